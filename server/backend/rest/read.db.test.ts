import { describe, expect, it } from 'vitest'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { anonymous, useLibrary } from './testing/library.ts'

describeOnBothEngines('reading', (engine) => {
  const library = useLibrary(engine, { maxRows: 4 })
  const books = (select = 'id') => library.as(anonymous).from('books').select(select)
  const ids = async (query: PromiseLike<{ data: unknown; error: unknown }>) => {
    const { data, error } = await query
    expect(error).toBeNull()
    return (data as { id: number }[]).map(({ id }) => id)
  }

  it('selects, aliases, casts and follows JSON paths', async () => {
    const { data } = await books(
      'name:title, price::text, details->lang, details->parts->1->>x, tags->0, isbn::text',
    )
      .eq('id', 1)
      .single()
    expect(data).toEqual({
      name: 'Rihla',
      price: '25.50',
      lang: 'ar',
      x: 'true',
      tags: 'asia',
      isbn: '9223372036854775807',
    })
  })

  it('sends numbers exactly as Postgres prints them', async () => {
    const body = await (await library.send('/books?select=isbn,price&id=eq.1')).text()
    expect(body).toBe('[{"isbn":9223372036854775807,"price":25.50}]')
  })

  describe('filters', () => {
    it('compares', async () => {
      expect(await ids(books().gt('pages', 200).order('id'))).toEqual([1, 3])
      expect(await ids(books().lte('pages', 200).order('id'))).toEqual([2, 4])
      expect(await ids(books().neq('shelf', 'travel').order('id'))).toEqual([4, 5])
      expect(await ids(books().is('pages', null))).toEqual([5])
      expect(await ids(books().not('pages', 'is', null).order('id'))).toEqual([1, 2, 3, 4])
      expect(await ids(books().isDistinct('shelf', 'travel').order('id'))).toEqual([4, 5])
      expect(await ids(books().in('id', [2, 4]).order('id'))).toEqual([2, 4])
      expect(await ids(books().in('id', []))).toEqual([])
      expect(await ids(books().in('title', ['Atlas, 1513', 'no such (book)']))).toEqual([5])
    })

    it('matches text', async () => {
      expect(await ids(books().like('title', '%Way%').order('id'))).toEqual([2, 3])
      expect(await ids(books().ilike('title', 'the*').order('id'))).toEqual([2, 3, 4])
      expect(await ids(books().likeAnyOf('title', ['R%', 'A%']).order('id'))).toEqual([1, 5])
      expect(await ids(books().ilikeAllOf('title', ['%the%', '%world%']))).toEqual([3])
      expect(await ids(books().filter('title', 'match', '^The (Cruel|Way)').order('id'))).toEqual([
        2, 3,
      ])
      expect(await ids(books().filter('title', 'imatch', '^atlas'))).toEqual([5])
      expect(
        await ids(books().textSearch('words', 'road', { config: 'simple' }).order('id')),
      ).toEqual([2, 3])
      expect(
        await ids(
          books().textSearch('title', 'way world', { type: 'websearch', config: 'english' }),
        ),
      ).toEqual([3])
    })

    it('looks into arrays, JSON and ranges', async () => {
      expect(await ids(books().contains('tags', ['asia', 'europe']))).toEqual([3])
      expect(await ids(books().overlaps('tags', ['sea', 'africa']).order('id'))).toEqual([1, 5])
      expect(await ids(books().containedBy('tags', ['sea']).order('id'))).toEqual([4, 5])
      expect(await ids(books().contains('details', { lang: 'fr' }))).toEqual([4])
      expect(await ids(books().eq('details->>lang', 'en'))).toEqual([2])
      expect(await ids(books().rangeLt('lent', '[5,6)'))).toEqual([1])
      expect(await ids(books().rangeAdjacent('lent', '[9,11)'))).toEqual([2])
      expect(await ids(books().overlaps('lent', '[4,6)').order('id'))).toEqual([1, 2])
    })

    it('combines with and, or and not', async () => {
      expect(
        await ids(books().or('id.eq.1,and(shelf.eq.fiction,pages.lt.200)').order('id')),
      ).toEqual([1, 4])
      expect(await ids(books().or('title.eq."Atlas, 1513",tags.cs.{africa}').order('id'))).toEqual([
        1, 5,
      ])
      const neither = await library.send('/books?select=id&not.or=(id.lt.3,id.gt.4)&order=id')
      expect(await neither.json()).toEqual([{ id: 3 }, { id: 4 }])
    })

    it('reads odd names and values without confusing them with syntax', async () => {
      const { data } = await library
        .as(anonymous)
        .from('odd names')
        .select('"the key","quo\\"ted","comma,dot.paren)"')
        .eq('"comma,dot.paren)"', 'a,b.c)d')
      expect(data).toEqual([{ 'the key': 1, 'quo"ted': 'say "hi"', 'comma,dot.paren)': 'a,b.c)d' }])
    })
  })

  it('orders, with nulls where they are asked for', async () => {
    expect(await ids(books().order('pages', { nullsFirst: true }).limit(2))).toEqual([5, 4])
    expect(await ids(books().order('shelf').order('price', { ascending: false }))).toEqual([
      4, 1, 3, 2,
    ])
    expect(await ids(books().order('details->>lang', { nullsFirst: false }).limit(3))).toEqual([
      1, 2, 4,
    ])
  })

  it('never answers with more rows than the limit', async () => {
    expect(await ids(books().order('id'))).toEqual([1, 2, 3, 4])
    expect(await ids(books().order('id').limit(100))).toEqual([1, 2, 3, 4])
  })

  describe('pages and totals', () => {
    it('counts exactly, and says that a page is partial', async () => {
      const page = await library
        .as(anonymous)
        .from('books')
        .select('id', { count: 'exact' })
        .order('id')
        .range(1, 2)
      expect(page).toMatchObject({ data: [{ id: 2 }, { id: 3 }], count: 5, status: 206 })
      const whole = await library
        .as(anonymous)
        .from('topics')
        .select('*', { count: 'exact', head: true })
      expect(whole).toMatchObject({ data: null, count: 2, status: 200 })
    })

    it('counts only what the filters and inner joins leave', async () => {
      const { count } = await library
        .as(anonymous)
        .from('books')
        .select('id, authors!books_author_id_fkey!inner(id)', { count: 'exact' })
        .like('authors.name', '%o%')
      expect(count).toBe(2)
    })

    it('estimates beyond the row limit, and plans on request', async () => {
      const estimated = await library
        .as(anonymous)
        .from('topics')
        .select('*', { count: 'estimated' })
      expect(estimated.count).toBe(2)
      const planned = await library.as(anonymous).from('books').select('*', { count: 'planned' })
      expect(planned.count).toBeTypeOf('number')
    })

    it('honours the Range header', async () => {
      const response = await library.send('/books?select=id&order=id', {
        headers: { range: '1-2' },
      })
      expect(await response.json()).toEqual([{ id: 2 }, { id: 3 }])
      expect(response.headers.get('content-range')).toBe('1-2/*')
    })

    it('refuses an offset beyond the total', async () => {
      const response = await library.send('/books?offset=9', { headers: { prefer: 'count=exact' } })
      expect(response.status).toBe(416)
      expect(await response.json()).toMatchObject({
        code: 'PGRST103',
        details: 'An offset of 9 was requested, but there are only 5 rows.',
      })
    })
  })

  describe('forms of the answer', () => {
    it('gives one object, or says how many rows there were', async () => {
      expect((await books('title').eq('id', 2).single()).data).toEqual({ title: 'The Cruel Way' })
      const none = await books('title').eq('id', 99).single()
      expect(none).toMatchObject({
        status: 406,
        error: { code: 'PGRST116', details: 'The result contains 0 rows' },
      })
      expect((await books('title').eq('id', 99).maybeSingle()).data).toBeNull()
    })

    it('strips nulls on request', async () => {
      const response = await library.send('/authors?id=eq.1', {
        headers: { accept: 'application/vnd.pgrst.object+json;nulls=stripped' },
      })
      expect(await response.json()).toEqual({ id: 1, name: 'Ibn Battuta', born: '1304-02-24' })
    })

    it('writes CSV', async () => {
      const { data } = await books('id,title,tags').in('id', [1, 5]).order('id').csv()
      expect(data).toBe('id,title,tags\n1,Rihla,"{asia,africa}"\n5,"Atlas, 1513",{sea}')
      expect((await books('id').eq('id', 99).csv()).data).toBe('\n')
      const odd = await library.as(anonymous).from('odd names').select().csv()
      expect(odd.data).toBe('the key,"quo""ted","comma,dot.paren)"\n1,"say ""hi""","a,b.c)d"')
    })

    it('has headers and no body for HEAD', async () => {
      const response = await library.send('/books', {
        method: 'HEAD',
        headers: { prefer: 'count=exact' },
      })
      expect(response.status).toBe(206)
      expect(response.headers.get('content-range')).toBe('0-3/5')
      expect(await response.text()).toBe('')
    })

    it('says where the answer came from', async () => {
      const { headers } = await library.send('/books?select=id&limit=1')
      expect(headers.get('content-location')).toBe('/books?select=id&limit=1')
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(headers.get('content-profile')).toBe('library')
    })

    it('does not repeat an address that is longer than clients read', async () => {
      const ids = Array.from({ length: 2_000 }, (_, id) => id).join(',')
      const response = await library.send(`/books?select=id&id=in.(${ids})`)
      expect(response.status).toBe(200)
      expect(response.headers.has('content-location')).toBe(false)
    })
  })

  it('answers mistakes in names the way Postgres does', async () => {
    const missing = await books('titel')
    expect(missing).toMatchObject({
      status: 400,
      error: {
        code: '42703',
        message: 'column books.titel does not exist',
        hint: 'Perhaps you meant to reference the column "books.title".',
      },
    })
    expect(await books().eq('nope', 1)).toMatchObject({ status: 400, error: { code: '42703' } })
    expect(await library.as(anonymous).from('book').select()).toMatchObject({
      status: 404,
      error: { code: 'PGRST205', hint: "Perhaps you meant the table 'library.books'" },
    })
    expect(await books().eq('pages', 'many')).toMatchObject({
      status: 400,
      error: { code: '22P02' },
    })
  })
})
