/** No heading of a planned day names what the day has not, or an hour at which it is not there. */
import { expect, it } from 'vitest'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { allSaid } from '#domain/places/moments.ts'
import type { Destination } from '#domain/places/schema.ts'
import { daylight } from '#domain/sun/daylight.ts'
import type { Day } from '#domain/trip/schema.ts'
import { minuteOn } from '../clock.ts'
import { planDays } from '../plan-days.ts'
import { planRequestSchema } from '../schema.ts'

/** One of so many destinations, so that the test stays quick; another month for each. */
const oneOf = 9
const months = ['01', '04', '07', '10']

function planned(town: Destination, month: string): Day[] {
  const request = planRequestSchema.parse({
    about: { zone: town.timeZone, title: town.name },
    places: town.places,
    lodging: town.at,
    walks: town.walks,
    days: [11, 12, 13].map((day) => ({ date: `2027-${month}-${day}` })),
  })
  const outcome = planDays(request, { seed: 1, goOn: (steps) => steps < 60 })
  return outcome.ok ? [...outcome.trip.days] : []
}

const words = (text: string) => text.match(/[\p{L}\p{M}]+/gu) ?? []
const stems = (text: string) =>
  new Set(words(text).map((word) => word.toLowerCase().replace(/s$/, '')))

/** What a heading says that its day does not bear out. */
function untrue(day: Day, town: Destination): string[] {
  const title = day.title ?? ''
  const places = day.stops.flatMap(({ placeId }) => town.places.filter(({ id }) => id === placeId))
  const there = stems(
    places.map((place) => `${place.name} ${place.area} ${allSaid(place)}`).join(' '),
  )
  const names = words(title).filter((word, at) => at > 0 && /^\p{Lu}\p{L}{2}/u.test(word))
  const missing = names.filter((word) => !there.has(word.toLowerCase().replace(/s$/, '')))
  const { sunset } = daylight(town.at, day.date, town.timeZone)
  const atSunset = day.stops.some(
    ({ start, end }) =>
      start &&
      end &&
      minuteOn(day.date, start) <= (sunset ?? 0) + 5 &&
      minuteOn(day.date, end) >= (sunset ?? 0) - 5,
  )
  const has = (meal: string) => day.stops.some((stop) => stop.meal === meal)
  return [
    ...missing,
    ...(/\bsunset\b/.test(title) && !atSunset ? ['sunset'] : []),
    ...(/\blunch\b/.test(title) && !has('lunch') ? ['lunch'] : []),
    ...(/\b(?:dinner|supper)\b/.test(title) && !has('dinner') ? ['dinner'] : []),
  ]
}

it('headings are true of their days', async () => {
  const { destinations } = await loadCatalogue()
  const towns = destinations.filter((_, index) => index % oneOf === 0)
  const faults: string[] = []
  let titled = 0
  for (const [index, town] of towns.entries()) {
    for (const day of planned(town, months[index % months.length] ?? '04')) {
      if (day.title) titled += 1
      for (const what of untrue(day, town)) faults.push(`${town.name}, "${day.title}": ${what}`)
    }
  }
  expect(titled).toBeGreaterThan(2 * towns.length)
  expect(faults).toEqual([])
})
