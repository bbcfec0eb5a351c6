/** Encrypts what the database keeps but must not be able to read: AES-256-GCM under a derived key. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const version = 1
const ivLength = 12
const tagLength = 16

export interface SealedBox {
  seal(plain: string): Uint8Array
  /** Throws when the bytes were sealed with another secret or changed since. */
  open(sealed: Uint8Array): string
}

/** Each purpose has a key of its own, so that a value sealed for one can't pass for another's. */
export function sealedBox(secret: string, purpose: string): SealedBox {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return {
    seal(plain) {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([Buffer.from([version]), iv, cipher.getAuthTag(), body])
    },
    open(sealed) {
      const bytes = Buffer.from(sealed)
      if (bytes[0] !== version) throw new Error('Sealed with an unknown version')
      const iv = bytes.subarray(1, 1 + ivLength)
      const tag = bytes.subarray(1 + ivLength, 1 + ivLength + tagLength)
      const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagLength })
      decipher.setAuthTag(tag)
      const body = bytes.subarray(1 + ivLength + tagLength)
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
    },
  }
}
