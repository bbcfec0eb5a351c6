/** Makes answers that must not tell whether an account exists take the same time. */
import { setTimeout as wait } from 'node:timers/promises'
import type { AuthContext } from './context.ts'

/** The work's outcome, no sooner than the time that the longest way through it needs. */
export async function evenly<T>(
  { settings }: Pick<AuthContext, 'settings'>,
  work: () => Promise<T>,
): Promise<T> {
  const floor = wait(settings.evenAnswerMs)
  try {
    return await work()
  } finally {
    await floor
  }
}
