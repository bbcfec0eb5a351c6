import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashOf, isHash, newToken, pkcePrefix } from './one-time-code.ts'

const deployment = (secret: string) => ({
  derive: (purpose: string, from: string) =>
    createHmac('sha256', secret).update(`${purpose} ${from}`).digest('base64url'),
})
const ours = deployment('ours')
const email = 'someone@example.com'

describe('the hash of a mailed code', () => {
  it('can’t be computed without the secret', () => {
    const hash = hashOf(ours, email, '123456')
    expect(hash).toBe(hashOf(ours, email, '123456'))
    expect(hash).not.toBe(hashOf(deployment('theirs'), email, '123456'))
    expect(hash).not.toBe(createHash('sha224').update(`${email}123456`).digest('hex'))
  })

  it('differs for every address and code, also where their joined texts are equal', () => {
    expect(hashOf(ours, `${email}1`, '23456')).not.toBe(hashOf(ours, email, '123456'))
  })

  it('has the one form that links have', () => {
    for (const pkce of [true, false]) {
      const { code, hash } = newToken(ours, email, pkce)
      expect(code).toMatch(/^\d{6}$/)
      expect(hash.startsWith(pkcePrefix)).toBe(pkce)
      expect(isHash(hash)).toBe(true)
    }
  })

  it.each(['', 'x', 'a'.repeat(55), 'a'.repeat(57), 'A'.repeat(56), `${'a'.repeat(56)}\n`])(
    'is not %j',
    (text) => expect(isHash(text)).toBe(false),
  )

  it('is one code, never a list of them', () => {
    const hash = hashOf(ours, email, '123456')
    for (const joint of [',', ' ', '\n', '|']) expect(isHash([hash, hash].join(joint))).toBe(false)
  })
})
