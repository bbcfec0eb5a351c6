/** `select=`: fields with alias, cast and aggregate, embedded resources, spreads. */
import { errors } from '../errors.ts'
import { type Field, readField, readName } from './field.ts'
import { parseAll, type Scanner } from './scanner.ts'

export const aggregates = ['sum', 'avg', 'count', 'max', 'min'] as const
export type Aggregate = (typeof aggregates)[number]

export interface SelectField {
  kind: 'field'
  /** The name `*` stands for all columns, or for the row when counted. */
  field: Field
  alias?: string
  cast?: string
  aggregate?: Aggregate
  aggregateCast?: string
}

export interface SelectEmbed {
  kind: 'embed'
  name: string
  alias?: string
  hint?: string
  join?: 'inner' | 'left'
  spread: boolean
  items: readonly SelectItem[]
}

export type SelectItem = SelectField | SelectEmbed

/** Deeper or wider selects than these are refused: each embed is a join, and its rows multiply. */
export const selectLimits = { depth: 5, embeds: 16 }

// Words and brackets only: a cast names a type, and can never leave the CAST(… AS …) it stands in.
const castType = /[\p{L}_][\p{L}\p{N}_ ]*(?:\[\])?/uy
const aggregateCall = new RegExp(`\\.(${aggregates.join('|')})\\(\\)`, 'y')
const star: Field = { name: '*', path: [] }

const readCast = (scanner: Scanner): string | undefined => {
  if (!scanner.eat('::')) return undefined
  return scanner.match(castType)?.trim() ?? scanner.fail('type name')
}

const readModifiers = (scanner: Scanner): Pick<SelectEmbed, 'hint' | 'join'> => {
  const found: Pick<SelectEmbed, 'hint' | 'join'> = {}
  while (scanner.eat('!')) {
    const word = readName(scanner)
    if (word === 'inner' || word === 'left') {
      if (found.join) scanner.fail('"("')
      found.join = word
    } else {
      if (found.hint !== undefined) scanner.fail('"("')
      found.hint = word
    }
  }
  return found
}

class SelectReader {
  readonly #scanner: Scanner
  #embeds = 0

  constructor(scanner: Scanner) {
    this.#scanner = scanner
  }

  readItems(depth: number): SelectItem[] {
    const items = [this.#readItem(depth)]
    while (this.#scanner.eat(',')) items.push(this.#readItem(depth))
    return items
  }

  #readItem(depth: number): SelectItem {
    const scanner = this.#scanner
    scanner.skipSpaces()
    if (scanner.eat('...')) return this.#readEmbed(readName(scanner), undefined, true, depth)
    if (scanner.eat('*')) return this.#spaced({ kind: 'field', field: star })

    const start = scanner.position
    const first = readName(scanner)
    const aliased = scanner.startsWith(':') && !scanner.startsWith('::')
    if (aliased) scanner.expect(':')
    else scanner.rewind(start)
    const alias = aliased ? first : undefined

    const nameStart = scanner.position
    const name = readName(scanner)
    if (name === 'count' && scanner.eat('()')) {
      return this.#spaced({
        kind: 'field',
        field: star,
        aggregate: 'count',
        ...optional({ alias, aggregateCast: readCast(scanner) }),
      })
    }
    if (scanner.startsWith('!') || scanner.startsWith('(')) {
      return this.#readEmbed(name, alias, false, depth)
    }
    scanner.rewind(nameStart)
    return this.#spaced(this.#readField(alias))
  }

  #readField(alias: string | undefined): SelectField {
    const scanner = this.#scanner
    const field = readField(scanner)
    const cast = readCast(scanner)
    const call = scanner.match(aggregateCall)
    const aggregate = aggregates.find((name) => call === `.${name}()`)
    const aggregateCast = aggregate && readCast(scanner)
    return { kind: 'field', field, ...optional({ alias, cast, aggregate, aggregateCast }) }
  }

  #readEmbed(name: string, alias: string | undefined, spread: boolean, depth: number): SelectEmbed {
    const scanner = this.#scanner
    this.#embeds += 1
    if (depth >= selectLimits.depth) {
      throw errors.tooComplex(`Resources can be embedded ${selectLimits.depth} levels deep`)
    }
    if (this.#embeds > selectLimits.embeds) {
      throw errors.tooComplex(`At most ${selectLimits.embeds} resources can be embedded`)
    }
    const modifiers = readModifiers(scanner)
    scanner.expect('(')
    scanner.skipSpaces()
    const items = scanner.startsWith(')') ? [] : this.readItems(depth + 1)
    scanner.skipSpaces()
    scanner.expect(')')
    return this.#spaced({
      kind: 'embed',
      name,
      ...optional({ alias }),
      ...modifiers,
      spread,
      items,
    })
  }

  #spaced<T extends SelectItem>(item: T): T {
    this.#scanner.skipSpaces()
    return item
  }
}

/** Leaves out what is undefined, so that parsed trees compare by what was written. */
const optional = <T extends Record<string, unknown>>(
  values: T,
): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }

export const parseSelect = (text: string): SelectItem[] =>
  text === ''
    ? [{ kind: 'field', field: star }]
    : parseAll('select parameter', text, (scanner) => new SelectReader(scanner).readItems(0))
