/**
 * Removes what nobody can use any more: old flows, codes, challenges, replaced tokens, full buckets;
 * and, after ninety days, what the log says of who did what to which account.
 */
import type { Statement } from '#server/backend/db/driver.ts'
import type { Upkeep } from '#server/backend/upkeep.ts'
import { isoOf } from './context.ts'
import { deleteEntriesBefore } from './store/audit.ts'
import type { Run } from './store/run.ts'

const everyMs = 60 * 60 * 1000
/** Longer than any of these rows is valid. */
const keptMs = 24 * 60 * 60 * 1000

const logKeptMs = 90 * 24 * 60 * 60 * 1000

const old: readonly string[] = [
  'delete from auth.flow_state where created_at < $1',
  'delete from auth.one_time_tokens where created_at < $1',
  'delete from auth.mfa_challenges where created_at < $1',
  'delete from auth.rate_limits where updated_at < $1',
  'delete from auth.refresh_tokens where revoked and updated_at < $1',
  'delete from auth.sessions where not_after < $1',
  // Notices that could not be sent for a day, or that no mailer of this deployment will send.
  'delete from auth.account_notices where created_at < $1',
]

export interface Housekeeping {
  sweep(): Promise<void>
  stop(): void
}

export function startHousekeeping(
  run: Run,
  now: () => number,
  onError: (error: unknown) => void,
  {
    also = async () => {},
    upkeep = 'by-itself',
  }: {
    /** Further clean-up that runs after each sweep. */
    also?: () => Promise<void>
    upkeep?: Upkeep | undefined
  } = {},
): Housekeeping {
  const sweep = async () => {
    const before = isoOf(now() - keptMs)
    // One statement at a time, so that requests do not wait behind all of them.
    for (const text of old) await run([{ text, values: [before] } satisfies Statement])
    await run([deleteEntriesBefore(isoOf(now() - logKeptMs))])
    await also()
  }
  if (upkeep === 'when-asked') return { sweep, stop: () => {} }
  const timer = setInterval(() => void sweep().catch(onError), everyMs)
  timer.unref()
  return { sweep, stop: () => clearInterval(timer) }
}
