import { whenIdle } from './when-idle.ts'
import { whenStaying } from './when-staying.ts'

/**
 * Loads code before it is asked for, once the reader has shown to stay: one part after the other, each when the
 * page has nothing more urgent to do. Answers how to call off those that have not begun. What can't be loaded
 * now is loaded when it is asked for.
 */
export function loadWhenStaying(parts: readonly (() => Promise<unknown>)[]): () => void {
  let isOff = false
  let callOff = whenStaying(() => loadFrom(0))
  const loadFrom = (index: number) => {
    const goOn = () => {
      if (!isOff && index + 1 < parts.length) callOff = whenIdle(() => loadFrom(index + 1))
    }
    parts[index]?.().then(goOn, goOn)
  }
  return () => {
    isOff = true
    callOff()
  }
}
