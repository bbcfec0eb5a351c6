/** For a browser that does not tell when it is idle: after what is due now. */
const soonMs = 200
/** A page that is never idle does it all the same. */
const latestMs = 2_000

/**
 * Calls back once the page has nothing more urgent to do. For work that nobody waits for, so that it
 * keeps no tap and no frame waiting. Answers how to call it off.
 */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, soonMs)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(work, { timeout: latestMs })
  return () => cancelIdleCallback(request)
}
