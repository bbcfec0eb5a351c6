/** Two devices that write one idea: of every field the newer value stays, whichever arrives first. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Statement } from '#server/backend/db/driver.ts'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { type Actor, ask, IDS } from '#testing/permissions/actors.ts'
import { SEEDED, seedRows } from '#testing/permissions/seeded-rows.ts'

const idea = 'b0000000-0000-4000-8000-0000000000f1'

describeOnBothEngines('an idea that two devices write', (engine) => {
  beforeAll(() => seedRows(engine.database))

  const write = (actor: Actor, statement: Statement) =>
    ask(engine.database, actor, statement, { keep: true })
  /** As the board sends it: the whole row, and which fields of it are meant. */
  const upsert = (row: { title: string; color: string; changed: string | null }) =>
    write('owner', {
      text: `insert into public.ideas (id, user_id, title, color, updated_at, changed)
        values ($1, $2, $3, $4, '2000-01-01', $5::text::jsonb)
        on conflict (id) do update set title = excluded.title, color = excluded.color,
          updated_at = excluded.updated_at, changed = excluded.changed
        returning title, color, changed, updated_at > '2026-01-01'`,
      values: [idea, IDS.owner, row.title, row.color, row.changed],
    }).then(({ rows }) => rows[0]?.slice(0, 2))
  const times = async () => {
    const { rows } = await ask(engine.database, 'owner', {
      text: `select edited_at ->> 'title', edited_at ->> 'color' from public.ideas where id = $1`,
      values: [idea],
    })
    return rows[0]
  }

  it('takes the newer of a field and leaves what was not meant', async () => {
    await upsert({ title: 'Tram', color: '#ffffff', changed: '{"title": 100, "color": 100}' })
    expect(await times()).toEqual(['100', '100'])
    // A device that knew nothing of the other colour means the title alone.
    await upsert({ title: 'Tram', color: '#4ECDC4', changed: '{"color": 300}' })
    expect(await upsert({ title: 'Tram 28', color: '#ffffff', changed: '{"title": 200}' })).toEqual(
      ['Tram 28', '#4ECDC4'],
    )
    // What was done earlier, and arrives later.
    expect(await upsert({ title: 'Bus', color: '#ffffff', changed: '{"title": 150}' })).toEqual([
      'Tram 28',
      '#4ECDC4',
    ])
    expect(await times()).toEqual(['200', '300'])
  })

  it('changes nothing where nothing was meant, and takes a plain write as it stands', async () => {
    expect(await upsert({ title: 'Ferry', color: '#ffffff', changed: '{}' })).toEqual([
      'Tram 28',
      '#4ECDC4',
    ])
    expect(await upsert({ title: 'Ferry', color: '#4ECDC4', changed: null })).toEqual([
      'Ferry',
      '#4ECDC4',
    ])
    const [title, color] = (await times()) ?? []
    expect(Number(title)).toBeGreaterThan(1_700_000_000_000)
    expect(color).toBe('300')
  })

  it('counts a clock that is ahead as ours, and what is no time as not meant', async () => {
    await upsert({ title: 'Boat', color: '#4ECDC4', changed: '{"title": 9e20, "color": "soon"}' })
    const [title] = (await times()) ?? []
    expect(Number(title)).toBeLessThanOrEqual(Date.now() + 60_000)
  })

  describe('and boards', () => {
    it('lie with their owner: an idea can’t be put on somebody else’s', async () => {
      const put = (board: string, actor: 'owner' | 'stranger') =>
        write(actor, {
          text: 'insert into public.ideas (user_id, title, board_id) values ($1, $2, $3) returning 1',
          values: [IDS[actor], 'Here', board],
        })
      expect((await put(SEEDED.board, 'owner')).rows).toHaveLength(1)
      await expect(put(SEEDED.board, 'stranger')).rejects.toMatchObject({ code: '42501' })
    })

    it('leave their ideas on the board that everybody has', async () => {
      await write('owner', {
        text: 'delete from public.boards where id = $1',
        values: [SEEDED.board],
      })
      const { rows } = await ask(engine.database, 'owner', {
        text: `select count(*) from public.ideas where title = 'Here' and board_id is null`,
      })
      expect(rows).toEqual([['1']])
    })
  })
})
