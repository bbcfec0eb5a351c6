/**
 * `npm run plan -- "four slow days in Lisbon in May with two kids"`: the engine without a browser.
 * With `--json` one object is printed, as `domain/planner/wish/answer.ts` defines it.
 */

import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { inlineExecutor } from '#domain/planner/execution/executor.ts'
import { planWish } from '#domain/planner/wish/plan-wish.ts'
import { localDay } from './local-day.ts'
import { printAnswer } from './plan/print-answer.ts'

const args = process.argv.slice(2)
const json = args.includes('--json')
const text = args
  .filter((arg) => arg !== '--json')
  .join(' ')
  .trim()

if (text) {
  const { destinations, bySlug } = await loadCatalogue()
  const answer = await planWish(text, {
    today: localDay(new Date()),
    gazetteer: await loadGazetteer(),
    destinations,
    bySlug,
    executor: inlineExecutor(() => performance.now()),
    limits: {},
  })
  const said = json ? JSON.stringify(answer, null, 2) : printAnswer(answer).join('\n')
  process.stdout.write(`${said}\n`)
} else {
  const usage = 'Say what to plan: npm run plan -- "three days in Rome in October, no museums"'
  process.stdout.write(`${usage}\n`)
  process.exitCode = 2
}
