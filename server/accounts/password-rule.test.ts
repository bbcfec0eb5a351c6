import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { passwordRule } from './password-rule.ts'

const owner = { email: 'jane@example.com', metadata: { full_name: 'Jane Doe' } }
const reasonsOf = (password: string) => passwordRule.weaknesses(password, owner)

describe('the rule that the product gives its backend', () => {
  it.each([
    ['123456', 'length'],
    ['      ', 'length'],
    ['password', 'pwned'],
    ['Password1', 'pwned'],
    ['qwertyuiop', 'pwned'],
    ['iloveyou', 'pwned'],
    ['00000000', 'pwned'],
    ['987654321', 'pwned'],
    ['jane@example.com', 'pwned'],
    ['Jane Doe', 'pwned'],
  ])('refuses %j: %s', (password, reason) => {
    expect(reasonsOf(password)).toEqual([reason])
  })

  it('refuses every one of the ten thousand commonest', () => {
    const require = createRequire(import.meta.url)
    const all: string[] = require('@zxcvbn-ts/language-common/src/passwords.json')
    expect(all.slice(0, 10_000).filter((password) => reasonsOf(password).length === 0)).toEqual([])
  })

  it('lets others pass', () => {
    expect(reasonsOf('a moth in relay 70')).toEqual([])
    expect(reasonsOf('correct horse battery')).toEqual([])
  })

  it('knows ten thousand that its length would let pass', () => {
    expect(commonPasswords().size).toBe(10_000)
  })
})
