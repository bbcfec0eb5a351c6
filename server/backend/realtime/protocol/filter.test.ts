import { postgresChangesFilter } from '@supabase/supabase-js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filterSql, parseFilter } from './filter.ts'

const conditionsOf = (text: string) => {
  const parsed = parseFilter(text)
  return parsed.ok ? parsed.conditions : parsed.reason
}

describe('a filter', () => {
  it('means what the client’s own builder wrote', () => {
    // All that means something in the grammar, and some that does not.
    const unit = fc.constantFrom(...',().="\\ \n%', 'not.', 'in.', 'a', 'ž', '🐎')
    const value = fc.string({ unit }).filter((text) => text === text.trim())
    fc.assert(
      fc.property(value, fc.uniqueArray(value, { minLength: 1, maxLength: 3 }), (one, many) => {
        const text = postgresChangesFilter().eq('a', one).in('b', many).not('c', 'is', null).build()
        expect(conditionsOf(text)).toEqual([
          { column: 'a', negated: false, operator: 'eq', value: one },
          { column: 'b', negated: false, operator: 'in', values: many },
          { column: 'c', negated: true, operator: 'is', value: 'null' },
        ])
      }),
    )
  })

  it.each(['id', 'id=', 'id=eq', 'id=unknown.1', 'id=in.1', 'id=is.maybe', 'a=eq.1,', ',a=eq.1'])(
    'is refused: %s',
    (text) => expect(parseFilter(text).ok).toBe(false),
  )

  it('is refused without trying every division of its blanks', () => {
    const blanks = ' '.repeat(200_000)
    expect(parseFilter(`${blanks}id${blanks}`).ok).toBe(false)
    expect(conditionsOf(`${blanks}id${blanks}=${blanks}eq.1`)).toEqual([
      { column: 'id', negated: false, operator: 'eq', value: '1' },
    ])
  })

  it('may be empty', () => expect(conditionsOf('')).toEqual([]))

  it('becomes SQL with every value bound', () => {
    const values: string[] = []
    const sql = filterSql(
      [
        { column: 'a', negated: true, operator: 'isdistinct', value: "'; drop" },
        { column: 'b', negated: false, operator: 'imatch', value: '^x' },
        { column: 'c', negated: false, operator: 'in', values: ['1', '2'] },
      ],
      {
        bind: (value) => `$${values.push(value)}`,
        column: (name) => ({ sql: `t."${name}"`, type: 'int' }),
      },
    )
    expect(sql).toBe(
      'not (t."a" is distinct from $1::int) and (t."b"::text ~* $2::text) and (t."c" in ($3::int, $4::int))',
    )
    expect(values).toEqual(["'; drop", '^x', '1', '2'])
  })
})
