import { expect, it } from 'vitest'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'

const context = await loadWishContext()
const outings = new Map(
  context.destinations.flatMap(({ places }) =>
    places.flatMap(({ id, dayTrip }) => (dayTrip ? [[id, dayTrip] as const] : [])),
  ),
)

it('a country of which one town is known has days out into it, and says where one sleeps', async () => {
  const { trip, assumed } = await planWish('Seven days in Iceland in late September', context)
  const out = trip?.days.filter(({ stops }) =>
    stops.some(({ placeId }) => outings.has(placeId ?? '')),
  )
  expect(out?.length).toBeGreaterThan(1)
  expect(assumed.join(' ')).toContain('Reykjavik is the one town in Iceland')
})

it('keeps nights for the northern lights of a country as for those of a town', async () => {
  const { unmet, assumed } = await planWish(
    'Seven days driving around Iceland in late September, I would like to see northern lights',
    context,
  )
  expect(unmet.join(' ')).not.toMatch(/northern lights/i)
  expect(assumed.join(' ')).toMatch(/Northern lights: never certain/)
})

it('who booked an hour before the day would begin is up for it', async () => {
  const { trip, unmet, notes } = await planWish(
    '5 days in Rome with my parents, both 74, in October, no rush. Vatican Museums booked for Tuesday 9:30.',
    context,
  )
  const there = trip?.days.flatMap(({ stops }) =>
    stops.filter(
      ({ name, placeId }) => /Vatican Museums/.test(name) || placeId?.includes('vatican-museums'),
    ),
  )
  expect(there).toHaveLength(1)
  expect(there?.[0]?.start?.slice(11)).toBe('09:30')
  expect(unmet.join(' ')).not.toMatch(/Vatican/)
  expect(notes.join(' ')).not.toMatch(/Book[^.]*Vatican Museums/)
})

it('a region stands for the towns that lie in it, and for no city of the next', async () => {
  const { trip, assumed } = await planWish('A week in Tuscany in May', context)
  expect(trip?.stays.map(({ name }) => name)).toEqual(['Florence'])
  expect(assumed.join(' ')).toContain('Florence is the one town in Tuscany')
})

it('a region of which no town is known is not replaced in silence', async () => {
  const { trip, unmet } = await planWish('A week in Transylvania in June', context)
  expect(trip?.stays.map(({ name }) => name)).toEqual(['Bucharest'])
  expect(unmet.join(' ')).toContain('no town in Transylvania itself')
})

it('a small region beside towns is a stay of its own, and no city of another country', async () => {
  const { trip } = await planWish('Prague, Vienna and the Dolomites, 9 days in July', context)
  expect(trip?.stays.map(({ name }) => name)).toEqual(['Prague', 'Vienna', 'Dolomites'])
})
