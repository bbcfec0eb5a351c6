/**
 * Keeps a token where its owner may read the row but never the token: an encrypted JWT (AES-256-GCM)
 * that names its owner, so that it can't be moved to another person's row. Runs on Web Crypto alone.
 */
import { EncryptJWT, jwtDecrypt } from 'jose'

const header = { alg: 'dir', enc: 'A256GCM' } as const

export interface TokenSeal {
  seal(token: string, ownerId: string): Promise<string>
  /** Throws when it was sealed with another secret, for another owner, or changed since. */
  open(sealed: string, ownerId: string): Promise<string>
}

/** Each purpose has a key of its own, so that a token sealed for one can't pass for another's. */
export async function tokenSeal(secret: string, purpose: string): Promise<TokenSeal> {
  const key = await derivedKey(secret, purpose)
  return {
    seal: (token, ownerId) =>
      new EncryptJWT({ token }).setProtectedHeader(header).setSubject(ownerId).encrypt(key),
    async open(sealed, ownerId) {
      const { payload } = await jwtDecrypt(sealed, key, {
        subject: ownerId,
        keyManagementAlgorithms: [header.alg],
        contentEncryptionAlgorithms: [header.enc],
      })
      if (typeof payload.token !== 'string') throw new Error('The sealed text holds no token')
      return payload.token
    },
  }
}

async function derivedKey(secret: string, purpose: string): Promise<Uint8Array> {
  const text = new TextEncoder()
  const base = await crypto.subtle.importKey('raw', text.encode(secret), 'HKDF', false, [
    'deriveBits',
  ])
  const bits = await crypto.subtle.deriveBits(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: text.encode(purpose) },
    base,
    256,
  )
  return new Uint8Array(bits)
}
