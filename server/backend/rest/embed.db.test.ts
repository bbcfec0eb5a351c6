import { describe, expect, it } from 'vitest'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { anonymous, useLibrary } from './testing/library.ts'

describeOnBothEngines('embedding', (engine) => {
  const library = useLibrary(engine)
  const from = (table: string) => library.as(anonymous).from(table)

  it('embeds to one as an object or null, to many as a list', async () => {
    const { data } = await from('books')
      .select('id, author:authors!author_id(name), blurbs(body)')
      .order('id')
    expect(data).toEqual([
      { id: 1, author: { name: 'Ibn Battuta' }, blurbs: { body: 'Thirty years on the road' } },
      { id: 2, author: { name: 'Ella Maillart' }, blurbs: null },
      { id: 3, author: { name: 'Nicolas Bouvier' }, blurbs: { body: null } },
      { id: 4, author: { name: 'Nicolas Bouvier' }, blurbs: null },
      { id: 5, author: null, blurbs: null },
    ])
    const authors = await from('authors')
      .select('name, books!author_id(id)')
      .order('id')
      .order('id', { referencedTable: 'books', ascending: false })
    expect(authors.data).toEqual([
      { name: 'Ibn Battuta', books: [{ id: 1 }] },
      { name: 'Ella Maillart', books: [{ id: 2 }] },
      { name: 'Nicolas Bouvier', books: [{ id: 4 }, { id: 3 }] },
    ])
  })

  it('goes through join tables, both ways', async () => {
    const books = await from('books').select('id, topics(name)').order('id').limit(2)
    expect(books.data).toEqual([
      { id: 1, topics: [{ name: 'roads' }, { name: 'seas' }] },
      { id: 2, topics: [{ name: 'roads' }] },
    ])
    const topics = await from('topics').select('name, books(id)').eq('id', 2).single()
    expect(topics.data).toEqual({ name: 'seas', books: [{ id: 1 }, { id: 5 }] })
  })

  it('embeds a table in itself by its name or by the column', async () => {
    const { data } = await from('authors')
      .select('id, pupils:authors(id), mentor:mentor_id(id)')
      .order('id')
    expect(data).toEqual([
      { id: 1, pupils: [], mentor: null },
      { id: 2, pupils: [{ id: 3 }], mentor: null },
      { id: 3, pupils: [], mentor: { id: 2 } },
    ])
  })

  it('says which relationship could be meant when several could', async () => {
    const { status, error } = await from('books').select('id, authors(name)')
    expect(status).toBe(300)
    expect(error).toMatchObject({
      code: 'PGRST201',
      hint: expect.stringContaining(
        "'authors!books_author_id_fkey', 'authors!books_translator_id_fkey'",
      ),
    })
    expect(error?.details).toContainEqual({
      cardinality: 'many-to-one',
      embedding: 'books with authors',
      relationship: 'books_author_id_fkey using books(author_id) and authors(id)',
    })
  })

  it('suggests a name when there is no such relationship', async () => {
    expect(await from('books').select('topic(name)')).toMatchObject({
      status: 400,
      error: { code: 'PGRST200', hint: "Perhaps you meant 'topics' instead of 'topic'." },
    })
  })

  it('refuses two embeds under one name', async () => {
    const result = await from('books').select('authors!author_id(id), authors!translator_id(id)')
    expect(result).toMatchObject({ status: 400, error: { code: '42712' } })
  })

  describe('filters on embedded resources', () => {
    it('filter the list only, unless the join is inner', async () => {
      const left = await from('books')
        .select('id, topics(name)')
        .eq('topics.name', 'seas')
        .order('id')
      expect(left.data?.map(({ id, topics }) => [id, topics.length])).toEqual([
        [1, 1],
        [2, 0],
        [3, 0],
        [4, 0],
        [5, 1],
      ])
      const inner = await from('books')
        .select('id, topics!inner()')
        .eq('topics.name', 'seas')
        .order('id')
      expect(inner.data).toEqual([{ id: 1 }, { id: 5 }])
    })

    it('take logic, limit, offset and the alias or the name', async () => {
      const { data } = await from('authors')
        .select('id, works:books!author_id(id)')
        .or('id.eq.3,id.eq.4', { referencedTable: 'works' })
        .order('id', { referencedTable: 'works', ascending: false })
        .limit(1, { referencedTable: 'works' })
        .eq('id', 3)
        .single()
      expect(data).toEqual({ id: 3, works: [{ id: 4 }] })
    })

    it('find rows with and without related rows', async () => {
      const without = await from('books').select('id, topics()').is('topics', null).order('id')
      expect(without.data).toEqual([{ id: 3 }, { id: 4 }])
      const having = await from('books')
        .select('id, blurbs()')
        .not('blurbs', 'is', null)
        .order('id')
      expect(having.data).toEqual([{ id: 1 }, { id: 3 }])
      const either = await from('books')
        .select('id, topics(), blurbs()', { count: 'exact' })
        .or('topics.not.is.null,blurbs.not.is.null')
        .order('id')
      expect(either).toMatchObject({ data: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 5 }], count: 4 })
    })

    it('are refused for what is not embedded', async () => {
      expect(await from('books').select('id').eq('topics.name', 'x')).toMatchObject({
        status: 400,
        error: { code: 'PGRST108' },
      })
    })
  })

  it('orders by a related column, even one that is not selected', async () => {
    const { data } = await from('books')
      .select('id, author:authors!author_id(name)')
      .order('author(born)', { ascending: false, nullsFirst: false })
      .order('id')
    expect(data?.map(({ id }) => id)).toEqual([3, 4, 2, 1, 5])
    expect(data?.[0]).toEqual({ id: 3, author: { name: 'Nicolas Bouvier' } })
    expect(
      await from('authors').select('id, books!author_id(id)').order('books(id)'),
    ).toMatchObject({
      status: 400,
      error: { code: 'PGRST118' },
    })
  })

  describe('spreads', () => {
    it('merge one row, and turn many into lists', async () => {
      const one = await from('books')
        .select('id, ...authors!author_id(name, since:born)')
        .eq('id', 2)
        .single()
      expect(one.data).toEqual({ id: 2, name: 'Ella Maillart', since: '1903-02-20' })
      const many = await from('authors')
        .select('name, ...books!author_id(titles:title, pages)')
        .order('id', { referencedTable: 'books' })
        .order('id')
      expect(many.data).toEqual([
        { name: 'Ibn Battuta', titles: ['Rihla'], pages: [300] },
        { name: 'Ella Maillart', titles: ['The Cruel Way'], pages: [200] },
        {
          name: 'Nicolas Bouvier',
          titles: ['The Way of the World', 'The Scorpion-Fish'],
          pages: [350, 150],
        },
      ])
    })

    it('spell out a star and nest', async () => {
      const { data } = await from('blurbs')
        .select('body, ...books(title, ...authors!author_id(*))')
        .eq('book_id', 1)
        .single()
      expect(data).toEqual({
        body: 'Thirty years on the road',
        title: 'Rihla',
        id: 1,
        name: 'Ibn Battuta',
        born: '1304-02-24',
        mentor_id: null,
      })
    })
  })

  describe('views', () => {
    it('have the relationships of the columns they show, through other views too', async () => {
      const { data } = await from('cheap_books')
        .select('name, authors(name), topics(name)')
        .order('id')
      expect(data).toEqual([
        { name: 'The Cruel Way', authors: { name: 'Ella Maillart' }, topics: [{ name: 'roads' }] },
        { name: 'The Way of the World', authors: { name: 'Nicolas Bouvier' }, topics: [] },
        { name: 'The Scorpion-Fish', authors: { name: 'Nicolas Bouvier' }, topics: [] },
      ])
      const nested = await from('cheapest_books').select('label, blurbs(body)').eq('id', 3).single()
      expect(nested.data).toEqual({ label: 'The Way of the World', blurbs: { body: null } })
      const back = await from('authors').select('id, cheap_books(id)').eq('id', 3).single()
      expect(back.data).toEqual({ id: 3, cheap_books: [{ id: 3 }, { id: 4 }] })
    })
  })

  describe('functions of a row', () => {
    it('are columns to select, filter and order by', async () => {
      const { data } = await from('books')
        .select('title, title_length')
        .gt('title_length', 11)
        .order('title_length', { ascending: false })
      expect(data).toEqual([
        { title: 'The Way of the World', title_length: 20 },
        { title: 'The Scorpion-Fish', title_length: 17 },
        { title: 'The Cruel Way', title_length: 13 },
      ])
    })

    it('are relationships', async () => {
      const { data } = await from('authors')
        .select('id, first_book(id, sequels(id, title_length))')
        .order('id')
      expect(data).toEqual([
        { id: 1, first_book: { id: 1, sequels: [] } },
        { id: 2, first_book: { id: 2, sequels: [] } },
        { id: 3, first_book: { id: 3, sequels: [{ id: 4, title_length: 17 }] } },
      ])
    })
  })

  it('prefers a function of the row to a foreign key of the same name', async () => {
    const { data } = await from('topics').select('id, blurbs(book_id)').eq('id', 1).single()
    expect(data).toEqual({ id: 1, blurbs: [{ book_id: 1 }] })
  })

  describe('aggregates', () => {
    it('are off unless switched on, but rows of an embed can always be counted', async () => {
      expect(await from('books').select('pages.sum()')).toMatchObject({
        status: 400,
        error: { code: 'PGRST123' },
      })
      const { data } = await from('authors').select('id, books!author_id(count)').order('id')
      expect(data).toEqual([
        { id: 1, books: [{ count: 1 }] },
        { id: 2, books: [{ count: 1 }] },
        { id: 3, books: [{ count: 2 }] },
      ])
    })
  })
})

