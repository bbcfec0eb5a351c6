/** A wish for days in one city of the catalogue. */
import { addDays } from '#domain/calendar/calendar-days.ts'
import type { Destination } from '#domain/places/schema.ts'
import { kindInWords } from '../appeal.ts'
import { closedWords } from '../left-out.ts'
import type { PlanOutcome } from '../plan-outcome.ts'
import { requestFromBrief } from '../request-from-brief.ts'
import type { PlanRequest } from '../schema.ts'
import { withHolidays } from '../stay-holidays.ts'
import type { PlanAnswer } from './answer.ts'
import { clashesIn, withoutCars } from './clashes.ts'
import { conflictClash } from './conflict-words.ts'
import { withFreeDays } from './free-days.ts'
import { tradeOffs } from './trade-offs.ts'
import type { Wishing } from './wishing.ts'

const mostWays = 4

export async function planOneCity(wishing: Wishing, destination: Destination): Promise<PlanAnswer> {
  const { answer, executor, limits, today, onProgress } = wishing
  const { request, notes } = await openDays(wishing, destination)
  const isGap = (note: string) => /is not among the places known|has no day and time/.test(note)
  const assumed = [
    ...answer.assumed,
    ...notes.filter((note) => !isGap(note)),
    ...namedAgainstKind(request),
  ]
  const clashes = clashesIn(wishing, destination, request.days[0]?.date ?? today)
  const outcome = await executor.plan(request, {
    ...limits,
    onProgress: ({ stage, trip }) => {
      if (stage === 'first-feasible')
        onProgress?.({ stage: 'first-plan', trip: withFreeDays(trip) })
    },
  })
  if (!outcome.ok) clashes.unshift(await conflictClash(request, outcome, wishing))
  const trip = outcome.ok ? outcome.trip : (outcome.nearest?.trip ?? null)
  const told: PlanAnswer = {
    ...answer,
    assumed,
    unmet: [
      ...answer.unmet,
      ...clashes.map(({ says }) => says),
      ...leftForNow(outcome, request),
      ...notes.filter((note) => isGap(note) && !clashes.some(({ says }) => isAbout(note, says))),
    ],
    waysOut: clashes.flatMap(({ ways }) => ways).slice(0, mostWays),
  }
  if (!trip) return { ...told, question: 'Which of these wishes may go?' }
  const changes = await tradeOffs(request, trip, wishing)
  return { ...told, notes: [...told.notes, ...changes], trip: withFreeDays(trip) }
}

interface ReadDays {
  request: PlanRequest
  notes: string[]
}

/** The days that were said; where nobody said, days of that week on which what was named is open. */
async function openDays({ brief, today }: Wishing, destination: Destination): Promise<ReadDays> {
  const read = async (start?: string): Promise<ReadDays> => {
    const dates = start ? { ...brief.dates, start, precision: 'exact' as const } : brief.dates
    const { request, notes } = requestFromBrief(
      { ...brief, ...(dates && { dates }) },
      destination,
      today,
    )
    return { request: onFoot(await withHolidays(request, destination), destination), notes }
  }
  const first = await read()
  const start = first.request.days[0]?.date
  if (brief.dates?.start || !start || shutMusts(first.request) === 0) return first
  let best = { ...first, shut: shutMusts(first.request) }
  for (let later = 1; later < 7; later += 1) {
    const { request } = await read(addDays(start, later))
    const shut = shutMusts(request)
    if (shut >= best.shut) continue
    const said = `No day was given: planned from ${addDays(start, later)} on, when what you named is open.`
    const notes = first.notes.map((note) => (note.startsWith('No day was given') ? said : note))
    best = { request, notes, shut }
  }
  return best
}

/** How many of the things that were named are closed on all days. */
function shutMusts(request: PlanRequest): number {
  return request.places.filter(
    (place) => request.mustSee.includes(place.id) && closedWords(place, request) !== null,
  ).length
}

function onFoot(request: PlanRequest, { slug }: Destination): PlanRequest {
  return withoutCars.has(slug) ? { ...request, beyondWalking: 'transit' } : request
}

/** A sight that was named stays in, whatever else was said of its kind. */
function namedAgainstKind({ places, mustSee, avoidedKinds }: PlanRequest): string[] {
  return places
    .filter(({ id, kind }) => mustSee.includes(id) && avoidedKinds.includes(kind))
    .map(
      ({ name, kind }) =>
        `${name} stays in, since you named it, though you want no ${kindInWords(kind)}.`,
    )
}

/** What the plan below leaves out of a conflict, so that nobody has to look for it. */
function leftForNow(outcome: PlanOutcome, { places }: PlanRequest): string[] {
  if (outcome.ok || !outcome.nearest) return []
  return outcome.nearest.dropped.map((wish) => {
    const place =
      wish.kind === 'must-see' || wish.kind === 'locked'
        ? places.find(({ id }) => id === wish.placeId)
        : undefined
    return place ? `The plan below is without ${place.name}.` : `Not kept below: ${wish.says}`
  })
}

/** Whether a clash already says where the thing that was not found lies. */
function isAbout(note: string, says: string): boolean {
  const named = /^"([^"]+)"/.exec(note)?.[1]
  return named !== undefined && says.startsWith(named)
}
