import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AuthError } from '../errors.ts'
import { emailAddress } from './email-address.ts'

/** The library's own table of them takes seconds to make. */
const anyCodePoint = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code))

describe('an email address', () => {
  it.each([
    ['Ada@Example.COM', 'ada@example.com'],
    ['a+b.c_d-e@sub.example.co', 'a+b.c_d-e@sub.example.co'],
    ['user@localhost', 'user@localhost'],
    ['jörg@münchen.example', 'jörg@münchen.example'],
    ['ｗｉｄｅ@example.com', 'wide@example.com'],
    ['o’hara@example.com', 'o’hara@example.com'],
  ])('%s is kept as %s', (given, kept) => {
    expect(emailAddress(given)).toBe(kept)
  })

  it('is the same when it is read again, and never holds what could split a header', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: anyCodePoint })), (text) => {
        let address: string
        try {
          address = emailAddress(text)
        } catch (error) {
          expect(error).toBeInstanceOf(AuthError)
          return
        }
        expect(emailAddress(address)).toBe(address)
        expect(address).not.toMatch(/[\s\p{Cc}<>,;:"]/u)
        expect(address.length).toBeLessThanOrEqual(255)
      }),
      { numRuns: 500 },
    )
  })

  it('is what the RFC allows, as far as it is common', () => {
    fc.assert(
      fc.property(fc.emailAddress({ size: 'small' }), (text) => {
        expect(emailAddress(text)).toBe(text.toLowerCase())
      }),
    )
  })
})
