/** `order=`: fields of the resource or of an embedded to-one resource, with direction and nulls. */
import { type Field, readField, readName } from './field.ts'
import { parseAll, type Scanner } from './scanner.ts'

export interface OrderTerm {
  /** The embedded resource whose field orders, as in `client(name)`. */
  relation?: string
  field: Field
  direction?: 'asc' | 'desc'
  nulls?: 'nullsfirst' | 'nullslast'
}

const readTarget = (scanner: Scanner): Pick<OrderTerm, 'relation' | 'field'> => {
  const start = scanner.position
  const relation = readName(scanner)
  if (!scanner.eat('(')) {
    scanner.rewind(start)
    return { field: readField(scanner) }
  }
  const field = readField(scanner)
  scanner.expect(')')
  return { relation, field }
}

const readTerm = (scanner: Scanner): OrderTerm => {
  scanner.skipSpaces()
  const term: OrderTerm = readTarget(scanner)
  if (scanner.eat('.asc')) term.direction = 'asc'
  else if (scanner.eat('.desc')) term.direction = 'desc'
  if (scanner.eat('.nullsfirst')) term.nulls = 'nullsfirst'
  else if (scanner.eat('.nullslast')) term.nulls = 'nullslast'
  scanner.skipSpaces()
  if (!scanner.atEnd && !scanner.startsWith(',')) {
    scanner.fail('"asc", "desc", "nullsfirst" or "nullslast"')
  }
  return term
}

export const parseOrder = (text: string): OrderTerm[] =>
  parseAll('order', text, (scanner) => {
    const terms = [readTerm(scanner)]
    while (scanner.eat(',')) terms.push(readTerm(scanner))
    return terms
  })
