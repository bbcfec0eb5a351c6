/**
 * Days of a trip in a town without known places: free hours, with what the town is known for, and a sentence about
 * it before all others.
 */
import type { PlaceRef, TripBrief } from '#domain/brief/schema.ts'
import { wallMinutes } from '#domain/calendar/zoned-time.ts'
import { kilometres } from '#domain/places/distance.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import { knownFor, toldOfOuting } from '#domain/places/known-for.ts'
import type { Destination, Place } from '#domain/places/schema.ts'
import { listed, listedApart } from '#domain/text/listed.ts'
import { type IdSource, saltedIds } from '#domain/trip/ids.ts'
import { newStopFields } from '#domain/trip/new-trip.ts'
import { keysBetween } from '#domain/trip/order-keys.ts'
import type { Fields } from '#domain/trip/parts.ts'
import type { Day, Trip } from '#domain/trip/schema.ts'
import { durationInWords } from '../duration-words.ts'
import { toNextMark } from '../marks.ts'
import { estimateLegs } from '../multi-city/estimate-legs.ts'

type Stay = Trip['stays'][number]

interface OpenStay {
  /** A sentence on which days are unplanned, where the town lies, and what helps. */
  says: string
  stops: [id: ReturnType<IdSource['stop']>, fields: Fields<'stop'>][]
}

/** Hours for looking around a town, in minutes of the day. */
const lookingAround = { from: 600, to: 1110 }
/** Minutes from a station to the lodging, and back to a station. */
const settling = { in: 45, out: 60 }
const leastHours = 90
export function openStay(
  stay: Stay,
  days: readonly Day[],
  trip: Trip,
  {
    brief,
    bySlug,
    daysOut = new Map(),
  }: {
    brief: TripBrief
    bySlug: ReadonlyMap<string, Destination>
    daysOut?: ReadonlyMap<string, readonly PlaceRef[]>
  },
): OpenStay {
  const { name, at } = stay
  const ref = brief.destinations.find((each) => foldName(each.name) === foldName(name))
  const known = [...bySlug.values()]
  const outing = toldOfOuting({ name, at }, known)
  const sights = outing?.see ?? knownFor({ name, country: ref?.country, at }, known)
  const ids = saltedIds(trip.id)
  const open = days.flatMap((day) => {
    const hours = hoursIn(day, name)
    return hours ? [{ day, ...hours }] : []
  })
  const whole = open.filter((each) => isWhole(each) && !each.arrives && !each.leaves)
  // The first day in a town is for the town.
  const spare = whole.filter((each) => each !== open[0])
  const outOn = new Map(
    (daysOut.get(name) ?? []).flatMap((town, index) => {
      const day = (spare.length > 0 ? spare : whole)[index]?.day
      return day ? [[day, town] as const] : []
    }),
  )
  const inTown = open.filter((each) => !outOn.has(each.day))
  const stops = open.flatMap(({ day, from, to, arrives, leaves }, index): OpenStay['stops'] => {
    const out = outOn.get(day)
    if (out) return dayOutTo(out, { day, from, to, stay, known, ids, brief })
    const journey = day.stops.find(({ kind }) => kind === 'journey')
    const [order] = keysBetween(
      arrives ? (journey?.order ?? null) : null,
      leaves ? (journey?.order ?? null) : null,
      1,
    )
    if (!order) return []
    const turn = inTown.findIndex((each) => each.day === day)
    const own = shareOf(sights, turn, inTown.length)
    const goTo = outing ? 'Go to' : 'Known for'
    const toSee =
      own.length > 0 ? [`${goTo} ${listedApart(own)}. Look up hours before you go.`] : []
    const inSeason = index === 0 && outing ? thatMonth(outing.place, day.date) : []
    const eat = index === 0 && outing?.eat ? [`To eat: ${outing.eat}.`] : []
    const byHand = `Add the stops you choose by name: they are put in order and timed.`
    const fields = newStopFields({
      kind: 'free',
      name: isWhole({ from, to }) ? `A day of your own in ${name}` : `Time of your own in ${name}`,
      ...{ day: day.id, order, at, area: name, zone: stay.zone },
      ...{ start: from, minutes: to - from },
      reasons: [
        ...toSee,
        ...inSeason,
        ...eat,
        ...(index === 0 || own.length === 0 ? [byHand] : []),
      ],
    })
    return [[ids.stop(`open ${day.id}`), fields]]
  })
  const numbers = inTown.map(({ day }) => trip.days.indexOf(day) + 1)
  const where = whereIs(stay, trip)
  const says = outing ? namedOnly(name, numbers, where) : inWords(name, numbers, where)
  return { says, stops }
}

