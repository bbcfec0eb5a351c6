/** Long work that can be left after every step and taken up again, so that many share one thread. */
export type Steps<T> = Generator<undefined, T, undefined>

export function toTheEnd<T>(work: Steps<T>): T {
  for (;;) {
    const next = work.next()
    if (next.done) return next.value
  }
}
