/**
 * Writes the frontend messages of the PostgreSQL wire protocol (version 3) that a batch needs.
 * Parameter types are left open, results are asked for as text.
 */
import type { SqlValue } from '../driver.ts'

const INITIAL_BYTES = 16 * 1024
const INITIAL_BYTES_KEPT = 1024 * 1024
const TEXT = 0
const BINARY = 1

const messageType = (letter: string) => letter.charCodeAt(0)
const PARSE = messageType('P')
const BIND = messageType('B')
const DESCRIBE = messageType('D')
const EXECUTE = messageType('E')
const CLOSE = messageType('C')
const SYNC = messageType('S')
const QUERY = messageType('Q')
const PORTAL = messageType('P')
const STATEMENT = messageType('S')

export class WireEncoder {
  #buffer = Buffer.allocUnsafe(INITIAL_BYTES)
  #length = 0
  #messageStart = 0

  /** The messages written since the last `take`; valid until the next message is written. */
  take(): Uint8Array {
    const bytes = this.#buffer.subarray(0, this.#length)
    this.#length = 0
    if (this.#buffer.length > INITIAL_BYTES_KEPT) this.#buffer = Buffer.allocUnsafe(INITIAL_BYTES)
    return bytes
  }

  parse(name: string, text: string): void {
    this.#begin(PARSE)
    this.#cString(name)
    this.#cString(text)
    this.#int16(0)
    this.#end()
  }

  bindDescribeExecute(name: string, values: readonly SqlValue[]): void {
    this.#begin(BIND)
    this.#cString('')
    this.#cString(name)
    this.#int16(values.length)
    for (const value of values) this.#int16(value instanceof Uint8Array ? BINARY : TEXT)
    this.#int16(values.length)
    for (const value of values) this.#value(value)
    this.#int16(0)
    this.#end()

    this.#begin(DESCRIBE)
    this.#int8(PORTAL)
    this.#cString('')
    this.#end()

    this.#begin(EXECUTE)
    this.#cString('')
    this.#int32(0)
    this.#end()
  }

  closeStatement(name: string): void {
    this.#begin(CLOSE)
    this.#int8(STATEMENT)
    this.#cString(name)
    this.#end()
  }

  sync(): void {
    this.#begin(SYNC)
    this.#end()
  }

  query(text: string): void {
    this.#begin(QUERY)
    this.#cString(text)
    this.#end()
  }

  #begin(type: number): void {
    this.#int8(type)
    this.#messageStart = this.#length
    this.#int32(0)
  }

  #end(): void {
    this.#buffer.writeInt32BE(this.#length - this.#messageStart, this.#messageStart)
  }

  #value(value: SqlValue): void {
    if (value === null) {
      this.#int32(-1)
    } else if (value instanceof Uint8Array) {
      this.#int32(value.length)
      this.#reserve(value.length)
      this.#buffer.set(value, this.#length)
      this.#length += value.length
    } else {
      const text = String(value)
      const size = Buffer.byteLength(text)
      this.#int32(size)
      this.#reserve(size)
      this.#length += this.#buffer.write(text, this.#length)
    }
  }

  #cString(text: string): void {
    // A NUL would end the string early and let the rest be read as another field.
    if (text.includes('\0')) throw new RangeError('SQL text and names must not contain NUL')
    this.#reserve(Buffer.byteLength(text) + 1)
    this.#length += this.#buffer.write(text, this.#length)
    this.#buffer[this.#length++] = 0
  }

  #int8(value: number): void {
    this.#reserve(1)
    this.#buffer[this.#length++] = value
  }

  #int16(value: number): void {
    this.#reserve(2)
    this.#length = this.#buffer.writeUInt16BE(value, this.#length)
  }

  #int32(value: number): void {
    this.#reserve(4)
    this.#length = this.#buffer.writeInt32BE(value, this.#length)
  }

  #reserve(extra: number): void {
    const needed = this.#length + extra
    if (needed <= this.#buffer.length) return
    const larger = Buffer.allocUnsafe(Math.max(needed, this.#buffer.length * 2))
    this.#buffer.copy(larger, 0, 0, this.#length)
    this.#buffer = larger
  }
}
