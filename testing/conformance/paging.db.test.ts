/** In which order, how many, and out of how many. */
import { describe, expect, it } from 'vitest'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { useClub } from './alpine-club-server.ts'

describeOnBothEngines('ordering, paging and counting', (engine) => {
  const club = useClub(engine, { rest: { maxRows: 3 } })
  const peaks = (count?: 'exact' | 'planned' | 'estimated') =>
    club.as('visitor').from('peaks').select('id', { count })
  const idsOf = (data: { id: number }[] | null) => data?.map(({ id }) => id)

  it('orders by several columns, nulls where they are wanted', async () => {
    const tours = club.as('visitor').from('tours').select('id')
    const { data } = await tours.order('level', { ascending: false }).order('places')
    expect(idsOf(data)).toEqual([1, 2, 3])
    const first = await peaks().order('first_climbed', { nullsFirst: true }).limit(2)
    expect(idsOf(first.data)).toEqual([3, 4])
    const last = await peaks().order('first_climbed', { ascending: false, nullsFirst: false })
    expect(idsOf(last.data)).toEqual([1, 2, 4])
    const inside = await peaks().order('facts->>range', { nullsFirst: false }).limit(2)
    expect(idsOf(inside.data)).toEqual([3, 2])
    const computed = await peaks().order('feet').limit(1)
    expect(idsOf(computed.data)).toEqual([3])
  })

  it('gives the page that range() asks for', async () => {
    const { data, status, count } = await peaks().order('id').range(1, 2)
    expect(idsOf(data)).toEqual([2, 3])
    expect({ status, count }).toEqual({ status: 200, count: null })
  })

  it('never gives more rows than the limit, whatever is asked for', async () => {
    expect(idsOf((await peaks().order('id')).data)).toEqual([1, 2, 3])
    expect(idsOf((await peaks().order('id').limit(1000)).data)).toEqual([1, 2, 3])
    expect(idsOf((await peaks().order('id').range(1, 999)).data)).toEqual([2, 3, 4])
    expect((await club.as('visitor').rpc('steps', { upto: 99 })).data).toEqual([1, 2, 3])
  })

  it('gives nothing for a limit of 0, and refuses one below', async () => {
    expect(await peaks().limit(0)).toMatchObject({ status: 200, data: [] })
    expect(await peaks().limit(-1)).toMatchObject({
      status: 416,
      error: { code: 'PGRST103', details: 'Limit should be greater than or equal to zero.' },
    })
  })

  describe('counting', () => {
    it('exactly: all rows that match, and 206 when the page has fewer', async () => {
      expect(await peaks('exact').order('id').range(0, 1)).toMatchObject({ status: 206, count: 4 })
      expect(await peaks('exact').gt('height', 4000)).toMatchObject({ status: 200, count: 2 })
      expect(await peaks('exact').eq('id', 99)).toMatchObject({ status: 200, count: 0, data: [] })
    })

    it('without the rows', async () => {
      const visitor = club.as('visitor')
      const { data, count, status } = await visitor
        .from('peaks')
        .select('*', { count: 'exact', head: true })
        .lt('height', 4000)
      expect({ data, count, status }).toEqual({ data: null, count: 2, status: 200 })
    })

    it('by the planner, or exactly while the rows are few', async () => {
      expect((await peaks('planned')).count).toBeTypeOf('number')
      expect((await peaks('estimated').gt('height', 4000)).count).toBe(2)
    })

    it('what was written', async () => {
      const visitor = club.as('visitor')
      const rows = [{ line: 'one' }, { line: 'two' }]
      const inserted = await visitor.from('log').insert(rows, { count: 'exact' })
      expect(inserted).toMatchObject({ status: 201, count: 2 })
      const updated = await visitor
        .from('log')
        .update({ line: 'same' }, { count: 'exact' })
        .in('line', ['one', 'two'])
      expect(updated).toMatchObject({ status: 204, count: 2 })
      const deleted = await visitor.from('log').delete({ count: 'exact' }).eq('line', 'same')
      expect(deleted).toMatchObject({ status: 204, count: 2 })
    })

    it('refuses an offset beyond the end', async () => {
      expect(await peaks('exact').range(10, 11)).toMatchObject({
        status: 416,
        error: {
          code: 'PGRST103',
          message: 'Requested range not satisfiable',
          details: 'An offset of 10 was requested, but there are only 4 rows.',
        },
      })
    })
  })

  it.each([
    ['0-1', '0-1/*', [1, 2]],
    ['2-', '2-3/*', [3, 4]],
    ['items=1-1', '1-1/*', [2]],
    ['nonsense', '0-2/*', [1, 2, 3]],
  ])('reads the header Range: %s', async (range, contentRange, expected) => {
    const response = await club.send('/peaks?select=id&order=id', { headers: { range } })
    expect(response.headers.get('content-range')).toBe(contentRange)
    expect(idsOf(await response.json())).toEqual(expected)
  })

  it('says where the rows stand and what they are', async () => {
    const { headers } = await club.send('/peaks?select=id&order=id&limit=2&offset=1', {
      headers: { prefer: 'count=exact' },
    })
    expect(headers.get('content-range')).toBe('1-2/4')
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(headers.get('content-location')).toBe('/peaks?select=id&order=id&limit=2&offset=1')
    expect(headers.get('preference-applied')).toBe('count=exact')
    expect(headers.get('access-control-expose-headers')).toContain('Content-Range')
  })
})
