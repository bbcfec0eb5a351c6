import { describe, expect, it } from 'vitest'
import type { Meal, Place } from '#domain/places/schema.ts'
import type { PlanRequestInput } from '../schema.ts'
import { place, read } from '../testing/sample-request.ts'
import { dayInTitle } from './walk-titles.ts'

const places = [
  place('ruins', {
    name: 'Upper Terraces',
    essential: 0.8,
    about: 'Ruins of walls above the town.',
  }),
  place('stalls', {
    name: 'Weavers',
    essential: 0.5,
    about: 'Stalls of cloth and thread in a lane.',
  }),
  place('table', {
    name: 'The Spoon',
    essential: 0.2,
    kind: 'restaurant',
    about: 'A rice table of many bowls.',
  }),
  place('zoo', { name: 'City Zoo', essential: 0.4 }),
  place('park', { name: 'Oak Park', essential: 0.5 }),
  place('cafe', { name: 'Acorn', essential: 0.2, kind: 'cafe' }),
  place('cove', {
    name: 'White Cove',
    essential: 0.6,
    kind: 'beach',
    about: 'White sand below the cliffs.',
  }),
  place('villa', {
    name: 'Sea and Sky Villa',
    essential: 0.7,
    about: 'Rooms above the bay, one after another.',
  }),
  place('isle', {
    ...{ name: 'The Isle', essential: 0.3, about: 'An island of birds and heather.' },
    dayTrip: {
      by: 'ferry',
      minutesEachWay: 60,
      how: 'A boat goes there every morning.',
      bookAhead: false,
    },
  }),
]
const walks = [
  { name: 'Ruins down to the stalls', when: 'morning', stops: ['ruins', 'stalls', 'table'] },
  { name: 'Zoo and park with children', when: 'afternoon', stops: ['zoo', 'park', 'cafe'] },
  { name: 'White Cove at sunset', when: 'evening', stops: ['cove', 'table'] },
  { name: 'Terraces, then rice for lunch', when: 'morning', stops: ['ruins', 'table'] },
  { name: 'Two sights of the hill', when: 'day', stops: ['zoo', 'stalls', 'park'] },
] as const

interface Stop {
  id: string
  at: number
  minutes?: number
  meal?: Meal
}

function title(stops: readonly Stop[], more: Partial<PlanRequestInput> = {}) {
  const request = read({
    ...{ about: { zone: 'Europe/Lisbon' }, places },
    walks: walks.map((walk) => ({ ...walk, stops: [...walk.stops] })),
    ...more,
  })
  const [day] = request.days
  if (!day) throw new Error('There is a day')
  const found = (id: string): Place => {
    const one = request.places.find((each) => each.id === id)
    if (!one) throw new Error(`There is no ${id}`)
    return one
  }
  const headed = stops.map(({ id, at, minutes = 60, meal = null }) => ({
    ...{ place: found(id), start: at * 60, minutes, meal },
  }))
  return dayInTitle(headed, day, request)
}

const family = { party: { children: true } }
const lunch = { id: 'table', at: 12, meal: 'lunch' } as const
const dinner = { id: 'table', at: 20, meal: 'dinner' } as const

describe('the heading of a day is the walk that it follows', () => {
  it('and two in the order of the day', () => {
    expect(
      title([
        { id: 'ruins', at: 9 },
        { id: 'stalls', at: 10 },
      ]),
    ).toBe('Ruins down to the stalls')
    const both = [
      { id: 'zoo', at: 9 },
      { id: 'park', at: 10 },
      { id: 'ruins', at: 14 },
      { id: 'stalls', at: 15 },
    ]
    expect(title(both, family)).toBe('Zoo and park with children; Ruins down to the stalls')
  })

  it('only where what its name says is there, and for those who travel', () => {
    expect(
      title(
        [
          { id: 'park', at: 9 },
          { id: 'cafe', at: 10 },
        ],
        family,
      ),
    ).toBe('Oak Park')
    expect(
      title([
        { id: 'zoo', at: 9 },
        { id: 'park', at: 10 },
      ]),
    ).toBe('City Zoo and Oak Park')
  })

  it('only in its own order', () => {
    expect(
      title([
        { id: 'stalls', at: 9 },
        { id: 'ruins', at: 12 },
      ]),
    ).toBe('Weavers and Upper Terraces')
  })

  it('only at the hours that it tells of', () => {
    // In Lisbon the sun of 10 May sets at 20:38.
    expect(
      title([
        { id: 'cove', at: 20 },
        { ...dinner, at: 21.5 },
      ]),
    ).toBe('White Cove at sunset')
    expect(title([{ id: 'cove', at: 10 }, dinner])).toBe('White Cove')
  })

  it('only where a meal is the one that it names', () => {
    expect(title([{ id: 'ruins', at: 9 }, lunch])).toBe('Terraces, then rice for lunch')
    expect(title([{ id: 'ruins', at: 9 }, dinner])).toBe('Upper Terraces')
  })

  it('only whole where it counts', () => {
    const some = [
      { id: 'stalls', at: 9 },
      { id: 'zoo', at: 10 },
    ]
    expect(title(some)).toBe('Weavers and City Zoo')
  })
})

describe('else it is the best that there is', () => {
  it('by name, and apart where a name has an "and" of its own', () => {
    expect(
      title([
        { id: 'park', at: 9 },
        { id: 'villa', at: 12 },
        { id: 'zoo', at: 14 },
      ]),
    ).toBe('Oak Park; Sea and Sky Villa')
  })

  it('the trip of a day out of town', () => {
    expect(
      title([
        { id: 'isle', at: 10 },
        { id: 'villa', at: 18 },
      ]),
    ).toBe('The Isle')
  })

  it('nothing of a day that only eats', () => {
    expect(title([lunch, { id: 'cafe', at: 15 }])).toBeNull()
  })
})
