/** `npm run plan -- "four slow days in Lisbon in May with two kids"`: the engine without a browser. */
import { parseBrief } from '#domain/brief/parse-brief.ts'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { inlineExecutor } from '#domain/planner/executor.ts'
import { requestFromBrief } from '#domain/planner/request-from-brief.ts'
import { localDay } from './local-day.ts'
import { printPlan } from './plan/print-plan.ts'

const text = process.argv.slice(2).join(' ').trim()
const today = localDay(new Date())
const lines = text
  ? await plan(text)
  : ['Say what to plan: npm run plan -- "three days in Rome in October, no museums"']
process.stdout.write(`${lines.join('\n')}\n`)
process.exitCode = text ? 0 : 2

async function plan(wish: string): Promise<string[]> {
  const { destinations, bySlug } = await loadCatalogue()
  const brief = parseBrief(wish, { today, gazetteer: await loadGazetteer(), destinations })
  const slug = brief.destinations.find((each) => each.slug && bySlug.has(each.slug))?.slug
  const destination = bySlug.get(slug ?? '')
  if (!destination) {
    const known = destinations.map(({ name }) => name).join(', ')
    return [`No destination of the catalogue was named. There are: ${known}.`]
  }
  const { request, notes } = requestFromBrief(brief, destination, today)
  const outcome = await inlineExecutor(() => performance.now()).plan(request)
  const count = request.days.length
  const head = [
    `${destination.name}, ${count} ${count === 1 ? 'day' : 'days'}, ${request.pace} pace`,
    ...notes,
    '',
  ]
  if (outcome.ok) return [...head, ...printPlan(outcome.plan, request.lodging)]
  return [
    ...head,
    'These wishes cannot hold together:',
    ...outcome.conflict.map(({ says }) => `  ${says}`),
    ...(outcome.nearest
      ? [
          '',
          'The nearest plan, without this:',
          ...outcome.nearest.dropped.map(({ says }) => `  ${says}`),
          '',
          ...printPlan(outcome.nearest.plan, request.lodging),
        ]
      : []),
  ]
}
