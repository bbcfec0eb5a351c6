/** What the catalogue says of some time or some people: sentences that stand alone, and can come true. */
import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { holdsAt } from '#domain/places/moments.ts'
import { openSpansOn, parseOpeningHours } from '#domain/places/opening-hours.ts'
import type { Destination, Moment, Place } from '#domain/places/schema.ts'
import { daylight } from '#domain/sun/daylight.ts'

const { destinations } = await loadCatalogue()
const every = destinations.flatMap((destination) =>
  destination.places.flatMap((place) =>
    (place.moments ?? []).map((moment) => ({ destination, place, moment })),
  ),
)

const dates = Array.from({ length: 365 }, (_, day) =>
  new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10),
)

/** Whether some visit within the opening hours of some day has the moment. */
function canHold(destination: Destination, place: Place, moment: Moment): boolean {
  const parsed = place.hours === null ? null : parseOpeningHours(place.hours)
  return dates.some((date) => {
    const sun = daylight(destination.at, date, destination.timeZone)
    const spans = parsed?.ok ? openSpansOn(parsed.hours, date) : [{ from: 0, to: 1440 }]
    return spans.some(({ from, to }) => {
      const opens = parsed && from > 0 ? from : null
      // A day trip has its way before and after it, and other places are left when they close.
      for (let start = from; start + Math.min(place.minutes, to - from) <= to; start += 15) {
        const visit = { date, start, minutes: place.minutes, sun, opens }
        const children = moment.with === 'children'
        if (holdsAt(moment, { ...visit, children })) return true
      }
      return false
    })
  })
}

describe('the moments of the catalogue', () => {
  it('are many', () => {
    expect(every.length).toBeGreaterThan(800)
  })

  it('are whole sentences, each said once', () => {
    const broken = every.filter(({ moment }) => !/^[\p{Lu}\d“‘"].*[.!?]$/u.test(moment.says))
    expect(broken.map(({ place, moment }) => `${place.id}: ${moment.says}`)).toEqual([])
    const said = every.map(({ moment }) => moment.says)
    expect(said.filter((says, index) => said.indexOf(says) !== index)).toEqual([])
    const twice = every.filter(({ place, moment }) => place.about.includes(moment.says))
    expect(twice.map(({ place }) => place.id)).toEqual([])
  })

  it('are had while the place is open, where one is to come for them', { timeout: 60_000 }, () => {
    const never = every.filter(
      ({ destination, place, moment }) => moment.come && !canHold(destination, place, moment),
    )
    expect(never.map(({ place, moment }) => `${place.id}: ${moment.says}`)).toEqual([])
  })
})
