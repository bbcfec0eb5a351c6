/** Sweeps what crashes left behind: once at the start, then every hour. */
import type { StorageService } from './service.ts'

const hourMs = 3_600_000

export function startSweeping(
  storage: Pick<StorageService, 'sweepOrphans'>,
  onError: (error: unknown) => void,
): () => void {
  const sweep = () => void storage.sweepOrphans().catch(onError)
  sweep()
  const timer = setInterval(sweep, hourMs)
  timer.unref()
  return () => clearInterval(timer)
}
