/** Keeps a number of senders busy for a while and says how many were served, and how fast. */

/** Sends the variant of that index and resolves when the whole answer is there. */
export type Send = (variant: number) => Promise<void>

export interface LoadLimits {
  variants: number
  forMs: number
  /** Ends the load early, so that a fast engine does not fill the disk. */
  atMost: number
}

export interface Round {
  perSecond: number
  latenciesMs: number[]
}

export async function load(senders: readonly Send[], limits: LoadLimits): Promise<Round> {
  const { variants, forMs, atMost } = limits
  const latenciesMs: number[] = []
  let next = 0
  const startedAt = performance.now()
  const busy = async (send: Send) => {
    while (next < atMost && performance.now() - startedAt < forMs) {
      const variant = next++ % variants
      const sentAt = performance.now()
      await send(variant)
      latenciesMs.push(performance.now() - sentAt)
    }
  }
  await Promise.all(senders.map(busy))
  const seconds = (performance.now() - startedAt) / 1000
  return { perSecond: latenciesMs.length / seconds, latenciesMs }
}
