/**
 * One dictation: from the press of a button to the words. Here by the browser's own recognition (en-US, one
 * sentence, no interim results); `recording.ts` has the server transcribe it.
 */
import type { Outcome } from '#domain/outcome/outcome.ts'

/** `message` says what was in the way; it is empty where that is not known. */
export type Heard = Outcome<string, 'failed' | 'silent'>

export interface Dictation {
  /** Ends the recording; what was heard so far is the result. */
  stop: () => void
  words: Promise<Heard>
}

const nothing = 'Nothing was heard.'
/** Messages by the error codes of browsers. */
const reasons: Readonly<Record<string, string>> = {
  'no-speech': nothing,
  'audio-capture': 'No microphone was found.',
  'not-allowed': 'The browser may not use the microphone.',
  'service-not-allowed': 'The browser may not use speech recognition.',
  network: 'Speech recognition needs a network.',
}
const failedFor = (reason: unknown): Heard => ({
  ok: false,
  reason: 'failed',
  message: (typeof reason === 'string' && reasons[reason]) || '',
})
export const failed = failedFor(undefined)
export const silent: Heard = { ok: false, reason: 'silent', message: nothing }
export const heardOf = (text: string): Heard =>
  text.trim() === '' ? silent : { ok: true, value: text.trim() }

/** The part of the browser's `SpeechRecognition` that is used here; TypeScript's library lacks it. */
interface Recognition extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  start(): void
  stop(): void
}

/** Reads a value without a schema, so that a field with dictation does not load the schema library. */
function valueAt(from: unknown, ...names: readonly string[]): unknown {
  return names.reduce(
    (each, name) =>
      typeof each === 'object' && each !== null ? Reflect.get(each, name) : undefined,
    from,
  )
}

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
      const transcript = valueAt(event, 'results', '0', '0', 'transcript')
      resolve(typeof transcript === 'string' ? heardOf(transcript) : failed)
    })
    recognition.addEventListener('error', (event) => {
      const reason = valueAt(event, 'error')
      // Stopped by the person, which is no failure.
      resolve(reason === 'aborted' ? silent : failedFor(reason))
    })
    recognition.addEventListener('end', () => resolve(silent))
    // An error that this throws is handled as a failure below.
    recognition.start()
  })
  return { stop: () => recognition.stop(), words: words.catch(() => failed) }
}
