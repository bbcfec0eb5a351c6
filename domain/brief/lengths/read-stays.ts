/** How the days are shared out: so long here, there between these days, and the whole. */
import { kilometres } from '#domain/places/distance.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import { eventIn } from '../events.ts'
import type { AssignedMention } from '../place-roles.ts'
import { listJoint } from '../place-words.ts'
import { betweenNames } from '../places/place-mentions.ts'
import type { Reading } from '../reading.ts'
import type { PlaceRef, Stay, StayWindow } from '../schema.ts'
import { countedPlaces } from './counted-places.ts'
import type { DayWindowMention, LengthMention } from './read-length.ts'
import { bareCounts, shareRest } from './share-days.ts'
import { eachOf, elliptic, inTurn } from './stay-counts.ts'
import { isOfAnother, placeOf } from './stay-links.ts'
import { bySegments } from './stay-segments.ts'

export interface StaysRead {
  stays: Stay[]
  days?: number
  nights?: number
  /** The length is the sum of what is told of some of the goals: where two dates say more, they count. */
  ofSome?: true
  /** Windows in a sentence that names no place. */
  homeless: DayWindowMention[]
}

interface Length {
  days?: number
  nights?: number
}

export function readStays(
  reading: Reading,
  mentions: readonly AssignedMention[],
  destinations: readonly PlaceRef[],
  lengths: readonly LengthMention[],
  windows: readonly DayWindowMention[],
  /** How many days the dates of the trip tell. */
  dated = 0,
): StaysRead {
  const isGoal = (mention: AssignedMention | undefined) =>
    mention?.role === 'destination' &&
    destinations.some(({ name }) => foldName(name) === foldName(mention.ref.name))
  const goals = mentions.filter(isGoal)
  const several = destinations.length > 1
  const listed = several ? bareCounts(reading, goals, lengths) : []
  const turns = several
    ? (inTurn(reading, destinations) ??
      bySegments(reading, goals, destinations, lengths) ??
      (listed.length > 0 ? undefined : countedPlaces(reading, goals, destinations, lengths)))
    : undefined
  const parts =
    several && !turns && listed.length === 0 ? elliptic(reading, goals, lengths) : listed
  const each = several && listed.length === 0 && !turns ? eachOf(reading, lengths) : undefined
  const all = [...lengths, ...parts]
    .filter((length) => !(isOfAnother(reading, length, mentions) || length === each))
    .filter(({ start, end }) => !turns || end <= turns.start || start >= turns.end)
    .sort((a, b) => a.start - b.start)
  const stays = new Map<string, Stay>()
  const stayAt = (name: string): Stay => {
    const known = stays.get(foldName(name))
    if (known) return known
    const place = destinations.find((each) => foldName(each.name) === foldName(name))?.name ?? name
    const stay: Stay = { place, windows: [] }
    stays.set(foldName(name), stay)
    return stay
  }

  for (const [name, length] of turns?.of ?? []) Object.assign(stayAt(name), length)
  // "Rome 3 nights Florence 2 nights": begun with a place and ended with a length.
  const placesFirst =
    (goals[0]?.end ?? 0) <= (all[0]?.start ?? -1) &&
    ((goals.at(-1)?.end ?? 0) <= (all.at(-1)?.start ?? -1) ||
      // "Bangkok 3 days Chiang Mai 4 days then 5 on Koh Lanta": all but the last.
      (all.length > 2 &&
        all
          .slice(0, -1)
          .every((length) =>
            goals.some(({ end }) => length.start - end > 0 && length.start - end < 3),
          )))
  const linked = new Map<LengthMention, AssignedMention>()
  // "One night Ghent, rest Bruges".
  const hasRest = several && /\b(?:rest|remainder|remaining)\b/.test(reading.lower)
  const told = all.flatMap((length) => {
    const link = length.whole ? undefined : placeOf(reading, length, goals, placesFirst)
    return link ? [{ length, ...link }] : []
  })
  for (const { length, place, weak } of told) {
    // "A stop of one night in Bolzano, a week in May": the stop has its night.
    const hasOwn = told.some((other) => !other.weak && other.place === place)
    if (weak && hasOwn) continue
    if (!weak || told.length > 1 || parts.includes(length) || length.part || hasRest)
      linked.set(length, place)
  }
  let whole: Length | undefined
  for (const length of all) {
    const place = linked.get(length)
    // "Disneyland 1 day, 5 days Hong Kong": one of the days.
    // "Four days Rome, two days Naples, one day Pompeii": no length of the whole.
    const isOneOfThem =
      turns !== undefined || linked.size > 1 || all.some((each) => isLonger(each, linked))
    if (!place && length.days === 1 && !length.whole && isOneOfThem) continue
    if (
      place &&
      several &&
      !(
        opensList(reading, place, goals, linked, length) &&
        !endsList(reading, place, goals, all, length, dated)
      ) &&
      (!holdsOthers(reading, place, goals) ||
        isOneOfThree(reading, place, goals, linked) ||
        isLeftBehind(reading, place, goals, length))
    ) {
      const stay = stayAt(place.ref.name)
      stay.days ??= length.days
      stay.nights ??= length.nights
    } else if (!length.part && (!whole || (length.whole && !place))) {
      whole = corrected(reading, all, length)
    } else if (
      !(place && several) &&
      whole?.days &&
      length.days &&
      continues(reading, all, length)
    ) {
      whole = { days: whole.days + length.days }
    }
  }
  // "Kyoto 6 days and a day in Nara or Himeji": a day that has no one place is not the trip's.
  if (whole?.days === 1 && [...stays.values()].some(({ days = 0 }) => days > 1)) whole = undefined
  if (each) {
    const { days, nights } = each
    const length = { ...(days !== undefined && { days }), ...(nights !== undefined && { nights }) }
    // "Three nights each in Seville and Granada and one in Córdoba": but for those with their own.
    for (const { name } of destinations)
      if (!stays.has(foldName(name))) Object.assign(stayAt(name), length)
  }
  const homeless = windows.filter((window) => {
    const place = placeInSentence(reading, window, goals)
    if (!place) return true
    const sentence = reading.sentenceAt(window.start)
    const what = eventIn(sentence.text)
    const dayWindow: StayWindow = {
      days: { first: window.first, last: window.last },
      ...(what && { what }),
    }
    stayAt(place.ref.name).windows.push(dayWindow)
    reading.claim('stay', window.start, window.end)
    return false
  })
  const inner = all.find(({ inside }) => inside)
  const host = inner && linked.get(all[all.indexOf(inner) - 1] ?? inner)
  if (host && !whole && destinations.length === 2) {
    // The day elsewhere is one of the days said before it.
    const { days, nights } = stayAt(host.ref.name)
    whole = { ...(days !== undefined && { days }), ...(nights !== undefined && { nights }) }
    stays.delete(foldName(host.ref.name))
  }
  if (several) shareRest(reading, goals, whole, stayAt)
  const list = destinations.flatMap(({ name }) => stays.get(foldName(name)) ?? [])
  // "A Nile cruise Luxor to Aswan 4 nights": the nights are those of the way between the two.
  const onTheWay = goals.filter((goal, index) => {
    const next = goals[index + 1]
    return (
      next !== undefined &&
      stays.has(foldName(next.ref.name)) &&
      !stays.has(foldName(goal.ref.name)) &&
      reading.lower.slice(goal.end, next.start) === ' to '
    )
  })
  const staying = destinations.filter(({ name }) =>
    onTheWay.every(({ ref }) => foldName(ref.name) !== foldName(name)),
  )
  const ofSome = !whole && list.length > 0 && list.length < staying.length
  return {
    stays: list.map(withoutUndefined),
    ...(whole ?? sumOf(list, staying)),
    ...(ofSome && { ofSome }),
    homeless,
  }
}

