/**
 * The marks of the clock in plans, every five minutes: never 09:38. All times of a problem lie on marks, and so do
 * their sums.
 */
const step = 5

export function toNextMark(minutes: number): number {
  return Math.ceil(minutes / step) * step
}

export function toPreviousMark(minutes: number): number {
  return Math.floor(minutes / step) * step
}
