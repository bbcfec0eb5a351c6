/** The corpus is what it claims to be, and each part of its notation is graded. Readings are not judged here. */
import { describe, expect, it } from 'vitest'
import { emptyBrief, type PlaceRef, type TripBrief } from '#domain/brief/schema.ts'
import { money } from '#domain/money/money.ts'
import { blindRequests, blindToday } from './blind.ts'
import { heldOutClasses } from './corpus.ts'
import { heldOutDialogues } from './dialogues.ts'
import { gradeReading, graders, type Reading } from './grade.ts'
import { type HeldOutExpected, heldOutToday } from './notation.ts'

const requests = heldOutClasses.flatMap((one) => one.requests)
const turns = heldOutDialogues.flat()
const expectations = [
  ...requests.map(([, expected]) => expected),
  ...blindRequests.map(([, expected]) => expected),
  ...turns.map(({ gives }) => gives),
]

describe('the held-out corpus', () => {
  it('has at least 270 requests and 40 dialogues of two to four turns', () => {
    expect(requests.length).toBeGreaterThanOrEqual(270)
    expect(heldOutDialogues.length).toBeGreaterThanOrEqual(40)
    for (const dialogue of heldOutDialogues) {
      expect(dialogue.length).toBeGreaterThanOrEqual(2)
      expect(dialogue.length).toBeLessThanOrEqual(4)
    }
  })

  it('has at least 120 requests of blind writers, made on a Thursday', () => {
    expect(blindRequests.length).toBeGreaterThanOrEqual(120)
    expect(new Date(blindToday).getUTCDay()).toBe(4)
  })

  it('says nothing twice', () => {
    const openings = heldOutDialogues.map(([opening]) => opening.says)
    const texts = [...requests, ...blindRequests]
      .map(([text]) => text)
      .concat(openings)
      .map((text) => text.toLowerCase())
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })

  it('speaks of no day before the one it was written on, a Sunday', () => {
    expect(new Date(heldOutToday).getUTCDay()).toBe(0)
    for (const { on, within, inside } of expectations) {
      const days = [on, within, inside].flatMap((span) => span?.split(/\.\.|\|/) ?? [])
      expect(days.filter((day) => day !== '' && day < heldOutToday)).toEqual([])
    }
  })

  it('names days that exist, the first before the last', () => {
    for (const { on, within, inside, fixed = [] } of expectations) {
      for (const span of [on, inside, ...(within?.split('|') ?? [])]) {
        const [first, last] = (span ?? '').split('..').map((day) => day || undefined)
        for (const day of [first, last]) if (day) expect(isDay(day), day).toBe(true)
        if (first && last) expect(first <= last, span).toBe(true)
      }
      for (const { date } of fixed) if (date) expect(isDay(date), date).toBe(true)
    }
  })

  it('states something of every request, and never a destination beside a question', () => {
    for (const expected of expectations) {
      expect(Object.keys(expected).length).toBeGreaterThan(0)
      expect(expected.asks === true && expected.to !== undefined).toBe(false)
    }
  })
})

/** For each key: what is stated, a brief that has it, and one that has something else. */
type Sample = [stated: HeldOutExpected, right: Partial<Reading>, wrong: Partial<Reading>]

const city = (name: string, country?: string): PlaceRef => ({ name, kind: 'city', country })
const said = (brief: Partial<TripBrief>): Partial<Reading> => ({
  brief: { ...emptyBrief(), ...brief },
})
const withParty = (party: Partial<TripBrief['party']>) =>
  said({ party: { ...emptyBrief().party, ...party } })
const withLodging = (lodging: Partial<TripBrief['lodging']>) =>
  said({ lodging: { ...emptyBrief().lodging, ...lodging } })
const withTransport = (transport: Partial<TripBrief['transport']>) =>
  said({ transport: { ...emptyBrief().transport, ...transport } })
const withDates = (dates: Omit<NonNullable<TripBrief['dates']>, 'precision'>) =>
  said({ dates: { ...dates, precision: 'exact' } })
const withFood = (food: Partial<TripBrief['food']>) =>
  said({ food: { ...emptyBrief().food, ...food } })
const budget = (minor: number, currency: string) =>
  said({ budget: { ...money(minor, currency), per: 'day', firm: true } })

