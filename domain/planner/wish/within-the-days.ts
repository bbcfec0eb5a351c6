/**
 * Towns and countries named for a day or two that lie too far. Layovers, calls of a ship and weekends can't be
 * extended: what fits is planned, and of the rest the plan says how far it is and what it would need.
 */
import type { PlaceRef, Transport, TripBrief } from '#domain/brief/schema.ts'
import { daysBetween } from '#domain/calendar/calendar-days.ts'
import { kilometres } from '#domain/places/distance.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import type { Destination } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import { durationInWords } from '../duration-words.ts'
import { estimateLegs, type LocatedCity } from '../multi-city/estimate-legs.ts'
import { areJoinedByRail } from '../multi-city/passenger-ferries.ts'
import type { Mode } from '../multi-city/trip-request.ts'
import { isOutingFrom } from '../place-names.ts'
import type { PlanAnswer } from './answer.ts'
import { findPlace } from './clashes.ts'
import { airportsOf, type Landing, landedAt } from './landed-at.ts'
import { byLandBetween } from './route-wishes.ts'
import type { Wishing } from './wishing.ts'

/** Length in days up to which a trip is not extended; a longer one may get a day more, said as such. */
const fewDays = 2
/** Longest way in minutes that two days can hold, and one day of a drive. */
const farthest = { ofTwoDays: 330, ofADrive: 240 }
/** Days that a far town adds, by its minutes of travel; beyond the last it is another trip. */
const daysMore = [
  { upTo: 150, days: 1 },
  { upTo: 420, days: 2 },
  { upTo: 720, days: 3 },
]
/** Estimated road travel: length relative to the straight line, and speed. */
const road = { detour: 1.3, kilometresAnHour: 80 }

interface Bounded {
  brief: TripBrief
  /** Sentences on what is not reached, for the top of the plan. */
  says: string[]
  ways: PlanAnswer['waysOut']
}

interface Way {
  /** Straight-line kilometres. */
  away: number
  /** Minutes by the fastest mode that was not refused; null where unknown. */
  ride: { minutes: number; by: string } | null
}

interface Far extends Way {
  ref: PlaceRef
  /** Named sights there. */
  sights: string[]
}

export function withinTheDays(
  brief: TripBrief,
  text: string,
  { bySlug, destinations, gazetteer }: Pick<Wishing, 'bySlug' | 'destinations' | 'gazetteer'>,
): Bounded {
  const asked: Bounded = { brief, says: [], ways: [] }
  const days = lengthOf(brief)
  const isOpen =
    brief.choice === true || brief.open === true || brief.occasions.includes('road-trip')
  if (days === undefined || days > fewDays || isOpen) return asked
  if (brief.stays.some(({ days: there = 1, nights = 0 }) => Math.max(there, nights + 1) > days))
    return asked
  const { transport } = byLandBetween(brief, text)
  const landing = days === 1 ? landedAt(text, brief, { destinations, gazetteer }) : {}
  const goals = goalsBesides(brief.destinations, landing)
  const base = landing.town ?? goals.find(({ slug }) => bySlug.has(slug ?? '')) ?? goals[0]
  const at = base?.at
  if (!(base && at)) return asked
  const home = bySlug.get(base.slug ?? '')
  const isDriven = days === 1 && brief.transport.wanted.includes('car')
  const kept = [base]
  const far: Far[] = []
  for (const ref of goals.filter((each) => each !== base)) {
    const isOuting = home !== undefined && isOutingFrom(home, ref)
    const way =
      ref.at && wayBetween({ name: base.name, at }, { name: ref.name, at: ref.at }, transport)
    const minutes = way?.ride?.minutes ?? Number.POSITIVE_INFINITY
    const isNear = isDriven
      ? minutes <= farthest.ofADrive
      : kept.length < days && minutes <= farthest.ofTwoDays
    // A day trip needs no question.
    if (isOuting || !way) kept.push(withoutDoubt(ref))
    else if (isNear) kept.push(ref)
    else far.push({ ref, ...way, sights: sightsThere(ref, brief, bySlug, home) })
  }
  const { town } = landing
  // A port that is the destination has no way into town of its own.
  const port =
    landing.port && foldName(landing.port.name) === foldName(base.name) ? undefined : landing.port
  const towns = kept
    .filter((ref) => !(home && ref !== base && isOutingFrom(home, ref)))
    .map(({ name }) => name)
  if (far.length === 0 && !town && !port) return asked
  const from = port ?? airportIn(brief.destinations, town)
  const ashore = port?.at && { name: port.name, at: port.at }
  const wayFromPort = ashore ? [portInWords(ashore, { name: base.name, at }, transport)] : []
  const reached: TripBrief = {
    ...withoutFar(brief, far),
    destinations: kept,
    contradictions: kept.some(({ doubted }) => doubted)
      ? brief.contradictions
      : brief.contradictions.filter(({ slots }) => !slots.includes('destination')),
    ...(from && !brief.origin && { origin: from }),
  }
  if (far.length === 0) return { brief: reached, says: wayFromPort, ways: [] }
  return {
    brief: reached,
    says: [
      ...wayFromPort,
      `${theDays(days, brief)} not enough for ${listed(far.map(({ ref }) => ref.name))}: the plan below keeps to ${listed(towns)}.`,
      ...far.map((each) => farInWords(each, base.name)),
    ],
    ways: waysOut(kept, far, days, landing),
  }
}

const withoutDoubt = ({ doubted: _doubted, ...ref }: PlaceRef): PlaceRef => ref

/** Days as said, or between the dates; a night makes two. */
function lengthOf({ days, nights, dates }: TripBrief): number | undefined {
  if (days !== undefined) return days
  if (nights !== undefined) return nights + 1
  return dates?.start && dates.end ? daysBetween(dates.start, dates.end) + 1 : undefined
}

