/**
 * Makes answers take the same time whether or not an account exists, so that their delay can't tell
 * which.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { AuthContext } from './context.ts'

/**
 * Resolves with the work's outcome, no sooner than the time that the longest path through it needs.
 */
export async function inConstantTime<T>(
  { settings }: Pick<AuthContext, 'settings'>,
  work: () => Promise<T>,
): Promise<T> {
  const floor = wait(settings.constantAnswerMs)
  try {
    return await work()
  } finally {
    await floor
  }
}
