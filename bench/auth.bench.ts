/**
 * Sign-ins a second at the configured cost of argon2id, and token checks a second: uncached, with
 * the cache of verified tokens, and against a plain `jose` verification in the same run.
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { jwtVerify, SignJWT } from 'jose'
import { createAuthService } from '#server/backend/auth/service.ts'
import type { Database } from '#server/backend/db/driver.ts'
import { migrate } from '#server/backend/db/migrate.ts'
import { openDatabase } from '#server/backend/db/open.ts'
import { createSessionGuard } from '#server/backend/tokens/session-guard.ts'
import { createSigningKeys, type SigningKeys } from '#server/backend/tokens/signing-keys.ts'
import { createTokenVerifier } from '#server/backend/tokens/token-verifier.ts'
import { productSchema } from '#server/data/product-schema.ts'
import type { Benchmark, Figure } from './benchmark.ts'

const secret = 'what seals the keys of the benchmark'
const caller = { role: 'anon', claims: { role: 'anon' } }
const service = { role: 'service_role', claims: { role: 'service_role' } }
const account = { email: 'bench@example.com', password: 'a password of the bench' }
const url = 'http://localhost:3000/auth/v1'

const post = (at: string, body: unknown) =>
  new Request(`${url}${at}`, { method: 'POST', body: JSON.stringify(body) })

/**
 * How often the work is done, a few at a time, in a second of the clock and in one of a core. The
 * second says what the code costs, whatever else the machine is busy with.
 */
async function rate(atOnce: number, work: () => Promise<unknown>) {
  const end = performance.now() + 3_000
  const start = performance.now()
  const used = process.cpuUsage()
  let done = 0
  const worker = async () => {
    while (performance.now() < end) {
      await work()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  const { user, system } = process.cpuUsage(used)
  return {
    clock: (done * 1000) / (performance.now() - start),
    core: (done * 1_000_000) / (user + system),
  }
}

const perClock = { unit: 'a second' }
const perCore = { unit: 'a second of one core' }

async function signIns(database: Database, signingKeys: SigningKeys): Promise<Figure[]> {
  const auth = createAuthService({
    database,
    signingKeys,
    secret,
    publicUrl: 'http://localhost:3000',
    rateLimits: false,
  })
  const body = { ...account, email_confirm: true }
  const created = await auth.fetch(post('/admin/users', body), service)
  if (!created.ok) throw new Error(`The account was refused: ${await created.text()}`)
  const signIn = async () => {
    const response = await auth.fetch(post('/token?grant_type=password', account), caller)
    if (!response.ok) throw new Error(`The sign-in was refused: ${await response.text()}`)
    return response.json()
  }
  const single = await rate(1, signIn)
  const several = await rate(4, signIn)
  const figures = [
    { name: 'sign-ins, one at a time', value: single.clock, ...perClock },
    { name: 'sign-ins, four at a time', value: several.clock, ...perClock },
    { name: 'sign-ins, work', value: several.core, ...perCore },
  ]
  let token: string = (await signIn()).refresh_token
  const refresh = async () => {
    const request = post('/token?grant_type=refresh_token', { refresh_token: token })
    token = (await (await auth.fetch(request, caller)).json()).refresh_token
  }
  figures.push({ name: 'refreshes', value: (await rate(1, refresh)).clock, ...perClock })
  await auth.close()
  return figures
}

async function tokenChecks(database: Database, signingKeys: SigningKeys): Promise<Figure[]> {
  const sessions = createSessionGuard({ database, now: Date.now })
  const { key, kid, algorithm } = await signingKeys.signer()
  const [user, session] = [randomUUID(), randomUUID()]
  await database.transaction({
    statements: [
      { text: 'insert into auth.users (id) values ($1)', values: [user] },
      { text: 'insert into auth.sessions (id, user_id) values ($1, $2)', values: [session, user] },
    ],
  })
  const token = await new SignJWT({ sub: user, session_id: session, role: 'authenticated' })
    .setProtectedHeader({ alg: algorithm, kid })
    .setExpirationTime('1h')
    .sign(key)
  const publicKey = await signingKeys.verificationKey(kid)
  if (!publicKey) throw new Error('The signing key has no public half')
  const newVerifier = () => createTokenVerifier({ keys: signingKeys, now: Date.now, sessions })
  const cached = newVerifier()
  const check = (verifier: () => typeof cached) => async () => {
    const verdict = await verifier().verify(token)
    if (!verdict.ok) throw new Error(verdict.message)
  }
  const plain = (await rate(8, () => jwtVerify(token, publicKey))).core
  const compare = (name: string, value: number): Figure => ({
    name,
    value,
    ...perCore,
    ratio: { to: 'jose alone', value: value / plain },
  })
  const figures = [
    // A verifier that was made just now remembers nothing.
    compare('token checks, uncached', (await rate(8, check(newVerifier))).core),
    compare(
      'token checks, remembered',
      (
        await rate(
          8,
          check(() => cached),
        )
      ).core,
    ),
    { name: 'jose alone', value: plain, ...perCore },
  ]
  await database.transaction({
    statements: [{ text: 'delete from auth.sessions where id = $1', values: [session] }],
  })
  const verdict = await cached.verify(token)
  if (verdict.ok) throw new Error('A signed-out session was not refused at once')
  await sessions.close()
  return figures
}

export const benchmark: Benchmark = {
  description: 'sign-ins with argon2id, refreshes, and checks of access tokens',
  async run({ progress }) {
    const dir = await mkdtemp(path.join(tmpdir(), 'bench-auth-'))
    const database = await openDatabase({ kind: 'pglite', dir })
    try {
      progress('preparing a database')
      await migrate(database, productSchema('none'))
      const signingKeys = createSigningKeys({ database, secret, now: Date.now })
      progress('signing in')
      const first = await signIns(database, signingKeys)
      progress('checking tokens')
      const figures = [...first, ...(await tokenChecks(database, signingKeys))]
      return { figures }
    } finally {
      await database.close()
      await rm(dir, { recursive: true, force: true })
    }
  },
}
