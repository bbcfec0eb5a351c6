import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAccept, parseMediaType } from './media-type.ts'
import { appliedPreferences, parsePrefer } from './prefer.ts'
import { intersect, parseRangeHeader, restrict } from './range.ts'

const context = { txOverride: true, isTimezone: (name: string) => name === 'Europe/Paris' }

describe('Prefer', () => {
  it('reads known preferences, the first of each, and lists the rest', () => {
    expect(
      parsePrefer(
        'return=minimal, count=exact,count=planned, max-affected=3, timezone=Europe/Paris, what=ever, return=all',
        context,
      ),
    ).toEqual({
      return: 'minimal',
      count: 'exact',
      maxAffected: 3,
      timezone: 'Europe/Paris',
      invalid: ['what=ever', 'return=all'],
    })
  })

  it('ignores tx where a client may not choose it', () => {
    expect(parsePrefer('tx=rollback', { ...context, txOverride: false })).toEqual({ invalid: [] })
  })

  it('echoes what applied, in a fixed order', () => {
    const preferences = parsePrefer(
      'handling=strict, max-affected=2, return=representation, missing=default',
      context,
    )
    expect(appliedPreferences(preferences, ['return', 'handling'])).toBe(
      'return=representation, handling=strict, max-affected=2',
    )
    expect(appliedPreferences({ invalid: [] }, ['return'])).toBeNull()
  })
})

describe('media types', () => {
  it('reads names, quoted parameters and quality', () => {
    expect(
      parseMediaType(
        'application/vnd.pgrst.plan+json; for="text/csv; a=b"; options=analyze|verbose',
      ),
    ).toEqual({
      name: 'application/vnd.pgrst.plan+json',
      parameters: { for: 'text/csv; a=b', options: 'analyze|verbose' },
    })
    expect(
      parseAccept('text/html;q=0.5, application/json, */*;q=0.1').map(({ name }) => name),
    ).toEqual(['application/json', 'text/html', '*/*'])
    expect(parseAccept(null)).toEqual([{ name: '*/*', parameters: {} }])
  })
})

describe('row windows', () => {
  it('reads the Range header and ignores other units', () => {
    expect(parseRangeHeader('0-9')).toEqual({ offset: 0, limit: 10 })
    expect(parseRangeHeader('5-')).toEqual({ offset: 5 })
    expect(parseRangeHeader('bytes=0-9')).toBeUndefined()
    expect(() => parseRangeHeader('9-0')).toThrow('not satisfiable')
  })

  it('intersects to exactly the rows both ask for', () => {
    const window = fc.record(
      { offset: fc.nat(50), limit: fc.nat(50) },
      { requiredKeys: ['offset'] },
    )
    const rows = ({ offset, limit }: { offset: number; limit?: number }) =>
      Array.from({ length: 200 }, (_, n) => n).filter(
        (n) => n >= offset && (limit === undefined || n < offset + limit),
      )
    fc.assert(
      fc.property(window, window, (a, b) => {
        const other = new Set(rows(b))
        expect(rows(intersect(a, b))).toEqual(rows(a).filter((n) => other.has(n)))
      }),
    )
  })

  it('never lets more rows through than the limit', () => {
    expect(restrict({ offset: 3 }, 10)).toEqual({ offset: 3, limit: 10 })
    expect(restrict({ offset: 0, limit: 50 }, 10)).toEqual({ offset: 0, limit: 10 })
    expect(restrict({ offset: 0, limit: 5 }, 10)).toEqual({ offset: 0, limit: 5 })
  })
})
