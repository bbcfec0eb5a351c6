/** `npm run brief -- "four slow days in Lisbon"`: prints what was understood, spans marked. */

import { parseBrief } from '#domain/brief/parse-brief.ts'
import { showBrief } from '#domain/brief/print/show-brief.ts'
import { applyFollowUp } from '#domain/follow-up/follow-up.ts'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { dayIdSchema } from '#domain/trip/ids.ts'
import { localDay } from './local-day.ts'

const args = process.argv.slice(2)
const json = args.includes('--json')
const [request, ...followUps] = args.filter((arg) => arg !== '--json')

if (request === undefined) {
  console.error('Usage: npm run brief -- "a request" ["a follow-up" …] [--json]')
  process.exitCode = 2
} else {
  const { destinations } = await loadCatalogue()
  const context = { today: localDay(new Date()), gazetteer: await loadGazetteer(), destinations }
  let brief = parseBrief(request, context)
  console.log(json ? JSON.stringify(brief, null, 2) : showBrief(request, brief))
  for (const text of followUps) {
    const days = Array.from({ length: brief.days ?? 0 }, (_, index) =>
      dayIdSchema.parse(`day-${index + 1}`),
    )
    const followUp = applyFollowUp(brief, text, context, days)
    brief = followUp.brief
    console.log(json ? JSON.stringify(followUp, null, 2) : `\n${showBrief(text, brief)}`)
    if (!json && followUp.changes.length > 0) {
      console.log(
        `\nFor the planner: ${followUp.changes.map((change) => JSON.stringify(change)).join(', ')}`,
      )
    }
  }
}
