/** Numbers as bytes and bytes as text, written when an asset is made and read where it is used. */

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Little-endian, in so many bytes; up to 2^53. */
export function fixedBytes(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => Math.floor(value / 256 ** at) % 256)
}

/** Seven bits a byte, the last one below 128: small numbers take one. */
export function variableBytes(value: number): number[] {
  const bytes: number[] = []
  let left = value
  for (; left >= 128; left = Math.floor(left / 128)) bytes.push(128 + (left % 128))
  return [...bytes, left]
}

/** Positive and negative numbers in turn, so that small ones of both signs stay small. */
export const alternating = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value)

/** Standard base 64 without padding. */
export function toBase64(bytes: readonly number[]): string {
  const text: string[] = []
  for (let at = 0; at < bytes.length; at += 3) {
    const [one = 0, two = 0, three = 0] = bytes.slice(at, at + 3)
    const bits = (one << 16) | (two << 8) | three
    const letters = [18, 12, 6, 0].map((shift) => alphabet[(bits >> shift) & 63])
    text.push(letters.slice(0, Math.min(4, bytes.length - at + 1)).join(''))
  }
  return text.join('')
}

export function fromBase64(text: string): Uint8Array {
  const values = new Uint8Array(128)
  for (let index = 0; index < alphabet.length; index += 1) {
    values[alphabet.charCodeAt(index)] = index
  }
  const value = (at: number) => values[text.charCodeAt(at) & 127] as number
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4))
  for (let from = 0, to = 0; from < text.length; from += 4) {
    const bits =
      (value(from) << 18) | (value(from + 1) << 12) | (value(from + 2) << 6) | value(from + 3)
    bytes[to++] = bits >> 16
    bytes[to++] = bits >> 8
    bytes[to++] = bits
  }
  return bytes
}

/** Reads one number after the other. */
export class ByteReader {
  private readonly bytes: Uint8Array
  private at = 0

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }

  fixed(count: number): number {
    let value = 0
    for (let byte = count - 1; byte >= 0; byte -= 1) {
      value = value * 256 + (this.bytes[this.at + byte] ?? 0)
    }
    this.at += count
    return value
  }

  variable(): number {
    let value = 0
    for (let scale = 1; ; scale *= 128) {
      const byte = this.bytes[this.at] ?? 0
      this.at += 1
      value += (byte & 127) * scale
      if (byte < 128) return value
    }
  }

  alternating(): number {
    const value = this.variable()
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2
  }
}
