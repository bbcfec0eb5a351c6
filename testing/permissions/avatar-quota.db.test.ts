/** A person keeps a few pictures of their own, by whatever way they come. */
import { beforeAll, expect, it } from 'vitest'
import type { Statement } from '#server/backend/db/driver.ts'
import { describeOnEitherEngine } from '#server/backend/db/testing/both-engines.ts'
import { type Actor, ask, IDS } from './actors.ts'
import { seedRows } from './seeded-rows.ts'

const most = 20
const refusal = `A folder of avatars holds at most ${most} files`

const add = (person: keyof typeof IDS, name: string, bucket = 'avatars'): Statement => ({
  text: 'insert into storage.objects (bucket_id, name, owner_id) values ($1, $2, $3)',
  values: [bucket, `${IDS[person]}/${name}`, IDS[person]],
})

describeOnEitherEngine('the folder of a person’s pictures', (engine) => {
  const run = (actor: Actor, statement: Statement, keep = false) =>
    ask(engine.database, actor, statement, { keep })

  beforeAll(async () => {
    await seedRows(engine.database)
    await run(
      'service',
      {
        text: `delete from storage.objects where bucket_id = 'avatars' and name like $1`,
        values: [`${IDS.owner}/%`],
      },
      true,
    )
    // At the same time, and some in folders below: only so many find room.
    const outcomes = await Promise.allSettled(
      Array.from({ length: most + 5 }, (_, n) =>
        run('owner', add('owner', n % 2 ? `${n}.webp` : `old/${n}.webp`), true),
      ),
    )
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused.map((outcome) => 'reason' in outcome && outcome.reason.message)).toEqual(
      Array(5).fill(refusal),
    )
  })

  it('is full, also for who uploads to a signed address, and says so', async () => {
    await expect(run('owner', add('owner', 'one-more.webp'))).rejects.toThrow(refusal)
    await expect(run('service', add('owner', 'one-more.webp'))).rejects.toThrow(refusal)
    const several = {
      text: `insert into storage.objects (bucket_id, name)
        select 'avatars', $1 || '/' || n from generate_series(1, $2::int) as n`,
      values: [IDS.stranger, most + 1],
    }
    await expect(run('service', several)).rejects.toThrow(refusal)
  })

  it('is not full for others, nor are other buckets', async () => {
    expect((await run('stranger', add('stranger', 'face.webp'))).affected).toBe(1)
    expect((await run('service', add('owner', 'face.webp', 'travel'))).affected).toBe(1)
  })

  it('has room for a picture that replaces another, and for another name of one', async () => {
    const { rows } = await run('owner', {
      text: `select name from storage.objects where bucket_id = 'avatars'`,
    })
    const [name = ''] = rows[0] ?? []
    const values = [name]
    const replace = {
      text: `insert into storage.objects (bucket_id, name) values ('avatars', $1)
        on conflict (bucket_id, name) do update set version = 'new'`,
      values,
    }
    expect((await run('owner', replace)).affected).toBe(1)
    const rename = {
      text: `update storage.objects set name = name || '.old' where bucket_id = 'avatars' and name = $1`,
      values,
    }
    expect((await run('owner', rename)).affected).toBe(1)
  })

  it('can not be filled from another folder', async () => {
    await run('service', add('owner', 'moved.webp', 'travel'), true)
    const move = {
      text: `update storage.objects set bucket_id = 'avatars' where bucket_id = 'travel' and name = $1`,
      values: [`${IDS.owner}/moved.webp`],
    }
    await expect(run('service', move)).rejects.toThrow(refusal)
  })

  it('has room again when one is removed', async () => {
    const remove = {
      text: `delete from storage.objects where id = (
        select id from storage.objects where bucket_id = 'avatars' and name like $1 limit 1)`,
      values: [`${IDS.owner}/%`],
    }
    expect((await run('owner', remove, true)).affected).toBe(1)
    expect((await run('owner', add('owner', 'one-more.webp'))).affected).toBe(1)
  })
})
