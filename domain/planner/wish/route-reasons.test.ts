import { expect, it } from 'vitest'
import type { Trip } from '#domain/trip/schema.ts'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'

const context = await loadWishContext()
const planned = async (text: string) => {
  const answer = await planWish(text, context)
  if (!answer.trip) throw new Error(answer.question ?? 'No trip')
  return { ...answer, trip: answer.trip }
}
const towns = ({ stays }: Trip) => stays.map(({ name }) => name)
const journeys = ({ days }: Trip) =>
  days.flatMap(({ stops }) => stops.filter(({ kind }) => kind === 'journey'))

it('who fears the altitude begins on low ground, and flies to the mountains and back', async () => {
  const { trip, assumed, understood } = await planned(
    'Cusco and Lima, 2 to 8 June 2027, flights in and out of Lima. Nervous about the altitude, my sister was ill in Quito once',
  )
  expect(towns(trip)).toEqual(['Lima', 'Cusco'])
  expect(assumed.join(' ')).toContain('for the altitude')
  expect(journeys(trip).map(({ name }) => name)).toEqual(['Lima to Cusco', 'Cusco to Lima airport'])
  for (const { leg } of journeys(trip)) expect(leg?.mode).toBe('flight')
  const goals = understood.filter(({ slot }) => slot === 'destination').map(({ text }) => text)
  expect(goals).not.toContain('Quito')
})

it('a festival that is spoken of is on the days in its town', async () => {
  const { trip, assumed } = await planned(
    'Lima and Cusco, 21 to 27 June 2027. We heard there is a festival then and would like to see it',
  )
  const day = trip.days.findIndex(({ date }) => date === '2027-06-24')
  const cusco = trip.stays.find(({ name }) => name === 'Cusco')
  const place = (id: string | null | undefined) => trip.days.findIndex((each) => each.id === id)
  expect(place(cusco?.first)).toBeLessThanOrEqual(day)
  expect(place(cusco?.last)).toBeGreaterThanOrEqual(day)
  expect(assumed.join(' ')).toContain('Inti Raymi')
})

it('what both ends fly from is no way of its own', async () => {
  const { trip } = await planned('Rome and Florence in June, flying in and out of Rome, 7 nights')
  expect(towns(trip).toSorted()).toEqual(['Florence', 'Rome'])
  expect(journeys(trip).length).toBe(2)
})
