/** Plans days from a wish in plain words; the trip goes to the answer, and its outline to the model. */
import { tool } from 'ai'
import { z } from 'zod'
import { planWish } from '#domain/planner/wish/plan-wish.ts'
import type { ToolContext } from './tool-context.ts'
import { tripInWords } from './trip-in-words.ts'

export function planDaysTool({ knowledge, turn, found, tell, signal }: ToolContext) {
  return tool({
    description:
      'Plans the days of a trip. The wish says where, when, how long, with whom, at what pace and what is wanted or not, such as "four slow days in Lisbon from 3 May 2027 with two kids, no churches". The days are shown to the traveler.',
    inputSchema: z.object({ wish: z.string().min(3).max(2000) }),
    execute: async ({ wish }) => {
      tell({ kind: 'doing', text: 'Planning the days' })
      const { catalogue, gazetteer, executor, places } = knowledge
      const planned = await planWish(wish, {
        today: turn.today,
        gazetteer,
        destinations: catalogue.destinations,
        bySlug: catalogue.bySlug,
        executor,
        places,
        limits: { signal },
        onProgress: (progress) => {
          if ('trip' in progress) tell({ kind: 'trip', trip: progress.trip })
        },
      })
      if (planned.trip) found.planned = planned.trip
      const { assumed, unmet, notes, question, proposals, waysOut, notUnderstood } = planned
      return {
        trip: planned.trip && tripInWords(planned.trip),
        assumed,
        unmet,
        notes: notes.slice(0, 8),
        question,
        proposals: proposals.map(({ says }) => says),
        waysOut: waysOut.map(({ says }) => says),
        notUnderstood,
      }
    },
  })
}
