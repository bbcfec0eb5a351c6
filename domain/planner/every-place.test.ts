import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar/calendar-days.ts'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { openSpansOn, parseOpeningHours } from '#domain/places/opening-hours.ts'
import { isClosedBySaying } from '#domain/places/said-dates.ts'
import type { Place } from '#domain/places/schema.ts'
import { oneOfEvery } from '#testing/full-run-only.ts'
import { hangsAfter } from '#testing/run-count.ts'
import { planDays } from './plan-days.ts'
import { isInItsDays } from './said/come-times.ts'
import { planRequestSchema } from './schema.ts'
import { minutesOn } from './testing/sample-request.ts'

const days = Array.from({ length: 365 }, (_, index) => addDays('2027-05-10', index))

/** A day of the year on which the place's own hours, moments and words ("on the second Saturday") leave time for it. */
function openDay(place: Place): string | undefined {
  const hours = place.hours === null ? null : parseOpeningHours(place.hours)
  if (hours?.ok === false) return undefined
  const isLongEnough = (date: string) =>
    hours === null ||
    openSpansOn(hours.hours, date).some(({ from, to }) => to - from >= place.minutes)
  return days.find(
    (date) =>
      isInItsDays(place, date) && !isClosedBySaying(place.about, date) && isLongEnough(date),
  )
}

describe('every place of the catalogue', { timeout: hangsAfter(120_000) }, () => {
  it('can be the one thing asked for on a day when it is open', async () => {
    const { destinations } = await loadCatalogue()
    const failed: string[] = []
    const all = destinations.flatMap(({ places }) => places)
    expect(all.length).toBeGreaterThan(3000)
    const tried = new Set(oneOfEvery(10, all))
    for (const destination of destinations) {
      for (const place of destination.places.filter((each) => tried.has(each))) {
        const date = openDay(place)
        if (date === undefined) {
          failed.push(`${place.id} is never open`)
          continue
        }
        const request = planRequestSchema.parse({
          places: [place],
          days: [{ date }],
          lodging: destination.stayAreas[0]?.at ?? destination.at,
          mustSee: [place.id],
          meals: { lunch: false, dinner: false },
        })
        const outcome = planDays(request, { seed: 1, goOn: (steps) => steps < 3 })
        const stops = outcome.ok ? (outcome.trip.days[0]?.stops ?? []) : []
        const stop = stops.find(({ placeId }) => placeId === place.id)
        if (!stop) failed.push(`${destination.slug} ${place.id} on ${date}`)
        else if (minutesOn(date, stop.start) % 5 !== 0) failed.push(`${place.id} at ${stop.start}`)
      }
    }
    expect(failed).toEqual([])
  })
})
