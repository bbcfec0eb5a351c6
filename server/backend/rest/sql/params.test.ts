import { describe, expect, it } from 'vitest'
import { arrayLiteral, ident, Params } from './params.ts'

describe('quoting', () => {
  it('keeps every name inside its quotes', () => {
    expect(ident('plain')).toBe('"plain"')
    expect(ident('a"; drop table b; --')).toBe('"a""; drop table b; --"')
    expect(ident('nul\0byte')).toBe('"nulbyte"')
  })

  it('keeps every element inside its array', () => {
    expect(arrayLiteral([])).toBe('{}')
    expect(arrayLiteral(['a', 'b,"c"', 'd\\', 'null'])).toBe('{"a","b,\\"c\\"","d\\\\","null"}')
  })
})

describe('bound values', () => {
  it('numbers them in order, and binds a JSON key once', () => {
    const params = new Params()
    expect([
      params.bind('x'),
      params.jsonKey('k'),
      params.bind('y'),
      params.jsonKey('k'),
      params.jsonKey(1),
    ]).toEqual(['$1', '$2::text', '$3', '$2::text', '$4::int'])
    expect(params.statement('select')).toEqual({ text: 'select', values: ['x', 'k', 'y', '1'] })
  })
})
