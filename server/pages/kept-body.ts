/**
 * The markup of a kept page, ready to be sent with any nonce: plain and as gzip. Both are the same pieces
 * with the nonce between them. The pieces are compressed once, each by itself and up to a byte's end, and
 * the nonce goes between them as a stored block, so that an answer costs a copy and a checksum.
 */
import { constants, crc32, deflateRawSync } from 'node:zlib'

export interface KeptBody {
  plain: (nonce: string) => Buffer<ArrayBuffer>
  gzip: (nonce: string) => Buffer<ArrayBuffer>
  /** What it holds in memory. */
  bytes: number
}

/** RFC 1952: deflate, no name, no time, unknown system. */
const gzipStart = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255])
/** RFC 1951: a last block that stores nothing. */
const lastBlock = Buffer.from([1, 0, 0, 255, 255])

export function keptBody(markup: Buffer, placeholder: string): KeptBody {
  const pieces = split(markup, Buffer.from(placeholder))
  const deflated = pieces.map((piece) =>
    deflateRawSync(piece, { level: 9, finishFlush: constants.Z_FULL_FLUSH }),
  )
  return {
    plain: (nonce) => Buffer.concat(joined(pieces, Buffer.from(nonce))),
    gzip: (nonce) => {
      const between = Buffer.from(nonce)
      const plain = joined(pieces, between)
      return Buffer.concat([
        gzipStart,
        ...joined(deflated, storedBlock(between)),
        lastBlock,
        gzipEnd(plain),
      ])
    },
    bytes: sizeOf(pieces) + sizeOf(deflated),
  }
}

function split(markup: Buffer, by: Buffer): Buffer[] {
  const pieces: Buffer[] = []
  let from = 0
  for (let at = markup.indexOf(by); at !== -1; at = markup.indexOf(by, from)) {
    pieces.push(markup.subarray(from, at))
    from = at + by.length
  }
  return [...pieces, markup.subarray(from)]
}

const joined = (pieces: readonly Buffer[], between: Buffer): Buffer[] =>
  pieces.flatMap((piece, index) => (index === 0 ? [piece] : [between, piece]))

const sizeOf = (pieces: readonly Buffer[]) => pieces.reduce((sum, { length }) => sum + length, 0)

/** RFC 1951: not the last block, nothing compressed, the length and its complement, then the bytes. */
function storedBlock(bytes: Buffer): Buffer {
  const start = Buffer.alloc(5)
  start.writeUInt16LE(bytes.length, 1)
  start.writeUInt16LE(bytes.length ^ 0xffff, 3)
  return Buffer.concat([start, bytes])
}

/** RFC 1952: the checksum and the length of what was compressed. */
function gzipEnd(plain: readonly Buffer[]): Buffer {
  const end = Buffer.alloc(8)
  end.writeUInt32LE(
    plain.reduce((sum, piece) => crc32(piece, sum), 0),
    0,
  )
  end.writeUInt32LE(sizeOf(plain) % 2 ** 32, 4)
  return end
}