/** Of the trip, and of more than a day. */
function isLonger(
  length: LengthMention,
  linked: ReadonlyMap<LengthMention, AssignedMention>,
): boolean {
  return !(linked.has(length) || length.part) && (length.days ?? (length.nights ?? 0) + 1) > 1
}

function withoutUndefined(stay: Stay): Stay {
  const { days, nights, ...rest } = stay
  return { ...rest, ...(days !== undefined && { days }), ...(nights !== undefined && { nights }) }
}

/** "A week in Crete, first 3 days in Chania": the length of an island or a country is the whole. */
function holdsOthers(
  reading: Reading,
  { ref, end, start }: AssignedMention,
  goals: readonly AssignedMention[],
): boolean {
  if (ref.kind === 'city' || ref.kind === 'unknown') return false
  const next = goals.find((goal) => goal.start >= end)
  if (next?.ref.kind !== 'city' || next.ref.country !== ref.country) return false
  const near =
    ref.kind === 'country' ||
    / islands$/i.test(ref.name) ||
    !(ref.at && next.ref.at) ||
    kilometres(ref.at, next.ref.at) < 150
  // "To Interlaken and Lucerne. Stay in Interlaken for 2 nights.": two goals side by side, said before.
  const apart = goals.some(
    (goal, index) =>
      goal.ref.name === ref.name &&
      goals[index + 1]?.ref.name === next.ref.name &&
      joinsNext.test(reading.lower.slice(goal.end, goals[index + 1]?.start)),
  )
  return near && start < next.start && !apart
}

