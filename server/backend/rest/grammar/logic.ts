/** `and=(…)` and `or=(…)` trees of filters. */
import { errors } from '../errors.ts'
import { readField, readQuoted } from './field.ts'
import { type Filter, type ReadValue, readFilter } from './filter.ts'
import { parseAll, type Scanner } from './scanner.ts'

export type Logic =
  | { kind: 'and' | 'or'; negated: boolean; children: readonly Logic[] }
  | { kind: 'filter'; filter: Filter }

const depthLimit = 32

const atValueEnd = (scanner: Scanner) =>
  scanner.atEnd || scanner.startsWith(',') || scanner.startsWith(')')

const readArrayLiteral = (scanner: Scanner): string | undefined => {
  const start = scanner.position
  let depth = 0
  do {
    if (scanner.match(/"(?:[^"\\]|\\.)*"/suy) !== undefined) continue
    const character = scanner.match(/./sy)
    if (character === '{') depth += 1
    else if (character === '}') depth -= 1
    else if (character === undefined) {
      scanner.rewind(start)
      return undefined
    }
  } while (depth > 0)
  return scanner.text.slice(start, scanner.position)
}

const logicValue: ReadValue = (scanner) => {
  const start = scanner.position
  const special = scanner.startsWith('"')
    ? readQuoted(scanner)
    : scanner.startsWith('{')
      ? readArrayLiteral(scanner)
      : undefined
  if (special !== undefined && atValueEnd(scanner)) return special
  scanner.rewind(start)
  return scanner.match(/[^,)]*/y) ?? ''
}

const operator = /(?:not\.)?(?:and|or)(?= *\()/y

const readNode = (scanner: Scanner, depth: number): Logic => {
  if (depth > depthLimit) throw errors.tooComplex(`Logic can be nested ${depthLimit} levels deep`)
  scanner.skipSpaces()
  const found = scanner.match(operator)
  if (found !== undefined) {
    const negated = found.startsWith('not.')
    const kind = found.endsWith('and') ? 'and' : 'or'
    return { kind, negated, children: readChildren(scanner, depth) }
  }
  const field = readField(scanner)
  scanner.expect('.')
  return { kind: 'filter', filter: readFilter(scanner, field, logicValue) }
}

const readChildren = (scanner: Scanner, depth: number): Logic[] => {
  scanner.skipSpaces()
  scanner.expect('(')
  const children = [readNode(scanner, depth + 1)]
  scanner.skipSpaces()
  while (scanner.eat(',')) {
    children.push(readNode(scanner, depth + 1))
    scanner.skipSpaces()
  }
  scanner.expect(')')
  return children
}

export const parseLogic = (kind: 'and' | 'or', negated: boolean, text: string): Logic =>
  parseAll('logic tree', text, (scanner) => {
    const children = readChildren(scanner, 0)
    scanner.skipSpaces()
    return { kind, negated, children }
  })
