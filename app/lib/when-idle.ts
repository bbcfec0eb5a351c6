/** Delay for a browser without `requestIdleCallback`. */
const soonMs = 200
/** Longest wait on a page that is never idle. */
const latestMs = 2_000

/**
 * Calls back once the page is idle, for work that nobody waits for, so that it delays no tap and no frame.
 * Returns a function that cancels it.
 */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, soonMs)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(work, { timeout: latestMs })
  return () => cancelIdleCallback(request)
}
