import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RestError } from '../errors.ts'
import { parseFilter } from './filter.ts'
import { parseLogic } from './logic.ts'
import { parseOrder } from './order.ts'
import { parseQuery } from './query.ts'
import {
  logicTree,
  operation,
  orderTerms,
  printChildren,
  printOperation,
  printOrder,
} from './testing/arbitraries.ts'

const parse = (search: string, mode: 'resource' | 'call' = 'resource') =>
  parseQuery(new URLSearchParams(search), mode)
const field = (name: string) => ({ name, path: [] })

describe('filters', () => {
  it.each([
    ['eq.5', { op: 'eq', value: '5' }],
    ['like(any).{a*,b*}', { op: 'like', quantifier: 'any', value: '{a*,b*}' }],
    ['in.(1,"a,b","c\\"d")', { op: 'in', values: ['1', 'a,b', 'c"d'] }],
    ['in.()', { op: 'in', values: [''] }],
    ['is.NULL', { op: 'is', value: 'null' }],
    ['is.not_null', { op: 'is', value: 'not_null' }],
    ['fts(english).a&b', { op: 'fts', config: 'english', value: 'a&b' }],
    ['isdistinct.x', { op: 'isdistinct', value: 'x' }],
    ['eq.not.a.value,with)anything', { op: 'eq', value: 'not.a.value,with)anything' }],
  ])('reads %s', (text, expected) => {
    expect(parseFilter(field('a'), text)).toEqual({
      field: field('a'),
      negated: false,
      operation: expected,
    })
  })

  it.each([
    '',
    'eq',
    'nope.1',
    'not.',
    'is.maybe',
    'in.1',
    'in.(1',
    'neq(any).{1}',
    'eq(some).{1}',
  ])('refuses %j', (text) => {
    expect(() => parseFilter(field('a'), text)).toThrow('failed to parse filter')
  })

  it('parses what it prints', () => {
    fc.assert(
      fc.property(operation, fc.boolean(), (wanted, negated) => {
        const text = printOperation(negated, wanted, (value) => value)
        expect(parseFilter(field('a'), text)).toEqual({
          field: field('a'),
          negated,
          operation: wanted,
        })
      }),
    )
  })
})

describe('logic', () => {
  it('reads nested trees with quoted values and array literals', () => {
    expect(parseLogic('or', false, '(a.eq.1, not.and(b.in.("x,y",z),c.cs.{1,2}))')).toEqual({
      kind: 'or',
      negated: false,
      children: [
        {
          kind: 'filter',
          filter: { field: field('a'), negated: false, operation: { op: 'eq', value: '1' } },
        },
        {
          kind: 'and',
          negated: true,
          children: [
            {
              kind: 'filter',
              filter: {
                field: field('b'),
                negated: false,
                operation: { op: 'in', values: ['x,y', 'z'] },
              },
            },
            {
              kind: 'filter',
              filter: {
                field: field('c'),
                negated: false,
                operation: { op: 'cs', value: '{1,2}' },
              },
            },
          ],
        },
      ],
    })
  })

  it('refuses trees that nest too deep instead of overflowing', () => {
    const deep = `${'(and'.repeat(5000)}(a.eq.1)${')'.repeat(5000)}`
    expect(() => parseLogic('and', false, deep)).toThrow('too complex')
  })

  it('parses what it prints', () => {
    fc.assert(
      fc.property(fc.array(logicTree, { minLength: 1, maxLength: 3 }), (children) => {
        expect(parseLogic('and', false, printChildren(children))).toEqual({
          kind: 'and',
          negated: false,
          children,
        })
      }),
    )
  })
})

describe('order', () => {
  it('parses what it prints', () => {
    fc.assert(
      fc.property(orderTerms, (terms) => {
        expect(parseOrder(printOrder(terms))).toEqual(terms)
      }),
    )
  })

  it.each(['', 'a.up', 'a.desc.nullsmiddle', 'a,,b', 'a(b'])('refuses %j', (text) => {
    expect(() => parseOrder(text)).toThrow('failed to parse order')
  })
})

describe('the whole query', () => {
  it('puts each part where it belongs', () => {
    const query = parse(
      'select=id&posts.id=gt.1&posts.or=(a.eq.1,b.eq.2)&not.and=(c.is.null)&posts.order=id.desc&limit=5&posts.offset=2&columns=a,"b c"&on_conflict=a',
    )
    expect(query.columns).toEqual(['a', 'b c'])
    expect(query.onConflict).toEqual(['a'])
    expect(query.filters).toMatchObject([{ path: ['posts'], filter: { field: field('id') } }])
    expect(query.logic).toMatchObject([
      { path: ['posts'], logic: { kind: 'or', negated: false } },
      { path: [], logic: { kind: 'and', negated: true } },
    ])
    expect(query.orders).toMatchObject([{ path: ['posts'], terms: [{ direction: 'desc' }] }])
    expect(query.limits).toEqual([
      { path: [], limit: 5 },
      { path: ['posts'], offset: 2 },
    ])
  })

  it('negates logic on an embedded resource', () => {
    expect(parse('posts.not.or=(a.eq.1)').logic).toMatchObject([
      { path: ['posts'], logic: { kind: 'or', negated: true } },
    ])
  })

  it('takes what is no operation as an argument of a call', () => {
    const query = parse('name=Ada&id=gt.2&tags={a,b}&day=2020.01&where=in.the.house', 'call')
    expect(query.args).toEqual([
      ['name', 'Ada'],
      ['tags', '{a,b}'],
      ['day', '2020.01'],
      ['where', 'in.the.house'],
    ])
    expect(query.filters).toHaveLength(1)
  })

  it('refuses a limit below zero with 416 and one that is no number with 400', () => {
    expect(() => parse('limit=-1')).toThrow(
      expect.objectContaining({
        fields: expect.objectContaining({ status: 416, code: 'PGRST103' }),
      }),
    )
    expect(() => parse('limit=many')).toThrow(
      expect.objectContaining({
        fields: expect.objectContaining({ status: 400, code: 'PGRST100' }),
      }),
    )
  })

  it('throws nothing but its own error, whatever the parameters', () => {
    const key = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'select',
        'order',
        'a.order',
        'or',
        'not.and',
        'x.limit',
        'columns',
        'a->b',
        '.',
        'a..b',
      ),
    )
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom('eq.1', '(', '(a.eq.1)', 'a.desc', '-1', 'in.('),
    )
    fc.assert(
      fc.property(
        fc.array(fc.tuple(key, value)),
        fc.constantFrom('resource' as const, 'call' as const),
        (pairs, mode) => {
          try {
            parseQuery(pairs, mode)
          } catch (error) {
            expect(error).toBeInstanceOf(RestError)
          }
        },
      ),
    )
  })
})
