/**
 * Keeps statements prepared on one connection, so that a text sent again is not parsed again. Postgres itself plans anew when the role, the search path or a table changed.
 */
import type { DatabaseErrorFields, Statement } from '../driver.ts'
import type { WireEncoder } from './encode.ts'

const CAPACITY = 200
/** A longer text is rarely the same twice, and would only hold the server's memory. */
const LONGEST_KEPT = 16 * 1024
const CHANGES_SCHEMA = /^\s*(create|alter|drop|do|comment|grant|revoke|import|reindex)\b/i

/** A table changed under a prepared statement: what was undone can run again, prepared anew. */
export const isStalePlan = ({ code, message }: DatabaseErrorFields) =>
  code === '0A000' && message.startsWith('cached plan')

export class StatementCache {
  /** Statement names by text, the least recently used first. */
  #names = new Map<string, string>()
  #namesToClose: string[] = []
  #parsedInBatch: string[] = []
  #batchChangesSchema = false
  #nextName = 0

  /** Writes the whole batch, up to and with its Sync. */
  encode(encoder: WireEncoder, statements: readonly Statement[]): void {
    this.#parsedInBatch = []
    this.#batchChangesSchema = false
    for (const name of this.#namesToClose) encoder.closeStatement(name)
    this.#namesToClose = []
    for (const { text, values = [] } of statements) {
      encoder.bindDescribeExecute(this.#prepare(encoder, text), values)
    }
    encoder.sync()
  }

  /** Tells how the batch ended: after an error nobody knows which of its texts were parsed. */
  settle(failed: boolean): void {
    if (this.#batchChangesSchema) this.forget()
    else if (failed) for (const text of this.#parsedInBatch) this.#drop(text)
  }

  /** Prepares everything anew from here on: the schema, or a setting texts depend on, changed. */
  forget(): void {
    for (const text of [...this.#names.keys()]) this.#drop(text)
  }

  #prepare(encoder: WireEncoder, text: string): string {
    const known = this.#names.get(text)
    if (known !== undefined) {
      this.#names.delete(text)
      this.#names.set(text, known)
      return known
    }
    const changesSchema = CHANGES_SCHEMA.test(text)
    if (changesSchema) this.#batchChangesSchema = true
    if (changesSchema || text.length > LONGEST_KEPT) {
      encoder.parse('', text)
      return ''
    }
    const name = `s${this.#nextName++}`
    encoder.parse(name, text)
    this.#names.set(text, name)
    this.#parsedInBatch.push(text)
    const [oldest] = this.#names.keys()
    if (this.#names.size > CAPACITY && oldest !== undefined) this.#drop(oldest)
    return name
  }

  #drop(text: string): void {
    const name = this.#names.get(text)
    if (name === undefined) return
    this.#names.delete(text)
    this.#namesToClose.push(name)
  }
}
