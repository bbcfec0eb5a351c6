import { expect, it } from 'vitest'
import { planDays } from '../plan-days.ts'
import { dates, place, read } from '../testing/sample-request.ts'
import { groundOf } from './same-thing.ts'

const search = { seed: 1, goOn: (steps: number) => steps < 60 }
const planned = (asked: Parameters<typeof read>[0]) => {
  const outcome = planDays(read({ days: [{ date: dates[0] }], ...asked }), search)
  if (!outcome.ok) throw new Error('Nothing is in the way')
  return outcome.trip.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId))
}

it('a lake and the way around it by bike are one thing, unless both were named', () => {
  const places = [
    place('lake', { name: 'West Lake', kind: 'park', setting: 'outdoor' }),
    place('bike', { name: 'West Lake by Bike', kind: 'activity', setting: 'outdoor' }),
  ]
  expect(planned({ places }).filter((id) => id === 'lake' || id === 'bike')).toHaveLength(1)
  expect(planned({ places, mustSee: ['lake', 'bike'] })).toEqual(
    expect.arrayContaining(['lake', 'bike']),
  )
})

it('a day has one swim for those who did not come to swim', () => {
  const places = [
    place('beach', { kind: 'beach', setting: 'outdoor' }),
    place('bath', { name: 'Harbour Bath', kind: 'activity', setting: 'outdoor' }),
  ]
  const swims = (ids: (string | null)[]) => ids.filter((id) => id === 'beach' || id === 'bath')
  expect(swims(planned({ places }))).toHaveLength(1)
  expect(swims(planned({ places, interests: ['beach'] }))).toHaveLength(2)
})

const top = place('cable-car', {
  name: 'Bald Mountain Cableway',
  kind: 'viewpoint',
  setting: 'outdoor',
  essential: 1,
})
const gorge = place('gorge', {
  name: 'Straight Gorge',
  kind: 'nature',
  setting: 'outdoor',
  minutes: 180,
  about: 'The straight hike up Bald Mountain: two hours in a cleft, and the cable car down.',
})
const both = (id: string | null) => id === 'cable-car' || id === 'gorge'

it('a mountain is gone up once, by rope or on foot, unless both were named', () => {
  const days = dates.map((date) => ({ date }))
  const places = [top, gorge]
  expect(planned({ places, days }).filter(both)).toHaveLength(1)
  expect(planned({ places, days, mustSee: ['gorge'] }).filter(both)).toEqual(['gorge'])
  const named = planned({ places, days, mustSee: ['gorge', 'cable-car'] })
  expect(named.filter(both)).toHaveLength(2)
})

it('a funicular is the way up its castle, and no fountain that is called after the hill', () => {
  const request = read({
    places: [
      place('castle', { name: 'Greenhill', kind: 'palace', setting: 'both', essential: 0.9 }),
      place('ride', { name: 'Greenhill Funicular', kind: 'activity', setting: 'outdoor' }),
      place('fountain', { name: 'Magic Fountain of Greenhill', setting: 'outdoor' }),
    ],
  })
  const [castle, ride, fountain] = request.places.map((each) => groundOf(each, request))
  expect(ride).toBe(castle)
  expect(ride).toBe('castle')
  expect(fountain).toBeUndefined()
})

it('a boat that leaves from a pier is not the pier', () => {
  const request = read({
    places: [
      place('pier', { name: 'Old Harbor', kind: 'neighbourhood', setting: 'outdoor' }),
      place('whales', { name: 'Whale Watching from Old Harbor', kind: 'activity' }),
    ],
  })
  expect(request.places.map((each) => groundOf(each, request))).toEqual([undefined, undefined])
})

it('a stay has one boat for the view, and whales besides', () => {
  const days = dates.map((date) => ({ date }))
  const boat = (id: string, offers: string[]) =>
    place(id, { kind: 'activity', setting: 'outdoor', offers })
  const places = [
    boat('cruise', ['harbor cruise', 'boat trip']),
    boat('ferry', ['ferry ride', 'skyline view']),
    boat('sail', ['sunset cruise', 'sailing trip']),
    boat('whales', ['whale watching', 'boat trip']),
  ]
  const stops = planned({ places, days })
  expect(stops).toContain('whales')
  expect(stops.filter((id) => id && ['cruise', 'ferry', 'sail'].includes(id))).toHaveLength(1)
  const asked = planned({ places, days, mustSee: ['cruise', 'ferry'] })
  expect(asked).toEqual(expect.arrayContaining(['cruise', 'ferry']))
})

it('the boat that a town is known for is not left for a lesser one', () => {
  const boat = (id: string, essential: number) =>
    place(id, { kind: 'activity', setting: 'outdoor', offers: ['boat trip'], essential })
  const stops = planned({ places: [boat('lesser', 0.4), boat('known', 0.6)] })
  expect(stops).toContain('known')
  expect(stops).not.toContain('lesser')
})

it('on the day of a bath that was named there is no second one', () => {
  const places = [
    place('lagoon', { name: 'Blue Lagoon', kind: 'spa', setting: 'outdoor' }),
    place('pool', { name: 'Town Pool', kind: 'spa', about: 'Hot pots and a slide of the town.' }),
  ]
  const stops = planned({ places, mustSee: ['lagoon'] })
  expect(stops).toContain('lagoon')
  expect(stops).not.toContain('pool')
})

it('a park by bike is the path around it that one cycles, whatever that is called', () => {
  const { places, ...request } = read({
    places: [
      place('wall', {
        name: 'Stanley Park Seawall',
        kind: 'park',
        setting: 'outdoor',
        offers: ['bike ride'],
      }),
      place('bike', { name: 'Stanley Park by Bike', kind: 'activity', setting: 'outdoor' }),
      place('golf', { name: 'Stanley Park Golf', kind: 'activity', setting: 'outdoor' }),
    ],
  })
  const grounds = places.map((each) => groundOf(each, { ...request, places }))
  expect(grounds).toEqual(['wall', 'wall', undefined])
})

it('a match in the stadium beside a shrine is not the shrine, and a boat from a pier is not the pier', () => {
  const shrine = place('shrine', { name: 'Meiji Shrine', kind: 'worship', setting: 'outdoor' })
  const match = place('match', { name: 'Baseball at Meiji Shrine Stadium', kind: 'activity' })
  const walk = place('walk', { name: 'Meiji Shrine with a Priest', kind: 'activity' })
  const pier = place('pier', { name: 'The Old Port', kind: 'neighbourhood', setting: 'outdoor' })
  const boat = place('boat', { name: 'Sailing from The Old Port', kind: 'activity' })
  const request = read({ places: [shrine, match, walk, pier, boat] })
  const grounds = request.places.map((each) => groundOf(each, request))
  expect(grounds).toEqual(['shrine', undefined, 'shrine', undefined, undefined])
})
