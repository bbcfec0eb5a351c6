/** The bound values of one statement, and the quoting of what cannot be bound. */
import type { SqlValue, Statement } from '#server/backend/db/driver.ts'
import type { QualifiedName } from '../schema-cache/model.ts'

/** An identifier that Postgres reads exactly as given. */
export const ident = (name: string): string =>
  needsEscape.test(name) ? `"${name.replaceAll('"', '""').replaceAll('\0', '')}"` : `"${name}"`

const needsEscape = /["\0]/

export const qualified = ({ schema, name }: QualifiedName): string =>
  `${ident(schema)}.${ident(name)}`

export const columnOf = (alias: string, column: string): string =>
  `${ident(alias)}.${ident(column)}`

export class Params {
  readonly #values: SqlValue[] = []
  readonly #keys = new Map<string, string>()

  /** Binds a value; its type is inferred from where it stands. */
  bind(value: SqlValue): string {
    this.#values.push(value)
    return `$${this.#values.length}`
  }

  /** Binds a JSON key or index once, so that equal expressions stay equal to Postgres (GROUP BY). */
  jsonKey(key: string | number): string {
    const type = typeof key === 'number' ? 'int' : 'text'
    const known = this.#keys.get(`${type}:${key}`)
    if (known) return known
    const placeholder = `${this.bind(typeof key === 'number' ? String(key) : key)}::${type}`
    this.#keys.set(`${type}:${key}`, placeholder)
    return placeholder
  }

  statement(text: string): Statement {
    return { text, values: this.#values }
  }
}

/** The text of a Postgres array with these elements. */
export const arrayLiteral = (values: readonly string[]): string =>
  `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`
