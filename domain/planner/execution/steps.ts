/** Interruptible work: a generator that can be left after every step, so that many share one thread. */
export type Steps<T> = Generator<undefined, T, undefined>

export function toTheEnd<T>(work: Steps<T>): T {
  for (;;) {
    const next = work.next()
    if (next.done) return next.value
  }
}
