/** Every filter that supabase-js can write. */
import { describe, expect, it } from 'vitest'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { useClub } from './alpine-club-server.ts'

/** supabase-js puts a value with commas in quotes, but leaves the quotes in it as they are. */
const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

describeOnBothEngines('filters', (engine) => {
  const club = useClub(engine)
  const peaks = () => club.as('visitor').from('peaks').select('id').order('id')
  const tours = () => club.as('visitor').from('tours').select('id').order('id')
  const ids = async (query: PromiseLike<{ data: { id: number }[] | null; error: unknown }>) => {
    const { data, error } = await query
    expect(error).toBeNull()
    return data?.map(({ id }) => id)
  }

  it('compare', async () => {
    expect(await ids(peaks().eq('height', 3967))).toEqual([2])
    expect(await ids(peaks().neq('height', 3967))).toEqual([1, 3, 4])
    expect(await ids(peaks().gt('height', 4048))).toEqual([1])
    expect(await ids(peaks().gte('height', 4048))).toEqual([1, 4])
    expect(await ids(peaks().lt('first_climbed', '1858-01-01'))).toEqual([4])
    expect(await ids(peaks().lte('height', 3967))).toEqual([2, 3])
    expect(await ids(peaks().match({ name: 'Eiger', height: 3967 }))).toEqual([2])
    expect(await ids(tours().eq('level', 'hard'))).toEqual([1, 2])
    expect(await ids(tours().gt('level', 'easy'))).toEqual([1, 2, 3])
  })

  it('know null, truth and lists', async () => {
    expect(await ids(peaks().is('place', null))).toEqual([3])
    expect(await ids(peaks().not('story', 'is', null))).toEqual([1, 2, 4])
    expect(await ids(tours().isDistinct('guide_id', 2))).toEqual([1, 4])
    expect(await ids(peaks().in('name', ['Eiger', 'Piz Bernina', 'a, (c)']))).toEqual([2, 4])
    expect(await ids(peaks().notIn('id', [1, 2]))).toEqual([3, 4])
    expect(await ids(peaks().in('id', []))).toEqual([])
    const paid = await club.as('visitor').from('bookings').select('member_id').is('paid', false)
    expect(paid.data).toEqual([{ member_id: 1 }])
  })

  it('match text', async () => {
    expect(await ids(peaks().like('name', '%ern%'))).toEqual([4])
    expect(await ids(peaks().like('name', '*horn'))).toEqual([1])
    expect(await ids(peaks().ilike('name', 'e%'))).toEqual([2])
    expect(await ids(peaks().likeAllOf('name', ['%i%', '%r']))).toEqual([2])
    expect(await ids(peaks().likeAnyOf('name', ['S%', 'P%']))).toEqual([3, 4])
    expect(await ids(peaks().ilikeAllOf('name', ['%I%', 'P%']))).toEqual([4])
    expect(await ids(peaks().ilikeAnyOf('name', ['m%', 's%']))).toEqual([1, 3])
    expect(await ids(peaks().regexMatch('name', '^[EM]'))).toEqual([1, 2])
    expect(await ids(peaks().regexIMatch('name', '^e'))).toEqual([2])
    expect(await ids(peaks().not('name', 'like', '%e%'))).toEqual([3])
  })

  it('search text, in the words of all four languages of Postgres', async () => {
    const search = (words: string, type?: 'plain' | 'phrase' | 'websearch') =>
      ids(peaks().textSearch('story', words, { config: 'english', ...(type && { type }) }))
    expect(await search("'wall' & 'train'")).toEqual([2])
    expect(await search('famous pyramids', 'plain')).toEqual([1])
    expect(await search('four thousand metres', 'phrase')).toEqual([4])
    expect(await search('wall or pyramid', 'websearch')).toEqual([1, 2])
  })

  it('look into arrays, JSON and ranges', async () => {
    expect(await ids(peaks().contains('nicknames', ['Horu']))).toEqual([1])
    expect(await ids(peaks().containedBy('nicknames', ['Bernina', 'Horu']))).toEqual([2, 3, 4])
    expect(await ids(peaks().overlaps('nicknames', ['Bernina', 'Horu']))).toEqual([1, 4])
    expect(await ids(peaks().contains('facts', { huts: [{ beds: 130 }] }))).toEqual([1])
    expect(await ids(peaks().eq('facts->>range', 'Bernese'))).toEqual([2])
    expect(await ids(peaks().gt('facts->huts->0->beds', 100))).toEqual([1])
    expect(await ids(peaks().contains('season', '[6,7)'))).toEqual([2, 3])
    expect(await ids(peaks().containedBy('season', '[7,12)'))).toEqual([1, 4])
    expect(await ids(peaks().overlaps('season', '[6,7)'))).toEqual([2, 3])
    expect(await ids(peaks().rangeGt('season', '[1,7)'))).toEqual([1, 4])
    expect(await ids(peaks().rangeGte('season', '[7,9)'))).toEqual([1, 4])
    expect(await ids(peaks().rangeLt('season', '[10,12)'))).toEqual([1, 2, 4])
    expect(await ids(peaks().rangeLte('season', '[1,10)'))).toEqual([1, 2, 4])
    expect(await ids(peaks().rangeAdjacent('season', '[9,12)'))).toEqual([4])
    const inWinter = '["2026-12-01 00:00+00","2026-12-02 00:00+00")'
    expect(await ids(peaks().contains('closed', inWinter))).toEqual([1])
  })

  it('work on computed columns', async () => {
    expect(await ids(peaks().gt('feet', 14_000))).toEqual([1])
  })

  it('combine with and, or and not, as deep as needed', async () => {
    expect(await ids(peaks().or('id.eq.1,height.lt.3000'))).toEqual([1, 3])
    expect(await ids(peaks().or('id.eq.3,and(height.gt.4000,name.not.like.M*)'))).toEqual([3, 4])
    expect(await ids(peaks().or('name.in.("Eiger","Säntis"),nicknames.cs.{Horu}'))).toEqual([
      1, 2, 3,
    ])
    expect(await ids(peaks().or('id.eq.1').or('height.gt.4400'))).toEqual([1])
  })

  describe('take every text as a value, never as syntax', () => {
    it.each([
      `O'Brien; drop table club.peaks; --`,
      `a,b.c(d)"e"\\f`,
      '100%_*',
      'ÄÖÜ 山 🏔️',
      ' spaces ',
      'null',
      '{}',
      '+&=#?/',
    ])('%s', async (name) => {
      const visitor = club.as('visitor')
      const made = await visitor.from('peaks').insert({ name, height: 1 }).select('id').single()
      const id = made.data?.id
      expect(await ids(peaks().eq('name', name))).toEqual([id])
      expect(await ids(peaks().filter('name', 'in', `(${quoted(name)})`))).toEqual([id])
      expect(await ids(peaks().or(`name.eq.${quoted(name)},id.eq.0`))).toEqual([id])
      await visitor.from('peaks').delete().eq('name', name)
    })
  })

  it.each([
    ['an operator that does not exist', '/peaks?id=equals.1', 'PGRST100'],
    ['a filter without an operator', '/peaks?id=1', 'PGRST100'],
    ['a list that does not end', '/peaks?id=in.(1,2', 'PGRST100'],
    ['a tree that does not end', '/peaks?or=(id.eq.1', 'PGRST100'],
    ['an unknown truth', '/peaks?id=is.maybe', 'PGRST100'],
    ['a select that does not end', '/peaks?select=id,tours(id', 'PGRST100'],
    ['an order of no kind', '/peaks?order=id.sideways', 'PGRST100'],
    ['a limit in words', '/peaks?limit=ten', 'PGRST100'],
    ['a column that does not exist', '/peaks?hight=eq.1', '42703'],
    ['a value of another type', '/peaks?height=eq.tall', '22P02'],
    ['a number too large', '/peaks?height=eq.99999999999', '22003'],
    ['an operator that the type lacks', '/peaks?height=fts.x', '42883'],
    ['a regular expression that is none', '/peaks?name=match.(', '2201B'],
    ['a cast to no type', '/peaks?select=id::nonsense', '42704'],
    ['a table that is not embedded', '/peaks?tours.id=eq.1', 'PGRST108'],
  ])('say what is wrong with %s', async (_, path, code) => {
    const response = await club.send(path)
    expect([400, 404]).toContain(response.status)
    const body = await response.json()
    expect(Object.keys(body).sort()).toEqual(['code', 'details', 'hint', 'message'])
    expect(body).toMatchObject({ code, message: expect.stringMatching(/./) })
    expect(response.headers.get('proxy-status')).toBe(`PostgREST; error=${code}`)
  })
})
