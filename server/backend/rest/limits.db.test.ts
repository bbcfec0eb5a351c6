/** A short question must not cost the database much: what is refused before, and what while it runs. */
import { expect, it } from 'vitest'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { createRestService } from './service.ts'
import { anonymous, service, signedIn, useLibrary } from './testing/library.ts'

/** Between the text of the first 100, 500 and 1,000 numbers. */
const limits = { visitor: 2_000, others: 4_000 }

describeOnBothEngines('limits', (engine) => {
  const library = useLibrary(engine, {
    answerLimit: limits.others,
    anon: { answerLimit: limits.visitor, statementTimeoutMs: 60_000 },
  })
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