const samples: Record<keyof HeldOutExpected, Sample> = {
  from: [{ from: 'Sao Paulo' }, said({ origin: city('São Paulo') }), said({ origin: city('Rio') })],
  to: [
    { to: ['Seville|Sevilla@ES', 'Ronda?'] },
    said({ destinations: [city('sevilla', 'ES')] }),
    said({ destinations: [city('Sevilla', 'CO')] }),
  ],
  asks: [
    { asks: true },
    said({ destinations: [city('Rome'), city('Bari')], choice: true }),
    said({ destinations: [city('Rome')] }),
  ],
  order: [{ order: 'given' }, said({ order: 'given' }), said({ order: 'free' })],
  stays: [
    { stays: { Rome: -3 } },
    said({ stays: [{ place: 'Rome', nights: 3, windows: [] }] }),
    said({ stays: [{ place: 'Rome', days: 3, windows: [] }] }),
  ],
  cities: [{ cities: 3 }, said({ cityCount: 3 }), said({ cityCount: 2 })],
  on: [
    { on: '2027-05-01..2027-05-04' },
    withDates({ start: '2027-05-01', end: '2027-05-04' }),
    withDates({ start: '2027-05-01', end: '2027-05-05' }),
  ],
  within: [
    { within: '2027-05-01..2027-05-31' },
    withDates({ earliest: '2027-05-01', latest: '2027-05-31' }),
    withDates({ earliest: '2027-05-01', latest: '2027-05-30' }),
  ],
  inside: [
    { inside: '2027-05-01..2027-05-31' },
    withDates({ earliest: '2027-05-20', latest: '2027-05-31' }),
    withDates({ earliest: '2027-05-20', latest: '2027-06-01' }),
  ],
  days: [{ days: 4 }, said({ days: 4 }), said({ days: 3 })],
  nights: [{ nights: 4 }, said({ nights: 4 }), said({ nights: 3 })],
  length: [{ length: '7d|7n' }, said({ nights: 7 }), said({ days: 8, nights: 6 })],
  people: [{ people: 2 }, withParty({ total: 2 }), withParty({ total: 3 })],
  adults: [{ adults: 2 }, withParty({ adults: 2 }), withParty({ adults: 1 })],
  kids: [{ kids: 2 }, withParty({ children: 2 }), withParty({ children: 1 })],
  ages: [{ ages: [3, 11] }, withParty({ childAges: [11, 3] }), withParty({ childAges: [3] })],
  who: [
    { who: ['pets'] },
    withParty({ has: ['pets', 'elderly'] }),
    withParty({ has: ['elderly'] }),
  ],
  pets: [{ pets: ['cat'] }, withParty({ pets: ['cat'] }), withParty({ pets: ['dog'] })],
  kinds: [{ kinds: ['solo'] }, withParty({ kinds: ['solo'] }), withParty({ kinds: ['couple'] })],
  budget: [{ budget: '90 EUR day' }, budget(9000, 'EUR'), budget(9000, 'USD')],
  spending: [{ spending: 'low' }, said({ spending: 'low' }), said({ spending: 'high' })],
  pace: [{ pace: 'slow' }, said({ pace: 'slow' }), said({ pace: 'fast' })],
  likes: [{ likes: ['art'] }, said({ interests: ['art', 'food'] }), said({ interests: ['food'] })],
  dislikes: [{ dislikes: ['art'] }, said({ dislikes: ['art'] }), said({ interests: ['art'] })],
  wants: [{ wants: ['park'] }, said({ wantedKinds: ['park'] }), said({ avoidedKinds: ['park'] })],
  avoids: [{ avoids: ['park'] }, said({ avoidedKinds: ['park'] }), said({ wantedKinds: ['park'] })],
  see: [
    { see: ['Louvre'] },
    said({ mustSee: ['the Louvre'] }),
    said({ mustAvoid: ['the Louvre'] }),
  ],
  skip: [
    { skip: ['Louvre'] },
    said({ mustAvoid: ['the Louvre'] }),
    said({ mustSee: ['the Louvre'] }),
  ],
  diets: [
    { diets: ['vegan'] },
    withFood({ diets: ['vegan'] }),
    withFood({ diets: ['vegan', 'halal'] }),
  ],
  cuisines: [
    { cuisines: ['thai'] },
    withFood({ cuisines: ['thai'] }),
    withFood({ cuisines: ['greek'] }),
  ],
  needs: [{ needs: ['stroller'] }, said({ mobility: ['stroller'] }), said({ mobility: ['sight'] })],
  rooms: [{ rooms: 2 }, withLodging({ rooms: 2 }), withLodging({ rooms: 1 })],
  roomType: [
    { roomType: 'entire' },
    withLodging({ roomType: 'entire' }),
    withLodging({ roomType: 'shared' }),
  ],
  rules: [
    { rules: ['pets'] },
    withLodging({ houseRules: ['pets'] }),
    withLodging({ houseRules: ['smoking'] }),
  ],
  lodging: [{ lodging: 'hotel' }, withLodging({ kind: 'hotel' }), withLodging({ kind: 'hostel' })],
  stars: [{ stars: 4 }, withLodging({ stars: 4 }), withLodging({ stars: 5 })],
  wishes: [
    { wishes: ['pool'] },
    withLodging({ wishes: ['pool', 'quiet'] }),
    withLodging({ wishes: ['quiet'] }),
  ],
  house: [
    { house: 'Raffles' },
    withLodging({ name: 'Raffles Hotel' }),
    withLodging({ name: 'Ritz' }),
  ],
  nightly: [
    { nightly: 250 },
    withLodging({ price: { minor: 25_000 } }),
    withLodging({ price: { minor: 2500 } }),
  ],
  by: [
    { by: ['car'] },
    withTransport({ wanted: ['self-driving'] }),
    withTransport({ avoided: ['car'] }),
  ],
  notBy: [
    { notBy: ['car'] },
    withTransport({ avoided: ['car'] }),
    withTransport({ wanted: ['car'] }),
  ],
  direct: [
    { direct: true },
    withTransport({ directOnly: true }),
    withTransport({ directOnly: false }),
  ],
  wheel: [
    { wheel: 240 },
    said({ driving: { mostADay: 240 } }),
    said({ driving: { mostADay: 24 } }),
  ],
  restEvery: [{ restEvery: 90 }, said({ driving: { restEvery: 90 } }), said({})],
  daylight: [{ daylight: true }, said({ driving: { byDaylight: true } }), said({ driving: {} })],
  way: [
    { way: 'scenic' },
    said({ driving: { way: 'scenic' } }),
    said({ driving: { way: 'quick' } }),
  ],
  shun: [
    { shun: ['tolls'] },
    said({ driving: { avoidedRoads: ['tolls'] } }),
    said({ driving: { avoidedRoads: ['gravel'] } }),
  ],
  electric: [{ electric: true }, said({ driving: { electric: true } }), said({})],
  dropOff: [{ dropOff: true }, said({ driving: { leftElsewhere: true } }), said({})],
  trip: [{ trip: 'one-way' }, said({ tripType: 'one-way' }), said({ tripType: 'round' })],
  occasions: [
    { occasions: ['wedding'] },
    said({ occasions: ['wedding'] }),
    said({ occasions: ['birthday'] }),
  ],
  rest: [{ rest: 1 }, said({ restDays: 1 }), said({ restDays: 2 })],
  fixed: [
    { fixed: [{ what: 'dinner', time: '20:00', date: '2027-05-02' }] },
    said({
      dates: { start: '2027-05-01', end: '2027-05-04', precision: 'exact' },
      appointments: [{ what: 'Dinner with Ann', time: '20:00', day: 2 }],
    }),
    said({
      dates: { start: '2027-05-01', end: '2027-05-04', precision: 'exact' },
      appointments: [{ what: 'dinner', time: '20:00', weekday: 6 }],
    }),
  ],
  taste: [
    { taste: ['bubble tea'] },
    { notUnderstood: ['Bubble tea'] },
    said({ destinations: [city('Bubble Tea')] }),
  ],
  notUnderstood: [
    { notUnderstood: ['flurb'] },
    { notUnderstood: ['flurbish'] },
    { notUnderstood: ['tour'] },
  ],
  without: [
    { without: { to: ['Paris'] } },
    said({ destinations: [city('Rome')] }),
    said({ destinations: [city('Paris')] }),
  ],
}

