/**
 * One dictation: from the press of a button to the words. The browser's own recognition (en-US, one
 * sentence, no interim results), or a recording that the server has transcribed.
 */
import { z } from 'zod'
import { callFunction, type FunctionsCaller } from '#app/lib/functions/call-function.ts'
import type { Outcome } from '#domain/outcome/outcome.ts'

/** The message of a failure tells what was in the way, and is empty where nobody knows. */
export type Heard = Outcome<string, 'failed' | 'silent'>

export interface Dictation {
  /** Ends the recording; what was heard until now counts. */
  stop: () => void
  words: Promise<Heard>
}

const nothing = 'Nothing was heard.'
/** What was in the way, by the names that browsers have for it. */
const reasons: Readonly<Record<string, string>> = {
  'no-speech': nothing,
  'audio-capture': 'No microphone was found.',
  'not-allowed': 'The browser may not use the microphone.',
  'service-not-allowed': 'The browser may not use speech recognition.',
  network: 'Speech recognition needs a network.',
}
const failedFor = (reason = ''): Heard => ({
  ok: false,
  reason: 'failed',
  message: reasons[reason] ?? '',
})
const failed = failedFor()
const silent: Heard = { ok: false, reason: 'silent', message: nothing }
const heardOf = (text: string): Heard =>
  text.trim() === '' ? silent : { ok: true, value: text.trim() }

/** As far as it is used here; TypeScript's library does not have it. */
interface Recognition extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  start(): void
  stop(): void
}

const resultSchema = z.object({
  results: z.object({ 0: z.object({ 0: z.object({ transcript: z.string() }) }) }),
})
const errorSchema = z.object({ error: z.string() })

function recognitionOf(page: object): (new () => Recognition) | undefined {
  const found: unknown =
    Reflect.get(page, 'SpeechRecognition') ?? Reflect.get(page, 'webkitSpeechRecognition')
  return typeof found === 'function' ? (found as new () => Recognition) : undefined
}

export const canRecognise = (page: object): boolean => recognitionOf(page) !== undefined

export const canRecord = (page: Window): boolean =>
  typeof Reflect.get(page, 'MediaRecorder') === 'function' && 'mediaDevices' in page.navigator

export function recognise(page: object): Dictation {
  const Recognition = recognitionOf(page)
  if (!Recognition) return { stop: () => undefined, words: Promise.resolve(failed) }
  const recognition = new Recognition()
  recognition.lang = 'en-US'
  recognition.continuous = false
  recognition.interimResults = false
  const words = new Promise<Heard>((resolve) => {
    recognition.addEventListener('result', (event) => {
      const read = resultSchema.safeParse(event)
      resolve(read.success ? heardOf(read.data.results[0][0].transcript) : failed)
    })
    recognition.addEventListener('error', (event) => {
      const reason = errorSchema.safeParse(event).data?.error
      // Stopped by the person, which is no failure.
      resolve(reason === 'aborted' ? silent : failedFor(reason))
    })
    recognition.addEventListener('end', () => resolve(silent))
    // What is thrown is read as a failure below.
    recognition.start()
  })
  return { stop: () => recognition.stop(), words: words.catch(() => failed) }
}

/** Longer ones would be a talk, and cost whoever runs the site. */
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
