/**
 * Where the bytes live. A file is written once under an address nobody used before, never changed,
 * and removed when nothing refers to it; names, owners and rules are the database's business.
 */

/** Positions of the first and the last byte, both included. */
export interface ByteRange {
  start: number
  end: number
}

export interface StoredFile {
  address: string
  /** Milliseconds since the epoch. */
  modifiedAt: number
}

export interface ObjectStore {
  /**
   * Stores all of the bytes under the address. Once it resolves they survive a power cut; when it
   * rejects, for whatever reason, nothing of them is left.
   */
  write(address: string, bytes: AsyncIterable<Uint8Array>): Promise<void>
  /** The bytes, or undefined where there is no such file. */
  read(address: string, range?: ByteRange): Promise<BodyInit | undefined>
  /** Resolves to false where there is no file to copy. */
  copy(from: string, to: string): Promise<boolean>
  /** Removing what is not there is no error. */
  remove(addresses: readonly string[]): Promise<void>
  /** Every finished file, in any order. */
  list(): AsyncIterable<StoredFile>
  /** Removes what writes that never ended have left, where the last byte came before this time. */
  removeUnfinished(before: number): Promise<void>
}

/** Addresses are ours: a version's UUID. Anything else is a mistake or an attack. */
export function isAddress(text: string | null | undefined): text is string {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text ?? '')
}
