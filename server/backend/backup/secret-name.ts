/** A fingerprint by which a secret is recognised but can't be guessed: slow to compute, short. */
import { scryptSync } from 'node:crypto'

export function secretName(secret: string): string {
  const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
  const digest = scryptSync(secret, 'the name of a secret', 8, cost).toString('hex')
  return digest.match(/.{4}/g)?.join('-') ?? digest
}
