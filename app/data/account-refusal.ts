/** Why the account did not do something to a trip: by the codes with which our SQL functions refuse. */
import type { Failure, Outcome } from '#domain/outcome/outcome.ts'

type RefusalReason = 'too-many' | 'gone' | 'failed'

export type AccountRefusal = Failure<RefusalReason>
export type AccountOutcome<Value> = Outcome<Value, RefusalReason>

interface RefusalWords {
  /** What to do where there are as many as there can be. */
  tooMany: string
  /** Of anything that may work another time. */
  failed?: string
}

const tryAgain = 'That did not work. Try again in a moment.'

export function accountRefusal(
  code: string,
  { tooMany, failed = tryAgain }: RefusalWords,
): AccountRefusal {
  if (code === 'PT413') return { ok: false, reason: 'too-many', message: tooMany }
  if (code === 'PT404') {
    return { ok: false, reason: 'gone', message: 'This trip is not in your account any more.' }
  }
  return { ok: false, reason: 'failed', message: failed }
}
