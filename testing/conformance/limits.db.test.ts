/** What protects the database from one client, and what nobody can break by asking badly. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import type { Database } from '#server/backend/db/driver.ts'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { anonKey, useClub } from './alpine-club-server.ts'

const timeoutMs = 500

/** The same database with a shorter time-out for visitors. */
const impatient = (database: Database): Database => ({
  kind: database.kind,
  transaction: (work) => database.transaction(work.role === 'anon' ? { ...work, timeoutMs } : work),
  script: (sql) => database.script(sql),
  listen: (...how) => database.listen(...how),
  ping: () => database.ping(),
  close: () => database.close(),
})

describeOnBothEngines('limits', (engine) => {
  const club = useClub(engine)
  const hurried = useClub(engine, { through: impatient, logs: ['57014'] })
  const json = { 'content-type': 'application/json' }

  /** Everything that is refused looks like this to a client. */
  const refusal = async (response: Response) => {
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    const body = await response.json()
    expect(body).toMatchObject({ message: expect.stringMatching(/./) })
    expect(JSON.stringify(body)).not.toMatch(/\.ts:\d|node:internal|node_modules/)
    return { status: response.status, code: body.code }
  }
  const post = (path: string, body: BodyInit, headers: HeadersInit = json) =>
    club.send(path, { method: 'POST', headers, body })

  it.each([
    ['a table that does not exist', '/peeks', 404, 'PGRST205'],
    ['a path too deep', '/peaks/1', 404, 'PGRST125'],
    ['a path of broken escapes', '/%E0%A4%A', 404, 'PGRST125'],
    ['a null byte in the path', '/peaks%00', 404, 'PGRST205'],
    ['a null byte in a value', '/peaks?name=eq.%00', 400, '22021'],
    ['broken escapes in a value', '/peaks?id=eq.%E0%A4%A', 400, '22P02'],
    ['the root', '/', 404, 'PGRST126'],
    ['SQL as a table', '/peaks;drop%20table%20x', 404, 'PGRST205'],
    ['SQL as a column', '/peaks?select=id);--', 400, 'PGRST100'],
    ['SQL as a cast', '/peaks?select=id::int);--', 400, 'PGRST100'],
    ['an embed without end', `/peaks?select=${'tours('.repeat(500)}`, 400, 'PGRST100'],
    ['a tree without end', `/peaks?or=${'(and'.repeat(500)}`, 400, 'PGRST100'],
    ['an address too long', `/peaks?name=eq.${'x'.repeat(70_000)}`, 414, undefined],
    ['a surrogate without its half', '/peaks?name=eq.%ED%A0%80', 200, undefined],
  ])('hold against bad input in the address: %s', async (_, path, status, code) => {
    const response = await club.send(path)
    if (status === 200) expect([response.status, await response.json()]).toEqual([200, []])
    else if (code === undefined) expect([414, 431]).toContain(response.status)
    else expect(await refusal(response)).toEqual({ status, code })
  })

  it.each([
    ['no JSON', '{"id":', 400, 'PGRST102'],
    ['nothing', '', 400, 'PGRST102'],
    ['a bare text', '"row"', 400, 'PGRST102'],
    ['a list of numbers', '[1,2]', 400, 'PGRST102'],
    ['rows of different keys', '[{"id":90},{"name":"x"}]', 400, 'PGRST102'],
    ['a null character', '{"id":90,"name":"a\\u0000b"}', 400, '22P05'],
    ['half a surrogate', '{"id":90,"name":"\\ud800"}', 400, '22P02'],
    ['a key of the prototype', '{"__proto__":{"x":1},"id":90}', 400, 'PGRST204'],
  ])('hold against bad input in the body: %s', async (_, body, status, code) => {
    expect(await refusal(await post('/guides', body))).toEqual({ status, code })
  })

  it('hold against bad input in the body: bytes that are no text, and types that we do not read', async () => {
    const bytes = await post('/guides', new Uint8Array([0x7b, 0xff, 0xfe]))
    expect(await refusal(bytes)).toEqual({ status: 400, code: 'PGRST102' })
    const xml = await post('/guides', '<a/>', { 'content-type': 'application/xml' })
    expect(await refusal(xml)).toMatchObject({ code: 'PGRST102' })
  })

  it('hold against bad input in the body: more than the limit, declared or not', async () => {
    const tooMuch = 11 * 1024 * 1024
    const declared = await sendRaw(club.url, [
      'POST /rest/v1/guides HTTP/1.1',
      `content-length: ${tooMuch}`,
      ...['content-type: application/json', `apikey: ${anonKey}`],
    ])
    expect(declared).toMatch(/^HTTP\/1\.1 413 /)
    expect(declared).toContain('"code":"PGRST102"')
    const chunk = 'x'.repeat(1024 * 1024)
    const chunked = await sendRaw(
      club.url,
      [
        'POST /rest/v1/guides HTTP/1.1',
        'transfer-encoding: chunked',
        ...['content-type: application/json', `apikey: ${anonKey}`],
      ],
      `${`${chunk.length.toString(16)}\r\n${chunk}\r\n`.repeat(11)}0\r\n\r\n`,
    )
    expect(chunked).toMatch(/^HTTP\/1\.1 413 /)
  })

  it.each([
    ['an unknown method', 'PROPFIND', 405, 'PGRST117'],
    ['a function by PATCH', 'PATCH /rpc/greet', 405, 'PGRST101'],
  ])('hold against bad input in the method: %s', async (_, request, status, code) => {
    const [method, path = '/peaks'] = request.split(' ')
    expect(await refusal(await club.send(path, { method }))).toEqual({ status, code })
  })

  it.each([
    ['a token that is none', { authorization: 'Bearer x.y.z' }, 401, 'PGRST301'],
    ['an empty token', { authorization: 'Bearer' }, 401, 'PGRST301'],
    ['a token too long', { authorization: `Bearer ${'x'.repeat(15_000)}` }, 401, undefined],
    ['an unknown preference, strictly', { prefer: 'handling=strict, x=y' }, 400, 'PGRST122'],
    ['a range that runs backwards', { range: '5-1' }, 416, 'PGRST103'],
    ['a type that does not exist', { accept: 'a/b;;c' }, 406, 'PGRST107'],
    ['a schema of quotes', { 'accept-profile': '"club"' }, 406, 'PGRST106'],
  ])('hold against bad input in the headers: %s', async (_, headers, status, code) => {
    const response = await club.send('/peaks', { headers: new Headers(Object.entries(headers)) })
    if (code === undefined) expect([401, 431]).toContain(response.status)
    else expect(await refusal(response)).toEqual({ status, code })
  })

  it('hold against bad input in the protocol itself, and the server goes on', async () => {
    expect(await sendRaw(club.url, ['NONSENSE'])).toMatch(/^HTTP\/1\.1 400 /)
    const twice = await sendRaw(club.url, [
      'GET /rest/v1/peaks HTTP/1.1',
      ...[`apikey: ${anonKey}`, `apikey: ${anonKey}`],
    ])
    expect(twice).toMatch(/^HTTP\/1\.1 401 /)
    const absolute = await sendRaw(club.url, [
      'GET http://elsewhere.example/rest/v1/peaks?select=id&limit=1 HTTP/1.1',
      `apikey: ${anonKey}`,
    ])
    expect(absolute).toMatch(/^HTTP\/1\.1 (200|400) /)
    expect((await club.as('visitor').rpc('greet')).data).toBe('Grüezi')
  })

  it('take an empty insert for no row', async () => {
    expect((await post('/log', '[]')).status).toBe(201)
    expect((await club.as('visitor').from('log').select()).data).toEqual([])
  })

  it('end a statement that takes too long, and the next one is served', async () => {
    const result = await hurried.as('visitor').rpc('sleep', { seconds: 60 })
    expect(result).toMatchObject({
      status: 500,
      error: { code: '57014', message: expect.stringContaining('timeout') },
    })
    const { data } = await hurried.as('visitor').from('peaks').select('name').eq('id', 2).single()
    expect(data).toEqual({ name: 'Eiger' })
  })
})

/** What fetch would not send. */
async function sendRaw(url: string, head: readonly string[], body = ''): Promise<string> {
  const { port, host } = new URL(url)
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  const answer = text(socket)
  socket.write([...head, `host: ${host}`, 'connection: close', '', body].join('\r\n'))
  return answer
}
