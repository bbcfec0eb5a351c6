/** Thirty requests of different kinds, and the plan that the engine makes of each, always the same. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { inlineExecutor } from '#domain/planner/execution/executor.ts'
import type { PlanAnswer } from '#domain/planner/wish/answer.ts'
import { planWish } from '#domain/planner/wish/plan-wish.ts'

const requestSchema = z.strictObject({ name: z.string(), text: z.string(), kind: z.string() })
export type PlanCase = z.infer<typeof requestSchema> & {
  /** The golden file's name without its ending: "07-vienna-seniors". */
  file: string
}

/** The day on which all of them are asked, so that "in May" stays the same May. */
const askedOn = '2026-11-16'
/** About what a plan gets in the time it is given when somebody waits. */
const steps = 2000

export const planCases: readonly PlanCase[] = z
  .array(requestSchema)
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'requests.json'), 'utf8')))
  .map((request, index) => ({
    ...request,
    file: `${String(index + 1).padStart(2, '0')}-${request.name}`,
  }))

/** By steps and with a clock that stands still: the same on every machine. */
export async function planRequests(): Promise<(request: PlanCase) => Promise<PlanAnswer>> {
  const { destinations, bySlug } = await loadCatalogue()
  const gazetteer = await loadGazetteer()
  const executor = inlineExecutor(() => 0)
  return ({ text }) =>
    planWish(text, {
      today: askedOn,
      gazetteer,
      destinations,
      bySlug,
      executor,
      limits: { steps },
    })
}
