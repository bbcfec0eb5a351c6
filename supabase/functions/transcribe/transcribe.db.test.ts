/** Dictation through the function as it is deployed, with a speech service on the loopback. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anonKey, useAuthServer } from '#server/backend/auth/testing/auth-server.ts'
import { describeOnPglite } from '#server/backend/db/testing/both-engines.ts'
import { type RunningFunctions, startFunctions } from '#server/backend/functions/testing/server.ts'
import { productFunctions } from '#server/data/product-schema.ts'
import { functionEnvironment } from '#testing/llm/assistant-function.ts'
import { type SpeechService, startSpeechService } from '#testing/speech-service.ts'
import { mostSoundBytes } from '../_shared/voice/answer-recording.ts'

describeOnPglite('dictation', (engine) => {
  const server = useAuthServer(engine)
  let functions: RunningFunctions
  let service: SpeechService
  beforeAll(async () => {
    service = await startSpeechService('Four days in Lisbon')
    functions = await startFunctions({
      ...productFunctions(),
      clientAddress: (request) => request.headers.get('x-test-address'),
      environment: {
        ...functionEnvironment(server),
        VOICE_PROVIDER: 'openai',
        VOICE_BASE_URL: service.url,
        VOICE_API_KEY: 'the key',
        ASSISTANT_TURNS_VISITOR: '2',
      },
    })
  })
  afterAll(async () => {
    await functions.stop()
    service.close()
  })

  const speak = (body: Blob, address = '192.0.2.1') =>
    fetch(`${functions.url}/functions/v1/transcribe`, {
      method: 'POST',
      headers: { apikey: anonKey, 'content-type': body.type, 'x-test-address': address },
      body,
    })
  const sound = new Blob(['some sound'], { type: 'audio/webm' })

  it('gives the words, as often as an address may ask', async () => {
    const first = await speak(sound)
    expect([first.status, await first.json()]).toEqual([200, { text: 'Four days in Lisbon' }])
    await speak(sound)
    const third = await speak(sound)
    expect(third.status).toBe(429)
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('says that it failed where the service does not answer with words', async () => {
    service.isBroken = true
    const response = await speak(sound, '192.0.2.2')
    service.isBroken = false
    expect([response.status, await response.json()]).toEqual([
      502,
      { message: 'Speech recognition failed. Please try again.' },
    ])
    // The operator reads that it failed, and nothing of what the service said.
    expect(JSON.stringify(functions.log)).toContain('transcription-failed')
    expect(JSON.stringify(functions.log)).not.toContain('<html>')
  })

  it('takes sound only, and no more than a minute of it', async () => {
    const statusOf = async (body: Blob) => (await speak(body, '192.0.2.3')).status
    expect(await statusOf(new Blob(['x'], { type: 'text/plain' }))).toBe(415)
    expect(await statusOf(new Blob([], { type: 'audio/webm' }))).toBe(400)
    const long = new Blob([new Uint8Array(mostSoundBytes + 1)], { type: 'audio/webm' })
    expect(await statusOf(long)).toBe(413)
  })
})
