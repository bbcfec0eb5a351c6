/** What a program can do with the address of the API and the key that every page carries. */
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { contactFields } from '#domain/contact/contact-wire.ts'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { contactInsert, contactInserts, goodContact } from '../contact-messages.ts'
import { type Actor, ask, codeOf } from './actors.ts'
import { seedRows } from './seeded-rows.ts'

const many = (count: number) => ({
  text: contactInserts(`'Hello ' || n`, 'generate_series(1, $1::int) as n'),
  values: [`${count}`],
})
/** What the gateway in front of the API says of where a request came from. */
const from = (address: string, more = {}) =>
  [['request.headers', JSON.stringify({ 'x-real-ip': address, ...more })]] as const

describeOnBothEngines('contact messages through the API', (engine) => {
  const write = (words: string, address?: string, actor: Actor = 'anon', more = {}) =>
    codeOf(
      ask(engine.database, actor, contactInsert({ message: words }), {
        keep: true,
        settings: address === undefined ? [] : from(address, more),
      }),
    )
  /** How many of so many are taken. */
  const writeMany = async (count: number, address?: string, actor: Actor = 'anon') => {
    const codes: string[] = []
    for (let n = 0; n < count; n++) codes.push(await write(`number ${n}`, address, actor))
    return codes.filter((code) => code === 'done').length
  }
  const stored = async () =>
    (await ask(engine.database, 'service', { text: 'select from public.contact_messages' }))
      .affected

  beforeAll(() => seedRows(engine.database))
  beforeEach(() => engine.owner.script('delete from private.contact_senders'))

  it('come one at a time, and a statement with many ends at once', async () => {
    expect((await ask(engine.database, 'anon', many(1))).affected).toBe(1)
    expect(await codeOf(ask(engine.database, 'anon', many(2)))).toBe('PT400')
    expect((await ask(engine.database, 'service', many(2))).affected).toBe(2)
    await engine.owner.script(
      `create sequence public.composed; grant usage on public.composed to anon`,
    )
    const composed = `'Hello ' || nextval('public.composed')`
    const flood = { text: contactInserts(composed, 'generate_series(1, 1000)') }
    expect(await codeOf(ask(engine.database, 'anon', flood))).toBe('PT400')
    // What was composed for the statement is not undone with it.
    const [last] = await engine.owner.transaction({
      statements: [{ text: 'select last_value from public.composed' }],
    })
    expect(last?.rows).toEqual([['2']])
  })

  it.each(contactFields)('that differ in their %s alone are no repetition', async (field) => {
    const before = await stored()
    for (const changes of [{}, {}, { [field]: `${goodContact[field]}x` }]) {
      const settings = from('203.0.113.6')
      await ask(engine.database, 'anon', contactInsert(changes), { keep: true, settings })
    }
    expect(await stored()).toBe(before + 2)
  })

  it('have names and addresses of one line', async () => {
    for (const statement of [
      contactInsert({ name: 'Ada\r\nBcc: all' }),
      contactInsert({ email: 'ada@piri.example\u0007' }),
    ]) {
      expect(await codeOf(ask(engine.database, 'anon', statement))).toBe('23514')
    }
  })

  it('are ten from one address, and as many from the next', async () => {
    const before = await stored()
    expect(await writeMany(15, '203.0.113.7')).toBe(10)
    expect(await write('more', '203.0.113.7')).toBe('PT429')
    expect(await write('more', '203.0.113.8')).toBe('done')
    expect(await stored()).toBe(before + 11)
  })

  it('count a network of IPv6 as one, an address in two spellings as one, and an account as itself', async () => {
    expect(await writeMany(10, '2001:db8::1')).toBe(10)
    expect(await write('more', '2001:db8::ffff:2')).toBe('PT429')
    expect(await write('more', '2001:db8:0:1::1')).toBe('done')
    expect(await writeMany(10, '::ffff:203.0.113.9')).toBe(10)
    expect(await write('more', '203.0.113.9')).toBe('PT429')
    expect(await write('more', '203.0.113.9', 'stranger')).toBe('done')
  })

  it('are taken of who wrote little while others flood', async () => {
    for (let address = 1; address <= 30; address++) await writeMany(10, `198.51.100.${address}`)
    await writeMany(5)
    // Whoever has written a few waits now, and so does who can't be told apart.
    expect(await writeMany(10, '198.51.100.200')).toBe(3)
    expect(await write('nobody in particular')).toBe('PT429')
    expect(await write('Hello', '203.0.113.20')).toBe('done')
    expect(await write('Hello', '203.0.113.21')).toBe('done')
  })

  it('are one when they come twice in a row', async () => {
    const before = await stored()
    const twice = await Promise.all([1, 2].map(() => write('Hello', '203.0.113.30')))
    expect(twice).toEqual(['done', 'done'])
    expect(await stored()).toBe(before + 1)
    expect(await write('Hello', '203.0.113.31')).toBe('done')
    expect(await write('Hello again', '203.0.113.30')).toBe('done')
    expect(await stored()).toBe(before + 3)
  })

  it('believe a site’s server which visitor it calls for, and nobody else', async () => {
    const visitor = (address: string) => ({ 'x-visitor-address': address })
    for (let n = 0; n < 10; n++) await write(`${n}`, '192.0.2.1', 'anon', visitor(`10.0.0.${n}`))
    expect(await write('more', '192.0.2.1', 'anon', visitor('10.0.0.99'))).toBe('PT429')
    await engine.owner.script(`insert into private.site_servers values ('192.0.2.1')`)
    expect(await write('more', '192.0.2.1', 'anon', visitor('10.0.0.99'))).toBe('done')
    expect(await write('more', '192.0.2.1', 'anon', visitor('no address'))).toBe('PT429')
  })

  it('say nothing of who sent them but a digest', async () => {
    await write('Hello', '203.0.113.40')
    const { rows } = await engine.owner
      .transaction({ statements: [{ text: 'select * from private.contact_senders' }] })
      .then(([result]) => ({ rows: result?.rows ?? [] }))
    expect(rows).toHaveLength(1)
    expect(rows.flat().join(' ')).not.toMatch(/203\.0|Hello|Ada/)
  })
})
