/** Calling functions. */
import { describe, expect, it } from 'vitest'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { people, useClub } from './alpine-club-server.ts'

describeOnBothEngines('rpc', (engine) => {
  const club = useClub(engine)
  const call = (name: string, args?: object, options?: { get?: boolean; head?: boolean }) =>
    club.as('visitor').rpc(name, args, options)

  it.each([
    ['a number', 'sum_up', { a: 1, b: 2 }, 3],
    ['a number, with a default', 'sum_up', { a: 1 }, 11],
    ['a text', 'greet', undefined, 'Grüezi'],
    ['nothing', 'nothing_at_all', undefined, null],
    ['a list', 'steps', { upto: 3 }, [1, 2, 3]],
    ['an empty list', 'steps', { upto: 0 }, []],
    ['out parameters', 'extremes', undefined, { low: 2502, high: 4478 }],
    ['the text of an array', 'join_words', { words: ['a', 'b c', 'd,"e'] }, 'a b c d,"e'],
    ['the text of a composite value', 'place_of', { p: { lat: 1, lon: 2 } }, '1/2'],
    ['the function of one argument', 'pick', { a: 1 }, 'one'],
    ['the function of two arguments', 'pick', { a: 1, b: 2 }, 'two'],
  ])('gives %s', async (_, name, args, expected) => {
    expect(await call(name, args)).toMatchObject({ status: 200, data: expected, error: null })
  })

  it('gives one row, a set of rows and a table', async () => {
    const row = await call('peak', { wanted: 2 })
    expect(row.data).toMatchObject({ id: 2, name: 'Eiger' })
    const set = await call('peaks_above', { metres: 4000 })
    expect(set.data).toMatchObject([{ id: 1 }, { id: 4 }])
    const table = await call('levels')
    expect(table.data).toEqual([
      { level: 'easy', tours: 1 },
      { level: 'fair', tours: 1 },
      { level: 'hard', tours: 2 },
    ])
  })

  it('runs what returns nothing, and says so', async () => {
    expect(await call('write_log', { line: 'hello' })).toMatchObject({ status: 204, data: null })
    const { data } = await club.as('visitor').from('log').select()
    expect(data).toEqual([{ line: 'hello' }])
  })

  it('selects from, filters, orders, pages and counts a set', async () => {
    const { data, count, status } = await club
      .as('visitor')
      .rpc('peaks_above', { metres: 2000 }, { count: 'exact' })
      .select('name, feet')
      .gt('height', 3000)
      .order('height', { ascending: false })
      .range(1, 1)
    expect({ data, count, status }).toEqual({
      data: [{ name: 'Piz Bernina', feet: 13281 }],
      count: 3,
      status: 206,
    })
  })

  it('gives one object of a set, or says how many there were', async () => {
    const one = await call('peaks_above', { metres: 4400 }).single()
    expect(one.data).toMatchObject({ name: 'Matterhorn' })
    expect(await call('peaks_above', { metres: 0 }).single()).toMatchObject({
      status: 406,
      error: { code: 'PGRST116', details: 'The result contains 4 rows' },
    })
    expect((await call('peaks_above', { metres: 9000 }).maybeSingle()).data).toBeNull()
  })

  it('is called by GET with its arguments in the address', async () => {
    expect((await call('sum_up', { a: 20, b: 3 }, { get: true })).data).toBe(23)
    expect((await call('join_words', { words: ['x', 'y'] }, { get: true })).data).toBe('x y')
    const filtered = await call('peaks_above', { metres: 4000 }, { get: true }).eq('id', 4)
    expect(filtered.data).toMatchObject([{ name: 'Piz Bernina' }])
  })

  it('changes nothing by GET', async () => {
    expect(await call('write_log', { line: 'by GET' }, { get: true })).toMatchObject({
      status: 405,
      error: { code: '25006' },
    })
  })

  it('gives no body for HEAD', async () => {
    const { data, status, count } = await club
      .as('visitor')
      .rpc('peaks_above', { metres: 4000 }, { head: true, count: 'exact' })
    expect({ data, status, count }).toEqual({ data: null, status: 200, count: 2 })
  })

  it('hands the whole body to a lone JSON parameter', async () => {
    const body = { any: ['thing', 1, null] }
    const response = await club.send('/rpc/echo', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(await response.json()).toEqual(body)
  })

  it('gives CSV', async () => {
    const { data } = await call('levels').csv()
    expect(data).toBe('level,tours\neasy,1\nfair,1\nhard,2')
  })

  it('tells the function who asks', async () => {
    const visitor = await call('who')
    expect(visitor.data).toMatchObject({ role: 'anon', uid: null, claims: { role: 'anon' } })
    expect(visitor.data.agent).toMatch(/supabase-js/)
    const ada = await club.as('ada').rpc('who')
    expect(ada.data).toMatchObject({ role: 'authenticated', uid: people.ada })
    const service = await club.as('service').rpc('who')
    expect(service.data).toMatchObject({ role: 'service_role', uid: null })
  })

  describe('functions that answer as they like', () => {
    it('choose status and headers', async () => {
      const response = await club.send('/rpc/teapot', { method: 'POST' })
      expect(response.status).toBe(418)
      expect(response.headers.get('x-brew')).toBe('gentian')
      expect(await response.json()).toBe('short and stout')
    })

    it('choose the whole error', async () => {
      const response = await club.send('/rpc/raise_whole_answer', { method: 'POST' })
      expect(response.status).toBe(423)
      expect(response.headers.get('x-danger')).toBe('4')
      expect(await response.json()).toEqual({
        code: 'LAWINE',
        message: 'Closed',
        details: 'Avalanche',
        hint: 'Wait',
      })
    })

    it.each([
      ['P0001', 400],
      ['PT402', 402],
      ['23505', 409],
      ['42501', 401],
      ['28000', 403],
      ['22023', 400],
    ])('raise %s as %i', async (code, status) => {
      expect(await call('raise', { code })).toMatchObject({
        status,
        error: { code, message: 'no', details: 'because', hint: 'try later' },
      })
    })

    it('raise 42501 as forbidden for who has signed in', async () => {
      const result = await club.as('ada').rpc('raise', { code: '42501' })
      expect(result).toMatchObject({ status: 403, error: { code: '42501' } })
    })
  })

  it.each([
    ['a function that does not exist', 'sum_down', { a: 1 }],
    ['an argument that does not exist', 'sum_up', { a: 1, c: 2 }],
    ['a missing argument', 'sum_up', { b: 1 }],
  ])('answers 404 with a hint for %s', async (_, name, args) => {
    expect(await call(name, args)).toMatchObject({
      status: 404,
      error: {
        code: 'PGRST202',
        message: expect.stringContaining(`Could not find the function club.${name}`),
        hint: expect.stringContaining('Perhaps you meant to call the function club.sum_up'),
      },
    })
  })
})
