/**
 * The departure at the end of a stay, where its hour was said: from where, when one sets out, and what the hours
 * before it are for. Hours of the brief win over the first hours in the text.
 */
import type { PlaceRef, TripBrief } from '#domain/brief/schema.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import { portNames } from '#domain/places/stations-and-airports.ts'
import { minuteAt, timeInWords } from '../clock.ts'
import { toPreviousMark } from '../marks.ts'
import type { StayClock } from '../stay-clock.ts'
import { longerWay } from './airport-way.ts'
import { portWay } from './port-way.ts'

export interface Leaving {
  by: Vehicle
  /** The place of departure, in words: "Piraeus", "the airport". */
  from: string
  /** When it leaves, and when one sets out for it, in minutes after midnight. */
  at: number
  setOut: number
  way: number
  /** The hour is that of being there: "we need to be there at 12.30". */
  isThere?: true
}

type Vehicle = 'flight' | 'train' | 'bus' | 'ferry' | 'ship'

const words: readonly (readonly [Vehicle, RegExp])[] = [
  ['flight', /\b(?:flights?|fly|flying|plane)\b/gi],
  ['train', /\b(?:trains?|eurostar|rail)\b/gi],
  ['bus', /\b(?:bus|coach)\b/gi],
  ['ferry', /\b(?:ferry|ferries|boat|hydrofoil|catamaran)\b/gi],
  ['ship', /\b(?:ship|cruise|liner)\b/gi],
]
/** Names of the town's stations and airports, with their vehicle. */
function portWords(slug: string): readonly (readonly [Vehicle, RegExp])[] {
  const town = portNames.find((each) => each.slug === slug)
  if (!town) return []
  const named = (names: readonly string[]) => new RegExp(`\\b(?:${names.join('|')})\\b`, 'gi')
  return [
    ...(town.stations.length > 0 ? [['train', named(town.stations)] as const] : []),
    ...(town.airports.length > 0 ? [['flight', named(town.airports)] as const] : []),
  ]
}
const usual: Readonly<Record<Vehicle, { from: string; before: number; way: number }>> = {
  flight: { from: 'the airport', before: 120, way: 30 },
  train: { from: 'the station', before: 30, way: 30 },
  bus: { from: 'the bus station', before: 30, way: 30 },
  ferry: { from: 'the port', before: 60, way: 30 },
  // Whoever comes in the last hour and a half is not taken on board.
  ship: { from: 'the port', before: 90, way: 30 },
}
const landing = 75
/** Minutes from an arrival until one is in town, by air and by land. */
const landings = [landing, 45]
/** Boundaries of a clause: words behind the last one concern something else. */
const clause = /[.;]|\band\b/gi
const near = 60
/** Length in characters of the word right behind an hour. */
const aWord = 12

interface JourneyClock {
  clock: StayClock
  leaving?: Leaving
}

/** The hours of the stay, and the departure where its vehicle was said. */
export function journeyClock(
  heard: StayClock,
  brief: Pick<TripBrief, 'arrival' | 'departure' | 'origin'>,
  text: string,
  town: { name: string; at: Coordinates; slug: string; gettingAround?: string },
): JourneyClock {
  const clock = withArrival(heard, brief.arrival)
  if (clock.kind !== 'journey' || brief.departure === undefined) return { clock }
  const at = minuteAt(brief.departure)
  const told = vehicleBefore(text, at, town.slug)
  if (!told) return { clock }
  const { by } = told
  const port = portOf(brief.origin, town)
  const way = port?.at
    ? Math.max(usual[by].way, portWay({ name: port.name, at: port.at }, town))
    : usual[by].way + (by === 'flight' ? longerWay(town.gettingAround) : 0)
  const setOut = toPreviousMark(at - (told.isThere ? 0 : usual[by].before) - way)
  const arrival = brief.arrival === undefined ? undefined : minuteAt(brief.arrival)
  // The hour is that of the departure, and not of an arrival.
  const isMisread = clock.from !== undefined && landings.some((after) => clock.from === at + after)
  const from = isMisread ? arrival && arrival + landing : clock.from
  // The way to the airport is counted here.
  const { from: _from, flightAssumed: _assumed, flownOut: _out, ...rest } = clock
  return {
    clock: { ...rest, ...(from !== undefined && { from }), to: setOut },
    leaving: {
      by,
      from: port?.name ?? told.from ?? usual[by].from,
      ...{ at, setOut, way },
      ...(told.isThere && { isThere: told.isThere }),
    },
  }
}

