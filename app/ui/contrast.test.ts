import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrastRatio, edgePairs, fixedPairs, rolePairs, type TokenPair } from './contrast.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** The declarations of one top-level block of the stylesheet. */
function declarations(opening: string): Map<string, string> {
  const start = css.indexOf(opening)
  if (start === -1) throw new Error(`tokens.css has no block ${opening}`)
  const block = css.slice(start, css.indexOf('\n}', start))
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
}

const palette = declarations('@theme static')
const surfaces = {
  paper: declarations('[data-surface="paper"]'),
  night: declarations('[data-surface="night"]'),
}

function colour(token: string, roles: Map<string, string>): string {
  const value = roles.get(token) ?? palette.get(token)
  const reference = value?.match(/^var\(--([\w-]+)\)$/)?.[1]
  if (reference !== undefined) return colour(reference, roles)
  if (value === undefined || !/^#[0-9a-f]{6}$/i.test(value)) {
    throw new Error(`${token} is not a plain colour: ${value}`)
  }
  return value
}

const ratio = ({ text, on }: TokenPair, roles: Map<string, string>) =>
  contrastRatio(colour(text, roles), colour(on, roles))

describe('contrast ratio', () => {
  it('agrees with the reference values of WCAG', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrastRatio('#ffffff', '#ffffff')).toBe(1)
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })

  it('does not depend on which of the two is the text', () => {
    expect(contrastRatio('#f2a65a', '#14182b')).toBe(contrastRatio('#14182b', '#f2a65a'))
  })
})

describe.each(['paper', 'night'] as const)('tokens on %s', (surface) => {
  const roles = surfaces[surface]

  it.each(rolePairs)('$text on $on can be read', (pair) => {
    expect(ratio(pair, roles)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(edgePairs)('$text stands out from $on', (pair) => {
    expect(ratio(pair, roles)).toBeGreaterThanOrEqual(3)
  })

  it('defines every role of the other surface', () => {
    expect([...roles.keys()].sort()).toEqual([...surfaces.paper.keys()].sort())
  })
})

describe('tokens that are the same everywhere', () => {
  it.each(fixedPairs)('$text on $on can be read', (pair) => {
    expect(ratio(pair, palette)).toBeGreaterThanOrEqual(4.5)
  })

  it('keeps the palette of the art direction', () => {
    const named = ['night', 'dusk', 'violet', 'horizon', 'coral', 'foam', 'ink', 'paper']
    expect(named.map((name) => palette.get(`color-${name}`))).toEqual([
      '#0b1030',
      '#1e2a5e',
      '#4a3b8f',
      '#f2a65a',
      '#f2735b',
      '#eaf4f4',
      '#14182b',
      '#fffdf8',
    ])
  })
})
