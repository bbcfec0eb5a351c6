/**
 * Bounds on rides: "no long drives", "nothing more than an hour away". Which places they exclude, and on which
 * finished days a ride is longer all the same.
 */
import { kilometres } from '#domain/places/distance.ts'
import type { Coordinates, Place } from '#domain/places/schema.ts'
import { estimateRide } from '#domain/routing/travel-estimate.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { weekdayInWords } from '../days-in-words.ts'
import { durationInWords } from '../duration-words.ts'
import type { UnmetWish } from '../plan-outcome.ts'
import type { PlanRequest } from '../schema.ts'

export interface RideBound {
  minutes: number
  /** The bound in words: "no long drives". */
  said: string
}

/** Minutes are told in steps of this. */
const toldStep = 5
/** Minutes of a long ride where no number was said; fewer at the wheel, where no waiting is included. */
const longUnsaid = { transit: 55, bicycle: 55, drive: 45 } as const
const hour = 60

const rides =
  '(?:drives?|driving|car rides?|bus(?: rides?| journeys?)?|coach(?: rides?)?|train rides?|rides?|transfers?|journeys?|travel(?:l?ing)?(?: times?)?|trips?|taxi rides?|hours in (?:a|the) (?:car|bus|coach))'
const noLong = new RegExp(
  `\\b(?:no|not|without|avoid(?:ing)?|hates?|n't (?:want|like)|nothing with)\\b[^.;,!?]{0,14}?\\b(?:too )?(?:long|endless|many)(?: \\w+){0,2} ${rides}\\b|\\bshort (?:drives|rides|transfers|journeys)\\b|\\b(?:gets?|get) (?:car|travel) ?sick\\b`,
  'i',
)
const amount =
  '(?<count>an?|one|two|half an?|\\d{1,3})[ -]?(?<unit>hours?|h|minutes?|mins?)(?<half> and a half)?'
const noMore = new RegExp(
  `\\b(?:(?:no|not|nothing|nowhere|never|max(?:imum)?|at most|under|within|less than|up to)\\b[^.;,!?]{0,24}?\\b(?:(?:more|longer|farther|further) than|over|above|max(?:imum)?(?: of)?|at most|of|within|under|less than|up to)?) ?(?:about )?${amount}(?: each way)? ?(?:away|by (?:car|bus|taxi|train)|drives?|of driving|in (?:a|the) (?:car|bus|taxi)|each way|on (?:a|the) bus|rides?|from (?:the|our|my) (?:hotel|base|lodging))`,
  'i',
)

/** The longest ride by a request's words; null without a bound. */
export function rideBound(
  text: string,
  by: PlanRequest['beyondWalking'] = 'transit',
): RideBound | null {
  const groups = noMore.exec(text)?.groups
  if (groups) {
    const { count = '', unit = '', half } = groups
    const number = /^half/i.test(count)
      ? 0.5
      : /^(?:an?|one)$/i.test(count)
        ? 1
        : /^two$/i.test(count)
          ? 2
          : Number(count)
    const minutes = Math.round(/^h/i.test(unit) ? hour * (number + (half ? 0.5 : 0)) : number)
    if (minutes >= 10) return { minutes, said: `no ride of more than ${durationInWords(minutes)}` }
  }
  const [said] = noLong.exec(text) ?? []
  return said ? { minutes: longUnsaid[by], said: 'no long rides' } : null
}

/** A sentence for each place beyond the bound; named ones stay, and are told with their way. */
function beyondRide(
  places: readonly Place[],
  { minutes, said }: RideBound,
  {
    lodging,
    by,
    named,
  }: { lodging: Coordinates; by: PlanRequest['beyondWalking']; named: ReadonlySet<string> },
): Record<string, string> {
  const way = ({ at, dayTrip }: Place) =>
    dayTrip?.minutesEachWay ??
    toldStep * Math.ceil(estimateRide(by, lodging, at).minutes / toldStep)
  return Object.fromEntries(
    places
      .filter(
        (place) =>
          !named.has(place.id) && kilometres(lodging, place.at) > 0 && way(place) > minutes,
      )
      .map((place) => [
        place.id,
        `It is about ${durationInWords(way(place))} each way, and you asked for ${said}.`,
      ]),
  )
}

/** Modes for those who do not drive. */
const carried =
  /\b(?:bus(?:es)?|thebus|coach(?:es)?|shuttles?|trains?|amtrak\S*|tours?|ferr(?:y|ies)|boats?|taxis?|vans?|drivers?|hired car|ride-hail|transfers|packages|red truck|dive schools|outfitters)\b/i

/** A sentence for each day trip by own car, where nobody wants to drive. */
function drivenThere(places: readonly Place[], named: ReadonlySet<string>): Record<string, string> {
  return Object.fromEntries(
    places.flatMap(({ id, dayTrip }) =>
      dayTrip?.by === 'drive' && !carried.test(dayTrip.how) && !named.has(id)
        ? [[id, 'One drives there, and you do not: name it to have it with a driver or a tour.']]
        : [],
    ),
  )
}

/** A sentence for each place excluded by its way: too long, or driven. */
export function placesTooFar(
  places: readonly Place[],
  text: string,
  { isCarless, named, ...from }: Parameters<typeof beyondRide>[2] & { isCarless: boolean },
): Record<string, string> {
  const bound = rideBound(text, from.by)
  return {
    ...(isCarless ? drivenThere(places, named) : {}),
    ...(bound ? beyondRide(places, bound, { ...from, named }) : {}),
  }
}

/** Longest ride in minutes to a dinner for those who nap or walk with effort. */
const farthestDinner = 30

/** Whether a dinner is too far for them. */
export function isTooFarToDine(
  at: Coordinates,
  { party, lodging, beyondWalking }: Pick<PlanRequest, 'party' | 'lodging' | 'beyondWalking'>,
): boolean {
  if (!(party.naps || party.shortWalks)) return false
  return estimateRide(beyondWalking, lodging, at).minutes > farthestDinner
}

/** Sentences on rides of the finished trip beyond the bound. */
export function ridesBeyond({ days }: Pick<Trip, 'days'>, text: string): UnmetWish[] {
  const bound = rideBound(text)
  if (!bound) return []
  const long = days.flatMap(({ date, stops }) => {
    const [worst] = stops
      .flatMap(({ leg, name }) =>
        leg && leg.mode !== 'walk' ? [{ name, minutes: leg.minutes ?? 0 }] : [],
      )
      .filter(({ minutes }) => minutes > bound.minutes)
      .toSorted((a, b) => b.minutes - a.minutes)
    if (!worst) return []
    return [`${weekdayInWords(date)} has about ${durationInWords(worst.minutes)} to ${worst.name}`]
  })
  if (long.length === 0) return []
  return [
    {
      wish: bound.said,
      reason: 'no-room',
      says: `You asked for ${bound.said}: ${long.join('; ')}.`,
      wayOut: 'Leave those out, or stay nearer to them.',
    },
  ]
}
