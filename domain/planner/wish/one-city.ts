/** A wish for days in one city of the catalogue. */
import type { Destination } from '#domain/places/schema.ts'
import { requestFromBrief } from '../request-from-brief.ts'
import { withHolidays } from '../stay-holidays.ts'
import type { PlanAnswer } from './answer.ts'
import { withFreeDays } from './free-days.ts'
import type { Wishing } from './wishing.ts'

export async function planOneCity(wishing: Wishing, destination: Destination): Promise<PlanAnswer> {
  const { brief, answer, executor, limits, today, onProgress } = wishing
  const read = requestFromBrief(brief, destination, today)
  const request = await withHolidays(read.request, destination)
  const { notes } = read
  const isGap = (note: string) => /is not among the places known|has no day and time/.test(note)
  const assumed = [...answer.assumed, ...notes.filter((note) => !isGap(note))]
  const unmet = [...answer.unmet, ...notes.filter(isGap)]
  const outcome = await executor.plan(request, {
    ...limits,
    onProgress: ({ stage, trip }) => {
      if (stage === 'first-feasible')
        onProgress?.({ stage: 'first-plan', trip: withFreeDays(trip) })
    },
  })
  if (outcome.ok) return { ...answer, assumed, unmet, trip: withFreeDays(outcome.trip) }
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
