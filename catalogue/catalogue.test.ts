import { describe, expect, it } from 'vitest'
import { kilometres } from '#domain/places/distance.ts'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { openSpansOn, parseOpeningHours } from '#domain/places/opening-hours.ts'
import type { Coordinates, Destination, Place } from '#domain/places/schema.ts'
import { landAround } from './testing/land.ts'

const { destinations } = await loadCatalogue()
const everyPlace = destinations.flatMap((destination) =>
  destination.places.map((place) => ({ destination, place })),
)

/** Every place of which a rule does not hold, by name, so that a failure says what to mend. */
function exceptions(holds: (place: Place, destination: Destination) => boolean): string[] {
  return everyPlace
    .filter(({ place, destination }) => !holds(place, destination))
    .map(({ place, destination }) => `${destination.slug}/${place.id}`)
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, at) => values.indexOf(value) !== at)
}

describe('the catalogue', () => {
  it('has destinations and places enough to plan with', () => {
    expect(destinations.length).toBeGreaterThanOrEqual(60)
    expect(new Set(destinations.map(({ country }) => country)).size).toBeGreaterThanOrEqual(35)
    expect(everyPlace.length).toBeGreaterThanOrEqual(1_200)
  })

  it.each(['paris', 'london', 'new-york', 'cancun', 'seattle', 'tokyo', 'kyoto', 'miami'])(
    'knows %s in depth',
    (slug) => {
      const destination = destinations.find((each) => each.slug === slug)
      expect(destination?.places.length).toBeGreaterThanOrEqual(40)
    },
  )

  it('names real countries, currencies and time zones', () => {
    const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    const currencies = new Set(Intl.supportedValuesOf('currency'))
    const wrong = destinations.filter(({ country, currency, timeZone }) => {
      const zoneExists = () => new Intl.DateTimeFormat('en', { timeZone }).format() !== ''
      return !(countries.of(country) && currencies.has(currency) && zoneExists())
    })
    expect(wrong.map(({ slug }) => slug)).toEqual([])
  })

  it('has weather that could be: highs above lows, and seasons', () => {
    const wrong = destinations.filter(({ climate: { high, low } }) =>
      high.some((value, month) => value <= (low[month] ?? Number.POSITIVE_INFINITY)),
    )
    expect(wrong.map(({ slug }) => slug)).toEqual([])
    const warmest = ({ climate: { high } }: Destination) => high.indexOf(Math.max(...high))
    const upsideDown = destinations.filter((each) => {
      const [latitude] = each.at
      if (Math.abs(latitude) < 30) return false
      return latitude > 0
        ? warmest(each) < 5 || warmest(each) > 9
        : ![11, 0, 1].includes(warmest(each))
    })
    expect(upsideDown.map(({ slug }) => slug)).toEqual([])
  })

  it('keeps every place within 40 km of its destination, day trips within 450, and every bed too', () => {
    const farthest = ({ dayTrip }: Place) => (dayTrip ? 450 : 40)
    expect(exceptions((place, { at }) => kilometres(place.at, at) <= farthest(place))).toEqual([])
    const beds = destinations.flatMap(({ slug, at, stayAreas }) =>
      stayAreas
        .filter((area) => kilometres(area.at, at) > 40)
        .map(({ name }) => `${slug}: ${name}`),
    )
    expect(beds).toEqual([])
  })

  it('knows day trips, with a way there and back that fits in a day', () => {
    const dayTrips = everyPlace.filter(({ place }) => place.dayTrip)
    expect(dayTrips.length).toBeGreaterThanOrEqual(200)
    const waking = 14 * 60
    const tooLong = exceptions(
      ({ dayTrip, minutes }) => !dayTrip || 2 * dayTrip.minutesEachWay + minutes <= waking,
    )
    expect(tooLong).toEqual([])
  })

  it('tells day trips by their stops, in a walk of a few, none of them the place itself', () => {
    const told = everyPlace.filter(({ place }) => place.dayTrip?.see)
    expect(told.length).toBeGreaterThanOrEqual(350)
    const plain = (words: string) => words.toLowerCase().replace(/^the /, '')
    const repeats = exceptions(
      ({ name, dayTrip }) => !dayTrip?.see?.some((stop) => plain(stop) === plain(name)),
    )
    expect(repeats).toEqual([])
    const twice = exceptions(({ dayTrip }) => {
      const stops = (dayTrip?.see ?? []).map(plain)
      return repeated(stops).length === 0
    })
    expect(twice).toEqual([])
    // A reason of a stop is read at a glance, and no longer than a trip can hold.
    const long = exceptions(({ dayTrip }) => (dayTrip?.see ?? []).join(', ').length <= 230)
    expect(long).toEqual([])
  })

  it('says what to eat only of a day trip that is told by its stops', () => {
    expect(exceptions(({ dayTrip }) => !dayTrip?.eat || dayTrip.see !== undefined)).toEqual([])
  })

  it.each([
    ['cusco', 'Machu Picchu'],
    ['cancun', 'Chichén Itzá'],
    ['las-vegas', 'Grand Canyon South Rim'],
    ['ljubljana', 'Lake Bled'],
    ['munich', 'Neuschwanstein Castle'],
    ['madrid', 'Toledo'],
    ['sydney', 'Blue Mountains'],
    ['tokyo', 'Kamakura'],
  ])('goes from %s to %s for a day', (slug, name) => {
    const trip = destinations
      .find((each) => each.slug === slug)
      ?.places.find((place) => place.name === name)
    expect(trip?.dayTrip?.minutesEachWay).toBeGreaterThanOrEqual(60)
    expect(trip?.essential).toBeGreaterThanOrEqual(0.75)
  })

  it('has nothing in the sea', () => {
    expect(landAround([0, -30])([0, -30])).toBe(false)
    expect(landAround([48.8566, 2.3522])([48.8566, 2.3522])).toBe(true)
    // Islands that are too small or too new for the map.
    const islands = [
      'isla-contoy-national-park',
      'ossiano',
      'aquaventure-world',
      'lopud-and-sunj-beach',
      'buyukada',
      'rosario-islands',
      'sandhamn',
      'capri',
    ]
    const swimming = destinations.flatMap(({ slug, at, places }) => {
      const nearby = landAround(at)
      const onLand = (point: Coordinates) =>
        Math.abs(point[0] - at[0]) < 1 ? nearby(point) : landAround(point)(point)
      return places
        .filter((place) => !(onLand(place.at) || islands.includes(place.id)))
        .map(({ id }) => `${slug}/${id}`)
    })
    expect(swimming).toEqual([])
  }, 30_000)

  it('has nothing twice', () => {
    for (const { slug, places } of destinations) {
      expect(repeated(places.map(({ id }) => id)), slug).toEqual([])
      expect(repeated(places.map(({ name }) => name.toLowerCase())), slug).toEqual([])
      expect(repeated(places.map(({ at }) => at.join())), slug).toEqual([])
    }
    expect(repeated(destinations.map(({ slug }) => slug))).toEqual([])
    expect(repeated(everyPlace.map(({ place }) => place.about))).toEqual([])
  })

  it('knows hours in which a visit fits, on some day of the year', () => {
    const days = Array.from({ length: 365 }, (_, day) =>
      new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10),
    )
    const never = exceptions(({ hours, minutes }) => {
      if (hours === null) return true
      const parsed = parseOpeningHours(hours)
      return (
        parsed.ok &&
        days.some((day) =>
          openSpansOn(parsed.hours, day).some(({ from, to }) => to - from >= Math.min(minutes, 60)),
        )
      )
    })
    expect(never).toEqual([])
  })

  it('has walks of places that it knows, none of them out of town, and each by one name', () => {
    const wrong = destinations.flatMap(({ slug, walks = [], places }) => {
      const known = new Map(places.map((place) => [place.id, place]))
      return [
        ...walks.flatMap(({ name, stops }) =>
          stops
            .filter((id) => known.get(id)?.dayTrip !== undefined || !known.has(id))
            .map((id) => `${slug}: ${name}: ${id}`),
        ),
        ...repeated(walks.map(({ name }) => name)).map((name) => `${slug}: ${name} twice`),
      ]
    })
    expect(wrong).toEqual([])
    const few = destinations.filter(({ walks = [] }) => walks.length < 6)
    expect(few.map(({ slug }) => slug)).toEqual([])
  })

  it('has every sight that a first visit would look for in a walk, or in what is in one', () => {
    const alone = destinations.flatMap(({ slug, walks = [], places }) => {
      const walked = new Set(walks.flatMap(({ stops }) => stops))
      return places
        .filter(({ essential, dayTrip }) => essential >= 0.7 && !dayTrip)
        .filter(({ id, partOf }) => !(walked.has(id) || partOf))
        .map(({ id }) => `${slug}/${id}`)
    })
    expect(alone).toEqual([])
  })

  it('knows what lies in or on what: another place of the town, near it, and not the other way round', () => {
    const apart = exceptions(({ id, at, partOf, dayTrip }, { places }) => {
      if (partOf === undefined) return true
      const whole = places.find((place) => place.id === partOf)
      if (!whole || whole.id === id || dayTrip || whole.dayTrip) return false
      return whole.partOf !== id && kilometres(at, whole.at) <= 2.5
    })
    expect(apart).toEqual([])
  })

  it('ends a visit elsewhere only where that is a way from its beginning, and no journey', () => {
    const odd = exceptions(({ at, endsAt, dayTrip }) => {
      if (!endsAt) return true
      const far = kilometres(at, endsAt)
      return !dayTrip && far >= 0.15 && far <= 60
    })
    expect(odd).toEqual([])
  })

  it('says where to eat, what it serves and when', () => {
    const isMeal = ({ kind }: Place) => kind === 'restaurant' || kind === 'cafe'
    expect(exceptions((place) => !isMeal(place) || Boolean(place.cuisines && place.meals))).toEqual(
      [],
    )
    const hungry = destinations.filter(({ places }) => places.filter(isMeal).length < 15)
    expect(hungry.map(({ slug }) => slug)).toEqual([])
  })

  it('writes plainly: no shouting, no brochure, no prices', () => {
    const brochure = /!|must[- ]see|world[- ]famous|breathtaking|hidden gem|[$€£]\s?\d/i
    expect(exceptions(({ about }) => !brochure.test(about))).toEqual([])
  })
})
