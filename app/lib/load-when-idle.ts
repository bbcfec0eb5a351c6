import { whenIdle } from './when-idle.ts'

/**
 * Loads code before it is asked for, each part as soon as the page has nothing more urgent to do: to ask for all
 * of it at once is a long task. Answers how to call off those that have not begun. What can't be loaded now is
 * loaded when it is asked for.
 */
export function loadWhenIdle(parts: readonly (() => Promise<unknown>)[]): () => void {
  let callOff: () => void = () => undefined
  const loadFrom = (index: number) => {
    const load = parts[index]
    if (!load) return
    callOff = whenIdle(() => {
      load().catch(() => undefined)
      loadFrom(index + 1)
    })
  }
  loadFrom(0)
  return () => callOff()
}
