/** Holds a brief to what the held-out corpus expects; shares nothing with the reading of requests. */
import type { TripBrief } from '#domain/brief/schema.ts'
import { toMajor } from '#domain/money/money.ts'
import { hasAppointment, insideOf, onDays, staysAre, withinWindow } from './grade-days.ts'
import { listIn, namedAll, namesIn, sameList, sameName } from './grade-names.ts'
import type { HeldOutExpected, ListSlot } from './notation.ts'

/** A brief, and the words that the reading said it could not place, where it says so. */
export interface Reading {
  brief: TripBrief
  notUnderstood?: readonly string[]
}

export interface Grade {
  /** Slots that the expectation states, and those of them that were read so. */
  stated: number
  right: number
  wrong: string[]
  /** Another destination than the one named is planned with confidence. */
  wrongDestination: boolean
}

/** A question comes instead of a plan: nothing is settled, a choice is open, or the places clash. */
export function asksWhereTo({ destinations, choice, contradictions }: TripBrief): boolean {
  return (
    destinations.length === 0 ||
    choice === true ||
    contradictions.some(({ slots }) => slots.includes('destination'))
  )
}

/** The notation with every part stated. */
type Stated = { [Key in keyof HeldOutExpected]-?: Exclude<HeldOutExpected[Key], undefined> }
type Graders = { [Key in keyof Stated]: (reading: Reading, wanted: Stated[Key]) => boolean }

/** How each part of the notation is judged. */
export const graders: Graders = {
  from: ({ brief }, wanted) =>
    wanted === null
      ? brief.origin === undefined
      : brief.origin !== undefined && sameName(brief.origin, wanted),
  to: ({ brief }, wanted) => namedAll(brief.destinations, wanted) && brief.choice !== true,
  asks: ({ brief }) => asksWhereTo(brief),
  order: ({ brief }, wanted) => brief.order === wanted,
  stays: ({ brief }, wanted) => staysAre(brief.stays, wanted),
  cities: ({ brief }, wanted) => brief.cityCount === wanted,
  on: ({ brief }, wanted) => onDays(brief, wanted),
  within: ({ brief }, wanted) => wanted.split('|').some((one) => withinWindow(brief, one)),
  inside: ({ brief }, wanted) => insideOf(brief, wanted),
  days: ({ brief }, wanted) => brief.days === wanted,
  nights: ({ brief }, wanted) => brief.nights === wanted,
  length: ({ brief }, wanted) =>
    wanted.split('|').some((one) => {
      const count = Number.parseInt(one, 10)
      return one.endsWith('n') ? brief.nights === count : brief.days === count
    }),
  people: ({ brief }, wanted) => (brief.party.total ?? null) === wanted,
  adults: ({ brief }, wanted) => brief.party.adults === wanted,
  kids: ({ brief }, wanted) => brief.party.children === wanted,
  ages: ({ brief }, wanted) => sameList(brief.party.childAges, wanted),
  who: ({ brief }, wanted) => listIn(wanted, brief.party.has),
  pets: ({ brief }, wanted) => namesIn(wanted, brief.party.pets),
  kinds: ({ brief }, wanted) => listIn(wanted, brief.party.kinds),
  budget: ({ brief }, wanted) => budgetIs(brief, wanted),
  spending: ({ brief }, wanted) => brief.spending === wanted,
  pace: ({ brief }, wanted) => brief.pace === wanted,
  likes: ({ brief }, wanted) => listIn(wanted, [...brief.interests, ...brief.wantedKinds]),
  dislikes: ({ brief }, wanted) => listIn(wanted, [...brief.dislikes, ...brief.avoidedKinds]),
  wants: ({ brief }, wanted) => listIn(wanted, [...brief.wantedKinds, ...brief.interests]),
  avoids: ({ brief }, wanted) => listIn(wanted, [...brief.avoidedKinds, ...brief.dislikes]),
  see: ({ brief }, wanted) =>
    namesIn(wanted, [...brief.mustSee, ...brief.destinations.map(({ name }) => name)]),
  skip: ({ brief }, wanted) => namesIn(wanted, brief.mustAvoid),
  diets: ({ brief }, wanted) => sameList(brief.food.diets, wanted),
  cuisines: ({ brief }, wanted) => listIn(wanted, brief.food.cuisines),
  needs: ({ brief }, wanted) => sameList(brief.mobility, wanted),
  rooms: ({ brief }, wanted) => brief.lodging.rooms === wanted,
  roomType: ({ brief }, wanted) => brief.lodging.roomType === wanted,
  rules: ({ brief }, wanted) => listIn(wanted, brief.lodging.houseRules),
  lodging: ({ brief }, wanted) => brief.lodging.kind === wanted,
  stars: ({ brief }, wanted) => brief.lodging.stars === wanted,
  wishes: ({ brief }, wanted) => namesIn(wanted, brief.lodging.wishes),
  house: ({ brief }, wanted) => namesIn([wanted], [brief.lodging.name ?? '']),
  nightly: ({ brief: { lodging, budget } }, wanted) => {
    const price = lodging.price ?? (budget?.per === 'night' ? budget : undefined)
    return price !== undefined && toMajor(price.minor, price.currency) === wanted
  },
  by: ({ brief }, wanted) => listIn(wanted.map(oneCar), brief.transport.wanted.map(oneCar)),
  notBy: ({ brief }, wanted) => listIn(wanted.map(oneCar), brief.transport.avoided.map(oneCar)),
  direct: ({ brief }, wanted) => brief.transport.directOnly === wanted,
  wheel: ({ brief }, wanted) => brief.driving?.mostADay === wanted,
  restEvery: ({ brief }, wanted) => brief.driving?.restEvery === wanted,
  daylight: ({ brief }) => brief.driving?.byDaylight === true,
  way: ({ brief }, wanted) => brief.driving?.way === wanted,
  shun: ({ brief }, wanted) => sameList(brief.driving?.avoidedRoads ?? [], wanted),
  electric: ({ brief }) => brief.driving?.electric === true,
  dropOff: ({ brief }) => brief.driving?.leftElsewhere === true,
  trip: ({ brief }, wanted) => brief.tripType === wanted,
  occasions: ({ brief }, wanted) => listIn(wanted, brief.occasions),
  rest: ({ brief }, wanted) => brief.restDays === wanted,
  fixed: ({ brief }, wanted) => wanted.every((one) => hasAppointment(brief, one)),
  taste: (reading, wanted) => namesIn(wanted, heardWords(reading)),
  notUnderstood: ({ notUnderstood = [] }, wanted) => namesIn(wanted, notUnderstood),
  without: ({ brief }, wanted) =>
    (Object.keys(wanted) as ListSlot[]).every((slot) =>
      (wanted[slot] ?? []).every((one) => !namesIn([one], listed(brief, slot))),
    ),
}

