/** What has an hour or a date of its own is planned then: feasts, tours of the night, a flight before dawn, an hour of rest. */
import { describe, expect, it } from 'vitest'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'

const context = { ...(await loadWishContext()), limits: { steps: 150 } }

const plan = async (wish: string) => {
  const { trip, notes, assumed, unmet } = await planWish(wish, context)
  const stops = (trip?.days ?? []).flatMap(({ date, stops: of }) =>
    of.map((stop) => ({ ...stop, date, from: stop.start?.slice(11) ?? '' })),
  )
  const at = (placeId: string) => stops.find((stop) => stop.placeId === placeId)
  return { trip, stops, at, notes, assumed: assumed.join(' '), unmet: unmet.join(' ') }
}

describe('who comes for a feast', { timeout: 60_000 }, () => {
  it('is in the Sambadrome on a night of parades, with the bands before, and sleeps after it', async () => {
    const { at, stops, unmet } = await plan(
      'Rio de Janeiro for carnival, 4 to 10 February 2027, three friends. One night at the Sambadrome, and Sugarloaf.',
    )
    expect(at('sambadrome')).toMatchObject({ date: '2027-02-07', minutes: 180 })
    expect(at('sambadrome')?.from ?? '').toMatch(/^21:/)
    expect(at('ipanema-beach')?.reasons.join(' ')).toMatch(/bloco/)
    expect(stops.find(({ date }) => date === '2027-02-08')?.from ?? '').toMatch(/^1[12]:/)
    expect(unmet).not.toMatch(/Sambadrome/)
  })

  it('sees the fireworks and the parade of the new year, and all go to Macau on a day on which all can', async () => {
    const { at, assumed } = await plan(
      'Hong Kong during Chinese New Year 2027, 5–9 February, with teens 13 and 16: fireworks, the parade and a day trip to Macau. My husband is working Monday until 2pm.',
    )
    expect(at('star-ferry')?.date).toBe('2027-02-06')
    expect(at('avenue-of-stars-and-the-promenade')).toMatchObject({ date: '2027-02-07' })
    expect(at('avenue-of-stars-and-the-promenade')?.from ?? '').toMatch(/^19:[0-4]/)
    expect(at('macau')?.date).not.toBe('2027-02-08')
    expect(assumed).toMatch(/February 8: your husband is at work until 14:00/)
  })

  it('is out at midnight of the year after the opera, and in bed on the morning after', async () => {
    const { at, stops } = await plan(
      'Vienna, 29 December 2026 to 2 January 2027, both 60, opera tickets on the 31st at 7pm',
    )
    expect(at('graben-and-kohlmarkt')).toMatchObject({ date: '2026-12-31' })
    expect(at('graben-and-kohlmarkt')?.from ?? '').toMatch(/^2[23]:/)
    expect(stops.find(({ date }) => date === '2027-01-01')?.from ?? '').toMatch(/^1[1-3]:/)
  })

  it('dines on the evening of Valentine’s Day itself', async () => {
    const { stops } = await plan("Valentine's weekend in Paris from 12 to 14 February 2027")
    const dinner = stops.find(
      ({ kind, reasons }) => kind === 'meal' && reasons.join(' ').includes('Valentine'),
    )
    expect(dinner?.date).toBe('2027-02-14')
    expect(dinner?.from ?? '').toMatch(/^(?:19|20|21):/)
  })
})

describe('the clock of a journey', { timeout: 60_000 }, () => {
  it('leaves three full days between a late flight in and an early one out', async () => {
    const { trip, stops, unmet } = await plan(
      '3 full days in Krakow in October: Auschwitz one day, the Wieliczka salt mine. Arriving Thursday 23:00 at the airport, leaving Monday 6:15 in the morning',
    )
    const weekdays = trip?.days.map(({ date }) => new Date(`${date}T12:00Z`).getUTCDay())
    expect(weekdays).toEqual([5, 6, 0])
    expect(unmet).not.toMatch(/not all of it fits/)
    expect(stops.at(-1)?.end?.slice(11) ?? '').toMatch(/^(?:19|20):/)
  })

  it('ends the last day in time for a journey "in the evening"', async () => {
    const { stops, assumed } = await plan(
      'Rome from 4 to 6 June 2027, leaving on Sunday in the evening, art',
    )
    expect(assumed).toMatch(/On the last day you leave town by 17:00/)
    expect((stops.at(-1)?.end?.slice(11) ?? '') <= '17:00').toBe(true)
  })
})

describe('what is for the night', { timeout: 60_000 }, () => {
  it('is not planned in the morning: the tour to the northern lights', async () => {
    const { at } = await plan('Reykjavik 4 days in the middle of January, northern lights')
    expect(at('northern-lights-tour')?.from ?? '').toMatch(/^2\d:/)
  })
})

describe('who asks for care', { timeout: 60_000 }, () => {
  it('with a cane has a rest every day, also beside a grandchild, and no volcano', async () => {
    const { trip } = await plan(
      'Paris 4 days from 14 April 2027 with my mother (78, walks with a cane) and my son who is 10',
    )
    for (const { stops } of trip?.days ?? [])
      expect(stops.map(({ name }) => name).join()).toMatch(/A rest/)
    const knee = await plan('Auckland 3 days in March, my husband has a bad knee, wine and gardens')
    const names = knee.stops.map(({ name }) => name).join()
    expect(names).not.toMatch(/Rangitoto|Maungawhau/)
  })

  it('has a second plan for every day, where it may rain', async () => {
    const { notes, trip } = await plan(
      'Amsterdam 3 days in November, please have a plan B for rain each day',
    )
    const rain = notes.filter((note) => note.startsWith('If it rains on '))
    expect(rain).toHaveLength(trip?.days.length ?? 0)
    expect(rain.join(' ')).toMatch(/ instead of | under a roof/)
  })
})
