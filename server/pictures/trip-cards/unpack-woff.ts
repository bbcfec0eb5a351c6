/**
 * A WOFF file as the font that is packed in it (WOFF 1.0, section 3 to 5). The fonts that ship with the
 * product are WOFF, and the renderer of pictures reads TrueType and OpenType only.
 */
import { inflateSync } from 'node:zlib'

const signature = 0x774f4646
const woffHeader = 44
const woffEntry = 20
const fontHeader = 12
const fontEntry = 16

export function unpackWoff(woff: Buffer): Buffer {
  if (woff.length < woffHeader || woff.readUInt32BE(0) !== signature) {
    throw new Error('This is no WOFF file')
  }
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = woffHeader + index * woffEntry
    const [start, packed, length] = [4, 8, 12].map((each) => woff.readUInt32BE(at + each))
    if (start === undefined || packed === undefined || length === undefined) {
      throw new Error('A table is missing')
    }
    const bytes = woff.subarray(start, start + packed)
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      bytes: packed < length ? inflateSync(bytes, { maxOutputLength: length }) : bytes,
    }
  })
  const head = Buffer.alloc(fontHeader + count * fontEntry)
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  head.writeUInt16BE(count, 4)
  const power = Math.floor(Math.log2(count))
  head.writeUInt16BE(2 ** power * 16, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(count * 16 - 2 ** power * 16, 10)
  const parts: Buffer[] = [head]
  let offset = head.length
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const at = fontHeader + index * fontEntry
    tag.copy(head, at)
    head.writeUInt32BE(checksum, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(bytes.length, at + 12)
    // Each table begins at a multiple of four.
    const padding = Buffer.alloc((4 - (bytes.length % 4)) % 4)
    parts.push(bytes, padding)
    offset += bytes.length + padding.length
  }
  return Buffer.concat(parts)
}
