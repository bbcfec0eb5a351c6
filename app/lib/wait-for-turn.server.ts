/** What an address is told that asked too often: in words, and in seconds for programs. */
import type { AddressTurn } from '#domain/site/site-services.ts'
import { jsonRefusal } from './json-refusal.server.ts'

interface Wait {
  words: string
  headers: { 'retry-after': string }
}

/** Null where it may go on now. `asked` is what there were many of, as in "searches". */
export function waitOf(turn: AddressTurn, asked: string): Wait | null {
  if (turn.granted) return null
  const wait = waitInWords(turn.waitSeconds)
  return {
    words: `Those were many ${asked} in a short time. Please try again in ${wait}.`,
    headers: { 'retry-after': `${turn.waitSeconds}` },
  }
}

/** For what scripts ask; null where it may go on now. */
export function refusedTurn(turn: AddressTurn, asked: string): Response | null {
  const wait = waitOf(turn, asked)
  return wait && jsonRefusal('too-often', wait.words, { status: 429, headers: wait.headers })
}

/** "a minute", "3 minutes". */
function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`
}
