/** Numbers that look random and are the same on every machine and tomorrow. */

export interface Random {
  /** From 0 up to 1. */
  (): number
  between(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(choices: readonly [T, ...T[]]): T
}

export function seeded(text: string): Random {
  let state = 2_166_136_261
  for (const character of text) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619)
  }
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return Object.assign(next, {
    between: (low: number, high: number) => low + (high - low) * next(),
    chance: (probability: number) => next() < probability,
    pick: <T>(choices: readonly [T, ...T[]]): T =>
      choices[Math.floor(next() * choices.length)] ?? choices[0],
  })
}
