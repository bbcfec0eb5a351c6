import { describe, expect, it } from 'vitest'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { createRestService } from './service.ts'
import { anonymous, useLibrary } from './testing/library.ts'

describeOnBothEngines('the service', (engine) => {
  const library = useLibrary(engine, { bodyLimit: 100, urlLimit: 2000 })
  const code = async (response: Promise<Response>) => {
    const { status, headers } = await response
    return [status, headers.get('proxy-status')?.replace('PostgREST; error=', '')]
  }

  describe('schemas', () => {
    it('are chosen by header, and only exposed ones', async () => {
      expect((await library.as(anonymous, 'annex').from('rooms').select()).data).toEqual([
        { id: 1, name: 'attic' },
      ])
      expect(await library.as(anonymous, 'pg_catalog').from('pg_class').select()).toMatchObject({
        status: 406,
        error: { code: 'PGRST106', hint: 'Only the following schemas are exposed: library, annex' },
      })
      expect(await library.as(anonymous).from('rooms').select()).toMatchObject({ status: 404 })
    })
  })

  it('notices changes of the schema by itself', async () => {
    expect(await code(library.send('/arrivals'))).toEqual([404, 'PGRST205'])
    await engine.owner.script(`
      create table library.arrivals (id int primary key);
      notify pgrst, 'reload schema'`)
    await expect.poll(async () => (await library.send('/arrivals')).status).toBe(200)
  })

  it('makes the first request wait for the catalog rather than refusing it', async () => {
    const fresh = createRestService({ database: engine.database, schemas: ['library'] })
    const response = await fresh.fetch(
      new Request('http://test/rest/v1/topics?select=id'),
      anonymous,
    )
    expect(response.status).toBe(200)
    await fresh.close()
  })

  describe('limits', () => {
    it('refuse long bodies and long addresses', async () => {
      const body = JSON.stringify({ id: 9, name: 'x'.repeat(200) })
      expect(await code(library.send('/topics', { method: 'POST', body }))).toEqual([
        413,
        'PGRST102',
      ])
      expect(await code(library.send(`/topics?name=eq.${'x'.repeat(3000)}`))).toEqual([
        414,
        'PGRST100',
      ])
    })
  })

  it('ends a statement that takes too long, and goes on serving', async () => {
    const hasty = createRestService({
      database: engine.database,
      schemas: ['library'],
      statementTimeoutMs: 300,
    })
    const ask = (path: string) => hasty.fetch(new Request(`http://test/rest/v1${path}`), anonymous)
    const slow = await ask('/rpc/nap')
    expect([slow.status, await slow.json()]).toMatchObject([500, { code: '57014' }])
    expect((await ask('/topics?select=id')).status).toBe(200)
    await hasty.close()
  })

  it('refuses addresses and methods it does not serve', async () => {
    expect(await code(library.send('/'))).toEqual([404, 'PGRST126'])
    expect(await code(library.send('/topics/1'))).toEqual([404, 'PGRST125'])
    expect(await code(library.send('/rpc/a/b'))).toEqual([404, 'PGRST125'])
    expect(await code(library.send('/%ff'))).toEqual([404, 'PGRST125'])
    expect(await code(library.send('/topics', { method: 'TRASH' }))).toEqual([405, 'PGRST117'])
    expect(await code(library.send('/topics', { headers: { accept: 'image/png' } }))).toEqual([
      406,
      'PGRST107',
    ])
  })

  it('applies the settings of the role', async () => {
    await engine.owner.script(`alter role anon set lock_timeout = '77s'`)
    try {
      await library.rest.reloadSchema()
      const response = await library.send('/rpc/setting?name=lock_timeout')
      expect(await response.json()).toBe('77s')
    } finally {
      await engine.owner.script('alter role anon reset lock_timeout')
    }
  })

  it('refuses roles that do not exist', async () => {
    const ghost = { role: 'ghost', claims: { role: 'ghost' } }
    expect((await library.send('/topics', { caller: ghost })).status).toBe(401)
  })

  it('says what can be done with a relation', async () => {
    const allowed = async (name: string) =>
      (await library.send(`/${name}`, { method: 'OPTIONS' })).headers.get('allow')
    expect(await allowed('topics')).toBe('OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE')
    expect(await allowed('shelves')).toBe('OPTIONS,GET,HEAD')
  })

  it('keeps plans to itself unless told otherwise', async () => {
    const accept = 'application/vnd.pgrst.plan+json'
    expect(await code(library.send('/topics', { headers: { accept } }))).toEqual([406, 'PGRST107'])
    const open = createRestService({ database: engine.database, schemas: ['library'], plan: true })
    const response = await open.fetch(
      new Request('http://test/rest/v1/topics', { headers: { accept } }),
      anonymous,
    )
    expect(response.headers.get('content-type')).toContain(
      'vnd.pgrst.plan+json; for="application/json"',
    )
    expect(await response.json()).toMatchObject([{ Plan: { 'Node Type': 'Aggregate' } }])
    await open.close()
  })
})
