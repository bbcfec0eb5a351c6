/** The first likings of a request have a place on every day; what is wanted once is had once. */
import { expect, it } from 'vitest'
import type { Place } from '#domain/places/schema.ts'
import { place, read } from '../testing/sample-request.ts'
import { withLoves } from './loves.ts'

const along = (index: number): Place['at'] => [38.71 + index * 0.008, -9.14]

const cafes = [0, 1, 2, 3].map((index) =>
  place(`cafe-${index}`, {
    kind: 'cafe',
    at: along(index),
    minutes: 40,
    offers: ['specialty coffee'],
    cuisines: ['coffee'],
  }),
)
const walls = [0, 1, 2, 3].map((index) =>
  place(`wall-${index}`, { kind: 'neighbourhood', at: along(index), offers: ['street art'] }),
)
const pizzerias = [0, 1, 2].map((index) =>
  place(`pizzeria-${index}`, { kind: 'restaurant', at: along(index), offers: ['pizza'] }),
)

it('coffee that was read as food alone is a wish for every day, at houses that are known for it', () => {
  const bakery = place('bakery', { kind: 'cafe', offers: ['bread', 'rolls', 'coffee'] })
  const request = read({ places: [bakery, ...cafes], interests: ['food'] })
  const [wish, ...others] = withLoves(request, '3 days in Lisbon, coffee and views').asked
  expect(others).toEqual([])
  expect(wish).toMatchObject({ what: 'coffee', daily: true, times: 3 })
  expect(wish?.placeIds.toSorted()).toEqual(cafes.map(({ id }) => id))
})

it('a liking that was met once is met on each day, in another corner of the town', () => {
  const twin = place('twin', { ...walls[0], id: 'twin', essential: 0.6 })
  const asked = [{ what: 'street art', placeIds: ['wall-0'], most: 1 }]
  const request = read({ places: [twin, ...walls], asked })
  const [wish] = withLoves(request, 'Lisbon, we love street art').asked
  expect(wish).toMatchObject({ daily: true, times: 3 })
  expect(wish?.most).toBeUndefined()
  expect(wish?.placeIds).toHaveLength(3)
  expect(wish?.placeIds).not.toContain('twin')
  expect(wish?.more).toContain('twin')
})

it('a dish that was named is had on every other day at least', () => {
  const asked = [{ what: 'pizza', placeIds: pizzerias.map(({ id }) => id), dish: 1, most: 1 }]
  const days = ['10', '11', '12', '13', '14'].map((day) => ({ date: `2027-05-${day}` }))
  const request = read({ places: pizzerias, asked, days })
  const [wish] = withLoves(request, 'Naples, 4 nights, pizza obviously').asked
  expect(wish).toMatchObject({ dish: 3, times: 3 })
})

it('one coffee, no coffee, and what was only mentioned are no love', () => {
  const liked = read({ places: cafes, interests: ['food'] })
  expect(withLoves(liked, 'Lisbon, food, and a good coffee on the way').asked).toEqual([])
  expect(withLoves(liked, 'Lisbon, food, no coffee please').asked).toEqual([])
  const other = read({ places: cafes, interests: ['art'] })
  expect(withLoves(other, 'Lisbon for art; we meet for coffee on Monday').asked).toEqual([])
})

it('only the first two that were named are for every day', () => {
  const books = [0, 1, 2].map((index) =>
    place(`books-${index}`, { kind: 'shopping', at: along(index), offers: ['bookshop'] }),
  )
  const request = read({ places: [...cafes, ...walls, ...books] })
  const { asked } = withLoves(request, 'We love coffee, street art and books, 3 days in Lisbon')
  expect(asked.map(({ what }) => what)).toEqual(['coffee', 'street art'])
})

it('music that was said for every night is for every night', () => {
  const houses = [0, 1].map((index) =>
    place(`house-${index}`, { kind: 'nightlife', at: along(index), offers: ['fado'] }),
  )
  const said = { what: 'fado', placeIds: houses.map(({ id }) => id), when: 'evening' as const }
  const days = ['10', '11', '12', '13'].map((day) => ({ date: `2027-05-${day}` }))
  const request = read({
    ...{ places: houses, days },
    asked: [{ ...said, daily: true, least: 4 }],
  })
  const [wish] = withLoves(request, 'Lisbon 4 days, fado every night').asked
  expect(wish).toMatchObject({ daily: true, times: 4, least: 4 })
})

it('music fills every other evening, and one in four of those who tire', () => {
  const houses = [0, 1, 2, 3].map((index) =>
    place(`house-${index}`, { kind: 'nightlife', at: along(index), offers: ['fado'] }),
  )
  const asked = [
    { what: 'fado', placeIds: houses.map(({ id }) => id), when: 'evening' as const, daily: true },
  ]
  const days = ['10', '11', '12', '13'].map((day) => ({ date: `2027-05-${day}` }))
  const evenings = (party: Parameters<typeof read>[0]['party']) =>
    withLoves(read({ places: houses, asked, days, party }), '4 days in Lisbon, tiles and fado')
      .asked[0]?.times
  expect(evenings({ who: ['friends'] })).toBe(2)
  expect(evenings({ who: ['seniors'], elderly: true })).toBe(1)
  expect(evenings({ children: true })).toBe(1)
})
