/**
 * Limits guesses: a few per account and network, so that nobody finds a password or code by trying;
 * far more per account from all networks together, so that a stranger's guesses do not lock the
 * owner out.
 */
import type { Statement } from '#server/backend/db/driver.ts'
import { networkOf } from '#server/backend/limits/network.ts'
import type { AuthContext, Call } from './context.ts'

const ofAll = { passwordTries: 'passwordTriesOfAll', codeTries: 'codeTriesOfAll' } as const

/** Throws when there were too many. Returns what to run when the guess was right. */
export async function countGuess(
  { limiter }: AuthContext,
  { origin }: Call,
  limit: keyof typeof ofAll,
  account: string,
): Promise<Statement[]> {
  const here = `${account} from ${origin.address === null ? 'within' : networkOf(origin.address)}`
  await limiter.take(limit, here)
  await limiter.take(ofAll[limit], account)
  return [limiter.clear(limit, here), limiter.giveBack(ofAll[limit], account)]
}

/** Counts by address only: a link's account is not known before the link is found. */
export async function countLink({ limiter }: AuthContext, { origin }: Call): Promise<Statement[]> {
  if (origin.address === null) return []
  const here = `links from ${networkOf(origin.address)}`
  await limiter.take('codeTries', here)
  return [limiter.clear('codeTries', here)]
}
