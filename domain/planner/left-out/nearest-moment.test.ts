import { describe, expect, it } from 'vitest'
import type { WalkedDay } from '../after-search/days-walked.ts'
import { explainLeftOut } from '../left-out.ts'
import { dates, place, read } from '../testing/sample-request.ts'
import { freeHoursFor } from './nearest-moment.ts'

const [date] = dates
const monday = { date, stops: [], free: [] } satisfies WalkedDay
const at = (north: number): [number, number] => [38.71 + north / 111, -9.14]

it('free hours hold what is open then, with the way there and on', () => {
  const garden = place('garden', { at: [38.712, -9.14], minutes: 60, hours: '09:00-18:00' })
  const request = read({ places: [garden], days: [{ date: dates[0] }] })
  const at: [number, number] = [38.71, -9.14]
  const free = (from: number, to: number) => [
    { ...monday, free: [{ from, to, at, near: 'Palace' }] },
  ]
  expect(freeHoursFor(garden, free(840, 960), request)?.says).toMatch(/free time on Monday/)
  expect(freeHoursFor(garden, free(840, 900), request)).toBeNull()
  expect(freeHoursFor(garden, free(1080, 1260), request)).toBeNull()
})

describe('the reason names the nearest moment of the plan', () => {
  const beach = place('beach', { name: 'The Beach', at: at(4), minutes: 120, essential: 0.9 })
  const tower = place('tower', { name: 'The Tower', at: at(0), minutes: 90 })
  const stop = (of: typeof beach, from: number) => {
    return { name: of.name, at: of.at, isOnFoot: true, place: of, from, to: from + of.minutes }
  }
  const free = [{ from: 1020, to: 1110, at: tower.at, near: 'The Tower' }]
  const days = [{ date, stops: [stop(beach, 600), stop(tower, 900)], free }]
  const reasonOf = (missing: typeof beach, walked: readonly WalkedDay[] = days) => {
    const request = read({ places: [missing, beach, tower], days: [{ date }] })
    return explainLeftOut(request, new Set(['beach', 'tower']), walked)[0]?.reason
  }

  it('which is the stop beside it, and no free hour across town', () => {
    expect(reasonOf(place('pier', { at: at(4.4), minutes: 60, essential: 0.6 }))).toBe(
      'It is close to The Beach, where you are on Monday, and takes 1 hour: name it to have it.',
    )
    expect(reasonOf(place('kiosk', { at: at(4.4), minutes: 20, essential: 0.6 }))).toBe(
      'It is close to The Beach, where you are on Monday: name it to have it as well.',
    )
  })

  it('or the stop that is nearer than the place where one is free', () => {
    expect(reasonOf(place('isle', { at: at(6), minutes: 75, essential: 0.6 }))).toMatch(
      /^It is \d+ minutes from The Beach, where you are on Monday: name it to have it planned\.$/,
    )
  })

  it('and says so where the stop beside it is at an hour when it is shut', () => {
    const late = place('bar', { at: at(4.4), minutes: 60, essential: 0.6, hours: '20:00-23:00' })
    expect(reasonOf(late)).toMatch(/^It is close to The Beach, but not for the hour/)
  })
})

it('what a day trip leads over is not left out, nor where one eats on it', () => {
  const cape = place('cape', {
    name: 'The Cape',
    at: [38.4, -9.2],
    dayTrip: {
      by: 'drive',
      minutesEachWay: 80,
      how: 'By car along the coast and back.',
      bookAhead: false,
      see: ['Cliff Drive on the way, if it is open', 'the lighthouse', 'the beach below it'],
      eat: 'Fish and chips in Old Harbor',
    },
  })
  const days = [
    { date, stops: [{ name: 'The Cape', at: cape.at, isOnFoot: false, place: cape }], free: [] },
  ]
  const reasonOf = (name: string) => {
    const missing = place('missing', { name, at: [38.5, -9.2], essential: 0.7 })
    const request = read({ places: [missing, cape], days: [{ date }, { date: dates[1] }] })
    return explainLeftOut(request, new Set(['cape']), days)[0]?.reason
  }
  expect(reasonOf('Cliff Drive')).toBe('You are there on Monday: it is part of The Cape.')
  expect(reasonOf('Old Harbor')).toBe('You may have lunch there on Monday, with The Cape.')
  expect(reasonOf('Old Harb')).not.toContain('lunch')
})
