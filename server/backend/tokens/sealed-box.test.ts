import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sealedBox } from './sealed-box.ts'

const box = sealedBox('a secret', 'keys')

describe('a sealed box', () => {
  it('gives back what was put in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (plain) => {
        expect(box.open(box.seal(plain))).toBe(plain)
      }),
    )
  })

  it('shows nothing of it, and looks different each time', () => {
    const sealed = Buffer.from(box.seal('the plain text'))
    expect(sealed.includes('plain')).toBe(false)
    expect(sealed.equals(box.seal('the plain text'))).toBe(false)
  })

  it('opens for no other secret and no other purpose', () => {
    const sealed = box.seal('plain')
    expect(() => sealedBox('another secret', 'keys').open(sealed)).toThrow()
    expect(() => sealedBox('a secret', 'tokens').open(sealed)).toThrow()
  })

  it('does not open when any of its bytes was changed or is missing', () => {
    const sealed = box.seal('plain')
    fc.assert(
      fc.property(fc.nat(sealed.length - 1), fc.integer({ min: 1, max: 255 }), (at, by) => {
        const changed = Uint8Array.from(sealed)
        changed[at] = (changed[at] ?? 0) ^ by
        expect(() => box.open(changed)).toThrow()
        expect(() => box.open(sealed.slice(0, at))).toThrow()
      }),
    )
  })
})