/** "2 nights Kuala Lumpur, 4 nights Langkawi, 3 nights Penang": an island is a stay where all have nights of their own. */
function isOneOfThree(
  reading: Reading,
  place: AssignedMention,
  goals: readonly AssignedMention[],
  linked: ReadonlyMap<LengthMention, AssignedMention>,
): boolean {
  const names = new Set(goals.map(({ ref }) => ref.name))
  const told = new Set([...linked.values()].map(({ ref }) => ref.name))
  const after = [...linked.keys()].find(({ start }) => start >= place.end)
  return (
    names.size > 2 &&
    told.size === names.size &&
    after !== undefined &&
    /^(?:,| and|, and|,? then| \+| &|;)\s*$/.test(reading.lower.slice(place.end, after.start))
  )
}

/** "Oaxaca 3 nights, then Puerto Escondido 5": the days in the region are over when one goes on. */
function isLeftBehind(
  reading: Reading,
  place: AssignedMention,
  goals: readonly AssignedMention[],
  length: LengthMention,
): boolean {
  const next = goals.find(({ start }) => start >= place.end)
  if (!next || length.start < place.end || length.end > next.start) return false
  return /^\)?,?;? ?(?:(?:and )?then|followed by|after (?:that|which)|afterwards|->|→|from there)\b/.test(
    reading.lower.slice(length.end, next.start),
  )
}

const joinsNext = /^\s*,?\s*(?:and|then|plus|\+|&|followed|before|after)/

/** "6 days in Rome, Florence and Venice" is the length of all three. */
function opensList(
  reading: Reading,
  place: AssignedMention,
  goals: readonly AssignedMention[],
  linked: ReadonlyMap<LengthMention, AssignedMention>,
  length: LengthMention,
): boolean {
  const neighbour =
    place.start > length.start ? goals[goals.indexOf(place) + 1] : goals[goals.indexOf(place) - 1]
  if (!neighbour || [...linked.values()].includes(neighbour)) return false
  // "Porto 3 days, Nazaré, Lisbon 4 days": each behind its own place.
  const isOwn = [...linked].some(
    ([other, { end }]) => other !== length && end < other.start && other.start - end < 3,
  )
  if (isOwn && place.end < length.start && length.start - place.end < 3) return false
  const gap =
    place.start > length.start
      ? reading.lower.slice(place.end, neighbour.start)
      : reading.lower.slice(neighbour.end, place.start)
  return listJoint.test(betweenNames(gap)) && !/then|followed|after|before/.test(gap)
}

/**
 * "10 to 14 May: Glencoe, Skye for two nights": where the trip is longer by its dates, or by another length, the last of the list
 * has the nights behind it.
 */
function endsList(
  reading: Reading,
  place: AssignedMention,
  goals: readonly AssignedMention[],
  all: readonly LengthMention[],
  length: LengthMention,
  dated: number,
): boolean {
  if (place.end > length.start || length.whole || /\ball\b/.test(textOf(reading, length)))
    return false
  if (!/^ (?:for )?(?:about |just |only )?$/.test(reading.lower.slice(place.end, length.start)))
    return false
  const before = goals[goals.indexOf(place) - 1]
  // "Vienna and Salzburg for 3 nights" is said of both.
  if (!before || !/^, ?$/.test(reading.lower.slice(before.end, place.start))) return false
  const own = daysIn(length)
  return (
    dated > own ||
    all.some(
      (each) => each !== length && !each.part && daysIn(each) > own && each.end < place.start,
    )
  )
}

