/** One filter's right-hand side: `not.eq.5`, `in.(a,"b,c")`, `like(any).{a*,b*}`, `fts(english).cat`. */
import { RestError } from '../errors.ts'
import type { Field } from './field.ts'
import { readQuoted } from './field.ts'
import { parseAll, type Scanner } from './scanner.ts'

export const quantifiable = [
  'eq',
  'gte',
  'gt',
  'lte',
  'lt',
  'like',
  'ilike',
  'match',
  'imatch',
] as const
export const plainOperators = [
  'neq',
  'isdistinct',
  'cs',
  'cd',
  'ov',
  'sl',
  'sr',
  'nxr',
  'nxl',
  'adj',
] as const
export const textSearches = ['fts', 'plfts', 'phfts', 'wfts'] as const
export const isValues = ['null', 'not_null', 'true', 'false', 'unknown'] as const

/** Compares a field with one value. */
export type Comparison =
  | { op: (typeof quantifiable)[number]; quantifier?: 'any' | 'all'; value: string }
  | { op: (typeof plainOperators)[number]; value: string }
export type TextSearch = { op: (typeof textSearches)[number]; config?: string; value: string }

export type Operation =
  | Comparison
  | TextSearch
  | { op: 'in'; values: readonly string[] }
  | { op: 'is'; value: (typeof isValues)[number] }

export interface Filter {
  field: Field
  negated: boolean
  operation: Operation
}

const word = /[a-z]+/y
const modifier = /\([^()]+\)/y
const expectedOperator = 'operator (eq, gt, ...)'

/** Reads a value up to where its context ends: the whole rest, or a logic tree's comma. */
export type ReadValue = (scanner: Scanner) => string

const restOfText: ReadValue = (scanner) => scanner.match(/.*/sy) ?? ''

const readListElement = (scanner: Scanner): string => {
  const start = scanner.position
  const quoted = readQuoted(scanner)
  if (quoted !== undefined && (scanner.startsWith(',') || scanner.startsWith(')'))) return quoted
  scanner.rewind(start)
  return scanner.match(/[^,)]*/y) ?? ''
}

const readList = (scanner: Scanner): string[] => {
  scanner.expect('(')
  const values = [readListElement(scanner)]
  while (scanner.eat(',')) {
    scanner.skipSpaces()
    values.push(readListElement(scanner))
  }
  scanner.expect(')')
  return values
}

const findWord = <T extends string>(list: readonly T[], found: string | undefined) =>
  list.find((candidate) => candidate === found)

const readOperation = (scanner: Scanner, readValue: ReadValue): Operation => {
  const start = scanner.position
  const name = scanner.match(word)
  const fail = (expected = expectedOperator): never => {
    scanner.rewind(start)
    return scanner.fail(expected)
  }
  const argument = scanner.match(modifier)?.slice(1, -1)
  if (!scanner.eat('.')) fail()

  const quantified = findWord(quantifiable, name)
  if (quantified) {
    if (argument === undefined) return { op: quantified, value: readValue(scanner) }
    if (argument !== 'any' && argument !== 'all') return fail()
    return { op: quantified, quantifier: argument, value: readValue(scanner) }
  }
  const search = findWord(textSearches, name)
  if (search) {
    const config = argument === undefined ? {} : { config: argument }
    return { op: search, ...config, value: readValue(scanner) }
  }
  if (argument !== undefined) return fail()
  const plain = findWord(plainOperators, name)
  if (plain) return { op: plain, value: readValue(scanner) }
  if (name === 'in') return { op: 'in', values: readList(scanner) }
  if (name === 'is') {
    const at = scanner.position
    const value = findWord(isValues, scanner.match(/[a-z_]+/iy)?.toLowerCase())
    if (value) return { op: 'is', value }
    scanner.rewind(at)
    return scanner.fail('isVal: (null, not_null, true, false, unknown)')
  }
  return fail()
}

export const readFilter = (
  scanner: Scanner,
  field: Field,
  readValue: ReadValue = restOfText,
): Filter => {
  const negated = scanner.eat('not.')
  return { field, negated, operation: readOperation(scanner, readValue) }
}

export const parseFilter = (field: Field, text: string): Filter =>
  parseAll('filter', text, (scanner) => readFilter(scanner, field))

/** The filter that the text is, or undefined: tells a filter on a call's result from an argument. */
export const tryParseFilter = (field: Field, text: string): Filter | undefined => {
  try {
    return parseFilter(field, text)
  } catch (error) {
    if (error instanceof RestError) return undefined
    throw error
  }
}
