/**
 * The marks of the clock that plans are written in: people say five past and ten to, never 09:38.
 * All parts of a problem lie on marks, so that every sum of them does.
 */
const step = 5

export function toNextMark(minutes: number): number {
  return Math.ceil(minutes / step) * step
}

export function toPreviousMark(minutes: number): number {
  return Math.floor(minutes / step) * step
}
