/** A plan says what the town keeps while one is there, goes to see it, and says what was just missed. */
import { describe, expect, it } from 'vitest'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'

const context = { ...(await loadWishContext()), limits: { steps: 40 } }

const plan = async (wish: string) => {
  const { trip, notes, assumed } = await planWish(wish, context)
  const stops = trip?.days.flatMap(({ date, stops: of }) => of.map((stop) => ({ date, ...stop })))
  return { notes, assumed, dates: trip?.days.map(({ date }) => date) ?? [], stops: stops ?? [] }
}

describe('festivals of a stay', { timeout: 60_000 }, () => {
  it('Osaka in the days of Tenjin Matsuri has it at its top, and is by the river for the boats', async () => {
    const { notes, stops } = await plan('4 days in Osaka from 23 July 2027')
    expect(notes[0]).toMatch(/^Tenjin Matsuri, July 24–25: /)
    const there = stops.find(({ placeId }) => placeId === 'nakanoshima-park')
    expect(there?.date).toBe('2027-07-25')
    expect(there?.start?.slice(11) ?? '').toMatch(/^(?:17|18|19|20)/)
    expect(there?.reasons.join(' ')).toContain('boats')
  })

  it('who comes the day after is told so, and who leaves the day before', async () => {
    const after = await plan('3 days in Osaka from 26 July 2027')
    expect(after.notes.join('\n')).toContain(
      'Tenjin Matsuri (July 24–25) ends the day before you come.',
    )
    const before = await plan('3 days in Osaka from 20 July 2027')
    expect(before.notes.join('\n')).toContain(
      'Tenjin Matsuri (July 24–25) begins two days after you leave.',
    )
  })

  it('days that are other ones every year are said to be usual', async () => {
    const { notes } = await plan('3 days in Berlin from 12 February 2027')
    expect(notes.join('\n')).toContain('Berlinale, usually in February: ')
  })

  it('Athens at Easter follows the Greek calendar', async () => {
    const { notes } = await plan('4 days in Athens from 29 April 2027')
    expect(notes.join('\n')).toContain('Good Friday: the Epitaphios, April 30: ')
    const western = await plan('4 days in Athens from 25 March 2027')
    expect(western.notes.join('\n')).not.toContain('Epitaphios')
  })
})

describe('the week of a town', { timeout: 60_000 }, () => {
  it('the souks of Marrakesh are seen on another day than Friday, and it is said why', async () => {
    const { stops, notes } = await plan('3 days in Marrakesh from 8 April 2027')
    const souks = stops.filter(({ placeId }) => placeId === 'souks-of-the-medina')
    expect(souks).toHaveLength(1)
    expect(souks[0]?.date).not.toBe('2027-04-09')
    expect(notes.join('\n')).toContain('On Fridays many stalls of the souks are shut')
  })

  it('who has only a Friday goes on Friday', async () => {
    const { stops } = await plan('1 day in Marrakesh on 9 April 2027')
    expect(stops.some(({ placeId }) => placeId === 'souks-of-the-medina')).toBe(true)
  })
})
