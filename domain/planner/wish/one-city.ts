/** A wish for days in one city of the catalogue. */
import type { Destination } from '#domain/places/schema.ts'
import type { UnmetWish } from '../plan-outcome.ts'
import { requestFromBrief } from '../request-from-brief.ts'
import { withHolidays } from '../stay-holidays.ts'
import type { PlanAnswer } from './answer.ts'
import { withFreeDays } from './free-days.ts'
import type { Wishing } from './wishing.ts'

export async function planOneCity(wishing: Wishing, destination: Destination): Promise<PlanAnswer> {
  const { brief, answer: before, executor, limits, today, text } = wishing
  const said = { text, notUnderstood: before.notUnderstood }
  const read = requestFromBrief(brief, destination, today, said)
  const answer = {
    ...before,
    notUnderstood: before.notUnderstood.filter((words) => !read.hinted.includes(words)),
  }
  const request = await withHolidays(read.request, destination)
  const assumed = [...answer.assumed, ...read.notes]
  const unmet = [...answer.unmet, ...read.unmet.map(inWords)]
  const outcome = await executor.plan(request, limits)
  if (outcome.ok) {
    const all = [...unmet, ...outcome.unmet.map(inWords)]
    return { ...answer, assumed, unmet: all, trip: withFreeDays(outcome.trip) }
  }
  const waysOut = outcome.conflict.map(({ says }) => ({ says: `Without this: ${says}` }))
  const { nearest } = outcome
  if (!nearest) {
    const question = 'These wishes cannot hold together. Which one may go?'
    return { ...answer, assumed, unmet, waysOut, question }
  }
  return {
    ...answer,
    assumed,
    unmet: [...unmet, ...nearest.dropped.map(({ says }) => says)],
    waysOut,
    trip: withFreeDays(nearest.trip),
  }
}

function inWords({ says, wayOut }: UnmetWish): string {
  return wayOut === null ? says : `${says} ${wayOut}`
}
