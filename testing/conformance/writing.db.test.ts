/** Inserting, upserting, updating and deleting. */
import { describe, expect, it } from 'vitest'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { useClub } from './alpine-club-server.ts'

describeOnBothEngines('writing', (engine) => {
  const club = useClub(engine, { rest: { txOverride: true }, logs: ['21000'] })
  const strict = useClub(engine)
  const from = (table: string) => club.as('visitor').from(table)
  const linesIn = async (table: string, column: string) => {
    const { data } = await from(table).select(column).order(column)
    return data
  }

  describe('insert', () => {
    it('answers 201 with nothing, or with what is selected', async () => {
      const silent = await from('guides').insert({ id: 10, name: 'Silent' })
      expect(silent).toMatchObject({ status: 201, data: null, error: null })
      const shown = await from('guides')
        .insert({ id: 11, name: 'Shown' })
        .select('name, fee')
        .single()
      expect(shown).toMatchObject({ status: 201, data: { name: 'Shown', fee: null } })
    })

    it('takes many rows, with the keys that some of them lack as null or as default', async () => {
      const rows = [
        { name: 'a', day: '2026-01-01', note: 'x' },
        { name: 'b', day: '2026-01-01' },
      ]
      const plain = await from('counters').insert(rows).select('name, note')
      expect(plain.data).toEqual([
        { name: 'a', note: 'x' },
        { name: 'b', note: null },
      ])
      const next = rows.map((row) => ({ ...row, day: '2026-01-02' }))
      const defaults = await from('counters')
        .insert(next, { defaultToNull: false })
        .select('name, note, value')
      expect(defaults.data).toEqual([
        { name: 'a', note: 'x', value: 0 },
        { name: 'b', note: 'none yet', value: 0 },
      ])
    })

    it('keeps every kind of value', async () => {
      const row = {
        id: 50,
        name: 'Dufourspitze',
        height: 4634,
        place: { lat: 45.93, lon: 7.86 },
        facts: { nested: [1, null, { 'a"b': 'ü' }], big: 12345678901234 },
        nicknames: ['with, comma', 'with "quote"', ''],
        season: '[7,9)',
        closed: null,
        first_climbed: '1855-08-01',
        story: 'line one\nline two',
      }
      const { data } = await from('peaks').insert(row).select().single()
      expect(data).toEqual(row)
    })

    it('names the address of a new row on request', async () => {
      const response = await club.send('/guides', {
        method: 'POST',
        headers: { 'content-type': 'application/json', prefer: 'return=headers-only' },
        body: '{"id":12,"name":"Somewhere"}',
      })
      expect(response.status).toBe(201)
      expect(response.headers.get('location')).toBe('/guides?id=eq.12')
      expect(response.headers.get('preference-applied')).toBe('return=headers-only')
      expect(await response.text()).toBe('')
    })

    it.each<[string, Record<string, unknown>, number, string]>([
      ['a column that does not exist', { id: 20, nam: 'x' }, 400, 'PGRST204'],
      ['a key that exists', { id: 1, name: 'Ulrich again' }, 409, '23505'],
      ['a row that nothing refers to', { id: 21, name: 'x', mentor_id: 99 }, 409, '23503'],
      ['nothing where something is needed', { id: 22 }, 400, '23502'],
      ['a value of another type', { id: 'one', name: 'x' }, 400, '22P02'],
      ['a number too large', { id: 23, name: 'x', fee: 1e9 }, 400, '22003'],
    ])('says what is wrong with %s', async (_, row, status, code) => {
      const result = await from('guides').insert(row)
      expect(result).toMatchObject({ status, data: null, error: { code } })
    })

    it('says which constraint and which key, as Postgres does', async () => {
      const { error } = await from('guides').insert({ id: 1, name: 'Twice' })
      expect(error).toMatchObject({
        message: 'duplicate key value violates unique constraint "guides_pkey"',
        details: 'Key (id)=(1) already exists.',
        hint: null,
      })
    })

    it('writes all rows or none', async () => {
      const rows = [
        { id: 30, name: 'First' },
        { id: 1, name: 'Exists' },
      ]
      expect(await from('guides').insert(rows)).toMatchObject({ status: 409 })
      expect((await from('guides').select().eq('id', 30)).data).toEqual([])
    })
  })

  describe('upsert', () => {
    const day = '2026-03-01'

    it('is 201 for what is new and 200 for what was there', async () => {
      const first = await from('counters').upsert({ name: 'u', day, value: 1 }).select('value')
      expect(first).toMatchObject({ status: 201, data: [{ value: 1 }] })
      const second = await from('counters').upsert({ name: 'u', day, value: 2 }).select('value')
      expect(second).toMatchObject({ status: 200, data: [{ value: 2 }] })
      const mixed = [
        { name: 'u', day, value: 3 },
        { name: 'v', day, value: 3 },
      ]
      expect(await from('counters').upsert(mixed)).toMatchObject({ status: 201 })
    })

    it('leaves what was there on request', async () => {
      const rows = [
        { name: 'u', day, value: 99 },
        { name: 'w', day, value: 99 },
      ]
      const result = await from('counters').upsert(rows, { ignoreDuplicates: true }).select('name')
      expect(result).toMatchObject({ status: 201, data: [{ name: 'w' }] })
    })

    it('goes by the columns it is told', async () => {
      const { data } = await from('tours')
        .upsert({ code: 'HR', title: 'Hörnli ridge, again' }, { onConflict: 'code' })
        .select('id, title')
      expect(data).toEqual([{ id: 1, title: 'Hörnli ridge, again' }])
      const wrong = await from('tours').upsert({ title: 'x' }, { onConflict: 'title' })
      expect(wrong).toMatchObject({ status: 400, error: { code: '42P10' } })
    })

    it('refuses one row twice', async () => {
      const row = { name: 'x', day, value: 1 }
      expect(await from('counters').upsert([row, row])).toMatchObject({ error: { code: '21000' } })
    })
  })

  describe('update and delete', () => {
    it('change the rows that match', async () => {
      await from('log').insert([{ line: 'a' }, { line: 'b' }, { line: 'c' }])
      expect(await from('log').update({ line: 'B' }).eq('line', 'b')).toMatchObject({
        status: 204,
        data: null,
      })
      const gone = await from('log').delete().in('line', ['a', 'B']).select()
      expect(gone.status).toBe(200)
      expect(gone.data).toHaveLength(2)
      expect(await linesIn('log', 'line')).toEqual([{ line: 'c' }])
    })

    it('of nothing are no error', async () => {
      const updated = await from('log').update({ line: 'x' }).eq('line', 'none').select()
      expect(updated).toMatchObject({ status: 200, data: [], error: null })
      expect(await from('log').delete().eq('line', 'none')).toMatchObject({ status: 204 })
    })

    it('are refused without a filter', async () => {
      const refused = { status: 400, error: { code: '21000' } }
      expect(await from('log').update({ line: 'all' })).toMatchObject(refused)
      expect(await from('log').delete()).toMatchObject(refused)
      expect(await linesIn('log', 'line')).toEqual([{ line: 'c' }])
    })

    it('are undone when they should have touched one row', async () => {
      const result = await from('guides').update({ fee: 1 }).lte('id', 2).select().single()
      expect(result).toMatchObject({
        status: 406,
        error: { code: 'PGRST116', details: 'The result contains 2 rows' },
      })
      const { data } = await from('guides').select('fee').eq('id', 1).single()
      expect(data).toEqual({ fee: 900 })
    })

    it('are undone when they touch more rows than they may', async () => {
      const result = await from('guides').update({ fee: 1 }).lte('id', 2).maxAffected(1)
      expect(result).toMatchObject({
        status: 400,
        error: { code: 'PGRST124', details: 'The query affects 2 rows' },
      })
      const { data } = await from('guides').select('fee').eq('id', 1).single()
      expect(data).toEqual({ fee: 900 })
    })

    it('say when other rows depend on theirs', async () => {
      expect(await from('guides').delete().eq('id', 1)).toMatchObject({
        status: 409,
        error: { code: '23503', details: expect.stringContaining('is still referenced') },
      })
    })
  })

  it('writes through views', async () => {
    const { data } = await from('high_peaks').update({ name: 'Piz B.' }).eq('id', 4).select()
    expect(data).toEqual([{ id: 4, name: 'Piz B.', height: 4048 }])
  })

  it('takes a write back when the client asks for that', async () => {
    const result = await from('guides').insert({ id: 40, name: 'Ghost' }).select('id').rollback()
    expect(result).toMatchObject({ status: 201, data: [{ id: 40 }] })
    expect((await from('guides').select().eq('id', 40)).data).toEqual([])
  })

  it('replaces the row of an address with PUT', async () => {
    const put = (body: object) =>
      club.send('/members?id=eq.77', {
        method: 'PUT',
        headers: { 'content-type': 'application/json', prefer: 'return=representation' },
        body: JSON.stringify(body),
      })
    const made = await put({ id: 77, name: 'Dora' })
    expect([made.status, await made.json()]).toEqual([201, [{ id: 77, name: 'Dora' }]])
    const again = await put({ id: 77, name: 'Dora D.' })
    expect([again.status, await again.json()]).toEqual([200, [{ id: 77, name: 'Dora D.' }]])
    expect((await put({ id: 78, name: 'Else' })).status).toBe(400)
  })

  it('keeps a write that asks to be taken back where that is switched off', async () => {
    const guides = () => strict.as('visitor').from('guides')
    await guides().insert({ id: 41, name: 'Here' }).rollback()
    expect((await guides().select('name').eq('id', 41)).data).toEqual([{ name: 'Here' }])
  })
})
