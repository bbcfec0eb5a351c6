/** Speech to text for the fields of the product, where the site has a service for it. Visitors may speak. */
import { assistantTurnLimits } from '../_shared/assistant/usage-limits.ts'
import { optionalEnvironment } from '../_shared/environment.ts'
import { logLine } from '../_shared/log.ts'
import { serviceClient } from '../_shared/service-client.ts'
import { answerRecording } from '../_shared/voice/answer-recording.ts'
import { voiceSettings } from '../_shared/voice/transcribe.ts'

const settings = voiceSettings(optionalEnvironment)
const limits = assistantTurnLimits(optionalEnvironment)

export default {
  fetch: (request: Request): Promise<Response> =>
    answerRecording(request, { settings, limits, service: serviceClient, log: logLine }),
}
