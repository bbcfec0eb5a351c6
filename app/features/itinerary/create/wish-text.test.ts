import { describe, expect, it } from 'vitest'
import { planAddress } from '../trip/plan-address.ts'
import { longestWish, readWish } from './wish-text.ts'

const queryOf = (address: string) => new URL(address, 'http://site').searchParams
const words = (text: string) => new URLSearchParams({ q: text })

describe('a wish in an address', () => {
  it.each([
    ['', 'none'],
    ['q=', 'empty'],
    [String(words(' \t\u0000\u200b\n')), 'empty'],
    ['where=&days=&pace=', 'empty'],
    [String(words('a'.repeat(longestWish + 1))), 'too-long'],
    [String(words('a'.repeat(longestWish))), 'wish'],
    ['where=Lisbon', 'wish'],
    ['q=&where=Lisbon', 'wish'],
  ])('%s is %s', (query, kind) => expect(readWish(new URLSearchParams(query)).kind).toBe(kind))

  it('is one line without control characters', () => {
    expect(readWish(words('  four\r\nslow\u0000days  '))).toMatchObject({
      asked: { text: 'four slow days' },
    })
  })

  it('that is too long is told with its length and comes back whole', () => {
    const asked = readWish(words('b'.repeat(20_000)))
    expect(asked).toMatchObject({ kind: 'too-long', asked: { text: 'b'.repeat(20_000) } })
    expect(asked.kind === 'too-long' && asked.error).toMatch(/^That is 20,000 characters/)
  })

  it('comes out of its own address as it was', () => {
    const text = 'Rome & Naples? 100 % "slow" <b> + kids'
    const slots = { where: ['Rome', 'Naples, Italy'], days: 4, stepFree: false, see: [] }
    const query = queryOf(planAddress(text, { slots, whole: true }))
    expect(readWish(query)).toEqual({
      kind: 'wish',
      asked: { text, slots },
      set: { slots, problems: [] },
    })
    expect(query.get('whole')).toBe('1')
  })
})