const daysIn = ({ days, nights = 0 }: LengthMention) => days ?? nights + 1
const textOf = ({ lower }: Reading, { start, end }: LengthMention) => lower.slice(start, end)

const secondThought =
  /\b(?:actually|no wait|wait|make (?:it|that)|scratch that|i mean|or rather|sorry|rather|let'?s (?:say|do|make it)|but (?:(?:we|i)(?:'ve|'ll)? )?(?:now |only |really |actually |just )*(?:have|got|get|can (?:only )?(?:do|manage|stay))(?: only| just)?|(?:cut|shorten(?:ed)?|reduc(?:e|ed)|extend(?:ed)?|stretch(?:ed)?)(?: it| that)?(?: down)? to|(?:is|are|it'?s) now(?: only| just)?|now (?:only|just)(?: have| got)?)\b[\s,]*(?:no[\s,]*)?(?:it'?s |make it |let'?s do |maybe |more like |we have |for |i have )*$/

/** "Three days of surfing and two days sightseeing": the days of one thing after those of another. */
function continues(
  reading: Reading,
  all: readonly LengthMention[],
  length: LengthMention,
): boolean {
  const last = all[all.indexOf(length) - 1]
  if (!last || length.whole || length.inside || length.nights !== undefined) return false
  const gap = reading.lower.slice(last.end, length.start)
  const rest = reading.lower.slice(length.end, length.end + 24)
  return thenAnother.test(gap) && doing.test(rest)
}

const thenAnother =
  /^ (?:of |for )?(?:[a-z]+ing|(?!in\b|at\b|on\b|to\b)[a-z]+(?: [a-z]+)?),? (?:and|then|plus|and then|followed by|\+|&)(?: then| another)? $/
/** What the days are for, and no place: those have stays of their own. */
const doing =
  /^ (?:of |for )?(?:[a-z]+ing\b|(?:the )?(?:beach(?:es)?|museums|sights|city|wine|food|rest|relaxation)\b)/

/** "Five days, actually make it six": the later length counts. */
function corrected(reading: Reading, all: readonly LengthMention[], length: LengthMention): Length {
  const later = all.findLast((each) => {
    const lead = reading.lower.slice(Math.max(0, each.start - 40), each.start)
    return each.start > length.start && secondThought.test(lead)
  })
  const { days, nights } = later ?? length
  return { ...(days !== undefined && { days }), ...(nights !== undefined && { nights }) }
}

function placeInSentence(
  reading: Reading,
  window: DayWindowMention,
  goals: readonly AssignedMention[],
): AssignedMention | undefined {
  const { start, end } = reading.sentenceAt(window.start)
  const inside = goals.filter((goal) => goal.start >= start && goal.end <= end)
  const next = inside.find((goal) => goal.start >= window.end)
  const gap = next && reading.lower.slice(window.end, next.start)
  if (
    gap !== undefined &&
    /^\s*[:,-]?\s*(?:(?:we )?(?:arrive|land|be|explore|visit|fly|drive|go)?(?: home| back)?\s*(?:in|to|at|from)?\s+)?$/.test(
      gap,
    )
  )
    return next
  return inside.toSorted(
    (a, b) => Math.abs(a.start - window.start) - Math.abs(b.start - window.start),
  )[0]
}

/** The stays together make the trip, where each goal has one or is an outing from one that has. */
function sumOf(stays: readonly Stay[], destinations: readonly PlaceRef[]): Length {
  const placed = destinations.filter(({ name }) => stays.some(({ place }) => place === name))
  const outing = ({ at }: PlaceRef) =>
    at !== undefined && placed.some((goal) => goal.at && kilometres(goal.at, at) < 80)
  if (stays.length === 0 || !destinations.every((goal) => placed.includes(goal) || outing(goal)))
    return {}
  const days = stays.map((stay) => stay.days)
  const nights = stays.map((stay) => stay.nights)
  const sum = (values: readonly (number | undefined)[]) =>
    values.reduce<number>((total, value) => total + (value ?? Number.NaN), 0)
  if (Number.isFinite(sum(days))) return { days: sum(days) }
  if (Number.isFinite(sum(nights))) return { days: sum(nights) + 1, nights: sum(nights) }
  return {}
}
