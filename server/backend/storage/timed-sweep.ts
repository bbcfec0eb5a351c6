/** Sweeps what crashes left behind and mends old pictures: once at the start, then every hour. */
import type { StorageService } from './service.ts'

const hourMs = 3_600_000

export function startSweeping(
  storage: Pick<StorageService, 'sweepOrphans' | 'reencodeOldPictures'>,
  onError: (error: unknown) => void,
): () => void {
  const sweep = () => {
    storage.sweepOrphans().catch(onError)
    storage.reencodeOldPictures().catch(onError)
  }
  sweep()
  const timer = setInterval(sweep, hourMs)
  timer.unref()
  return () => clearInterval(timer)
}
