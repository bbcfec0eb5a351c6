import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readJson } from './bounded-json.ts'

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

describe('JSON of a client', () => {
  it('is read as it is, whatever brackets and quotes its texts hold', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(readJson(text)).toEqual({ ok: true, value: JSON.parse(text) })
      }),
    )
    const text = JSON.stringify({ '"\\[': `\\"${nested(1_000)}` })
    expect(readJson(text)).toEqual({ ok: true, value: JSON.parse(text) })
  })

  it('may be nested, but not without end', () => {
    expect(readJson(nested(200)).ok).toBe(true)
    expect(readJson(nested(201)).ok).toBe(false)
    expect(readJson(`{"a":"\\"","b":${'{"c":'.repeat(200_000)}0${'}'.repeat(200_001)}`).ok).toBe(
      false,
    )
  })

  it('is wide as it likes', () => {
    expect(readJson(`[${Array(10_000).fill('{"a":[]}')}]`).ok).toBe(true)
  })

  it('is not read where it is none', () => {
    for (const text of ['', '{', ']', '"\\']) expect(readJson(text)).toEqual({ ok: false })
  })
})
