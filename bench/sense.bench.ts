/**
 * Whether plans make sense to a traveller: sentences are planned, and an evaluator that shares no code
 * with the planner judges the answers. `--sample N` (1,000; all under FULL=1), `--seed N`, `--steps N`
 * for the search, `--worst DIR` writes the ten worst plans there as they are printed.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { inlineExecutor } from '#domain/planner/execution/executor.ts'
import { planWish } from '#domain/planner/wish/plan-wish.ts'
import { printAnswer } from '../scripts/plan/print-answer.ts'
import type { Benchmark } from './benchmark.ts'
import { option, percentOf } from './figures.ts'
import {
  complaints,
  examples,
  type JudgedPlan,
  judgePlan,
  mealsNothingKnown,
  rates,
  worstFirst,
} from './sense/report.ts'
import { askedOn, senseRequests } from './sense/requests.ts'
import { seePlan } from './sense/seen-plan.ts'

const defaultSample = 1_000
const defaultSeed = 1
/** About what a plan gets in the time it is given when somebody waits; fewer make longer ways. */
const defaultSteps = 2_000
const worstNamed = 10
const between = 50

export const benchmark: Benchmark = {
  description: 'plans judged as a traveller would: icons, wishes, diets, light, closures, ways',
  async run({ args, progress }) {
    const { destinations, bySlug } = await loadCatalogue()
    const gazetteer = await loadGazetteer()
    // By steps and with a clock that stands still: the same plans on every machine.
    const executor = inlineExecutor(() => 0)
    const limits = { steps: Number(option(args, '--steps')) || defaultSteps }
    const asked = Number(option(args, '--sample'))
    const sample = asked || (process.env.FULL ? null : defaultSample)
    const seed = Number(option(args, '--seed')) || defaultSeed
    const requests = senseRequests(destinations, { sample, seed })

    const judged: JudgedPlan[] = []
    const unplanned: string[] = []
    for (const [index, request] of requests.entries()) {
      if (index % between === 0) progress(`${index} of ${requests.length}`)
      const destination = destinations.find(({ slug }) => slug === request.slug)
      if (!destination) throw new Error(`There is no destination ${request.slug}`)
      const answer = await planWish(request.text, {
        today: askedOn,
        gazetteer,
        destinations,
        bySlug,
        executor,
        limits,
      })
      const plan = seePlan(request, destination, answer)
      if (plan) judged.push(judgePlan(plan))
      else unplanned.push(`${request.text}: ${answer.question ?? answer.unmet.join(' ')}`)
    }

    const worst = worstFirst(judged).slice(0, worstNamed)
    for (const each of worst) {
      progress(`\n${each.plan.destination.name}: "${each.plan.request.text}"`)
      for (const what of complaints(each)) progress(`  ${what}`)
    }
    const folder = option(args, '--worst')
    if (folder) writeWorst(folder, worst)
    return {
      figures: [
        {
          name: 'unplanned',
          value: percentOf(unplanned.length, requests.length),
          unit: `% (${unplanned.length} of ${requests.length}, goal 0 %)`,
        },
        ...rates(judged),
      ],
      summary: {
        seed,
        steps: limits.steps,
        requests: requests.length,
        unplanned,
        examples: examples(judged),
        mealsNothingKnown: mealsNothingKnown(judged),
        worst: worst.map((each) => ({
          city: each.plan.destination.name,
          request: each.plan.request.text,
          what: complaints(each),
        })),
      },
    }
  },
}

function writeWorst(folder: string, worst: readonly JudgedPlan[]): void {
  mkdirSync(folder, { recursive: true })
  for (const [index, each] of worst.entries()) {
    const lines = [
      each.plan.request.text,
      ...complaints(each),
      '',
      ...printAnswer(each.plan.answer),
    ]
    writeFileSync(
      path.join(folder, `${index + 1}-${each.plan.request.slug}.txt`),
      `${lines.join('\n')}\n`,
    )
  }
}
