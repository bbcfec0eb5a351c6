import { describe, expect, it } from 'vitest'
import type { Place } from '#domain/places/schema.ts'
import { hoursOf } from './day-hours.ts'
import { planDays } from './plan-days.ts'
import { dates, minutesOn, place, read } from './testing/sample-request.ts'

const [date] = dates

/** When the one thing that was asked for begins, in minutes of its day; null where it has no room. */
function begins(there: Place): number | null {
  const request = read({
    places: [there],
    days: [{ date }],
    mustSee: [there.id],
    meals: { lunch: false, dinner: false },
  })
  const outcome = planDays(request, { seed: 1, goOn: (steps) => steps < 3 })
  const stop = outcome.ok && outcome.trip.days[0]?.stops.find((each) => each.placeId === there.id)
  return stop ? minutesOn(date, stop.start) : null
}

describe('a day is long enough for what was named', () => {
  it('where a guide sets out on the hour before others have had breakfast', () => {
    const walk = place('walk', {
      kind: 'activity',
      hours: null,
      minutes: 150,
      offers: ['walking tour'],
      bestTime: 'morning',
      moments: [{ says: 'The guide sets out at nine.', between: ['08:50', '11:40'], come: 'only' }],
    })
    expect(begins(walk)).toBe(9 * 60)
  })

  it('where it leaves before five', () => {
    const sunrise = place('sunrise', {
      kind: 'activity',
      hours: null,
      minutes: 420,
      offers: ['sunrise tour'],
      bestTime: 'morning',
      moments: [{ says: 'It leaves before five.', between: ['04:30', '12:00'], come: 'only' }],
    })
    expect(begins(sunrise)).toBeLessThanOrEqual(5 * 60)
  })

  it('where what is played begins when others go home', () => {
    const cabaret = place('cabaret', {
      kind: 'nightlife',
      hours: '19:00-01:00',
      minutes: 160,
      offers: ['cabaret show'],
      bestTime: 'evening',
    })
    expect(begins(cabaret)).toBeGreaterThanOrEqual(19 * 60 + 30)
  })
})

describe('a morning is slept through by nobody who did not ask to', () => {
  const out = (asked: Parameters<typeof read>[0]) => {
    const request = read({ days: [{ date }], ...asked })
    return hoursOf(request.days[0] ?? { date }, request).from
  }

  it('parents of a great age are out by ten', () => {
    expect(out({ party: { who: ['seniors'], elderly: true }, pace: 'slow' })).toBe(10 * 60)
  })

  it('who likes bars is out by ten, and after a night of dancing half an hour later', () => {
    const club = { what: 'clubs', placeIds: ['club'], when: 'past-midnight' as const }
    expect(out({ interests: ['nightlife'] })).toBe(10 * 60)
    expect(out({ asked: [club], places: [place('club', { kind: 'nightlife' })] })).toBe(630)
  })
})
