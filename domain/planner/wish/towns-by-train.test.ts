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
const beds = ({ stays }: Trip) => stays.map(({ name }) => name)
const names = ({ days }: Trip) => days.flatMap(({ stops }) => stops.map(({ name }) => name))

it('small towns stand in order between the ends of the trip, and a maybe is a day out', async () => {
  const { trip, assumed } = await planned(
    'Puglia by train, a slow week in June 2027, landing in Brindisi and flying home from Bari. Monopoli, Lecce, Ostuni, Locorotondo if there is time',
  )
  expect(beds(trip)).toEqual(['Lecce', 'Ostuni', 'Monopoli'])
  expect(names(trip)).toContain('A day out to Locorotondo')
  const said = assumed.join(' ')
  expect(said).toContain('You arrive in Brindisi and go on to Lecce')
  expect(said).toContain('from Monopoli to Bari')
  expect(said).toContain('It was a maybe')
})

it('nights that were told stay where they are', async () => {
  const { trip } = await planned(
    'Monopoli 1 night, Ostuni 1 night, Lecce 1 night, Locorotondo 1 night, May 2027, slow pace',
  )
  expect(beds(trip)).toContain('Locorotondo')
})
