/** A wish is met as often as it was asked for where a town has the places, and it is said where it is not. */
import { describe, expect, it } from 'vitest'
import type { Destination, Place } from '#domain/places/schema.ts'
import { hasFullRunTests } from '#testing/full-run-only.ts'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'

const context = { ...(await loadWishContext()), today: '2026-11-16' }

async function plan(text: string) {
  const answer = await planWish(text, context)
  const days = answer.trip?.days ?? []
  const stops = days.flatMap(({ date, stops: all }) => all.map((stop) => ({ ...stop, date })))
  const stamped = (what: string) =>
    stops.filter(({ reasons }) => reasons.includes(`Your wish: ${what}.`))
  return { ...answer, days, stops, stamped, unmetText: answer.unmet.join('\n') }
}

const july = 6

/** Some towns that have enough of it, spread over the catalogue. */
function townsWith(
  isIt: (place: Place) => boolean,
  least: number,
  { most = hasFullRunTests ? 4 : 2, warmest = 0 } = {},
): Destination[] {
  const having = context.destinations.filter(
    ({ places, climate }) =>
      (climate.high[july] ?? 0) >= warmest &&
      places.filter((place) => isIt(place) && !place.dayTrip).length >= least,
  )
  const step = Math.max(1, Math.floor(having.length / most))
  return having.filter((_, index) => index % step === 0).slice(0, most)
}

const kindOf = ({ places }: Destination, id: string | null) =>
  places.find((place) => place.id === id)?.kind

const saysBooks = /\b(?:bookshops?|bookstores?|booksellers?|books)\b/i
const isBookshop = ({ kind, name, about }: Place) =>
  kind === 'shopping' && saysBooks.test(`${name} ${about}`)

describe('a liking in the plural', { timeout: 120_000 }, () => {
  /** Open all year: a market of Advent is none in May. */
  const isMarketOfMay = ({ kind, hours }: Place) =>
    kind === 'market' && !/^[A-Z][a-z]{2} \d/.test(hours ?? '')
  it.each(townsWith(isMarketOfMay, 3).map((town) => [town.name, town] as const))(
    'markets in %s: on every other day, or a word of it',
    async (name, town) => {
      const { stamped, unmetText } = await plan(
        `4 days in ${name} from 10 May 2027, we love markets`,
      )
      const markets = stamped('markets')
      for (const { placeId } of markets) expect(kindOf(town, placeId)).toBe('market')
      if (markets.length < 2) expect(unmetText).toMatch(/You asked for markets: planned once/)
      expect(markets.length).toBeGreaterThan(0)
    },
  )

  it.each(townsWith(isBookshop, 1).map(({ name }) => [name]))(
    'bookshops in %s: at least one, with its stamp',
    async (name) => {
      const { stamped, unmetText } = await plan(`3 days in ${name} from 11 May 2027, bookshops`)
      expect(stamped('bookshops').length).toBeGreaterThan(0)
      expect(unmetText).not.toMatch(/bookshops: no place/)
    },
  )
})

describe('every day', { timeout: 120_000 }, () => {
  it.each(
    townsWith(({ kind, interests }) => kind === 'beach' && interests[0] === 'beach', 2, {
      warmest: 26,
    }).map((town) => [town.name, town] as const),
  )('a beach in %s: on each day, or it is said on how many and why', async (name, town) => {
    const { days, unmetText, notes } = await plan(
      `4 days in ${name} in July 2027, and we want some beach time every day`,
    )
    const bathing = days.filter(({ stops }) =>
      stops.some(({ placeId }) => kindOf(town, placeId) === 'beach'),
    ).length
    if (bathing === 4) expect(notes.join('\n')).toContain('The beach: on each of the 4 days.')
    else expect(unmetText).toMatch(/the beach every day: planned on \d of 4 days\. \w+day /)
    expect(bathing).toBeGreaterThan(1)
  })
})

describe('a number', { timeout: 120_000 }, () => {
  it.each(townsWith(({ kind }) => kind === 'museum', 12).map((town) => [town.name, town] as const))(
    'a couple of museums in %s are two or three of five days',
    async (name, town) => {
      const { stops } = await plan(
        `5 days in ${name} from 10 May 2027. We like parks and a couple of museums.`,
      )
      const houses = stops.filter(({ placeId }) =>
        ['museum', 'gallery'].includes(kindOf(town, placeId) ?? ''),
      )
      expect(houses.length).toBeGreaterThan(0)
      expect(houses.length).toBeLessThanOrEqual(3)
    },
  )
})

describe('days out of town that nobody asked for', { timeout: 120_000 }, () => {
  it.each(
    townsWith(() => true, 60, { most: 6 })
      .filter(({ places }) => places.filter(({ dayTrip }) => dayTrip).length > 2)
      .map((town) => [town.name, town] as const),
  )('%s: one at most for those who said what they came for', async (name, { places }) => {
    const { stops } = await plan(`6 days in ${name} from 10 May 2027, museums, markets and gardens`)
    const trips = places.filter(
      ({ id, dayTrip, kind, essential, interests }) =>
        dayTrip &&
        essential < 0.8 &&
        !['museum', 'market', 'garden'].includes(kind) &&
        interests[0] !== 'shopping' &&
        stops.some(({ placeId }) => placeId === id),
    )
    expect(trips.length).toBeLessThanOrEqual(1)
  })
})

describe('clubs', { timeout: 60_000 }, () => {
  it.each([['Berlin'], ['Prague'], ['Barcelona']])(
    'in %s come on Friday and Saturday before other nights',
    async (name) => {
      const { stamped } = await plan(
        `Four friends in ${name}, Thursday 10 to Sunday 13 June 2027, techno clubs`,
      )
      const clubs = stamped('techno clubs')
      expect(clubs.length).toBeGreaterThan(0)
      for (const { date } of clubs) expect(['2027-06-11', '2027-06-12']).toContain(date)
    },
  )
})
