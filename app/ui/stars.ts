// Star positions from a seeded generator: the same on the server and in the browser.

interface Star {
  /** Across the sky, in percent. */
  x: number
  /** Down from the top, in pixels. */
  y: number
  radius: number
  opacity: number
}

/** A Lehmer random number generator, the same on every machine. */
function* randomNumbers(seed: number): Generator<number, never> {
  let state = seed
  while (true) {
    state = (state * 48_271) % 2_147_483_647
    yield state / 2_147_483_647
  }
}

/**
 * Stars get fewer and fainter towards the horizon. On the left, where pages have their text, they
 * are fainter still, so that none looks like punctuation.
 */
export function scatterStars(count: number, seed: number, height = 900): Star[] {
  const random = randomNumbers(seed)
  const next = () => random.next().value
  return Array.from({ length: count }, () => {
    const depth = next() ** 1.4
    const x = round(next() * 100)
    const light = (1 - depth) ** 2 * (x < 55 && depth > 0.08 ? 0.4 : 1)
    return {
      x,
      y: round(12 + depth * (height - 12)),
      radius: round(0.5 + next() ** 3),
      opacity: round(light * (0.45 + next() * 0.5) + 0.04),
    }
  })
}

const round = (value: number) => Math.round(value * 100) / 100
