/** Sun and dark: what is said of the light is so, and what wants light has it. */
import type { Place } from '#domain/places/schema.ts'
import { clock } from './dates.ts'
import { falsehood, toldMoments } from './moments.ts'
import { isFood, type SeenDay, type SeenPlan, type SeenStop } from './seen-plan.ts'
import { judged, type Verdict } from './verdict.ts'

const saysSunset = /sunset|sun sets|sun goes down|golden hour/i
const saidTime = /(\d{1,2}):(\d\d)/
const nearSunset = 15
const saidTimeTolerance = 4
const duskTolerance = 10
/** The glow after the sun has gone is what one stays for. */
const sunsetPlaceTolerance = 30
const litKinds = new Set([
  'square',
  'bridge',
  'neighbourhood',
  'landmark',
  'market',
  'shopping',
  'theme-park',
])

interface InTheDay {
  day: SeenDay
  seen: SeenStop
}

function* allStops({ days }: SeenPlan): Generator<InTheDay> {
  for (const day of days) for (const seen of day.stops) yield { day, seen }
}

/**
 * What the plan itself says: the catalogue's sentences about a place speak of no particular evening,
 * its moments are judged by their own conditions, and a bar may have the sunset in its name.
 */
function ownWords({ destination }: SeenPlan, seen: SeenStop): string[] {
  const { stop, place } = seen
  const told = new Set(toldMoments(seen).map(({ says }) => says))
  return stop.reasons
    .filter((reason) => reason !== place?.about && reason !== place?.dayTrip?.how)
    .filter((reason) => !told.has(reason))
    .map((reason) =>
      destination.places.reduce((words, { name }) => words.replaceAll(name, 'it'), reason),
    )
}

export function untrueSunsets(plan: SeenPlan): Verdict {
  const claims = [...allStops(plan)].flatMap(({ day, seen }) =>
    ownWords(plan, seen)
      .filter((reason) => saysSunset.test(reason))
      .map((reason) => ({ day, seen, reason })),
  )
  return judged(claims, ({ day: { sun, date }, seen: { stop, from, to }, reason }) => {
    const there = from - nearSunset <= sun.sunset && sun.sunset <= to + nearSunset
    const [, hour, minute] = saidTime.exec(reason) ?? []
    const said = hour === undefined ? sun.sunset : Number(hour) * 60 + Number(minute)
    const right = Math.abs(said - (sun.sunset % 1440)) <= saidTimeTolerance || hour === undefined
    if (there && right) return null
    return `${date} ${stop.name} ${clock(from)}–${clock(to)} says "${reason}", the sun sets at ${clock(sun.sunset)}`
  })
}

const hourClaims: readonly { says: RegExp; holds: (day: SeenDay, seen: SeenStop) => boolean }[] = [
  { says: /^Early\b/i, holds: (_, { from }) => from < 12 * 60 },
  {
    says: /afternoon light/i,
    holds: ({ sun }, { from, to }) => to > 12 * 60 && from < sun.sunset,
  },
  { says: /in the evening, when you are there/i, holds: (_, { to }) => to > 17 * 60 },
  { says: /after dark/i, holds: ({ sun }, { to }) => to > sun.sunset + 10 },
  {
    says: /before the heat/i,
    holds: (_, { from }) => from < 12 * 60,
  },
]

/**
 * "Early", "in the afternoon light", "after dark": other words about the hour that can be checked, and
 * the moments of places, which are told when they hold.
 */
export function untrueHours(plan: SeenPlan): Verdict {
  const [own, moments] = [untrueWords(plan), untrueMoments(plan)]
  return { of: own.of + moments.of, wrong: [...own.wrong, ...moments.wrong] }
}

function untrueMoments(plan: SeenPlan): Verdict {
  const told = [...allStops(plan)].flatMap(({ day, seen }) =>
    toldMoments(seen).map((moment) => ({ day, seen, moment })),
  )
  return judged(told, ({ day, seen, moment }) => {
    const why = falsehood(moment, plan, day, seen)
    return why === null
      ? null
      : `${day.date} ${seen.stop.name} ${clock(seen.from)}–${clock(seen.to)} says "${moment.says}" ${why}`
  })
}

function untrueWords(plan: SeenPlan): Verdict {
  const claims = [...allStops(plan)].flatMap(({ day, seen }) =>
    ownWords(plan, seen).flatMap((reason) =>
      hourClaims
        .filter(({ says }) => says.test(reason))
        .map(({ holds }) => ({ day, seen, reason, holds })),
    ),
  )
  return judged(claims, ({ day, seen, reason, holds }) =>
    holds(day, seen)
      ? null
      : `${day.date} ${seen.stop.name} ${clock(seen.from)}–${clock(seen.to)} says "${reason}"`,
  )
}

function wantsLight(place: Place | undefined): place is Place {
  if (place?.setting !== 'outdoor' || isFood(place) || place.dayTrip) return false
  if (place.kind === 'nightlife' || place.kind === 'stage') return false
  return place.bestTime !== 'evening' && place.bestTime !== 'night'
}

function inTheDark(plan: SeenPlan, counts: (place: Place) => boolean): Verdict {
  const outdoors = [...allStops(plan)].filter(
    ({ seen: { stop, place } }) => stop.kind === 'visit' && wantsLight(place) && counts(place),
  )
  return judged(outdoors, ({ day: { sun, date }, seen: { stop, place, from, to } }) => {
    const grace = place?.bestTime === 'sunset' ? sunsetPlaceTolerance : duskTolerance
    if (from >= sun.dawn - duskTolerance && to <= sun.dusk + grace) return null
    return `${date} ${stop.name} (${place?.kind}) ${clock(from)}–${clock(to)}, light from ${light(sun.dawn)} to ${light(sun.dusk)}`
  })
}

const light = (minute: number) => (Number.isFinite(minute) ? clock(minute) : 'always')

/** Parks, beaches, views and ruins, which show nothing in the dark. */
export const natureInTheDark = (plan: SeenPlan) =>
  inTheDark(plan, ({ kind }) => !litKinds.has(kind))

/** Squares, streets and fairs, which have lamps, though they are not known for their evenings. */
export const litPlacesInTheDark = (plan: SeenPlan) =>
  inTheDark(plan, ({ kind }) => litKinds.has(kind))