/** The destinations without the airport or port. */
function goalsBesides(goals: readonly PlaceRef[], { town, port }: Landing): PlaceRef[] {
  const others = goals.filter((ref) => {
    const name = foldName(ref.name)
    const isTown = town !== undefined && (ref.slug === town.slug || name === foldName(town.name))
    return !(isTown || (town && airportsOf(town.slug).includes(name)))
  })
  if (town) return [town, ...others]
  return others.length > 1 ? others.filter((ref) => ref !== port) : others
}

/** The airport by name, as the port of its town. */
function airportIn(goals: readonly PlaceRef[], town: PlaceRef | undefined): PlaceRef | undefined {
  const found = goals.find(
    ({ name, at }) => at !== undefined && airportsOf(town?.slug).includes(foldName(name)),
  )
  return found && town?.slug ? { ...found, slug: town.slug } : undefined
}

function wayBetween(from: LocatedCity, to: LocatedCity, transport: Transport): Way {
  // The flight there says nothing of the ways between.
  const wanted = transport.wanted.filter((mode) => mode !== 'flight')
  const away = kilometres(from.at, to.at)
  const legs = estimateLegs([from, to], { ...transport, wanted }).filter(
    (leg) => leg.from === from.name,
  )
  const rides = legs.flatMap(({ minutes, mode }) =>
    minutes === undefined || mode === undefined ? [] : [{ minutes, by: by[mode] }],
  )
  const [fastest = null] = rides.toSorted((one, other) => one.minutes - other.minutes)
  return { away, ride: fastest ?? byRoad(from, to, away) }
}

/** Road travel, where flights are refused and the way is longer than a train ride. */
function byRoad({ at }: LocatedCity, to: LocatedCity, away: number): Way['ride'] {
  if (!areJoinedByRail(at, to.at)) return null
  return { minutes: (60 * road.detour * away) / road.kilometresAnHour, by: 'by road' }
}

function sightsThere(
  { slug }: PlaceRef,
  { mustSee }: TripBrief,
  bySlug: ReadonlyMap<string, Destination>,
  home: Destination | undefined,
): string[] {
  const there = bySlug.get(slug ?? '')
  if (!there) return []
  return mustSee.filter(
    (wish) => findPlace(wish, there.places) && !(home && findPlace(wish, home.places)),
  )
}

/** The wish for the remaining destinations. */
function withoutFar(brief: TripBrief, far: readonly Far[]): TripBrief {
  const lost = new Set(far.map(({ ref }) => foldName(ref.name)))
  const isLost = (name = '') => lost.has(foldName(name))
  const sights = new Set(far.flatMap((each) => each.sights))
  return {
    ...brief,
    mustSee: brief.mustSee.filter((wish) => !(isLost(wish) || sights.has(wish))),
    appointments: brief.appointments.filter(({ where }) => !isLost(where)),
    stays: brief.stays.filter(({ place }) => !isLost(place)),
  }
}

function theDays(days: number, { arrival, departure }: TripBrief): string {
  if (days > 1) return `${days === 2 ? 'Two' : days} days are`
  return arrival && departure ? 'The hours that you have are' : 'One day is'
}

function farInWords({ ref, away, ride, sights }: Far, base: string): string {
  const what = sights.length > 0 ? `${ref.name}, for ${listed(sights)},` : ref.name
  const how = ride
    ? `about ${durationInWords(ride.minutes)} each way ${ride.by}, an estimate from door to door`
    : 'over water, and no way there is known without a flight'
  return `${what} is ${distance(away)} from ${base}: ${how}.`
}

function portInWords(port: LocatedCity, town: LocatedCity, transport: Transport): string {
  const { away, ride } = wayBetween(port, town, transport)
  const how = ride ? `, about ${durationInWords(ride.minutes)} each way ${ride.by}` : ''
  return `${port.name} is ${distance(away)} from ${town.name}${how}: the hours below leave time for it. Ask aboard how one gets there and back, and keep an hour in hand.`
}

function distance(away: number): string {
  const rounded = away < 100 ? Math.round(away / 5) * 5 : Math.round(away / 10) * 10
  return `about ${rounded.toLocaleString('en-US')} km`
}

function waysOut(
  kept: readonly PlaceRef[],
  far: readonly Far[],
  days: number,
  { town, port }: Landing,
): PlanAnswer['waysOut'] {
  const base = kept[0]?.name ?? ''
  const longer = far.slice(0, mostOffered).flatMap(({ ref, ride }) => {
    const minutes = ride?.minutes ?? Number.POSITIVE_INFINITY
    const added = daysMore.find(({ upTo }) => minutes <= upTo)
    if (!added) return [{ says: `Keep ${ref.name} for a trip of its own.` }]
    const more = `${days + added.days} days`
    return {
      says: `${more} hold ${base} and ${ref.name}.`,
      wish: `${more} in ${base} and ${ref.name}`,
    }
  })
  const known = far.find(({ ref }) => ref.slug !== undefined)
  // Who changes planes is in no other town.
  if (!known || town || port) return longer
  const { name } = known.ref
  const instead = days === 1 ? `A day in ${name}` : `${days} days in ${name}`
  return [...longer, { says: `${instead} instead.`, wish: instead }]
}

const mostOffered = 2

const by: Readonly<Record<Mode, string>> = {
  'self-driving': 'by car',
  flight: 'by plane',
  train: 'by train',
  bus: 'by bus',
  ferry: 'by ferry',
  car: 'by car',
  taxi: 'by taxi',
  bicycle: 'by bike',
  walking: 'on foot',
  'public-transport': 'by public transport',
}
