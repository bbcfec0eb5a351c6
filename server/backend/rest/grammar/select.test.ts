import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RestError } from '../errors.ts'
import { parseSelect, selectLimits } from './select.ts'
import { printSelect, selectItems } from './testing/arbitraries.ts'

const plain = (name: string) => ({ kind: 'field', field: { name, path: [] } })

describe('select', () => {
  it('reads fields with alias, cast, json path and aggregate', () => {
    expect(parseSelect('id,name:full_name::text,data->a->>0,total:price.sum()::int')).toEqual([
      plain('id'),
      { ...plain('full_name'), alias: 'name', cast: 'text' },
      {
        kind: 'field',
        field: {
          name: 'data',
          path: [
            { arrow: '->', key: 'a' },
            { arrow: '->>', key: 0 },
          ],
        },
      },
      { ...plain('price'), alias: 'total', aggregate: 'sum', aggregateCast: 'int' },
    ])
  })

  it('stands for every column when empty', () => {
    expect(parseSelect('')).toEqual([plain('*')])
  })

  it('reads embeds with hint and join in either order, and spreads', () => {
    const embed = { kind: 'embed', name: 'clients', spread: false, items: [plain('id')] }
    expect(parseSelect('clients!inner!fk(id)')).toEqual([{ ...embed, hint: 'fk', join: 'inner' }])
    expect(parseSelect('clients!fk!left(id)')).toEqual([{ ...embed, hint: 'fk', join: 'left' }])
    expect(parseSelect('c:clients(id),...clients()')).toEqual([
      { ...embed, alias: 'c' },
      { ...embed, spread: true, items: [] },
    ])
  })

  it('keeps spaces and commas of quoted names, and drops those around items', () => {
    expect(parseSelect('"a, b" , c d ')).toEqual([plain('a, b'), plain('c d')])
  })

  it('tells an aliased count from a column called count', () => {
    expect(parseSelect('n:count()')).toEqual([{ ...plain('*'), alias: 'n', aggregate: 'count' }])
    expect(parseSelect('count')).toEqual([plain('count')])
  })

  it.each([
    'id,',
    ',id',
    'a(',
    'a)',
    'a(b',
    'a::',
    'a::text)',
    '..a(b)',
    'a!(b)',
    '"a',
    'a:b:c',
    'a::text;drop',
  ])('refuses %j and says where', (text) => {
    expect(() => parseSelect(text)).toThrow(
      expect.objectContaining({
        fields: expect.objectContaining({
          status: 400,
          code: 'PGRST100',
          message: expect.stringMatching(/failed to parse select parameter .*line 1, column \d+/s),
          details: expect.stringMatching(/^unexpected .* expecting /),
        }),
      }),
    )
  })

  it('refuses selects that would join too much', () => {
    const deep = `${'a('.repeat(selectLimits.depth + 1)}id${')'.repeat(selectLimits.depth + 1)}`
    const wide = Array.from({ length: selectLimits.embeds + 1 }, (_, n) => `a${n}(id)`).join(',')
    expect(() => parseSelect(deep)).toThrow('too complex')
    expect(() => parseSelect(wide)).toThrow('too complex')
    expect(() => parseSelect('a(b(c(d(e(f(id))))))')).toThrow('too complex')
  })

  it('parses what it prints', () => {
    fc.assert(
      fc.property(selectItems, (items) => {
        expect(parseSelect(printSelect(items))).toEqual(items)
      }),
    )
  })

  it('throws nothing but its own error, whatever the text', () => {
    const fragments = fc.array(
      fc.constantFrom(
        'a',
        '"',
        '(',
        ')',
        ',',
        ':',
        '::',
        '!',
        '->',
        '->>',
        '.',
        '...',
        '*',
        ' ',
        'count()',
        '\\',
        '-',
      ),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fragments.map((parts) => parts.join('')),
        ),
        (text) => {
          try {
            parseSelect(text)
          } catch (error) {
            expect(error).toBeInstanceOf(RestError)
          }
        },
      ),
    )
  })
})
