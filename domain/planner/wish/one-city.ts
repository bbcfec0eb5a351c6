/** A wish for days in one city of the catalogue. */
import type { Destination } from '#domain/places/schema.ts'
import { kindInWords } from '../appeal.ts'
import type { PlanOutcome, UnmetWish } from '../plan-outcome.ts'
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
  const { brief, answer: before, executor, limits, today, text, onProgress } = wishing
  const said = { text, notUnderstood: before.notUnderstood }
  const read = requestFromBrief(brief, destination, today, said)
  const answer = {
    ...before,
    notUnderstood: before.notUnderstood.filter((words) => !read.hinted.includes(words)),
  }
  const request = onFoot(await withHolidays(read.request, destination), destination)
  const assumed = [...answer.assumed, ...read.notes, ...namedAgainstKind(request)]
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
      ...[...read.unmet, ...kindsUnmet(outcome)]
        .filter(({ wish }) => !clashes.some(({ says }) => says.startsWith(wish)))
        .map(inWords),
    ],
    waysOut: clashes.flatMap(({ ways }) => ways).slice(0, mostWays),
  }
  if (!trip) return { ...told, question: 'Which of these wishes may go?' }
  const changes = await tradeOffs(request, trip, wishing)
  return { ...told, notes: [...told.notes, ...changes], trip: withFreeDays(trip) }
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

function kindsUnmet(outcome: PlanOutcome): readonly UnmetWish[] {
  return outcome.ok ? outcome.unmet : (outcome.nearest?.unmet ?? [])
}

function inWords({ says, wayOut }: UnmetWish): string {
  return wayOut === null ? says : `${says} ${wayOut}`
}
