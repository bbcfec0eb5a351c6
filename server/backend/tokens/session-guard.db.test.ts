import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { expect, it } from 'vitest'
import type { Database } from '#server/backend/db/driver.ts'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { createSessionGuard } from './session-guard.ts'
import { createTokenVerifier } from './token-verifier.ts'

/** A database that counts its transactions. */
function counted(database: Database) {
  const count = { transactions: 0 }
  const through: Database = {
    kind: database.kind,
    transaction: (work) => {
      count.transactions += 1
      return database.transaction(work)
    },
    script: (sql) => database.script(sql),
    listen: (...listening) => database.listen(...listening),
    ping: () => database.ping(),
    close: () => database.close(),
  }
  return { through, count }
}

describeOnBothEngines('open sessions', (engine) => {
  const newSession = async () => {
    const [user, session] = [randomUUID(), randomUUID()]
    await engine.owner.transaction({
      statements: [
        { text: 'insert into auth.users (id) values ($1)', values: [user] },
        {
          text: 'insert into auth.sessions (id, user_id) values ($1, $2)',
          values: [session, user],
        },
      ],
    })
    return { user, session }
  }
  const guardOn = (database: Database, options = {}) =>
    createSessionGuard({ database, now: Date.now, ...options })

  it('are asked for once, until the database says that they ended', async () => {
    const { session } = await newSession()
    const { through, count } = counted(engine.database)
    const guard = guardOn(through)
    expect(await guard.isOpen(session)).toBe(true)
    expect(await guard.isOpen(session)).toBe(true)
    expect(count.transactions).toBe(1)
    await engine.owner.transaction({
      statements: [{ text: 'delete from auth.sessions where id = $1', values: [session] }],
    })
    await expect.poll(() => guard.isOpen(session)).toBe(false)
    await guard.close()
  })

  it('end with their account, and with their time', async () => {
    const first = await newSession()
    const second = await newSession()
    const guard = guardOn(engine.database)
    expect(await guard.isOpen(first.session)).toBe(true)
    expect(await guard.isOpen(second.session)).toBe(true)
    await engine.owner.transaction({
      statements: [
        { text: 'delete from auth.users where id = $1', values: [first.user] },
        {
          text: 'update auth.sessions set not_after = now() where id = $1',
          values: [second.session],
        },
      ],
    })
    await expect.poll(() => guard.isOpen(first.session)).toBe(false)
    await expect.poll(() => guard.isOpen(second.session)).toBe(false)
    await guard.close()
  })

  it('are asked for again after a while, and when there are too many to remember', async () => {
    const sessions = await Promise.all([newSession(), newSession()])
    const [first, second] = sessions.map(({ session }) => session)
    const { through, count } = counted(engine.database)
    const clock = { now: Date.now() }
    const guard = guardOn(through, { now: () => clock.now, keepMs: 1_000, remembered: 1 })
    await guard.isOpen(first ?? '')
    clock.now += 1_001
    await guard.isOpen(first ?? '')
    expect(count.transactions).toBe(2)
    await guard.isOpen(second ?? '')
    await guard.isOpen(first ?? '')
    expect(count.transactions).toBe(4)
    await guard.close()
  })

  it('are not asked for by an id that is no UUID', async () => {
    const { through, count } = counted(engine.database)
    const guard = guardOn(through)
    expect(await guard.isOpen("' or true --")).toBe(false)
    expect(await guard.isOpen(randomUUID())).toBe(false)
    expect(count.transactions).toBe(1)
    await guard.close()
  })

  it('decide over tokens that were verified before', async () => {
    const { session } = await newSession()
    const guard = guardOn(engine.database)
    const jwtSecret = 'a-shared-secret-of-at-least-32-characters'
    const verifier = createTokenVerifier({ jwtSecret, now: Date.now, sessions: guard })
    const sign = (claims: object) =>
      new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(jwtSecret))
    const token = await sign({ session_id: session })
    expect(await verifier.verify(token)).toMatchObject({ ok: true })
    await engine.owner.transaction({
      statements: [{ text: 'delete from auth.sessions where id = $1', values: [session] }],
    })
    guard.forget(session)
    expect(await verifier.verify(token)).toMatchObject({ ok: false, problem: 'session-ended' })
    expect(await verifier.verify(await sign({}))).toMatchObject({ ok: true })
    expect(await verifier.verify(await sign({ session_id: 7 }))).toMatchObject({
      problem: 'session-ended',
    })
    await guard.close()
  })
})