/** The hours with an arrival that only the brief has read: "Late on Friday 11 December, around 22:30". */
function withArrival(clock: StayClock, arrival: string | undefined): StayClock {
  if (clock.kind !== 'journey' || clock.from !== undefined || arrival === undefined) return clock
  return { ...clock, from: minuteAt(arrival) + landing }
}

/** A port of the town itself, misread as the trip's origin: "a ferry from Piraeus". */
function portOf(origin: PlaceRef | undefined, town: { name: string; slug: string }) {
  return origin?.slug === town.slug && foldName(origin.name) !== foldName(town.name)
    ? origin
    : undefined
}

/** Right before an hour: when one has to be there. */
const bePresent =
  /\bbe (?:back )?(?:there|on board)\b[^.;!?]{0,30}$|\b(?:be|back|return(?:ed)?) (?:back )?(?:at|in|to) (?:[a-z'-]+ ){0,3}(?:port|terminal|airport|station|pier|dock|ship)\b[^.;!?]{0,30}$/i

/** Whether an hour is when one has to be there, and not when something leaves. */
export function isToBeThere(text: string, at: number): boolean {
  return [...text.matchAll(timePattern)].some(
    ({ index, groups }) =>
      isTime(groups ?? {}, at) && bePresent.test(text.slice(Math.max(0, index - near), index)),
  )
}

const timePattern =
  /\b(?<hour>\d{1,2})(?:[:.h](?<minute>\d{2}))?\s*(?<half>[ap])?\.?m?\b|\b(?<noon>noon|midday)\b/gi

/** The vehicle of the departure: the last one named before the hour in the same clause, else a train. */
function vehicleBefore(
  text: string,
  at: number,
  slug: string,
): { by: Vehicle; from?: string; isThere?: true } | undefined {
  const times = [...text.matchAll(timePattern)].filter((found) => isTime(found.groups ?? {}, at))
  const said = times.at(-1)
  const index = said?.index
  if (said === undefined || index === undefined) return undefined
  // "A 7pm flight".
  const behind = text.slice(index + said[0].length, index + said[0].length + aWord)
  const [own] = words.filter(([, pattern]) => behind.search(pattern) === 1)
  if (own) return { by: own[0] }
  const before = text.slice(Math.max(0, index - near), index)
  const isThere = bePresent.test(before)
  // "The ship leaves on Sunday and we need to be there at 12.30": of the ship in the clause before.
  const lead = isThere
    ? text.slice(Math.max(0, index - 2 * near), index)
    : (before.split(clause).at(-1) ?? '')
  const last = (list: readonly (readonly [Vehicle, RegExp])[]) =>
    list
      .flatMap(([by, pattern]) =>
        [...lead.matchAll(pattern)].map((each) => ({ by, from: each[0], index: each.index })),
      )
      .toSorted((one, other) => other.index - one.index)[0]
  const [vehicle, port] = [last(words), last(portWords(slug))]
  const from = port && (vehicle === undefined || vehicle.by === port.by) ? port.from : undefined
  const by = vehicle?.by ?? port?.by
  return (
    by && { by, ...(from !== undefined && { from }), ...(isThere && { isThere: true as const }) }
  )
}

function isTime(groups: Readonly<Record<string, string | undefined>>, at: number): boolean {
  if (groups.noon) return at === 720
  const minutes = Number(groups.minute ?? 0)
  const hour = Number(groups.hour)
  const later = groups.half?.toLowerCase() === 'p' ? 12 : 0
  return (groups.half ? (hour % 12) + later : hour) * 60 + minutes === at
}

/** Departures before this minute of the day leave no time for a visit. */
const lateMorning = 570

const beforeIt: Readonly<Record<Vehicle, string>> = {
  flight: 'two hours there',
  train: 'half an hour there',
  bus: 'half an hour there',
  ferry: 'an hour there',
  ship: 'an hour and a half to board',
}

/** Sentences on when to set out, for where and why, and where bags stay. */
export function leavingInWords(
  { by, from, at, setOut, way, isThere }: Leaving,
  days: number,
): string {
  const bags =
    setOut < lateMorning
      ? 'Pack the evening before.'
      : days === 1
        ? 'Leave your bags at a luggage office for the day, and fetch them on the way.'
        : 'Your bags can wait at your lodging until then.'
  if (isThere)
    return `Leave for ${from} by ${timeInWords(setOut)}: about ${way} minutes on the way, since you have to be there at ${timeInWords(at)}. ${bags}`
  return `Leave for ${from} by ${timeInWords(setOut)}: about ${way} minutes on the way, and ${beforeIt[by]} before your ${by} at ${timeInWords(at)}. ${bags}`
}
