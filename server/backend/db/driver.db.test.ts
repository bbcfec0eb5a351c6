import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DatabaseError, type SqlValue, type Transaction } from './driver.ts'
import { describeOnBothEngines } from './testing/both-engines.ts'

const rejection = async (work: Promise<unknown>): Promise<DatabaseError> => {
  const error = await work.then(
    () => null,
    (reason) => reason,
  )
  if (error instanceof DatabaseError) return error
  throw new Error('expected a DatabaseError', { cause: error })
}

describeOnBothEngines('the database contract', (engine) => {
  const run = (text: string, values: SqlValue[] = [], more: Partial<Transaction> = {}) =>
    engine.owner.transaction({ statements: [{ text, values }], ...more })

  const first = async (...call: Parameters<typeof run>) => (await run(...call))[0]?.rows[0]

  beforeAll(() =>
    engine.owner.script(`
      create table public.notes (id int primary key, body text, seen boolean, raw bytea);
      insert into public.notes values (1, 'one', true, null), (2, null, false, null);
      create table public.links (note int references public.notes deferrable initially deferred);
    `),
  )

  it('gives names, types and the text of every column', async () => {
    const [result] = await run('select id, body, seen from notes order by id')
    expect(result).toEqual({
      columns: [
        { name: 'id', type: 23 },
        { name: 'body', type: 25 },
        { name: 'seen', type: 16 },
      ],
      rows: [
        ['1', 'one', 't'],
        ['2', null, 'f'],
      ],
      affected: 2,
    })
  })

  it('binds values and lets Postgres infer their types', async () => {
    const values = [3, 'drei; drop table notes', true, new Uint8Array([0, 255])]
    const [inserted] = await run('insert into notes values ($1, $2, $3, $4)', values)
    expect(inserted).toEqual({ columns: [], rows: [], affected: 1 })
    expect(await first('select * from notes where id = $1', [3n])).toEqual([
      '3',
      'drei; drop table notes',
      't',
      '\\x00ff',
    ])
    await run('delete from notes where id = 3')
  })

  it('gives back any text as it came', async () => {
    const text = fc.string({ unit: 'grapheme' }).filter((value) => !value.includes('\0'))
    await fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 5 }), async (values) => {
        const [result] = await run('select value from unnest($1::text[]) as value', [
          `{${values.map((value) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`,
        ])
        expect(result?.rows.map(([value]) => value)).toEqual(values)
      }),
      { numRuns: 50 },
    )
  })

  it('carries values and results of megabytes', async () => {
    const large = 'ü'.repeat(2_000_000)
    expect(await first('select $1::text', [large])).toEqual([large])
  })

  it('runs the statements of a transaction together or not at all', async () => {
    const error = await rejection(
      engine.owner.transaction({
        statements: [
          { text: "insert into notes values (10, 'kept?')" },
          { text: 'insert into notes values ($1)', values: [1] },
          { text: "insert into notes values (11, 'never')" },
        ],
      }),
    )
    expect(error.fields).toMatchObject({
      code: '23505',
      detail: 'Key (id)=(1) already exists.',
      table: 'notes',
      constraint: 'notes_pkey',
      statement: 1,
    })
    expect(await first('select count(*) from notes where id >= 10')).toEqual(['0'])
  })

  it('reports where a statement is wrong', async () => {
    const error = await rejection(run('select *\nfrom nowhere'))
    expect(error.fields).toMatchObject({ code: '42P01', position: 15, statement: 0 })
  })

  it('blames no statement for what fails at the end', async () => {
    const error = await rejection(run('insert into links values (99)'))
    expect(error.code).toBe('23503')
    expect(error.fields.statement).toBeUndefined()
  })

  it('goes on after an error with the same statement', async () => {
    const half = 'select 10 / $1::int'
    expect(await first(half, [2])).toEqual(['5'])
    expect((await rejection(run(half, [0]))).code).toBe('22012')
    expect(await first(half, [5])).toEqual(['2'])
  })

  it('follows a table that changes under a statement it has seen', async () => {
    await engine.owner.script('create table public.moving (a int); insert into moving values (1)')
    expect(await first('select * from moving')).toEqual(['1'])
    // Hidden in a function call, where no driver can see that it changes the schema.
    await engine.owner.script(`create function public.widen() returns void language plpgsql
      as $$ begin alter table public.moving add b text default 'new'; end $$`)
    expect(await first('select * from moving')).toEqual(['1'])
    await run('select public.widen()')
    expect(await first('select * from moving')).toEqual(['1', 'new'])
  })

  it('runs as the role and with the settings of one transaction only', async () => {
    const who = { text: "select current_user::text, current_setting('request.method', true)" }
    const settings = [['request.method', 'GET']] as const
    const [as] = await engine.database.transaction({ role: 'anon', settings, statements: [who] })
    expect(as?.rows).toEqual([['anon', 'GET']])
    const [after] = await engine.database.transaction({ role: 'service_role', statements: [who] })
    expect(after?.rows[0]?.[0]).toBe('service_role')
    expect(after?.rows[0]?.[1] || null).toBeNull()
  })

  it('leaves role and settings behind after an error too', async () => {
    const fail = engine.database.transaction({
      role: 'anon',
      settings: [['request.method', 'POST']],
      statements: [{ text: 'select 1 / 0' }],
    })
    expect((await rejection(fail)).code).toBe('22012')
    const [after] = await engine.database.transaction({
      statements: [
        { text: "select current_user <> 'anon', current_setting('request.method', true)" },
      ],
    })
    expect(after?.rows[0]?.[0]).toBe('t')
    expect(after?.rows[0]?.[1] || null).toBeNull()
  })

  it('refuses an unknown role', async () => {
    const error = await rejection(
      engine.database.transaction({ role: 'nobody_here', statements: [{ text: 'select 1' }] }),
    )
    expect(error.code).toBe('22023')
    expect(error.message).toContain('nobody_here')
  })

  it('writes nothing in a read-only transaction', async () => {
    const error = await rejection(run('delete from notes', [], { readOnly: true }))
    expect(error.code).toBe('25006')
  })

  it('lets the caller decide from the results', async () => {
    const seen: number[] = []
    const decide = (verdict: 'commit' | 'rollback') => ({
      decide: (results: readonly { affected: number }[]) => {
        seen.push(results[0]?.affected ?? -1)
        return verdict
      },
    })
    const insert = 'insert into notes (id) values (20), (21)'
    const [undone] = await run(insert, [], decide('rollback'))
    expect(undone?.affected).toBe(2)
    expect(await first('select count(*) from notes where id >= 20')).toEqual(['0'])
    await run(insert, [], decide('commit'))
    expect(await first('select count(*) from notes where id >= 20')).toEqual(['2'])
    expect(seen).toEqual([2, 2])
  })

  it('undoes the transaction when the decision throws', async () => {
    const decide = () => {
      throw new RangeError('undecided')
    }
    await expect(run('delete from notes', [], { decide })).rejects.toThrow('undecided')
    expect(await first('select count(*) > 0 from notes')).toEqual(['t'])
  })

  it('reports an error at the commit that the decision asked for', async () => {
    const insert = run('insert into links values (98)', [], { decide: () => 'commit' })
    expect((await rejection(insert)).code).toBe('23503')
  })

  it('refuses text with a null byte, which would end the message early', async () => {
    expect((await rejection(run('select 1\0'))).code).toBe('22021')
    expect(await first('select 1')).toEqual(['1'])
  })

  it('ends a statement that takes too long and runs what waited behind it', async () => {
    const heard: string[] = []
    const stop = await engine.owner.listen('after_timeout', (payload) => heard.push(payload))
    const slow = run('select count(*) from generate_series(1, 1e9::bigint)', [], { timeoutMs: 200 })
    const behind = Promise.all([1, 2, 3, 4, 5, 6].map((n) => first('select $1::int', [n])))
    const error = await rejection(slow)
    expect(error.fields).toMatchObject({
      code: '57014',
      message: 'canceling statement due to statement timeout',
    })
    expect((await behind).flat()).toEqual(['1', '2', '3', '4', '5', '6'])
    await run("select pg_notify('after_timeout', 'still here')")
    await expect.poll(() => heard).toEqual(['still here'])
    await stop()
  })

  it('reports endless recursion as an error of the statement', async () => {
    await engine.owner.script(`create function public.endless(n int) returns int language plpgsql
      as $$ begin return public.endless(n + 1); end $$`)
    expect((await rejection(run('select public.endless(1)'))).code).toBe('54001')
    expect(await first('select 1')).toEqual(['1'])
  })

  it('tells how long the statements ran, also of those that it ended', async () => {
    const ran: number[] = []
    const onRan = (ms: number) => ran.push(ms)
    await run('select 1', [], { onRan })
    await run('select 1', [], { onRan, decide: () => 'commit' })
    expect(ran.length).toBeGreaterThanOrEqual(2)
    const before = ran.length
    const slow = run('select pg_sleep(600)', [], { onRan, timeoutMs: 300 })
    expect((await rejection(slow)).code).toBe('57014')
    expect(ran.slice(before)).toHaveLength(1)
    expect(ran.at(-1)).toBeGreaterThanOrEqual(290)
  })

  it('undoes the transaction that was ended', async () => {
    const slow = engine.owner.transaction({
      statements: [
        { text: 'delete from notes' },
        { text: 'select count(*) from generate_series(1, 1e9::bigint)' },
      ],
      timeoutMs: 200,
    })
    expect((await rejection(slow)).code).toBe('57014')
    expect(await first('select count(*) > 0 from notes')).toEqual(['t'])
  })

  it('hears notifications after the commit, and none of what was rolled back', async () => {
    const heard: string[] = []
    const stop = await engine.owner.listen('Odd "channel"', (payload) => heard.push(payload))
    const notify = (payload: string, more: Partial<Transaction> = {}) =>
      run('select pg_notify($1, $2)', ['Odd "channel"', payload], more)
    await notify('undone', { decide: () => 'rollback' })
    await notify('kept')
    await expect.poll(() => heard).toEqual(['kept'])
    await stop()
    const others: string[] = []
    const stopOther = await engine.owner.listen('other', (payload) => others.push(payload))
    await notify('too late')
    await run("select pg_notify('other', 'done')")
    await expect.poll(() => others).toEqual(['done'])
    expect(heard).toEqual(['kept'])
    await stopOther()
  })

  it('runs a script of several statements, and leaves nothing open when one fails', async () => {
    await expect(engine.owner.script('begin; delete from notes; select 1 / 0')).rejects.toThrow(
      'division by zero',
    )
    expect(await first('select count(*) > 0 from notes')).toEqual(['t'])
  })

  it('goes on with more statement texts than it remembers', async () => {
    const texts = Array.from({ length: 450 }, (_, index) => `select ${index} as c${index}`)
    for (const text of [...texts, ...texts]) await run(text)
    expect(await first(texts[7] ?? '')).toEqual(['7'])
  })

  it('keeps the results of many transactions at once apart', async () => {
    const numbers = Array.from({ length: 300 }, (_, index) => index)
    const rows = await Promise.all(numbers.map((number) => first('select $1::int', [number])))
    expect(rows).toEqual(numbers.map((number) => [String(number)]))
  })

  afterAll(async () => {
    const last = run('select pg_sleep(0.1)')
    await engine.owner.close()
    await expect(last).resolves.toHaveLength(1)
    await expect(run('select 1')).rejects.toThrow()
  })
})
