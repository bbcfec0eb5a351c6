import { whenIdle } from './when-idle.ts'

/** A reader who did nothing for so long is reading. */
const stayMs = 10_000
/** What only a person does: a page scrolls and moves the focus by itself, as the question to sign in does. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'click'] as const

/**
 * Calls back, at an idle moment, once the reader has shown to stay: at the first sign of a person, or
 * after ten seconds. For what costs a phone more than a glance at the page is worth: code of a hundred
 * kilobytes, or a connection that is held open. Answers how to call it off.
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
 * Loads code before it is asked for, once the reader has shown to stay, and each part as soon as the page has nothing
 * more urgent to do: to ask for all of it at once is a long task, and a glance at the page needs none of it. Answers
 * how to call off those that have not begun. What can't be loaded now is loaded when it is asked for.
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
