import { describe, expect, it } from 'vitest'
import { codeAt, newSecret, otpauthUri, stepOf } from './totp.ts'

/** "12345678901234567890" of RFC 6238, in base 32. */
const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('time-based codes', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('are those of RFC 6238 at %d', (seconds, code) => {
    expect(codeAt(rfcSecret, Math.floor(seconds / 30))).toBe(code)
    expect(stepOf(rfcSecret, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
  })

  it('are good one step early and late, and no longer', () => {
    const at = (seconds: number) => stepOf(rfcSecret, '287082', seconds * 1000)
    expect([at(0), at(29), at(30), at(59), at(89), at(90), at(120)]).toEqual([
      1,
      1,
      1,
      1,
      1,
      undefined,
      undefined,
    ])
  })

  it.each(['', '28708', '2870822', '28708a', ' 287082', '２８７０８２'])('are not %j', (code) => {
    expect(stepOf(rfcSecret, code, 59_000)).toBeUndefined()
  })

  it('have secrets of 160 bits that differ', () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/)
    expect(newSecret()).not.toBe(newSecret())
  })

  it('stand in an address that an app can read', () => {
    const uri = new URL(otpauthUri('Far & Away', 'a+b@example.com', rfcSecret))
    expect(uri.protocol).toBe('otpauth:')
    expect(decodeURIComponent(uri.pathname)).toContain('Far & Away:a+b@example.com')
    expect(uri.searchParams.get('issuer')).toBe('Far & Away')
  })
})
