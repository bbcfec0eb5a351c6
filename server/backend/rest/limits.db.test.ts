/** Limits on what one request may cost the database: what is refused before it runs, and what while it runs. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '#server/backend/caller.ts'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { createTokenBuckets } from '#server/backend/limits/token-buckets.ts'
import { createWorkGate } from '#server/backend/limits/work-gate.ts'
import { createRestService, type RestService, type RestServiceOptions } from './service.ts'
import { anonymous, service, signedIn, useLibrary } from './testing/library.ts'

/** Between the text of the first 100, 500 and 1,000 numbers. */
const limits = { visitor: 2_000, others: 4_000 }

describeOnBothEngines('limits', (engine) => {
  const library = useLibrary(engine, {
    answerLimit: limits.others,
    anon: { answerLimit: limits.visitor, statementTimeoutMs: 60_000 },
  })
  /** Another service on the same library; its options may need the database, which is open in tests only. */
  const useService = (
    given: Partial<RestServiceOptions> | (() => Partial<RestServiceOptions>),
  ): (() => RestService) => {
    let rest: RestService | undefined
    beforeAll(() => {
      const options = typeof given === 'function' ? given() : given
      rest = createRestService({ database: engine.database, schemas: ['library'], ...options })
    })
    afterAll(() => rest?.close())
    return () => {
      if (!rest) throw new Error('the service runs only in tests')
      return rest
    }
  }
  const outcome = async (asked: Promise<Response>) => {
    const response = await asked
    const body = await response.json()
    return response.ok ? response.status : [response.status, body.code]
  }
  const ask = (path: string, init?: Parameters<typeof library.send>[1]) =>
    outcome(library.send(path, init))
  const complex = [400, 'PGRST100']
  const tooLarge = [400, '54000']

  it('let a relation be embedded in itself once, directly or through others', async () => {
    const books = '/books?select=id'
    expect(await ask(`${books},sequels(id)`)).toBe(200)
    expect(await ask(`${books},sequels(id,sequels(id))`)).toEqual(complex)
    expect(await ask(`${books},topics(id,books(id,topics(id)))`)).toBe(200)
    expect(await ask(`${books},topics(id,books(id,topics(id,books(id))))`)).toEqual(complex)
    expect(await ask(`/rpc/books_of?author=x&select=id,sequels(id,sequels(id))`)).toEqual(complex)
    // Beside each other they do not multiply.
    expect(await ask(`${books},a:topics(id),b:topics(id),c:topics(id)`)).toBe(200)
  })

  it('end an answer that grows too large, sooner for a visitor', async () => {
    const numbers = (upto: number, more = {}) => ask(`/rpc/numbers?upto=${upto}`, more)
    expect(await numbers(100)).toBe(200)
    expect(await numbers(500)).toEqual(tooLarge)
    expect(await numbers(500, { caller: signedIn('ada') })).toBe(200)
    expect(await numbers(1_000, { caller: signedIn('ada') })).toEqual(tooLarge)
    expect(await numbers(800, { headers: { accept: 'text/csv' } })).toEqual(tooLarge)
  })

  it('undo a write whose answer would be too large', async () => {
    const body = JSON.stringify([{ id: 900, name: 'x'.repeat(limits.others) }])
    const write = (prefer: string) =>
      library.send('/topics', {
        method: 'POST',
        caller: service,
        body,
        headers: { prefer: `return=${prefer}` },
      })
    expect(await outcome(write('representation'))).toEqual(tooLarge)
    const found = await library.send('/topics?select=id&id=eq.900')
    expect(await found.json()).toEqual([])
    expect((await write('minimal')).status).toBe(201)
    await library.send('/topics?id=eq.900', { method: 'DELETE', caller: service })
  })

  it('end a visitor’s statement that takes long', async () => {
    const hasty = createRestService({
      database: engine.database,
      schemas: ['library'],
      anon: { answerLimit: limits.visitor, statementTimeoutMs: 300 },
    })
    const nap = hasty.fetch(new Request('http://test/rest/v1/rpc/nap'), anonymous)
    expect(await outcome(nap)).toEqual([500, '57014'])
    await hasty.close()
  })

  describe('of the rows and the work of one request', () => {
    const strict = useService({
      writtenRows: 20,
      bodyLimit: 10_000,
      embeds: 3,
      conditions: 6,
      countedRows: 1_000,
      anon: { writtenRows: 2, bodyLimit: 1_000, embeds: 2, conditions: 4, countedRows: 2 },
    })
    const send = (path: string, caller: Caller, init: RequestInit = {}) =>
      strict().fetch(new Request(`http://test/rest/v1${path}`, init), caller)
    const topics = (count: number, first: number) =>
      Array.from({ length: count }, (_, n) => ({ id: first + n, name: 'x' }))
    const post = (rows: object[], caller: Caller) =>
      send('/topics', caller, { method: 'POST', body: JSON.stringify(rows) })
    const tooMany = [413, 'PGRST102']

    it('refuse more rows than a request may write, fewer of a visitor', async () => {
      expect((await post(topics(2, 5_000), anonymous)).status).toBe(201)
      expect(await outcome(post(topics(3, 5_010), anonymous))).toEqual(tooMany)
      expect((await post(topics(20, 5_020), signedIn('ada'))).status).toBe(201)
      expect(await outcome(post(topics(21, 5_040), signedIn('ada')))).toEqual(tooMany)
      const csv = `id,name\n5100,a\n5101,b\n5102,c`
      const headers = { 'content-type': 'text/csv' }
      const sent = send('/topics', anonymous, { method: 'POST', headers, body: csv })
      expect(await outcome(sent)).toEqual(tooMany)
      expect(await outcome(post([{ id: 1, name: 'x'.repeat(1_001) }], anonymous))).toEqual(tooMany)
      await send('/topics?id=gte.5000', service, { method: 'DELETE' })
    })

    it('say what was too much in PostgREST’s form', async () => {
      const refused = await post(topics(3, 5_010), anonymous)
      expect(await refused.json()).toEqual({
        code: 'PGRST102',
        message: 'Payload Too Large',
        details: 'A request may write at most 2 rows',
        hint: null,
      })
    })

    it('refuse more embedded resources and more filters than a request may have', async () => {
      const read = (query: string, caller: Caller) => outcome(send(`/books?${query}`, caller))
      expect(await read('select=id,a:topics(id),b:topics(id)', anonymous)).toBe(200)
      const three = 'select=id,a:topics(id),b:topics(id,books(id))'
      expect(await read(three, anonymous)).toEqual(complex)
      expect(await read(three, signedIn('ada'))).toBe(200)
      const five = 'id=gt.0&or=(id.eq.1,and(id.eq.2,id.eq.3),id.eq.4)'
      expect(await read('id=gt.0&or=(id.eq.1,id.eq.2,id.eq.3)', anonymous)).toBe(200)
      expect(await read(five, anonymous)).toEqual(complex)
      expect(await read(five, signedIn('ada'))).toBe(200)
    })

    it('count a visitor’s rows as far as a limit, and estimate the rest', async () => {
      const total = async (path: string, caller: Caller) => {
        const answer = await send(path, caller, { headers: { prefer: 'count=exact' } })
        expect(answer.ok).toBe(true)
        return Number(answer.headers.get('content-range')?.split('/')[1])
      }
      const all = (await (await send('/books?select=id', service)).json()).length
      expect(await total('/books?select=id', signedIn('ada'))).toBe(all)
      expect(await total('/books?select=id&id=lte.2', anonymous)).toBe(2)
      expect(await total('/books?select=id', anonymous)).toBeGreaterThanOrEqual(3)
    })
  })

  describe('of what one address gets of the database', () => {
    const clock = { now: 0 }
    const visitors = { atOnce: 1, waiting: 3, time: { burst: 1_000, seconds: 100 } }
    const addresses = new WeakMap<Request, string>()
    const use = useService(() => {
      const buckets = createTokenBuckets(engine.database, () => clock.now)
      const onError = (error: unknown) => {
        throw error
      }
      return {
        anon: { statementTimeoutMs: 700 },
        clientAddress: (request) => addresses.get(request) ?? null,
        work: {
          gate: createWorkGate({ buckets, now: () => clock.now, onError }),
          visitors,
          people: visitors,
        },
      }
    })
    const from = (address: string, path: string, headers = {}, caller = anonymous) => {
      const request = new Request(`http://test/rest/v1${path}`, { headers })
      addresses.set(request, address)
      return use().fetch(request, caller)
    }
    const busy = [429, 'PT429']

    it('refuse who has used up their time, and nobody else', async () => {
      const napping = () => outcome(from('203.0.113.1', '/rpc/nap'))
      expect(await napping()).toEqual([500, '57014'])
      expect(await outcome(from('203.0.113.1', '/topics'))).toBe(200)
      expect(await napping()).toEqual([500, '57014'])
      // The time is paid before the next of this address may run.
      const refused = await from('203.0.113.1', '/topics')
      expect(await outcome(Promise.resolve(refused))).toEqual(busy)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      const claim = { 'x-real-ip': '203.0.113.2', 'x-forwarded-for': '203.0.113.2' }
      expect(await outcome(from('203.0.113.1', '/topics', claim))).toEqual(busy)
      expect(await outcome(from('203.0.113.2', '/topics'))).toBe(200)
      expect(await outcome(from('203.0.113.1', '/topics', {}, service))).toBe(200)
      clock.now += 200_000
      expect(await outcome(from('203.0.113.1', '/topics'))).toBe(200)
    })

    it('let one run and three wait, and refuse the next', async () => {
      const all = Array.from({ length: 6 }, () => outcome(from('203.0.113.9', '/topics')))
      const results = await Promise.all(all)
      expect(results.filter((result) => result === 200)).toHaveLength(4)
      expect(results.filter((result) => Array.isArray(result))).toEqual([busy, busy])
      expect(await outcome(from('203.0.113.9', '/topics'))).toBe(200)
    })

    it('tell SQL the address that the server knows, whatever a header says', async () => {
      const claims = {
        'x-real-ip': '10.1.1.1',
        'x-forwarded-for': '10.1.1.1',
        'cf-connecting-ip': '10.1.1.1',
        'x-visitor-address': '10.1.1.1',
        forwarded: 'for=10.1.1.1',
      }
      const seen = async (answer: Promise<Response>) => (await answer).json()
      const asked = '/rpc/request_headers'
      const told = await seen(from('203.0.113.5', asked, claims))
      expect(told).toMatchObject({ 'x-real-ip': '203.0.113.5', 'x-forwarded-for': '203.0.113.5' })
      expect(JSON.stringify(told)).not.toContain('10.1.1.1')
      // A call from within the process names the visitor whom it was made for.
      const within = new Request(`http://test/rest/v1${asked}`, { headers: claims })
      expect(await seen(use().fetch(within, anonymous))).toMatchObject({ 'x-real-ip': '10.1.1.1' })
    })
  })

  it('refuse JSON that is nested without end, in rows and in arguments', async () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
    const post = (path: string, body: string) =>
      ask(path, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    expect(await post('/books', `[{"title":"x","details":${deep}}]`)).toEqual([400, 'PGRST102'])
    expect(await post('/rpc/echo_json', deep)).toEqual([400, 'PGRST102'])
    const fine = `${'['.repeat(400)}${']'.repeat(400)}`
    expect(await post('/rpc/echo_json', fine)).toBe(200)
  })

  it.each([
    ['too many columns', `select=${Array.from({ length: 5_000 }, (_, n) => `a${n}:title`)}`],
    ['a path without end', `select=details${'->a'.repeat(8_000)}`],
    ['a filter on a path without end', `details${'->a'.repeat(8_000)}=eq.1`],
    ['a pattern that is no pattern', 'title=match.(((('],
    ['a pattern of endless repetition', `title=match.${encodeURIComponent('(.{1,255}){1,255}')}`],
    ['a value nested without end', `details=cs.${'['.repeat(30_000)}${']'.repeat(30_000)}`],
  ])('call %s the client’s mistake', async (_, query) => {
    const answer = await ask(`/books?${query}`)
    expect(answer).toEqual([400, expect.any(String)])
    expect(await ask('/topics?select=id')).toBe(200)
  })
})
