import { expect, it } from 'vitest'
import { planWish } from '../wish/plan-wish.ts'
import { loadWishContext } from '../wish/testing/wish-context.ts'

const context = { ...(await loadWishContext()), limits: { steps: 60 } }
const daysOf = async (text: string) => {
  const { trip } = await planWish(text, context)
  return (trip?.days ?? []).map(({ date, stops }) => ({ date, first: stops[0]?.start ?? '' }))
}

it('a part of the day is an hour of arrival, and days that were told stay as many', async () => {
  const [eve, day] = await daysOf('Paris on Saturday 21 November 2026, arriving the evening before')
  expect(eve?.date).toBe('2026-11-20')
  expect((eve?.first ?? '') >= '2026-11-20T18:30').toBe(true)
  expect(day?.date).toBe('2026-11-21')
  expect((day?.first ?? '') < '2026-11-21T11:00').toBe(true)
  const one = await daysOf(
    'One day in Paris on Saturday 21 November 2026, we arrive the evening before and stay in the Marais',
  )
  expect(one.map(({ date }) => date)).toEqual(['2026-11-21'])
})

it('a day with hours of its own begins and ends by them, and from the afternoon on is an evening', async () => {
  const evening = await planWish('Milan tonight, free from 7 till midnight', context)
  expect(evening.trip?.title).toMatch(/^An evening/)
  const [day] = evening.trip?.days ?? []
  expect((day?.stops[0]?.start ?? '') >= '2026-11-16T19:00').toBe(true)
  const morning = await planWish('Vienna on 4 December, only have the morning', context)
  const [only] = morning.trip?.days ?? []
  expect((only?.stops.at(-1)?.end ?? '') <= '2026-12-04T13:00').toBe(true)
})

it('ends on a day with a date are those of the journey', async () => {
  const { trip } = await planWish(
    'Rome, Friday 5 March 2027 afternoon to Sunday 7 March 2027 evening',
    context,
  )
  const days = trip?.days ?? []
  expect((days[0]?.stops[0]?.start ?? '') >= '2027-03-05T15:00').toBe(true)
  expect((days.at(-1)?.stops.at(-1)?.end ?? '') <= '2027-03-07T21:00').toBe(true)
})

it('a flight soon after midnight ends the evening before, which is the last day', async () => {
  const { trip } = await planWish(
    'Lisbon 11 to 14 June 2027, we land Friday at 17:20 and our flight home is Monday 14th at 00:55',
    context,
  )
  const days = trip?.days ?? []
  expect(days.at(-1)?.date).toBe('2027-06-13')
  expect(trip?.assumed.some((says) => says.startsWith('Leave for the airport by 22:25:'))).toBe(
    true,
  )
  expect((days[0]?.stops[0]?.start ?? '') >= '2027-06-11T18:30').toBe(true)
})
