import { expect, it } from 'vitest'
import { firstThings, tiers } from '../first-things.ts'
import { dates, place, read } from '../testing/sample-request.ts'
import { visitTo } from '../testing/sample-visit.ts'
import { wishesLeftOut, withoutUnaskedTrips } from './room-for-wishes.ts'

const town = place('town', {
  kind: 'neighbourhood',
  minutes: 300,
  essential: 0.9,
  dayTrip: {
    by: 'train',
    minutesEachWay: 60,
    how: 'By train from the central station.',
    bookAhead: false,
  },
})
const bath = place('bath', { kind: 'spa', minutes: 240 })
const aBath = { what: 'a bath', placeIds: ['bath'] }
const asked = [aBath]
const visits = [visitTo(town), visitTo(bath)]

it('an unasked day out gives way to a wish that found no room', () => {
  const request = read({ places: [town, bath], asked })
  expect(wishesLeftOut(request, { visits, plan: [[0]] })).toBe(1)
  expect(withoutUnaskedTrips(request, { visits, plan: [[0]] })?.excursions).toBe('asked')
})

it('nothing gives way where all wishes are met, where nobody goes out, or where one asked to', () => {
  const request = read({ places: [town, bath], asked })
  expect(withoutUnaskedTrips(request, { visits, plan: [[0], [1]] })).toBeNull()
  expect(withoutUnaskedTrips(request, { visits, plan: [[], []] })).toBeNull()
  const onlyAsked = read({ places: [town, bath], asked, excursions: 'asked' })
  expect(withoutUnaskedTrips(onlyAsked, { visits, plan: [[0]] })).toBeNull()
})

it('what nobody said in words is no wish that is missed', () => {
  const likely = read({ places: [bath], asked: [{ ...aBath, implied: true as const }] })
  expect(wishesLeftOut(likely, { visits, plan: [[0]] })).toBe(0)
})

it('where wishes ask for more than days hold, each is met before one of them is met for the third time', () => {
  const pubs = Array.from({ length: 4 }, (_, n) => place(`pub${n}`, { kind: 'nightlife' }))
  const places = [...pubs, place('show', { kind: 'stage', essential: 0.1 })]
  const asked = [
    { what: 'pubs', placeIds: pubs.map(({ id }) => id), daily: true, times: 4 },
    { what: 'a show', placeIds: ['show'] },
  ]
  const promisedOn = (days: number) => {
    const request = read({ places, asked, days: dates.slice(0, days).map((date) => ({ date })) })
    const found = firstThings(request, places, ({ essential }) => essential)
    return [...found].flatMap(([id, tier]) => (tier === tiers.promised ? [id] : []))
  }
  expect(promisedOn(1)).toEqual(['pub0', 'pub1', 'show'])
  expect(promisedOn(3)).toHaveLength(5)
})
