/** Related rows in one request. */
import { describe, expect, it } from 'vitest'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { useClub } from './alpine-club-server.ts'

describeOnBothEngines('embedding', (engine) => {
  const club = useClub(engine, { rest: { aggregates: true } })
  const from = (table: string) => club.as('visitor').from(table)

  it('goes to one, to many, through join tables and one to one', async () => {
    const { data } = await from('members')
      .select('name, cards(number), tours(title, peaks(name))')
      .order('id')
      .order('id', { referencedTable: 'tours' })
    expect(data).toEqual([
      {
        name: 'Ada',
        cards: { number: 'A-1' },
        tours: [
          { title: 'Hörnli ridge', peaks: { name: 'Matterhorn' } },
          { title: 'Lisengrat', peaks: { name: 'Säntis' } },
        ],
      },
      { name: 'Ben', cards: null, tours: [{ title: 'Lisengrat', peaks: { name: 'Säntis' } }] },
      {
        name: 'Cleo',
        cards: { number: 'C-3' },
        tours: [{ title: 'By cable car', peaks: { name: 'Säntis' } }],
      },
    ])
  })

  it('reads what stands in the join table itself', async () => {
    const { data } = await from('tours')
      .select('title, bookings(paid, members(name))')
      .eq('id', 3)
      .single()
    expect(data).toEqual({
      title: 'Lisengrat',
      bookings: [
        { paid: false, members: { name: 'Ada' } },
        { paid: true, members: { name: 'Ben' } },
      ],
    })
  })

  it('tells two relationships to one table apart by column or constraint', async () => {
    const { data } = await from('tours')
      .select('guide:guides!guide_id(name), deputy:guides!tours_deputy(name), deputy_id(id)')
      .eq('id', 1)
      .single()
    expect(data).toEqual({
      guide: { name: 'Ulrich' },
      deputy: { name: 'Lucy' },
      deputy_id: { id: 2 },
    })
  })

  it('lists the choices when it can’t tell which is meant', async () => {
    const { status, error } = await from('tours').select('guides(name)')
    expect(status).toBe(300)
    expect(error).toMatchObject({
      code: 'PGRST201',
      message:
        "Could not embed because more than one relationship was found for 'tours' and 'guides'",
      hint: expect.stringContaining("'guides!tours_guide'"),
    })
    expect(error?.details).toContainEqual({
      cardinality: 'many-to-one',
      embedding: 'tours with guides',
      relationship: 'tours_deputy using tours(deputy_id) and guides(id)',
    })
  })

  it('follows a table to itself, up and down', async () => {
    const { data } = await from('guides')
      .select('name, mentor:mentor_id(name), pupils:guides!mentor_id(name)')
      .eq('id', 2)
      .single()
    expect(data).toEqual({
      name: 'Lucy',
      mentor: { name: 'Ulrich' },
      pupils: [{ name: 'Tenzing' }],
    })
  })

  it('follows relationships that functions define', async () => {
    const guide = await from('guides').select('name, leads(title)').eq('id', 2).single()
    expect(guide.data).toEqual({
      name: 'Lucy',
      leads: [{ title: 'Mittellegi' }, { title: 'Lisengrat' }],
    })
    const tour = await from('tours').select('goal(name, feet)').eq('id', 3).single()
    expect(tour.data).toEqual({ goal: { name: 'Säntis', feet: 8209 } })
  })

  it('sees foreign keys through views', async () => {
    const { data } = await from('tour_list').select('title, guides(name)').eq('tour', 1).single()
    expect(data).toEqual({ title: 'Hörnli ridge', guides: { name: 'Ulrich' } })
    const peaks = await from('high_peaks').select('name, tours(title)').eq('id', 1).single()
    expect(peaks.data).toEqual({ name: 'Matterhorn', tours: [{ title: 'Hörnli ridge' }] })
  })

  describe('filters of embedded rows', () => {
    it('leave the parents, unless the join is inner', async () => {
      const left = await from('peaks').select('id, tours(id)').eq('tours.level', 'hard').order('id')
      expect(left.data).toEqual([
        { id: 1, tours: [{ id: 1 }] },
        { id: 2, tours: [{ id: 2 }] },
        { id: 3, tours: [] },
        { id: 4, tours: [] },
      ])
      const inner = await from('peaks')
        .select('id, tours!inner(id)', { count: 'exact' })
        .eq('tours.level', 'hard')
        .order('id')
      expect(inner).toMatchObject({
        count: 2,
        data: [
          { id: 1, tours: [{ id: 1 }] },
          { id: 2, tours: [{ id: 2 }] },
        ],
      })
    })

    it('reach through several levels', async () => {
      const { data } = await from('members')
        .select('name, tours!inner(title, peaks!inner(name))')
        .eq('tours.peaks.name', 'Matterhorn')
      expect(data).toEqual([
        { name: 'Ada', tours: [{ title: 'Hörnli ridge', peaks: { name: 'Matterhorn' } }] },
      ])
    })

    it('combine with or, order, limit and offset of their own', async () => {
      const { data } = await from('peaks')
        .select('name, tours(title)')
        .or('level.eq.easy,level.eq.fair', { referencedTable: 'tours' })
        .order('title', { referencedTable: 'tours', ascending: false })
        .range(0, 0, { referencedTable: 'tours' })
        .eq('id', 3)
        .single()
      expect(data).toEqual({ name: 'Säntis', tours: [{ title: 'Lisengrat' }] })
    })

    it('find parents with and without children', async () => {
      const without = await from('peaks').select('id, tours()').is('tours', null)
      expect(without.data).toEqual([{ id: 4 }])
      const having = await from('members')
        .select('id, cards()')
        .not('cards', 'is', null)
        .order('id')
      expect(having.data).toEqual([{ id: 1 }, { id: 3 }])
    })
  })

  it('orders by what is related, where there is one', async () => {
    const { data } = await from('tours')
      .select('id, guide:guides!tours_guide(name)')
      .order('guide(name)', { nullsFirst: false })
      .order('id')
    expect(data?.map(({ id }) => id)).toEqual([2, 3, 1, 4])
    expect(await from('peaks').select('id, tours(id)').order('tours(id)')).toMatchObject({
      status: 400,
      error: { code: 'PGRST118' },
    })
  })

  it('spreads one row into its parent, and many into lists', async () => {
    const one = await from('cards').select('number, ...members(owner:name)').order('number')
    expect(one.data).toEqual([
      { number: 'A-1', owner: 'Ada' },
      { number: 'C-3', owner: 'Cleo' },
    ])
    const many = await from('members').select('name, ...tours(title)').eq('id', 1).single()
    expect(many.data).toEqual({ name: 'Ada', title: ['Hörnli ridge', 'Lisengrat'] })
  })

  it('embeds in what a write gives back', async () => {
    const visitor = club.as('visitor')
    const made = await visitor
      .from('tours')
      .insert({ title: 'Normal route', peak_id: 4, guide_id: 3 })
      .select('title, peaks(name), guide:guides!tours_guide(name)')
      .single()
    expect(made).toMatchObject({
      status: 201,
      data: {
        title: 'Normal route',
        peaks: { name: 'Piz Bernina' },
        guide: { name: 'Tenzing' },
      },
    })
    const gone = await visitor
      .from('tours')
      .delete()
      .eq('title', 'Normal route')
      .select('peaks(id)')
    expect(gone.data).toEqual([{ peaks: { id: 4 } }])
  })

  it('embeds rows of what a function returns', async () => {
    const { data } = await club
      .as('visitor')
      .rpc('peaks_above', { metres: 4000 })
      .select('name, tours(title)')
      .order('name')
    expect(data).toEqual([
      { name: 'Matterhorn', tours: [{ title: 'Hörnli ridge' }] },
      { name: 'Piz Bernina', tours: [] },
    ])
  })

  it('says when there is no such relationship, and which could be meant', async () => {
    expect(await from('peaks').select('tour(title)')).toMatchObject({
      status: 400,
      error: {
        code: 'PGRST200',
        message: "Could not find a relationship between 'peaks' and 'tour' in the schema cache",
        details:
          "Searched for a foreign key relationship between 'peaks' and 'tour' in the schema 'club', but no matches were found.",
        hint: "Perhaps you meant 'tours' instead of 'tour'.",
      },
    })
  })
})
