/** What one account may keep and write: enough for a traveller, and never the whole disk. */
import { beforeAll, expect, it } from 'vitest'
import { DatabaseError, type Statement } from '#server/backend/db/driver.ts'
import { describeOnEitherEngine } from '#server/backend/db/testing/both-engines.ts'
import { type Actor, ask, IDS } from './actors.ts'
import { SEEDED, seedRows } from './seeded-rows.ts'

/** `more` is what the values name as $1 and so on. */
const rowsOf = (
  table: string,
  columns: string,
  values: string,
  count: number,
  ...more: string[]
): Statement => ({
  text: `insert into public.${table} (${columns}) select ${values} from generate_series(1, ${count}) as n`,
  values: more,
})

const MOST_ROWS: [what: string, fill: Statement, one: Statement, limit: string][] = [
  [
    'ideas',
    rowsOf('ideas', 'title', `'Idea ' || n`, 2_000),
    rowsOf('ideas', 'title', `'One more'`, 1),
    'There is room for 2000 ideas',
  ],
  [
    'conversations',
    rowsOf('sessions', 'last_prompt', `'Lisbon'`, 500),
    rowsOf('sessions', 'last_prompt', `'Porto'`, 1),
    'There is room for 500 conversations',
  ],
  [
    'groups',
    rowsOf('groups', 'name', `'Group ' || n`, 100),
    rowsOf('groups', 'name', `'One more'`, 1),
    'There is room for 100 groups',
  ],
]

describeOnEitherEngine('an account', (engine) => {
  const run = (actor: Actor, statement: Statement, keep = false) =>
    ask(engine.database, actor, statement, { keep })
  const refusalOf = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    if (!(error instanceof DatabaseError)) throw new Error('it was not refused', { cause: error })
    return [error.code, error.message, error.fields.hint]
  }

  beforeAll(async () => {
    await seedRows(engine.database)
    // Bytes count as they lie on disk: without compression, plain text is as large as it looks.
    await engine.owner.script(`
      alter table public.ideas alter place_details set storage external;
      alter table public.sessions alter conversation_history set storage external;`)
  })

  it.each(MOST_ROWS)(
    'keeps so many %s, is told so, and no other is',
    async (_, fill, one, limit) => {
      expect((await run('stranger', fill, true)).affected).toBeGreaterThan(0)
      expect(await refusalOf(run('stranger', one))).toEqual([
        'PT413',
        limit,
        'Delete some that are no longer needed.',
      ])
      expect((await run('participant', one)).affected).toBe(1)
    },
  )

  it('has room again for what it deleted', async () => {
    const remove = `delete from public.ideas where id = (select id from public.ideas limit 1)`
    await run('stranger', { text: remove }, true)
    const one = rowsOf('ideas', 'title', `'One more'`, 1)
    expect((await run('stranger', one, true)).affected).toBe(1)
    expect((await refusalOf(run('stranger', one)))[0]).toBe('PT413')
  })

  it('keeps so many bytes, however they come', async () => {
    const fill = rowsOf('ideas', 'title, place_details', `'x', $1::text`, 60, 'x'.repeat(260_000))
    await run('participant', fill, true)
    await run('participant', fill, true)
    expect((await refusalOf(run('participant', fill))).slice(0, 2)).toEqual([
      'PT413',
      'There is room for 32 MB of ideas',
    ])
    await run('participant', rowsOf('ideas', 'title', `'small'`, 40), true)
    const grow = {
      text: `update public.ideas set place_details = $1::text where title = 'small'`,
      values: ['x'.repeat(260_000)],
    }
    expect((await refusalOf(run('participant', grow)))[0]).toBe('PT413')
  })

  it('writes so much in an hour, though it keeps little', async () => {
    const chat = rowsOf('sessions', 'last_prompt', `'Lisbon'`, 1)
    await run('admin', chat, true)
    const talk = {
      text: 'update public.sessions set conversation_history = jsonb_build_array($1::text)',
      values: ['x'.repeat(4_000_000)],
    }
    let written = 0
    let refusal: unknown[] = []
    while (refusal.length === 0 && written < 40) {
      await run('admin', talk, true).then(
        () => {
          written += 1
        },
        (error: unknown) => {
          if (!(error instanceof DatabaseError)) throw error
          refusal = [error.code, error.message]
        },
      )
    }
    expect(refusal).toEqual(['PT429', 'That was a lot to save in a short time'])
    expect(written).toBeGreaterThanOrEqual(14)
    expect(written).toBeLessThanOrEqual(17)
    // An hour later there is room again, and nobody else was kept from writing.
    expect((await run('owner', chat)).affected).toBe(1)
    await engine.owner.script(
      `update private.write_budgets set updated_at = updated_at - interval '1 hour'`,
    )
    expect((await run('admin', talk)).affected).toBe(1)
  })

  it('leaves with all that was counted of it', async () => {
    await engine.database.transaction({
      role: 'supabase_auth_admin',
      statements: [{ text: 'delete from auth.users where id = $1', values: [IDS.stranger] }],
    })
    const [left] = await engine.owner.transaction({
      statements: [
        {
          text: 'select from private.write_budgets where user_id = $1',
          values: [IDS.stranger],
        },
      ],
    })
    expect(left?.affected).toBe(0)
  })

  it('is refused when many writes at once would pass the limit', async () => {
    await run('owner', rowsOf('groups', 'name', `'Group ' || n`, 95), true)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => run('owner', rowsOf('groups', 'name', `'Late'`, 1), true)),
    )
    // One group stands in the scene already.
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    const add = {
      text: `insert into public.group_participants (group_id, user_id) values ($1, $2)`,
      values: [SEEDED.group, IDS.admin],
    }
    expect((await run('service', add)).affected).toBe(1)
  })
})
