import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyFollowUp } from '#domain/follow-up/follow-up.ts'
import { currencySchema } from '#domain/money/currency.ts'
import { createGazetteer } from '#domain/places/gazetteer.ts'
import type { GazetteerCity } from '#domain/places/gazetteer-entries.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import { runCount } from '#testing/run-count.ts'
import { parseBrief } from './parse-brief.ts'
import { printBrief } from './print/print-brief.ts'
import { showBrief } from './print/show-brief.ts'
import { emptyBrief, type TripBrief, tripBriefSchema } from './schema.ts'

const city = (name: string, country: string, at: Coordinates): GazetteerCity => ({
  name,
  country,
  at,
  state: '',
  population: 900_000,
  capital: false,
})
const gazetteer = createGazetteer([
  city('Lisbon', 'PT', [38.7, -9.1]),
  city('Rome', 'IT', [41.9, 12.5]),
  city('Vienna', 'AT', [48.2, 16.4]),
  city('Osaka', 'JP', [34.7, 135.5]),
])
const destinations = [
  {
    slug: 'lisbon',
    name: 'Lisbon',
    country: 'PT',
    alsoKnownAs: ['Lisboa'],
    at: [38.7, -9.1] as Coordinates,
  },
]
const context = { today: '2026-11-15', gazetteer, destinations }

/** Words of requests in any order: nearer to what trips a reader than random letters are. */
const scraps = fc
  .array(
    fc.constantFrom(
      ...'from to in Lisbon Rome and , . 3 days 12-15/3 31/02 May next Friday with my wife 2 kids (5 and 7) €2000 per person no not museums day 99 between hotel Dinner at 8 on budget of seats 0 -> direct flights: A and B'.split(
        ' ',
      ),
    ),
    { maxLength: 40 },
  )
  .map((words) => words.join(' '))

test('no text whatever makes it throw, and every brief keeps to the schema', () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), scraps)
  fc.assert(
    fc.property(text, scraps, (request, later) => {
      const brief = parseBrief(request, context)
      tripBriefSchema.parse(brief)
      tripBriefSchema.parse(applyFollowUp(brief, later, context).brief)
      for (const span of brief.spans) expect(request.slice(span.start, span.end)).toBe(span.text)
      expect(showBrief(request, brief)).toContain(printBrief(brief))
    }),
    { numRuns: runCount('briefs of any text', { everyday: 150, full: 300 }) },
  )
})

const places = ['Lisbon', 'Rome', 'Vienna', 'Osaka']
const some = <Item>(items: readonly Item[], maxLength = 3) =>
  fc.uniqueArray(fc.constantFrom(...items), { maxLength })
const parts = fc.record({
  route: fc.shuffledSubarray(places, { minLength: 1, maxLength: 3 }),
  fromOsaka: fc.boolean(),
  order: fc.constantFrom('given', 'free'),
  tripType: fc.constantFrom('round', 'one-way', undefined),
  days: fc.integer({ min: 1, max: 40 }),
  total: fc.integer({ min: 1, max: 12 }),
  budget: fc.record({
    minor: fc.integer({ min: 60, max: 90_000 }).map((units) => units * 100),
    currency: fc
      .constantFrom('USD', 'EUR', 'GBP', 'JPY', 'CHF')
      .map((code) => currencySchema.parse(code)),
    per: fc.constantFrom('trip', 'person', 'day', 'person-day'),
    firm: fc.boolean(),
  }),
  pace: fc.constantFrom('slow', 'fast', undefined),
  interests: some([
    'art',
    'food',
    'history',
    'music',
    'nightlife',
    'photography',
    'views',
    'beach',
  ] as const),
  avoidedKinds: some(['museum', 'worship', 'zoo', 'market'] as const),
  diets: some(['vegan', 'halal', 'gluten-free'] as const),
  cuisines: some(['italian', 'thai', 'seafood', 'street-food']),
  mobility: some(['wheelchair', 'stroller', 'no-stairs'] as const),
  rooms: fc.integer({ min: 1, max: 6 }),
  wishes: some(['pool', 'breakfast', 'central', 'kitchen', 'near the beach']),
  wanted: some(['train', 'ferry', 'bus'] as const),
  avoided: some(['flight', 'self-driving'] as const),
  restDays: fc.integer({ min: 0, max: 3 }),
})

test('any brief that is printed is read as itself', () => {
  fc.assert(
    fc.property(parts, (made) => {
      const brief = briefOf(made)
      const { spans, missing, contradictions, notUnderstood, ...read } = parseBrief(
        printBrief(brief),
        context,
      )
      const { spans: _, missing: __, contradictions: ___, notUnderstood: ____, ...written } = brief
      expect(read).toEqual(written)
    }),
    { numRuns: runCount('briefs that are printed', { everyday: 75, full: 150 }) },
  )
})

type Parts = typeof parts extends fc.Arbitrary<infer Made> ? Made : never

function briefOf(made: Parts): TripBrief {
  const known = parseBrief(`to ${places.join(', ')}`, context).destinations
  const ref = (name: string) => known.filter((place) => place.name === name)
  const route = made.route.filter((name) => !(made.fromOsaka && name === 'Osaka'))
  const [origin] = made.fromOsaka ? ref('Osaka') : []
  return {
    ...emptyBrief(),
    ...(origin && { origin }),
    destinations: route.flatMap(ref),
    order: route.length > 1 ? made.order : 'free',
    ...(made.tripType && { tripType: made.tripType }),
    days: made.days,
    // One who travels is read as one who travels alone.
    party: {
      ...emptyBrief().party,
      total: made.total,
      kinds: made.total === 1 ? ['solo'] : [],
    },
    budget: made.budget,
    ...(made.pace && { pace: made.pace }),
    interests: made.interests,
    wantedKinds: [],
    avoidedKinds: made.avoidedKinds,
    food: { diets: made.diets, cuisines: made.cuisines },
    mobility: made.mobility,
    lodging: { houseRules: [], wishes: made.wishes, rooms: made.rooms },
    transport: { wanted: made.wanted, avoided: made.avoided, directOnly: false },
    restDays: made.restDays,
  }
}

