/** The formats that are rendered, told by their first bytes, not by what an object is called. */

export const formats = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
} as const
export type PictureType = keyof typeof formats

const magic: readonly [PictureType, (bytes: Buffer) => boolean][] = [
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.of(0xff, 0xd8, 0xff))],
  ['image/png', (bytes) => bytes.toString('latin1', 1, 4) === 'PNG'],
  ['image/gif', (bytes) => bytes.toString('latin1', 0, 4) === 'GIF8'],
  ['image/webp', (bytes) => bytes.toString('latin1', 8, 12) === 'WEBP'],
  ['image/avif', (bytes) => /^ftypavi[fs]/.test(bytes.toString('latin1', 4, 12))],
]

/** Undefined for drawings, documents and all that is no picture. */
export function typeOf(bytes: Uint8Array): PictureType | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 16))
  return magic.find(([, matches]) => matches(head))?.[0]
}
