import { expect, it } from 'vitest'
import { buildDayProblem } from '../problem/day-problem.ts'
import { dates, place, read } from '../testing/sample-request.ts'
import { daysWalked, livesThere, passedBy, type WalkedDay } from './days-walked.ts'

/** A Monday on which one walks a kilometre to the north. */
const monday = {
  date: dates[0],
  stops: [
    { name: 'Palace', at: [38.71, -9.14], isOnFoot: true },
    { name: 'Theatre', at: [38.72, -9.14], isOnFoot: true },
  ],
  free: [],
} satisfies WalkedDay

const square = (at: [number, number], more = {}) =>
  place('square', { kind: 'square', setting: 'outdoor', price: 0, at, ...more })

it('a square on the way is passed, and one beside a stop is seen', () => {
  expect(passedBy(square([38.715, -9.1395]), [monday])).toBe(
    'You pass it on Monday, between Palace and Theatre.',
  )
  expect(passedBy(square([38.7105, -9.14]), [monday])).toMatch(/^You are there on Monday: Palace/)
})

it('a house on the Passeig de Gràcia is not in the quarter of Gràcia, and one in that quarter is', () => {
  const quarter = place('gracia', { name: 'Gràcia', kind: 'neighbourhood', at: [38.716, -9.14] })
  const house = { name: 'House', at: [38.71, -9.14] satisfies [number, number], isOnFoot: false }
  const withHouse = (area: string) => [{ ...monday, stops: [{ ...house, area }] }]
  expect(passedBy(quarter, withHouse('Passeig de Gràcia, Eixample'))).toBeNull()
  expect(passedBy(quarter, withHouse('Carrer de Verdi, Gràcia'))).toMatch(/House is in it/)
})

it('what lies off the way, costs something or is seen inside is not passed', () => {
  expect(passedBy(square([38.715, -9.13]), [monday])).toBeNull()
  expect(passedBy(square([38.715, -9.14], { price: 2 }), [monday])).toBeNull()
  expect(passedBy(square([38.715, -9.14], { kind: 'museum' }), [monday])).toBeNull()
  const ridden = monday.stops.map((stop) => ({ ...stop, isOnFoot: false }))
  expect(passedBy(square([38.715, -9.14]), [{ ...monday, stops: ridden }])).toBeNull()
})

it('the way from the lodging and back leads past places, too', () => {
  const door = [38.71, -9.14] satisfies [number, number]
  const home = { from: door, to: door, isWalkedBack: true }
  const at = [38.73, -9.14] satisfies [number, number]
  const boats = { name: 'Fish Boats', at, isOnFoot: false }
  const bridge = square([38.72, -9.1395], { kind: 'bridge' })
  const day = { date: dates[0], stops: [boats], free: [], home }
  expect(passedBy(bridge, [day])).toBe('You pass it on Monday, on the way back from Fish Boats.')
  const outward = { ...boats, isOnFoot: true }
  expect(passedBy(bridge, [{ ...day, stops: [outward] }])).toMatch(/on the way to Fish Boats\.$/)
  expect(passedBy(bridge, [{ ...day, home: { ...home, isWalkedBack: false } }])).toBeNull()
})

it('a path of minutes is walked through, a forest of hours is not; and one lives in a quarter', () => {
  const grove = (minutes: number) => square([38.715, -9.14], { kind: 'nature', minutes })
  expect(passedBy(grove(30), [monday])).toMatch(/^You pass it on Monday/)
  expect(passedBy(grove(180), [monday])).toBeNull()
  const quarter = square([38.711, -9.14], { kind: 'neighbourhood' })
  expect(livesThere(quarter, read({ lodging: [38.71, -9.14] }))).toMatch(/^You stay there/)
  expect(livesThere(quarter, read({ lodging: [38.73, -9.14] }))).toBeNull()
})

it('on a day trip one is where it leads, and not at the lodging', () => {
  const dayTrip = { by: 'train', minutesEachWay: 50, how: 'By train, twice an hour.' } as const
  const lake = place('lake', {
    at: [38.9, -9.4],
    minutes: 240,
    dayTrip: { ...dayTrip, bookAhead: false },
  })
  const request = read({ places: [lake], days: [{ date: dates[0] }], mustSee: ['lake'] })
  const built = buildDayProblem(request)
  const trip = built.visits.findIndex(({ outing }) => outing !== null)
  const days = daysWalked(request, built, [[trip]])
  expect(passedBy(square([38.7105, -9.14]), days)).toBeNull()
  expect(passedBy(square([38.9, -9.4]), days)).toMatch(/^You are there on Monday: Place lake/)
})
