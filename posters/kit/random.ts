/** Numbers that look random and are the same on every machine and tomorrow. */
import { fractionOf, stateAfter } from '#domain/random/random.ts'

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
    state = stateAfter(state)
    return fractionOf(state)
  }
  return Object.assign(next, {
    between: (low: number, high: number) => low + (high - low) * next(),
    chance: (probability: number) => next() < probability,
    pick: <T>(choices: readonly [T, ...T[]]): T =>
      choices[Math.floor(next() * choices.length)] ?? choices[0],
  })
}
