/**
 * The assistant: answers a message with words, places, planned days or changes of a trip. Visitors may
 * ask. It writes a person's own chat and nothing else: trips are changed by the browser, on a yes.
 */
import { embeddedBrain } from '#domain/assistant/embedded/embedded-brain.ts'
import { answerRequest } from '../_shared/assistant/answer-request.ts'
import { loadKnowledge } from '../_shared/assistant/knowledge.ts'
import { modelSettings } from '../_shared/assistant/model-settings.ts'
import { assistantTurnLimits, type Subject } from '../_shared/assistant/usage-limits.ts'
import { optionalEnvironment } from '../_shared/environment.ts'
import { logLine } from '../_shared/log.ts'
import { serviceClient } from '../_shared/service-client.ts'

const settings = modelSettings(optionalEnvironment)
const limits = assistantTurnLimits(optionalEnvironment)
// Loaded while the first request is read.
const loading = loadKnowledge(optionalEnvironment)

async function brainFor(subject: Subject) {
  const knowledge = await loading
  const embedded = embeddedBrain(knowledge)
  if (!settings) return embedded
  const { modelBrain } = await import('../_shared/assistant/model-brain.ts')
  return modelBrain({ settings, knowledge, embedded, subject })
}

export default {
  fetch: (request: Request): Promise<Response> =>
    answerRequest(request, {
      service: serviceClient,
      limits,
      brainFor,
      now: () => new Date(),
      newId: () => crypto.randomUUID(),
      log: logLine,
    }),
}
