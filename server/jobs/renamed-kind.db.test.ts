/** Jobs that a database keeps under the earlier name of their kind. */
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { describeOnEitherEngine } from '#server/backend/db/testing/both-engines.ts'

const migration = 'supabase/migrations/20261119230000_reencode_pictures_job.sql'

describeOnEitherEngine('a kind of job that was renamed', (engine) => {
  it('has its jobs and its schedule under the new name, in every state', async () => {
    await engine.owner.script(`
      insert into jobs.jobs (kind, key, most_tries) values
        ('mend-pictures', 'schedule mend-pictures', 5);
      insert into jobs.jobs (kind, key, most_tries, state, finished_at) values
        ('mend-pictures', 'schedule mend-pictures', 5, 'parked', now());
      insert into jobs.schedules (kind, every_minutes, offset_minutes, most_tries, next_at) values
        ('mend-pictures', 60, 7, 5, '2030-01-01T00:07:00Z');
    `)
    await engine.owner.script(await readFile(migration, 'utf8'))
    const [jobs, schedules] = await engine.owner.transaction({
      statements: [
        {
          text: `select kind, key, state from jobs.jobs where kind like '%pictures' order by state`,
        },
        { text: `select kind, offset_minutes from jobs.schedules where kind like '%pictures'` },
      ],
    })
    expect(jobs?.rows).toEqual([
      ['reencode-pictures', 'schedule reencode-pictures', 'parked'],
      ['reencode-pictures', 'schedule reencode-pictures', 'waiting'],
    ])
    expect(schedules?.rows).toEqual([['reencode-pictures', '7']])
  })
})