test('a destination of the catalogue is told by its slug, whatever it is called', () => {
  expect(parseBrief('a week in Lisboa', context).destinations[0]).toMatchObject({ slug: 'lisbon' })
  expect(parseBrief('a week in Rome', context).destinations[0]?.slug).toBeUndefined()
})

test('what is missing is asked for, the most needed first', () => {
  expect(parseBrief('a trip to Rome', context).missing).toEqual([
    'dates',
    'days',
    'party',
    'origin',
    'budget',
    'interests',
  ])
})

test('what can not be is said', () => {
  const says = (text: string) => parseBrief(text, context).contradictions.map((each) => each.says)
  expect(says('7 days in Rome from 2027-03-16 to 2027-03-18')).toEqual([
    'From 2027-03-16 to 2027-03-18 is 3 days, not 7.',
  ])
  expect(says('Rome, 3 people: 4 adults and 1 child')[0]).toContain('5 people')
  expect(says('a solo trip to Rome for 4 people')).toEqual(['A solo trip, but 4 people.'])
  expect(says('Rome, 5 days, attend a wedding in Rome between day 7 and day 9')).toHaveLength(1)
  expect(says('four days in Rome in May')).toEqual([])
})

test('the terminal marks what was understood under the words', () => {
  const text = 'Rome for 4 days'
  expect(showBrief(text, parseBrief(text, context)).split('\n').slice(0, 3)).toEqual([
    'Rome for 4 days',
    '‾‾‾‾     ‾‾‾‾‾‾',
    'destination',
  ])
})

test('sights of the catalogue are known in small letters too', () => {
  const known = destinations.map((each) => ({
    ...each,
    places: ['Castelo de São Jorge', 'LX Factory', 'Gulbenkian Museum', 'The Beaches'].map(
      (name) => ({ name }),
    ),
  }))
  const text = 'lisbon, castelo de sao jorge and the gulbenkian, love the beaches, skip lx factory'
  const brief = parseBrief(text, { ...context, destinations: known })
  expect(brief.mustSee).toEqual(['Castelo de São Jorge', 'Gulbenkian Museum'])
  expect(brief.mustAvoid).toEqual(['LX Factory'])
})

test('a text that repeats names looks up names in proportion to its length', () => {
  const lookups = (text: string) => {
    let count = 0
    const counting = {
      ...gazetteer,
      named: (name: string) => {
        count += 1
        return gazetteer.named(name)
      },
    }
    parseBrief(text, { ...context, gazetteer: counting })
    return count
  }
  for (const part of ['Lisbon ', 'we love Rome and ', 'From Vienna to Osaka. ']) {
    const [once, twice] = [lookups(part.repeat(150)), lookups(part.repeat(300))]
    expect(once).toBeGreaterThan(0)
    expect(twice, part).toBeLessThanOrEqual(2 * once + 50)
  }
})

test('what is over when the plan begins is no appointment, and its hour none of one', () => {
  const { appointments, dates } = parseBrief(
    'One evening in Rome next Friday, after a conference, done at 6pm',
    context,
  )
  expect(appointments).toEqual([])
  expect(dates?.start).toBeDefined()
})

test('a question about dinner settles none, and a table is where it was said to be', () => {
  const settled = (text: string) => parseBrief(text, context).appointments
  expect(settled('Prague, 23 to 26 December. Dinner on the 24th, what is open?')).toEqual([])
  const [dinner] = settled(
    'Florence, 2 to 6 November 2027, a dinner reservation in Florence on 3 November at 20:00 at Enoteca Pinchiorri.',
  )
  expect(dinner).toMatchObject({ where: 'Enoteca Pinchiorri', date: '2027-11-03', time: '20:00' })
})

test('an hour on the water is no voyage', () => {
  const occasions = (text: string) => parseBrief(text, context).occasions
  expect(occasions('3 days in Amsterdam with a canal cruise')).toEqual([])
  expect(occasions('our cruise stops in Lisbon for a day')).toEqual(['cruise'])
})

test('a day of the calendar stays one beside an appointment; a weekday is one of the trip', () => {
  const [next] = parseBrief('Dinner in Rome next Friday', context).appointments
  expect(next?.date).toMatch(/^2026-11-/)
  const [on] = parseBrief('A week in Rome, dinner at 8pm on Friday', context).appointments
  expect(on).toMatchObject({ weekday: 5, time: '20:00' })
})

test.each(['stag weekend', 'a hen weekend in Lisbon', 'bachelorette weekend for six'])(
  '%s is an occasion and a length',
  (text) => {
    const { occasions, days } = parseBrief(text, context)
    expect(occasions).toEqual(['bachelor'])
    expect(days).toBe(2)
  },
)

test('a weekday that ends a stay is the one after its start, whatever year was said', () => {
  const { dates } = parseBrief(
    'Lisbon, arriving Tuesday 9 March 2027 at 06:00, leaving Wednesday at 23:00',
    context,
  )
  expect(dates).toMatchObject({ start: '2027-03-09', end: '2027-03-10' })
})

test('weekdays beside a month are of that month, and not of this week', () => {
  const { dates } = parseBrief('Rome on a Thursday until Sunday, in May 2027', context)
  expect(dates).toMatchObject({ earliest: '2027-05-01', latest: '2027-05-31' })
})