describeOnBothEngines('aggregates switched on', (engine) => {
  const library = useLibrary(engine, { aggregates: true })
  const from = (table: string) => library.as(anonymous).from(table)

  it('group by everything else that is selected', async () => {
    const { data } = await from('books')
      .select('shelf, n:count(), pages.sum(), dearest:price.max()::text')
      .order('shelf')
    expect(data).toEqual([
      { shelf: 'fiction', n: 1, sum: 150, dearest: '9.99' },
      { shelf: 'travel', n: 3, sum: 850, dearest: '25.50' },
      { shelf: 'maps', n: 1, sum: null, dearest: null },
    ])
  })

  it('group by JSON keys, spreads and embeds', async () => {
    const byLanguage = await from('books').select('details->>lang, count()').order('details->>lang')
    expect(byLanguage.data).toEqual([
      { lang: 'ar', count: 1 },
      { lang: 'en', count: 1 },
      { lang: 'fr', count: 1 },
      { lang: null, count: 2 },
    ])
    const spread = await from('books')
      .select('...authors!author_id(name), count()')
      .not('author_id', 'is', null)
    expect(spread.data).toContainEqual({ name: 'Nicolas Bouvier', count: 2 })
    const hoisted = await from('books')
      .select('shelf, ...authors!author_id(born.min())')
      .eq('shelf', 'travel')
    expect(hoisted.data).toEqual([{ shelf: 'travel', min: '1304-02-24' }])
    const embedded = await from('books')
      .select('authors!author_id(name), count()')
      .eq('author_id', 3)
    expect(embedded.data).toEqual([{ authors: { name: 'Nicolas Bouvier' }, count: 2 }])
  })

  it('are not possible for a to-many spread', async () => {
    expect(await from('authors').select('id, ...books!author_id(pages.sum())')).toMatchObject({
      status: 400,
      error: { code: 'PGRST127' },
    })
  })
})
