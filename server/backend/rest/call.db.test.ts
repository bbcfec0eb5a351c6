import { describe, expect, it } from 'vitest'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { anonymous, signedIn, useLibrary } from './testing/library.ts'

describeOnBothEngines('calling functions', (engine) => {
  const library = useLibrary(engine, { maxRows: 3 })
  const rpc = (...args: Parameters<ReturnType<typeof library.as>['rpc']>) =>
    library.as(anonymous).rpc(...args)

  it('returns scalars, lists of scalars, rows, sets, tables, out parameters and nothing', async () => {
    expect((await rpc('add', { a: 1, b: 2 })).data).toBe(3)
    expect((await rpc('numbers', { upto: 2 })).data).toEqual([1, 2])
    expect((await rpc('one_book', { wanted: 4 }).select('id,title')).data).toEqual({
      id: 4,
      title: 'The Scorpion-Fish',
    })
    expect((await rpc('books_of', { author: 'Nicolas Bouvier' }).select('id')).data).toEqual([
      { id: 3 },
      { id: 4 },
    ])
    expect((await rpc('counts')).data).toEqual([
      { shelf: 'fiction', n: 1 },
      { shelf: 'travel', n: 3 },
      { shelf: 'maps', n: 1 },
    ])
    expect((await rpc('minmax')).data).toEqual({ low: 150, high: 350 })
    expect(await rpc('nothing')).toMatchObject({ status: 204, data: null })
  })

  it('takes defaults, named arguments of GET, and variadic ones', async () => {
    expect((await rpc('add', { a: 1 })).data).toBe(11)
    expect((await rpc('add', { a: 1, b: 1 }, { get: true })).data).toBe(2)
    expect(await (await library.send('/rpc/joined?parts=a&parts=b')).json()).toBe('a-b')
    expect((await rpc('joined', { parts: ['x', 'y'] })).data).toBe('x-y')
  })

  it('selects, filters, orders, pages, embeds and counts what a set returns', async () => {
    const { data, count, status } = await rpc(
      'books_of',
      { author: 'Nicolas Bouvier' },
      { count: 'exact' },
    )
      .select('id, title_length, author:authors!author_id(name)')
      .gt('id', 1)
      .order('id', { ascending: false })
      .limit(1)
    expect({ data, count, status }).toEqual({
      data: [{ id: 4, title_length: 17, author: { name: 'Nicolas Bouvier' } }],
      count: 2,
      status: 206,
    })
    const filtered = await library.send('/rpc/books_of?author=Nicolas Bouvier&id=eq.3&select=id')
    expect(await filtered.json()).toEqual([{ id: 3 }])
  })

  it('holds sets to the row limit', async () => {
    expect((await rpc('numbers', { upto: 100 })).data).toEqual([1, 2, 3])
  })

  it('gives one object, or says how many rows there were', async () => {
    expect((await rpc('books_of', { author: 'Ibn Battuta' }).select('id').single()).data).toEqual({
      id: 1,
    })
    expect(await rpc('rename_all', { prefix: 'x' }).select().single()).toMatchObject({
      status: 406,
      error: { code: 'PGRST116' },
    })
    expect((await rpc('one_book', { wanted: 1 }).select('title')).data).toEqual({ title: 'Rihla' })
  })

  it('undoes a call that touches more rows than it may', async () => {
    const result = await rpc('rename_all', { prefix: 'x' }).maxAffected(2)
    expect(result).toMatchObject({ status: 400, error: { code: 'PGRST124' } })
    expect(await rpc('add', { a: 1 }).maxAffected(2)).toMatchObject({ error: { code: 'PGRST128' } })
  })

  it('hands the whole body to a lone unnamed parameter of its type', async () => {
    const send = async (name: string, type: string, body: BodyInit) => {
      const response = await library.send(`/rpc/${name}`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      })
      return response.json()
    }
    expect(await send('echo_json', 'application/json', '[1,{"a":2}]')).toEqual([1, { a: 2 }])
    expect(await send('echo_text', 'text/plain', 'plain')).toBe('plain')
    expect(await send('echo_bytes', 'application/octet-stream', new Uint8Array([0, 1, 255]))).toBe(
      3,
    )
  })

  describe('choosing among functions of one name', () => {
    it('goes by the names of the arguments', async () => {
      expect((await rpc('pick', { a: 1 })).data).toBe('one')
      expect((await rpc('pick', { a: 1, b: 2 })).data).toBe('two')
    })

    it('answers 300 when it cannot, and 404 with a suggestion when there is none', async () => {
      expect(await rpc('torn', { a: 1 })).toMatchObject({
        status: 300,
        error: {
          code: 'PGRST203',
          message:
            'Could not choose the best candidate function between: library.torn(a => integer), library.torn(a => text)',
        },
      })
      expect(await rpc('ad', { a: 1 })).toMatchObject({
        status: 404,
        error: { code: 'PGRST202', hint: 'Perhaps you meant to call the function library.add' },
      })
      expect(await rpc('add', { a: 1, c: 2 })).toMatchObject({
        status: 404,
        error: {
          code: 'PGRST202',
          message: 'Could not find the function library.add(a, c) in the schema cache',
          hint: 'Perhaps you meant to call the function library.add(a, b)',
        },
      })
    })
  })

  describe('transactions', () => {
    it('are read-only for GET, and for functions that promise to change nothing', async () => {
      expect(await rpc('rename_all', { prefix: 'x' }, { get: true })).toMatchObject({
        status: 405,
        error: { code: '25006' },
      })
      expect((await rpc('request_context')).data).toMatchObject({ read_only: 'on' })
    })
  })

  it('tells SQL who asks and how', async () => {
    const response = await library.send('/rpc/request_context', {
      caller: signedIn('ada'),
      headers: { 'x-trace': '7', cookie: 'a=1; b=2', prefer: 'timezone=Asia/Tokyo' },
    })
    expect(await response.json()).toEqual({
      role: 'authenticated',
      claims: { role: 'authenticated', sub: 'ada' },
      method: 'GET',
      path: '/rpc/request_context',
      headers: { 'x-trace': '7', prefer: 'timezone=Asia/Tokyo' },
      cookies: { a: '1', b: '2' },
      search_path: '"library", "public"',
      timezone: 'Asia/Tokyo',
      read_only: 'on',
    })
    expect(response.headers.get('preference-applied')).toBe('timezone=Asia/Tokyo')
  })

  it('lets a function choose status, headers and errors', async () => {
    const teapot = await library.send('/rpc/teapot', { method: 'POST' })
    expect([teapot.status, teapot.headers.get('x-brew'), await teapot.json()]).toEqual([
      418,
      'oolong',
      'short and stout',
    ])
    const raised = await library.send('/rpc/raises', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"code":"PT402"}',
    })
    expect([raised.status, await raised.json()]).toEqual([
      402,
      { code: 'PT402', message: 'no', details: 'because', hint: 'try later' },
    ])
    expect(raised.headers.get('proxy-status')).toBe('PostgREST; error=PT402')
  })

  it('refuses other methods', async () => {
    expect((await library.send('/rpc/add', { method: 'DELETE' })).status).toBe(405)
    const options = await library.send('/rpc/nothing', { method: 'OPTIONS' })
    expect(options.headers.get('allow')).toBe('OPTIONS,POST')
  })
})
