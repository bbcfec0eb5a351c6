/**
 * The keys that sign access tokens. They live in the database, the private half sealed, so that
 * every process of a deployment signs and verifies with the same ones.
 */
import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { z } from 'zod'
import type { Database } from '#server/backend/db/driver.ts'
import { sealedBox } from './sealed-box.ts'

const algorithm = 'ES256'
/** How long a process trusts what it read before it looks again for new or retired keys. */
const cacheMs = 10 * 60 * 1000
/** A token with an unknown key id makes the process look sooner, but no more often than this. */
const lookAgainMs = 5_000
const role = 'supabase_auth_admin'

const publicKeySchema = z.object({ kid: z.string(), kty: z.string() }).loose()
type PublicJwk = z.infer<typeof publicKeySchema>

export interface SigningKeys {
  /** The public halves, as `/.well-known/jwks.json` shows them. */
  publicKeys(): Promise<readonly PublicJwk[]>
  verificationKey(kid: string): Promise<CryptoKey | undefined>
  /** The newest key that is not retired. */
  signer(): Promise<{ kid: string; algorithm: string; key: CryptoKey }>
  /** Makes a new signer; the old one verifies until the tokens it signed have expired. */
  rotate(): Promise<void>
}

interface SigningKeyOptions {
  database: Database
  secret: string
  now: () => number
}

interface KeyRow {
  kid: string
  jwk: PublicJwk
  privateHex: string
  retired: boolean
}

export function createSigningKeys({ database, secret, now }: SigningKeyOptions): SigningKeys {
  const box = sealedBox(secret, 'signing-keys')
  const imported = new Map<string, Promise<CryptoKey>>()
  let rows: Promise<readonly KeyRow[]> | undefined
  let fetchedAt = Number.NEGATIVE_INFINITY

  const fetchRows = async (): Promise<readonly KeyRow[]> => {
    const [result] = await database.transaction({ role, readOnly: true, statements: [selectKeys] })
    return (result?.rows ?? []).map(([kid, jwk, privateHex, retired]) => ({
      kid: kid ?? '',
      jwk: publicKeySchema.parse(JSON.parse(jwk ?? '{}')),
      privateHex: privateHex ?? '',
      retired: retired === 't',
    }))
  }
  const read = (olderThanMs: number): Promise<readonly KeyRow[]> => {
    if (rows && now() - fetchedAt < olderThanMs) return rows
    fetchedAt = now()
    rows = fetchRows().catch((error: unknown) => {
      rows = undefined
      throw error
    })
    return rows
  }
  const make = async (): Promise<void> => {
    const pair = await generateKeyPair(algorithm, { extractable: true })
    const kid = randomUUID()
    const facts = { kid, alg: algorithm, use: 'sig' }
    const publicJwk = { ...(await exportJWK(pair.publicKey)), ...facts }
    const sealed = box.seal(JSON.stringify({ ...(await exportJWK(pair.privateKey)), ...facts }))
    // The lock makes two processes that start together agree on one first key.
    await database.transaction({
      role,
      statements: [
        { text: 'select pg_advisory_xact_lock(hashtext($1))', values: ['auth.signing_keys'] },
        { ...insertKey, values: [kid, algorithm, JSON.stringify(publicJwk), sealed] },
      ],
    })
    rows = undefined
  }
  const unseal = ({ privateHex }: KeyRow): JWK => {
    try {
      return JSON.parse(box.open(Buffer.from(privateHex, 'hex')))
    } catch (cause) {
      const reason = 'SECRET is not the one that the signing keys of this database were sealed with'
      throw new Error(reason, { cause })
    }
  }
  const importOnce = (id: string, jwk: JWK): Promise<CryptoKey> => {
    const known = imported.get(id)
    if (known) return known
    const key = importJWK(jwk, algorithm) as Promise<CryptoKey>
    imported.set(id, key)
    return key
  }
  const current = async (): Promise<readonly KeyRow[]> => {
    const found = await read(cacheMs)
    if (found.some(({ retired }) => !retired)) return found
    await make()
    return read(cacheMs)
  }

  return {
    publicKeys: async () => (await current()).map(({ jwk }) => jwk),
    async verificationKey(kid) {
      const find = (list: readonly KeyRow[]) => list.find((row) => row.kid === kid)
      const row = find(await read(cacheMs)) ?? find(await read(lookAgainMs))
      return row && importOnce(`public ${kid}`, row.jwk)
    },
    async signer() {
      const [row] = (await current()).filter(({ retired }) => !retired)
      if (!row) throw new Error('There is no signing key')
      return { kid: row.kid, algorithm, key: await importOnce(`private ${row.kid}`, unseal(row)) }
    },
    async rotate() {
      await current()
      await database.transaction({ role, statements: [retireKeys] })
      rows = undefined
      await make()
    },
  }
}

const selectKeys = {
  text: `select kid, public_jwk::text, encode(private_jwk_encrypted, 'hex'), retired_at is not null
    from auth.signing_keys
    where retired_at is null or retired_at > now() - interval '1 day'
    order by retired_at is not null, created_at desc`,
}

/** Inserts only where no key is in force, so that a lost race leaves nothing behind. */
const insertKey = {
  text: `insert into auth.signing_keys (kid, algorithm, public_jwk, private_jwk_encrypted)
    select $1, $2, $3::jsonb, $4::bytea
    where not exists (select from auth.signing_keys where retired_at is null)`,
}

const retireKeys = {
  text: 'update auth.signing_keys set retired_at = now() where retired_at is null',
}
