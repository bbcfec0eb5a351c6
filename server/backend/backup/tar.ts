/** The little of the tar format (ustar) that a backup needs: plain files with short names. */

export const blockSize = 512

export function tarHeader(name: string, size: number, modifiedAt: Date): Buffer {
  const header = Buffer.alloc(blockSize)
  if (Buffer.byteLength(name) > 100) throw new Error(`${name} is too long for the archive`)
  header.write(name, 0)
  header.write(octal(0o600, 7), 100)
  header.write(octal(0, 7), 108)
  header.write(octal(0, 7), 116)
  header.write(octal(size, 11), 124)
  header.write(octal(Math.floor(modifiedAt.getTime() / 1000), 11), 136)
  header.write('        ', 148)
  header.write('0', 156)
  header.write('ustar\u000000', 257, 'latin1')
  header.write(`${octal(sumOf(header), 6)}\u0000 `, 148, 'latin1')
  return header
}

/** Null for a block that is no file header. */
export function readTarHeader(block: Buffer): { name: string; size: number } | null {
  const told = Number.parseInt(block.toString('latin1', 148, 154), 8)
  const unsigned = Buffer.from(block)
  unsigned.write('        ', 148)
  if (told !== sumOf(unsigned) || block.toString('latin1', 257, 262) !== 'ustar') return null
  const end = block.indexOf(0)
  const name = block.toString('utf8', 0, Math.min(end === -1 ? 100 : end, 100))
  const size = Number.parseInt(block.toString('latin1', 124, 135), 8)
  return Number.isSafeInteger(size) ? { name, size } : null
}

/** The zeros that fill the last block of a file. */
export const paddingOf = (size: number) => (blockSize - (size % blockSize)) % blockSize

const octal = (value: number, width: number) => value.toString(8).padStart(width, '0')

function sumOf(block: Buffer): number {
  let sum = 0
  for (const byte of block) sum += byte
  return sum
}
