/**
 * A cursor over one piece of query-string text. Every grammar here reads through it, so that a
 * refusal always says at which column, what was found and what was expected.
 */
import { errors } from '../errors.ts'

class ParseFailure extends Error {
  override readonly name = 'ParseFailure'
  readonly column: number
  readonly details: string

  constructor(column: number, details: string) {
    super(details)
    this.column = column
    this.details = details
  }
}

export class Scanner {
  readonly text: string
  #position = 0

  constructor(text: string) {
    this.text = text
  }

  get position(): number {
    return this.#position
  }

  get atEnd(): boolean {
    return this.#position >= this.text.length
  }

  /** The character `ahead` places from the cursor, or an empty string past the end. */
  peek(ahead = 0): string {
    return this.text[this.#position + ahead] ?? ''
  }

  startsWith(token: string): boolean {
    return this.text.startsWith(token, this.#position)
  }

  /** Moves over the token if it comes next, and tells whether it did. */
  eat(token: string): boolean {
    if (!this.startsWith(token)) return false
    this.#position += token.length
    return true
  }

  expect(token: string): void {
    if (!this.eat(token)) this.fail(`"${token}"`)
  }

  /** Moves over what the sticky pattern matches here and returns it. */
  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#position
    const found = pattern.exec(this.text)?.[0]
    if (found !== undefined) this.#position += found.length
    return found
  }

  skipSpaces(): void {
    this.match(/ */y)
  }

  rewind(position: number): void {
    this.#position = position
  }

  end(expected: string): void {
    if (!this.atEnd) this.fail(expected)
  }

  fail(expected: string): never {
    const found = this.atEnd ? 'end of input' : JSON.stringify(this.peek())
    throw new ParseFailure(this.#position + 1, `unexpected ${found} expecting ${expected}`)
  }
}

/** Reads `text` whole with `read`; a failure becomes the client's error, naming what was parsed. */
export const parseAll = <T>(label: string, text: string, read: (scanner: Scanner) => T): T => {
  const scanner = new Scanner(text)
  try {
    const result = read(scanner)
    scanner.end('end of input')
    return result
  } catch (error) {
    if (!(error instanceof ParseFailure)) throw error
    throw errors.parse(
      `"failed to parse ${label} (${text})" (line 1, column ${error.column})`,
      error.details,
    )
  }
}
