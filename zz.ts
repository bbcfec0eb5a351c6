import { readFileSync, writeFileSync } from 'node:fs'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { inlineExecutor } from '#domain/planner/executor.ts'
import { planWish } from '#domain/planner/wish/plan-wish.ts'
import { printAnswer } from './scripts/plan/print-answer.ts'
const [file, out] = process.argv.slice(2) as [string, string]
const { destinations, bySlug } = await loadCatalogue()
const gazetteer = await loadGazetteer()
let n = 0
for (const text of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
  n += 1
  const answer = await planWish(text, { today: '2026-11-18', gazetteer, destinations, bySlug, executor: inlineExecutor(() => 0), limits: { steps: Number(process.env.STEPS ?? 2000) } })
  writeFileSync(`${out}/p${n}.txt`, `${printAnswer(answer).join('\n')}\n`)
}
