import { whenIdle } from './when-idle.ts'

/** A reader who does nothing for this long counts as staying. */
const stayMs = 10_000
/**
 * Events that only a person causes: a page scrolls and moves the focus by itself too, as the sign-in prompt
 * does.
 */
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'click'] as const

/**
 * Calls back when idle once the reader stays: at the first sign of a person, or after ten seconds. For work
 * too costly for a glance at the page: code of a hundred kilobytes, or a connection that is held open.
 * Returns a function that cancels it.
 */
export function whenStaying(work: () => void): () => void {
  const stopWaiting = new AbortController()
  let callOff: () => void = () => stopWaiting.abort()
  const begin = () => {
    stopWaiting.abort()
    clearTimeout(timer)
    callOff = whenIdle(work)
  }
  const timer = setTimeout(begin, stayMs)
  for (const sign of signs) {
    addEventListener(sign, begin, { signal: stopWaiting.signal, passive: true, capture: true })
  }
  return () => {
    clearTimeout(timer)
    callOff()
  }
}

/**
 * Preloads code once the reader stays, one part each time the page is idle, because all parts at once are a
 * long task. What can't be loaded now is loaded when it is asked for. Returns a function that cancels those
 * that have not begun.
 */
export function loadWhenStaying(parts: readonly (() => Promise<unknown>)[]): () => void {
  let callOff: () => void = () => undefined
  const loadFrom = (index: number) => {
    const load = parts[index]
    if (!load) return
    load().catch(() => undefined)
    callOff = whenIdle(() => loadFrom(index + 1))
  }
  callOff = whenStaying(() => loadFrom(0))
  return () => callOff()
}
