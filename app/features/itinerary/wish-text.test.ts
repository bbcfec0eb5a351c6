import { describe, expect, it } from 'vitest'
import { longestWish, planAddress, readWish } from './wish-text.ts'

describe('a wish in an address', () => {
  it.each([
    [null, 'none'],
    ['', 'empty'],
    [' \t\u0000\u200b\n', 'empty'],
    ['a'.repeat(longestWish + 1), 'too-long'],
    ['a'.repeat(longestWish), 'wish'],
  ])('%j is %s', (asked, kind) => expect(readWish(asked).kind).toBe(kind))

  it('is one line without control characters', () => {
    expect(readWish('  four\r\nslow\u0000days  ')).toEqual({ kind: 'wish', text: 'four slow days' })
  })

  it('comes out of its own address as it was', () => {
    const wish = 'Rome & Naples? 100 % "slow" <b> + kids'
    const { searchParams } = new URL(planAddress(wish, { whole: true }), 'http://site')
    expect([...searchParams]).toEqual([
      ['q', wish],
      ['whole', '1'],
    ])
  })
})
