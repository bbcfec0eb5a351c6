import { describe, expect, it } from 'vitest'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { anonymous, service, signedIn, useLibrary } from './testing/library.ts'

const json = { 'content-type': 'application/json' }
const rollback = 'tx=rollback'

/** Every write here is rolled back, so that each test starts from the same rows. */
describeOnBothEngines('writing', (engine) => {
  const library = useLibrary(engine)
  const from = (table: string) => library.as(anonymous).from(table)
  const post = (path: string, body: unknown, prefer: string, headers = {}) =>
    library.send(path, {
      method: 'POST',
      headers: { ...json, prefer: `${prefer},${rollback}`, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })

  describe('insert', () => {
    it('answers with nothing, with the row, or with its address', async () => {
      const silent = await post('/books', { title: 'x' }, 'return=minimal')
      expect([silent.status, await silent.text()]).toEqual([201, ''])
      const shown = await from('books')
        .insert({ title: 'x', tags: ['a', 'b'], details: { n: 1.5 }, lent: '[1,3)' })
        .select('title, shelf, tags, details, lent, title_length, topics(id)')
        .rollback()
        .single()
      expect(shown).toMatchObject({
        status: 201,
        data: {
          title: 'x',
          shelf: 'fiction',
          tags: ['a', 'b'],
          details: { n: 1.5 },
          lent: '[1,3)',
          title_length: 1,
          topics: [],
        },
      })
      const located = await post('/topics', { id: 9, name: 'y' }, 'return=headers-only')
      expect(located.headers.get('location')).toBe('/topics?id=eq.9')
      expect(located.headers.get('preference-applied')).toBe('return=headers-only, tx=rollback')
    })

    it('takes many rows, and counts them', async () => {
      const { data, count } = await from('topics')
        .insert(
          [
            { id: 7, name: 'a' },
            { id: 8, name: 'b' },
          ],
          { count: 'exact' },
        )
        .select('id')
        .rollback()
      expect([data, count]).toEqual([[{ id: 7 }, { id: 8 }], 2])
    })

    it('fills missing keys with null, or with defaults on request', async () => {
      const nulls = await from('books')
        .insert([
          { title: 'a', pages: 1 },
          { title: 'b', price: 2 },
        ])
        .select('title, pages, price')
        .rollback()
      expect(nulls.data).toEqual([
        { title: 'a', pages: 1, price: null },
        { title: 'b', pages: null, price: 2 },
      ])
      const defaults = await from('books')
        .insert(
          [
            { title: 'a', shelf: 'maps' },
            { title: 'b', tags: ['t'] },
          ],
          { defaultToNull: false },
        )
        .select('title, shelf, tags')
        .rollback()
      expect(defaults.data).toEqual([
        { title: 'a', shelf: 'maps', tags: [] },
        { title: 'b', shelf: 'fiction', tags: ['t'] },
      ])
    })

    it('inserts a row of defaults for an empty object, and nothing for an empty list', async () => {
      const empty = await post('/books', {}, 'return=representation')
      expect([empty.status, (await empty.json()).code]).toEqual([400, '23502'])
      const none = await post('/books', [], 'return=representation')
      expect([none.status, await none.json()]).toEqual([201, []])
    })

    it('keeps numbers that a double cannot', async () => {
      const response = await post(
        '/books?select=isbn',
        '{"title":"x","isbn":9007199254740993}',
        'return=representation',
      )
      expect(await response.text()).toBe('[{"isbn":9007199254740993}]')
    })

    it('reads CSV and forms', async () => {
      const csv = await post('/topics', 'id,name\n5,"a, b"\n6,c\n', 'return=representation', {
        'content-type': 'text/csv',
      })
      expect(await csv.json()).toEqual([
        { id: 5, name: 'a, b' },
        { id: 6, name: 'c' },
      ])
      const form = await post('/topics', 'id=5&name=x', 'return=representation', {
        'content-type': 'application/x-www-form-urlencoded',
      })
      expect(await form.json()).toEqual([{ id: 5, name: 'x' }])
    })

    it('says what is wrong with a body or a column', async () => {
      expect(await from('books').insert({ titel: 'x' } as never)).toMatchObject({
        status: 400,
        error: {
          code: 'PGRST204',
          message: "Could not find the 'titel' column of 'books' in the schema cache",
        },
      })
      expect((await (await post('/books', 'nope', '')).json()).code).toBe('PGRST102')
      expect(
        (await (await post('/books', [{ title: 'a' }, { pages: 1 }], '')).json()).message,
      ).toBe('All object keys must match')
      expect(await from('topics').insert({ id: 1, name: 'x' })).toMatchObject({
        status: 409,
        error: { code: '23505' },
      })
      expect(await from('blurbs').insert({ book_id: 99 })).toMatchObject({
        status: 409,
        error: { code: '23503' },
      })
      expect(await from('books').insert({ title: 'x', pages: 0 })).toMatchObject({
        status: 400,
        error: { code: '23514' },
      })
    })
  })

  describe('upsert', () => {
    it('merges, ignores, and says whether anything is new', async () => {
      const merged = await from('topics').upsert({ id: 1, name: 'lanes' }).select().rollback()
      expect(merged).toMatchObject({ status: 200, data: [{ id: 1, name: 'lanes' }] })
      const mixed = await from('topics')
        .upsert([
          { id: 1, name: 'lanes' },
          { id: 9, name: 'new' },
        ])
        .select()
        .rollback()
      expect(mixed.status).toBe(201)
      const ignored = await from('topics')
        .upsert({ id: 1, name: 'lanes' }, { ignoreDuplicates: true })
        .select()
        .rollback()
      expect(ignored).toMatchObject({ status: 201, data: [] })
    })

    it('uses the key it is told to', async () => {
      const { data } = await from('authors')
        .upsert({ id: 1, name: 'Ibn Battuta', born: '1304-02-25' }, { onConflict: 'name' })
        .select('id, born')
        .rollback()
      expect(data).toEqual([{ id: 1, born: '1304-02-25' }])
    })
  })

  describe('update and delete', () => {
    it('change what the filters match', async () => {
      const updated = await from('books')
        .update({ pages: 1 }, { count: 'exact' })
        .eq('shelf', 'travel')
        .select('id')
        .order('id')
        .rollback()
      expect(updated).toMatchObject({
        status: 200,
        count: 3,
        data: [{ id: 1 }, { id: 2 }, { id: 3 }],
      })
      const deleted = await from('books')
        .delete({ count: 'exact' })
        .or('id.eq.4,id.eq.5')
        .select('title')
        .rollback()
      expect(deleted).toMatchObject({ status: 200, count: 2 })
      expect(await from('books').update({ pages: 1 }).eq('id', 99)).toMatchObject({
        status: 204,
        data: null,
      })
    })

    it('are refused without a filter', async () => {
      const refusal = {
        status: 400,
        error: { code: '21000', message: expect.stringContaining('requires a WHERE clause') },
      }
      expect(await from('books').update({ pages: 1 })).toMatchObject(refusal)
      expect(await from('books').delete()).toMatchObject(refusal)
    })

    it('touch nothing when the body sets nothing', async () => {
      const { status, data } = await from('books').update({}).eq('id', 1).select()
      expect([status, data]).toEqual([200, []])
    })

    it('filter the embedded resources of the answer', async () => {
      const { data } = await from('books')
        .update({ pages: 1 })
        .eq('id', 1)
        .eq('topics.name', 'seas')
        .select('id, topics(name), author:authors!author_id(name), sequels(id)')
        .rollback()
        .single()
      expect(data).toEqual({
        id: 1,
        topics: [{ name: 'seas' }],
        author: { name: 'Ibn Battuta' },
        sequels: [],
      })
    })
  })

  describe('PUT', () => {
    const put = (path: string, body: unknown) =>
      library.send(path, {
        method: 'PUT',
        headers: { ...json, prefer: `return=representation,${rollback}` },
        body: JSON.stringify(body),
      })

    it('makes or replaces the row its address names', async () => {
      const made = await put('/topics?id=eq.9', { id: 9, name: 'new' })
      expect([made.status, await made.json()]).toEqual([201, [{ id: 9, name: 'new' }]])
      const replaced = await put('/topics?id=eq.1', { id: 1, name: 'lanes' })
      expect([replaced.status, await replaced.json()]).toEqual([200, [{ id: 1, name: 'lanes' }]])
    })

    it('is refused when address and body disagree or the address is no key', async () => {
      expect((await (await put('/topics?id=eq.9', { id: 8, name: 'x' })).json()).code).toBe(
        'PGRST115',
      )
      expect((await (await put('/topics?name=eq.x', { id: 8, name: 'x' })).json()).code).toBe(
        'PGRST105',
      )
      expect((await (await put('/topics?id=gt.9', { id: 8, name: 'x' })).json()).code).toBe(
        'PGRST105',
      )
      expect((await (await put('/topics?id=eq.9&limit=1', { id: 9, name: 'x' })).json()).code).toBe(
        'PGRST114',
      )
    })
  })

  describe('what is undone', () => {
    const titles = async () => (await from('topics').select('id').order('id')).data

    it('is a write that was to return one row and would not', async () => {
      const result = await from('topics')
        .insert([
          { id: 7, name: 'a' },
          { id: 8, name: 'b' },
        ])
        .select()
        .single()
      expect(result).toMatchObject({ status: 406, error: { code: 'PGRST116' } })
      expect(await titles()).toEqual([{ id: 1 }, { id: 2 }])
    })

    it('is a write that touches more rows than it may', async () => {
      const result = await from('topics').delete().gt('id', 0).maxAffected(1)
      expect(result).toMatchObject({
        status: 400,
        error: { code: 'PGRST124', details: 'The query affects 2 rows' },
      })
      expect(await titles()).toEqual([{ id: 1 }, { id: 2 }])
    })

    it('is a write whose transaction is to be rolled back', async () => {
      await from('topics').insert({ id: 7, name: 'a' }).rollback()
      expect(await titles()).toEqual([{ id: 1 }, { id: 2 }])
    })
  })

  it('refuses preferences it does not know only when asked to be strict', async () => {
    const strict = await post('/topics', { id: 9, name: 'x' }, 'handling=strict, colour=blue')
    expect(await strict.json()).toMatchObject({
      code: 'PGRST122',
      details: 'Invalid preferences: colour=blue',
    })
    expect((await post('/topics', { id: 9, name: 'x' }, 'colour=blue')).status).toBe(201)
  })

  describe('row-level security', () => {
    const diaries = (who: string) => library.as(signedIn(who)).from('diaries')

    it('shows and changes only what belongs to the caller', async () => {
      const mine = await diaries('ada').select('marker').order('id')
      expect(mine.data).toEqual([{ marker: 'marker-of-ada-1' }, { marker: 'marker-of-ada-2' }])
      const changed = await diaries('bob')
        .update({ marker: 'x' })
        .gt('id', 0)
        .select('owner')
        .rollback()
      expect(changed.data).toEqual([{ owner: 'bob' }])
      expect(await diaries('bob').insert({ owner: 'ada', marker: 'x' })).toMatchObject({
        status: 403,
        error: { code: '42501' },
      })
      expect((await library.as(service).from('diaries').select('id')).data).toHaveLength(3)
    })

    it('asks the anonymous to sign in', async () => {
      const response = await library.send('/vault')
      expect(response.status).toBe(401)
      expect(response.headers.get('www-authenticate')).toBe('Bearer')
    })
  })
})
