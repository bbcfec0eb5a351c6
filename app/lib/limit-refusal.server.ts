/** The refusal for an address that has reached a limit: in words, and in seconds for programs. */
import type { LimitAnswer } from '#domain/site/site-services.ts'
import { jsonRefusal } from './json-refusal.server.ts'

interface Wait {
  words: string
  headers: { 'retry-after': string }
}

/** Null where the address is within its limit. `asked` names what there were too many of, such as "searches". */
export function waitWhenLimited(answer: LimitAnswer, asked: string): Wait | null {
  if (answer.granted) return null
  const wait = waitInWords(answer.waitSeconds)
  return {
    words: `Those were many ${asked} in a short time. Please try again in ${wait}.`,
    headers: { 'retry-after': `${answer.waitSeconds}` },
  }
}

/** The same as a JSON answer for our scripts. */
export function limitRefusal(answer: LimitAnswer, asked: string): Response | null {
  const wait = waitWhenLimited(answer, asked)
  return wait && jsonRefusal('too-often', wait.words, { status: 429, headers: wait.headers })
}

/** "a minute", "3 minutes". */
function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`
}
