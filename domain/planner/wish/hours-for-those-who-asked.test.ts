/** What fills hours that nobody spoke of, and which days are taken where nobody said when. */
import { describe, expect, it } from 'vitest'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'

const context = { ...(await loadWishContext()), limits: { steps: 60 } }

async function plan(wish: string) {
  const { trip, assumed, unmet } = await planWish(wish, context)
  const stops = trip?.days.flatMap((day) => day.stops.map(({ name }) => name)) ?? []
  return { stops, start: trip?.start ?? '', assumed: assumed.join(' '), unmet: unmet.join(' ') }
}

describe('hours that nobody spoke of', { timeout: 60_000 }, () => {
  it('are for the town, and not for a play, a bath or a bar that few know', async () => {
    const { stops } = await plan('3 days in Tokyo from 12 May 2027, first time')
    expect(stops).not.toContain('Thermae-Yu')
    expect(stops).not.toContain('National Noh Theatre')
    const munich = await plan('3 days in Munich from 12 May 2027')
    expect(munich.stops).not.toContain('Kilians Irish Pub')
  })

  it('are for baths where they were asked for', async () => {
    const { stops } = await plan('3 days in Tokyo from 12 May 2027, we want an onsen')
    expect(stops.join(' ')).toMatch(/Thermae-Yu|onsen|Spa|Hot Spring/i)
  })

  it('lead nobody under age through a brewery', async () => {
    const { stops } = await plan('6 days in Tokyo from 12 May 2027 with our teens, 13 and 16')
    expect(stops.join(' ')).not.toMatch(/brewery/i)
  })

  it('are at the stadium that was named, and at no other', async () => {
    const { stops } = await plan('2 days in London from 12 May 2027, Arsenal stadium tour')
    const stadiums = stops.filter((name) => /stadium/i.test(name))
    expect(stadiums).toEqual(['Arsenal Emirates Stadium Tour'])
  })

  it('do not ask for a feast by one of its words', async () => {
    const { unmet } = await plan('4 days in Buenos Aires in May, tango')
    expect(unmet).not.toMatch(/festival/i)
  })
})

describe('days without a date', { timeout: 60_000 }, () => {
  it('keep clear of the worst of the year, and say so', async () => {
    const { start, assumed } = await plan('Quick Chicago architecture weekend, solo')
    expect(start.slice(5, 7)).toBe('05')
    expect(assumed).toContain('You did not say when: May is taken')
  })

  it('come soon where the season does no harm, or where soon was said', async () => {
    const tokyo = await plan('3 days in Tokyo, first time')
    expect(tokyo.start < '2027-01-01').toBe(true)
    const chicago = await plan('Chicago next week, 3 days')
    expect(chicago.start < '2027-01-01').toBe(true)
  })
})