export function gradeReading(reading: Reading, expected: HeldOutExpected): Grade {
  const keys = Object.keys(expected) as (keyof HeldOutExpected)[]
  const wrong = keys.filter((key) => !isRight(key, reading, expected))
  const wrongPlace = wrong.includes('to') || wrong.includes('asks')
  return {
    stated: keys.length,
    right: keys.length - wrong.length,
    wrong,
    wrongDestination: wrongPlace && !asksWhereTo(reading.brief),
  }
}

function isRight<Key extends keyof Stated>(
  key: Key,
  reading: Reading,
  expected: HeldOutExpected,
): boolean {
  const wanted = expected[key]
  if (wanted === undefined) return true
  return graders[key](reading, wanted as Stated[Key])
}

/** Who says "no car" may mean the car of others or their own. */
const oneCar = (mode: string) => (mode === 'self-driving' ? 'car' : mode)

function budgetIs({ budget }: TripBrief, wanted: string | null): boolean {
  if (wanted === null || !budget) return wanted === null && !budget
  const sum = toMajor(budget.minor, budget.currency)
  const amount =
    budget.from === undefined ? `${sum}` : `${toMajor(budget.from, budget.currency)}-${sum}`
  return wanted.split('|').some((one) => {
    const [figure, currency, per = 'trip'] = one.split(' ')
    const sameCurrency = currency === '*' || currency === budget.currency
    return figure === amount && sameCurrency && per === budget.per
  })
}

function listed(brief: TripBrief, slot: ListSlot): readonly string[] {
  const lists: Record<ListSlot, readonly string[]> = {
    to: brief.destinations.map(({ name }) => name),
    likes: brief.interests,
    dislikes: brief.dislikes,
    wants: brief.wantedKinds,
    avoids: brief.avoidedKinds,
    see: brief.mustSee,
    skip: brief.mustAvoid,
    who: brief.party.has,
    kinds: brief.party.kinds,
    by: brief.transport.wanted,
    notBy: brief.transport.avoided,
    diets: brief.food.diets,
  }
  return lists[slot]
}

/** What a reading took up of tastes: any word outside the places, or one that it called unknown. */
function heardWords({ brief, notUnderstood = [] }: Reading): readonly string[] {
  const { origin: _origin, destinations: _destinations, stays: _stays, spans, ...rest } = brief
  const taken = spans.filter(({ slot }) => !['origin', 'destination', 'stay'].includes(slot))
  return [...textsOf(rest), ...taken.map(({ text }) => text), ...notUnderstood]
}

/** Every text inside a value, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
