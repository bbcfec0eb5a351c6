/** What a program can do with the address of the API and the key that every page carries. */
import { beforeAll, expect, it } from 'vitest'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { ask, codeOf } from './cast.ts'
import { setScene } from './scene.ts'

const message = (name: string, email = 'ada@piri.example') => ({
  text: `insert into public.contact_messages (name, email, message) values ($1, $2, 'Hello')`,
  values: [name, email],
})
const many = (count: number) => ({
  text: `insert into public.contact_messages (name, email, message)
    select 'Ada', 'ada@piri.example', 'Hello' from generate_series(1, $1::int)`,
  values: [`${count}`],
})

describeOnBothEngines('contact messages through the API', (engine) => {
  beforeAll(() => setScene(engine.database))

  it('come one at a time', async () => {
    expect((await ask(engine.database, 'anon', many(1))).affected).toBe(1)
    expect(await codeOf(ask(engine.database, 'anon', many(2)))).toBe('PT400')
    expect((await ask(engine.database, 'service', many(2))).affected).toBe(2)
  })

  it('have names and addresses of one line', async () => {
    for (const statement of [
      message('Ada\r\nBcc: all'),
      message('Ada', 'ada@piri.example\u0007'),
    ]) {
      expect(await codeOf(ask(engine.database, 'anon', statement))).toBe('23514')
    }
  })

  it('stop when they become a flood, and nobody loses what was stored', async () => {
    await ask(engine.database, 'service', many(299), { keep: true })
    const written = async () =>
      (await ask(engine.database, 'service', { text: 'select from public.contact_messages' }))
        .affected
    const before = await written()
    for (let left = 300 - before; left > 0; left--) {
      await ask(engine.database, 'anon', message('Ada'), { keep: true })
    }
    expect(await codeOf(ask(engine.database, 'anon', message('Ada')))).toBe('PT429')
    expect(await codeOf(ask(engine.database, 'stranger', message('Ada')))).toBe('PT429')
    expect(await written()).toBe(Math.max(before, 300))
  })
})
