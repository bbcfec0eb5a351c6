import { describe, expect, it } from 'vitest'
import { endOfLink, isLinkSecret, stateOfLink } from './links.ts'

const now = new Date('2027-01-31T20:00:00Z')
const noDate = () => null

describe('a link', () => {
  it.each([
    ['never', null],
    ['day', '2027-02-01T20:00:00.000Z'],
    ['week', '2027-02-07T20:00:00.000Z'],
    ['month', '2027-02-28T20:00:00.000Z'],
  ] as const)('that is made for a %s ends then', (term, end) => {
    const found = endOfLink(term, now, noDate)
    expect(found instanceof Date ? found.toISOString() : found).toBe(end)
  })

  it('ends on a date, unless that is over', () => {
    const at = (text: string) => endOfLink('date', now, () => new Date(text))
    expect(at('2027-03-01T23:00:00Z')).toEqual(new Date('2027-03-01T23:00:00Z'))
    expect(at('2027-01-31T19:00:00Z')).toBe('past')
    expect(endOfLink('date', now, noDate)).toBe('past')
  })

  it('is live until it is revoked or its time is over', () => {
    const of = (revokedAt: string | null, expiresAt: string | null) =>
      stateOfLink({ revokedAt, expiresAt }, now)
    expect(of(null, null)).toBe('live')
    expect(of(null, '2027-01-31T20:00:01+00:00')).toBe('live')
    expect(of(null, '2027-01-31T20:00:00+00:00')).toBe('expired')
    expect(of('2027-01-01T00:00:00Z', '2026-01-01T00:00:00Z')).toBe('revoked')
  })

  it('is told from everything else by its form', () => {
    expect(isLinkSecret('a'.repeat(43))).toBe(true)
    for (const other of ['paris', '', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}/`]) {
      expect(isLinkSecret(other)).toBe(false)
    }
  })
})
