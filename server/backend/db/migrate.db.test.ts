import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from './migrate.ts'
import { MigrationError } from './migrations/migration-files.ts'
import { describeOnBothEngines } from './testing/both-engines.ts'

const PLATFORM = join(import.meta.dirname, 'platform')

describeOnBothEngines(
  'migrations',
  (engine) => {
    let root: string
    let migrationsDir: string
    const path = (name: string) => join(migrationsDir, name)
    const write = (name: string, sql: string) => writeFile(path(name), sql)
    const remove = (name: string) => rm(path(name))
    const run = (more: { seedFile?: string } = {}) =>
      migrate(engine.owner, { platformDir: PLATFORM, migrationsDir, ...more })
    const failure = async (): Promise<MigrationError> => {
      const error = await run().then(
        () => null,
        (reason) => reason,
      )
      expect(error).toBeInstanceOf(MigrationError)
      return error
    }
    const rows = async (text: string) =>
      (await engine.owner.transaction({ statements: [{ text }] }))[0]?.rows

    beforeAll(async () => {
      root = await mkdtemp(join(tmpdir(), 'test-migrations-'))
      migrationsDir = join(root, 'migrations')
      await mkdir(migrationsDir)
    })
    afterAll(() => rm(root, { recursive: true, force: true }))

    const FIRST = `-- ünicode, so that characters and bytes differ
create table public.trips (id int primary key, title text default 'a;b');
create function public.twice(n int) returns int language sql as $$ select n * 2; $$;
`

    it('applies the files in order, each once', async () => {
      await write('20260102000000_second.sql', 'insert into public.trips values (twice(21));')
      await write('20260101000000_first.sql', FIRST)
      expect((await run()).applied).toEqual(['20260101000000', '20260102000000'])
      expect((await run()).applied).toEqual([])
      expect(await rows('select id, title from public.trips')).toEqual([['42', 'a;b']])
    })

    it('keeps the ledger in the shape that Supabase has', async () => {
      const ledger = 'select version, statements, name from supabase_migrations.schema_migrations'
      expect(await rows(`${ledger} where version = '20260102000000'`)).toEqual([
        ['20260102000000', '{"insert into public.trips values (twice(21));"}', 'second'],
      ])
    })

    it('runs them as a role that is no superuser and does not own the platform', async () => {
      const name = '20260103000000_who.sql'
      await write(name, 'create table public.who as select current_user::text as name;')
      await run()
      expect(await rows('select name from public.who')).toEqual([['migrator']])
      expect(await rows("select rolsuper from pg_roles where rolname = 'migrator'")).toEqual([
        ['f'],
      ])
      const forbidden = '20260104000000_forbidden.sql'
      await write(forbidden, 'select 1;\n\nalter table auth.users add column mine int;')
      expect((await failure()).message).toMatch(/_forbidden\.sql:3: must be owner of/)
      await remove(forbidden)
    })

    it.each([
      ['a syntax error', 'select 1;\nselect\n  from from;', 3, 'syntax error at or near "from"'],
      [
        'an unknown table',
        "select 'ü;ü';\n\nselect *\nfrom nowhere;",
        4,
        'relation "nowhere" does not exist',
      ],
      [
        'an error without a position',
        'select 1;\n-- next\n\ninsert into trips values (42);',
        4,
        'duplicate key value',
      ],
      ['an error in a block', 'do $$ begin\n  perform 1 / 0;\nend $$;', 1, 'division by zero'],
    ])('stops at %s with its file and line', async (_case, sql, line, message) => {
      const name = '20260105000000_wrong.sql'
      await write(name, `create table public.half_done (id int);\n${sql}`)
      const error = await failure()
      expect(error).toMatchObject({ file: path(name), line: line + 1 })
      expect(error.message).toContain(`${path(name)}:${line + 1}: ${message}`)
      expect(await rows("select to_regclass('public.half_done')")).toEqual([[null]])
      await remove(name)
      expect((await run()).applied).toEqual([])
    })

    it('stops when an applied file was changed', async () => {
      await write('20260101000000_first.sql', `${FIRST}\n`)
      const { message } = await failure()
      expect(message).toBe(
        `${path('20260101000000_first.sql')}: was changed after it was applied to this database`,
      )
      await write('20260101000000_first.sql', FIRST)
    })

    it('stops when an applied file is missing', async () => {
      await remove('20260101000000_first.sql')
      expect((await failure()).message).toContain('20260101000000: was applied to this database')
      await write('20260101000000_first.sql', FIRST)
    })

    it('stops at a file that comes before what was applied', async () => {
      await write('20250101000000_late.sql', 'select 1')
      expect((await failure()).message).toContain('is older than 20260103000000')
      await remove('20250101000000_late.sql')
    })

    it.each(['2026_short.sql', '20260106000000.sql', '20260106000000_a b.sql', 'readme.sql'])(
      'stops at the file name %s',
      async (name) => {
        await write(name, 'select 1')
        expect((await failure()).message).toBe(
          `${path(name)}: the name must be <14 digits>_<name>.sql`,
        )
        await remove(name)
      },
    )

    it('stops at two files with one version', async () => {
      await write('20260101000000_again.sql', 'select 1')
      expect((await failure()).message).toContain(
        'another migration has the version 20260101000000',
      )
      await remove('20260101000000_again.sql')
    })

    it('applies the seed once', async () => {
      const seedFile = join(root, 'seed.sql')
      await writeFile(seedFile, 'insert into public.trips values (7);')
      expect(await run({ seedFile })).toEqual({ applied: [], seeded: true })
      await writeFile(seedFile, 'insert into public.trips values (8);')
      expect(await run({ seedFile })).toEqual({ applied: [], seeded: false })
      expect(await rows('select id from public.trips order by id')).toEqual([['7'], ['42']])
    })
  },
  { empty: true },
)
