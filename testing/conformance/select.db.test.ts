/** Which columns come back, and in what shape. */
import { describe, expect, it } from 'vitest'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { useClub } from './alpine-club-server.ts'

describeOnBothEngines('select', (engine) => {
  const club = useClub(engine)
  const generous = useClub(engine, { rest: { aggregates: true, plan: true } })
  const peak = (select: string, id = 1) =>
    club.as('visitor').from('peaks').select(select).eq('id', id).single()

  it('gives every column of every type as Postgres writes it in JSON', async () => {
    const { data } = await peak('*')
    expect(data).toEqual({
      id: 1,
      name: 'Matterhorn',
      height: 4478,
      place: { lat: 45.97, lon: 7.65 },
      facts: { range: 'Pennine', huts: [{ name: 'Hörnli', beds: 130 }] },
      nicknames: ['Horu', 'Cervino'],
      season: '[7,10)',
      closed: '["2026-10-15 00:00:00+00","2027-06-01 00:00:00+00")',
      first_climbed: '1865-07-14',
      story: 'The famous pyramid above Zermatt',
    })
  })

  it('renames and casts', async () => {
    const { data } = await peak('title:name, height::text, metres:height::numeric')
    expect(data).toEqual({ title: 'Matterhorn', height: '4478', metres: 4478 })
  })

  it('follows paths into JSON, arrays and composite values', async () => {
    const { data } = await peak(
      'facts->range, hut:facts->huts->0->>name, beds:facts->huts->-1->beds, nicknames->1, place->lat',
    )
    expect(data).toEqual({
      range: 'Pennine',
      hut: 'Hörnli',
      beds: 130,
      nicknames: 'Cervino',
      lat: 45.97,
    })
  })

  it('finds keys with spaces, and null where there is nothing', async () => {
    const { data } = await peak('facts->"cable car", hut:facts->huts->0->>name', 3)
    expect(data).toEqual({ 'cable car': true, hut: null })
  })

  it('computes columns that functions define, but only when they are asked for', async () => {
    const { data } = await peak('name, feet, feet_as_text:feet::text')
    expect(data).toEqual({ name: 'Matterhorn', feet: 14692, feet_as_text: '14692' })
  })

  it('reads views as it reads tables', async () => {
    const { data } = await club.as('visitor').from('high_peaks').select('name').order('height')
    expect(data).toEqual([{ name: 'Piz Bernina' }, { name: 'Matterhorn' }])
  })

  describe('forms of the answer', () => {
    it('one object, or none at all', async () => {
      const peaks = club.as('visitor').from('peaks').select('id')
      expect(await peaks.eq('name', 'Eiger').single()).toMatchObject({
        status: 200,
        data: { id: 2 },
        error: null,
      })
      const none = await club.as('visitor').from('peaks').select().eq('id', 99).maybeSingle()
      expect(none).toMatchObject({ data: null, error: null })
    })

    it.each([
      ['no row', 99, 'The result contains 0 rows'],
      ['many rows', null, 'The result contains 4 rows'],
    ])('single() of %s is 406 with PGRST116', async (_, id, details) => {
      const query = club.as('visitor').from('peaks').select('id')
      const result = await (id === null ? query : query.eq('id', id)).single()
      expect(result).toMatchObject({
        status: 406,
        data: null,
        error: {
          code: 'PGRST116',
          details,
          hint: null,
          message: 'Cannot coerce the result to a single JSON object',
        },
      })
    })

    it('maybeSingle() of many rows is an error', async () => {
      const result = await club.as('visitor').from('peaks').select().maybeSingle()
      expect(result).toMatchObject({ data: null, error: { code: 'PGRST116' } })
    })

    it('CSV, with quotes where they are needed', async () => {
      const { data, status } = await club
        .as('visitor')
        .from('peaks')
        .select('id,name,nicknames,story')
        .in('id', [2, 3])
        .order('id')
        .csv()
      expect(status).toBe(200)
      expect(data).toBe(
        'id,name,nicknames,story\n2,Eiger,{},"A wall, a train and a village below"\n3,Säntis,{},',
      )
    })

    it('without nulls', async () => {
      const query = club.as('visitor').from('guides').select().order('id').limit(1)
      expect((await query.stripNulls()).data).toEqual([{ id: 1, name: 'Ulrich', fee: 900.0 }])
    })

    it('headers only', async () => {
      const response = await club.send('/peaks?select=id', { method: 'HEAD' })
      expect(response.status).toBe(200)
      expect(response.headers.get('content-range')).toBe('0-3/*')
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(await response.text()).toBe('')
    })

    it('is refused when the client accepts nothing we have', async () => {
      const response = await club.send('/peaks', { headers: { accept: 'image/png' } })
      expect(response.status).toBe(406)
      expect(await response.json()).toMatchObject({
        code: 'PGRST107',
        message: 'None of these media types are available: image/png',
      })
    })
  })

  it('refuses what is switched off: aggregates and plans', async () => {
    const peaks = club.as('visitor').from('peaks')
    expect(await peaks.select('height.max()')).toMatchObject({
      status: 400,
      error: { code: 'PGRST123', message: 'Use of aggregate functions is not allowed' },
    })
    expect(await peaks.select().explain()).toMatchObject({
      status: 406,
      error: { code: 'PGRST107' },
    })
  })

  describe('with everything switched on', () => {
    const from = (table: string) => generous.as('visitor').from(table)

    it('aggregates, grouped by what else is selected', async () => {
      const all = await from('peaks')
        .select('highest:height.max(), height.avg()::int, count()')
        .single()
      expect(all.data).toEqual({ highest: 4478, avg: 3749, count: 4 })
      const grouped = await from('tours').select('level, places.sum()').order('level')
      expect(grouped.data).toEqual([
        { level: 'easy', sum: 60 },
        { level: 'fair', sum: 8 },
        { level: 'hard', sum: 5 },
      ])
      const embedded = await from('peaks').select('name, tours(count())').order('id').limit(3)
      expect(embedded.data).toEqual([
        { name: 'Matterhorn', tours: [{ count: 1 }] },
        { name: 'Eiger', tours: [{ count: 1 }] },
        { name: 'Säntis', tours: [{ count: 2 }] },
      ])
    })

    it('explains its statements as text or JSON', async () => {
      const text = await from('peaks').select().explain()
      expect(text).toMatchObject({ status: 200, data: expect.stringContaining('cost=') })
      const json = await from('peaks')
        .select()
        .eq('id', 1)
        .explain({ format: 'json', analyze: true })
      expect(json.data).toMatchObject([{ Plan: expect.objectContaining({ 'Actual Rows': 1 }) }])
    })

    it('explains a write without leaving a trace', async () => {
      const plan = await from('guides').insert({ id: 9, name: 'Nobody' }).select().explain()
      expect(plan.data).toContain('Insert on')
      const { data } = await from('guides').select().eq('id', 9)
      expect(data).toEqual([])
    })
  })
})
