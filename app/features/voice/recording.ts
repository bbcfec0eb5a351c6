/** A dictation that is recorded here, and transcribed by the server. */
import { z } from 'zod'
import { callFunction, type FunctionsCaller } from '#app/lib/functions/call-function.ts'
import { type Dictation, failed, type Heard, heardOf, silent } from './dictation.ts'

/** Longest recording. Transcribing costs the site's owner by length. */
const longestMs = 60_000
const answerSchema = z.object({ text: z.string().max(20_000) })

export function record(
  media: Pick<MediaDevices, 'getUserMedia'>,
  client: () => Promise<FunctionsCaller>,
): Dictation {
  const ended = new AbortController()
  return {
    stop: () => ended.abort(),
    words: recorded(media, client, ended.signal).catch(() => failed),
  }
}

async function recorded(
  media: Pick<MediaDevices, 'getUserMedia'>,
  client: () => Promise<FunctionsCaller>,
  ended: AbortSignal,
): Promise<Heard> {
  const stream = await media.getUserMedia({ audio: true })
  const parts: Blob[] = []
  const recorder = new MediaRecorder(stream)
  const timer = setTimeout(() => recorder.stop(), longestMs)
  try {
    await new Promise<void>((resolve, reject) => {
      recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
      recorder.addEventListener('stop', () => resolve())
      recorder.addEventListener('error', () => reject(new Error('The recording broke off')))
      recorder.start()
      const end = () => recorder.state === 'recording' && recorder.stop()
      ended.addEventListener('abort', end)
      if (ended.aborted) end()
    })
  } finally {
    clearTimeout(timer)
    for (const track of stream.getTracks()) track.stop()
  }
  const sound = new Blob(parts, { type: recorder.mimeType })
  if (sound.size === 0) return silent
  const answer = await callFunction(await client(), 'transcribe', {
    schema: answerSchema,
    body: sound,
    headers: { 'content-type': sound.type },
  })
  return answer.ok ? heardOf(answer.value.text) : failed
}
