// Where the stars of the sky stand. The same sky on the server, in the browser and tomorrow.

interface Star {
  /** Across the sky, in percent. */
  x: number
  /** Down from the top, in pixels. */
  y: number
  radius: number
  opacity: number
}

/** A small multiplicative generator: enough for a sky, and equal on every machine. */
function* randomNumbers(seed: number): Generator<number, never> {
  let state = seed
  while (true) {
    state = (state * 48_271) % 2_147_483_647
    yield state / 2_147_483_647
  }
}

/** Stars thin out and fade towards the horizon, where the light is and the words stand. */
export function scatterStars(count: number, seed: number, height = 900): Star[] {
  const random = randomNumbers(seed)
  const next = () => random.next().value
  return Array.from({ length: count }, () => {
    const depth = next() ** 1.7
    return {
      x: round(next() * 100),
      y: round(12 + depth * (height - 12)),
      radius: round(0.5 + next() ** 3),
      opacity: round((1 - depth) ** 2 * (0.4 + next() * 0.5) + 0.12),
    }
  })
}

const round = (value: number) => Math.round(value * 100) / 100