/** Expectations that an empty brief fulfils. */
const metByNothing = ['asks', 'without']

describe('the grader', () => {
  it.each(Object.keys(samples) as (keyof typeof samples)[])(
    'tells a right %s from a wrong and a missing one',
    (key) => {
      const [stated, right, wrong] = samples[key]
      const rightOf = (reading: Partial<Reading>) =>
        gradeReading({ brief: emptyBrief(), ...reading }, stated).right
      expect([rightOf(right), rightOf(wrong), rightOf({})]).toEqual([
        1,
        0,
        metByNothing.includes(key) ? 1 : 0,
      ])
    },
  )

  it('grades every key that the corpus uses', () => {
    const used = new Set(expectations.flatMap((expected) => Object.keys(expected)))
    expect([...used].filter((key) => !(key in graders))).toEqual([])
    expect(Object.keys(samples).toSorted()).toEqual(Object.keys(graders).toSorted())
  })

  it('takes a stated nothing for a statement', () => {
    const nothing = { from: null, budget: null, people: null }
    expect(gradeReading({ brief: emptyBrief() }, nothing).right).toBe(3)
    const brief = {
      ...emptyBrief(),
      origin: city('Rome'),
      party: { ...emptyBrief().party, total: 2 },
    }
    expect(gradeReading({ brief }, nothing).wrong).toEqual(['from', 'people'])
  })

  it('settles the other end of a trip by its length', () => {
    const brief = { ...withDates({ end: '2027-03-21' }).brief, days: 5 } as TripBrief
    expect(gradeReading({ brief }, { on: '2027-03-17..2027-03-21' }).right).toBe(1)
  })

  it('counts a wrong destination only where no question is asked', () => {
    const wrong = (brief: Partial<TripBrief>, stated: HeldOutExpected) =>
      gradeReading({ brief: { ...emptyBrief(), ...brief } }, stated).wrongDestination
    expect(wrong({ destinations: [city('Paris')] }, { to: ['Rome'] })).toBe(true)
    expect(wrong({ destinations: [city('Paris')] }, { asks: true })).toBe(true)
    expect(wrong({}, { to: ['Rome'] })).toBe(false)
    expect(
      wrong({ destinations: [city('Paris'), city('Rome')], choice: true }, { to: ['Rome'] }),
    ).toBe(false)
    expect(wrong({ destinations: [city('Rome')], days: 2 }, { to: ['Rome'], days: 3 })).toBe(false)
  })
})

function isDay(text: string): boolean {
  const day = new Date(text)
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text
}
