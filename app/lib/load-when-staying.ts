import { whenIdle } from './when-idle.ts'
import { whenStaying } from './when-staying.ts'

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