interface DayOut {
  day: Day
  from: number
  to: number
  stay: Stay
  known: readonly Destination[]
  ids: IdSource
  brief: TripBrief
}

/** A free day in another town, and back for the night. */
function dayOutTo(
  { name, at, country }: PlaceRef,
  { day, from, to, stay, known, ids, brief }: DayOut,
): OpenStay['stops'] {
  const [order] = keysBetween(null, null, 1)
  if (!order) return []
  const sights = knownFor({ name, country, at }, known)
  const [leg] =
    at && stay.at
      ? estimateLegs(
          [
            { name: stay.name, at: stay.at },
            { name, at },
          ],
          brief.transport,
        )
      : []
  const way =
    leg?.minutes === undefined
      ? []
      : [
          `About ${durationInWords(leg.minutes)} each way from door to door, an estimate: look up the last train or bus back.`,
        ]
  const fields = newStopFields({
    kind: 'free',
    name: `A day out to ${name}`,
    ...{ day: day.id, order, at: at ?? stay.at, area: name, zone: stay.zone },
    ...{ start: from, minutes: to - from },
    reasons: [
      ...(sights.length > 0 ? [`Known for ${listedApart(sights)}. Go early or late.`] : []),
      ...way,
    ],
  })
  return [[ids.stop(`out ${day.id}`), fields]]
}

/** What the notes tell of a month, whatever the hour. */
function thatMonth({ moments = [] }: Place, date: string): string[] {
  const month = Number(date.slice(5, 7))
  return moments
    .filter(
      ({ months, weekdays, between, light }) =>
        months?.includes(month) && !(weekdays ?? between ?? light),
    )
    .map(({ says }) => says)
}

/** The sights for a day; the first days have one more where they do not divide evenly. */
function shareOf(sights: readonly string[], index: number, days: number): readonly string[] {
  const before = Math.ceil((sights.length * index) / days)
  return sights.slice(before, Math.ceil((sights.length * (index + 1)) / days))
}

const isWhole = ({ from, to }: { from: number; to: number }) => to - from >= 360

function inWords(name: string, days: readonly number[], where: string): string {
  return `${whoseDays(name, days)} yours to fill: no places are known there, and none are made up.${where} Ask for fewer nights there, or add stops of your own by name.`
}

/** The sights of the town, as the notes on a day trip there name them, without hours. */
function namedOnly(name: string, days: readonly number[], where: string): string {
  return `${whoseDays(name, days)} yours to time: what one goes to there is named, without opening hours and tables.${where}`
}

function whoseDays(name: string, days: readonly number[]): string {
  const [first] = days
  const last = days.at(-1)
  const which =
    days.length > 2
      ? `Days ${first} to ${last}`
      : `${days.length > 1 ? 'Days' : 'Day'} ${listed(days.map(String))}`
  return days.length === 0
    ? `Your time in ${name} is`
    : `${which} in ${name} ${days.length > 1 ? 'are' : 'is'}`
}

/** The location, told from the nearest city of the trip that the catalogue has. */
function whereIs({ name, at }: Stay, { stays }: Trip): string {
  const [near] = stays
    .flatMap((other) =>
      at && other.at && other.slug ? [{ other, away: kilometres(at, other.at) }] : [],
    )
    .toSorted((one, next) => one.away - next.away)
  return near
    ? ` ${name} lies about ${Math.round(near.away / 10) * 10} km from ${near.other.name}.`
    : ''
}

interface Hours {
  from: number
  to: number
  arrives: boolean
  leaves: boolean
}

function hoursIn(day: Day, town: string): Hours | null {
  const midnight = wallMinutes(`${day.date}T00:00`)
  const journey = day.stops.find(({ kind }) => kind === 'journey')
  const arrives = journey?.leg?.to?.name === town
  const leaves = journey?.leg?.from?.name === town
  const from =
    arrives && journey.end
      ? toNextMark(wallMinutes(journey.end) - midnight + settling.in)
      : lookingAround.from
  const to =
    leaves && journey.start
      ? wallMinutes(journey.start) - midnight - settling.out
      : lookingAround.to
  return to - from < leastHours ? null : { from, to, arrives, leaves }
}
