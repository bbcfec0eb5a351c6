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

/**
 * Stars thin out and fade towards the horizon, where the light is. Where pages put their words, on the
 * left under the first lines of the sky, they are fainter still: none may pass for a full stop.
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
