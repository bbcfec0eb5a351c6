/**
 * How likely each role is for a name, by a linear model: each feature adds its weight to each role. Trained by
 * `npm run roles` on marked requests; the same words give the same figures on every machine.
 */
import { packedRoles } from '#catalogue/place-roles.generated.js'
import { fromBase64 } from '#domain/places/packed-bytes.ts'

/**
 * What a name is to the trip: where one goes, where the journey starts, a day out, refused, named in passing, the land
 * that holds the goals, left open.
 */
export const placeRoles = ['goal', 'origin', 'outing', 'refused', 'passed', 'land', 'open'] as const
export type RoleOdds = Readonly<Record<(typeof placeRoles)[number], number>>

/** What the generated module exports: hashes of features in rising order, and a row of weights for each. */
export interface PackedRoles {
  /** Which marked requests it was trained on. */
  learnedFrom: number
  hashes: string
  weights: string
  /** What a weight of 1 is as a whole number. */
  scale: number
  bias: readonly number[]
}

interface Model extends Pick<PackedRoles, 'bias' | 'scale'> {
  hashes: Uint32Array
  weights: Int8Array
}

let unpacked: Model | undefined

export function roleOdds(features: readonly string[]): RoleOdds {
  unpacked ??= unpack(packedRoles)
  const { hashes, weights, scale, bias } = unpacked
  const sums = [...bias]
  for (const feature of features) {
    const row = rowOf(hashes, hashOf(feature))
    if (row < 0) continue
    for (let role = 0; role < sums.length; role += 1)
      sums[role] = (sums[role] ?? 0) + (weights[row * sums.length + role] ?? 0) / scale
  }
  return oddsOf(sums)
}

function oddsOf(sums: readonly number[]): RoleOdds {
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  const odds = (role: number) => (powers[role] ?? 0) / total
  return Object.fromEntries(placeRoles.map((role, index) => [role, odds(index)])) as RoleOdds
}

function unpack({ hashes, weights, scale, bias }: PackedRoles): Model {
  return {
    hashes: new Uint32Array(fromBase64(hashes).slice().buffer),
    weights: new Int8Array(fromBase64(weights).slice().buffer),
    scale,
    bias,
  }
}

function rowOf(hashes: Uint32Array, hash: number): number {
  let [low, high] = [0, hashes.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = hashes[middle] ?? 0
    if (found === hash) return middle
    if (found < hash) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** FNV-1a over the letters. */
export function hashOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  }
  return hash >>> 0
}
