/** Writes the database's types for supabase-js from a freshly migrated schema. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrate } from '#server/backend/db/migrate.ts'
import { openDatabase } from '#server/backend/db/open.ts'
import { readCatalog } from './database-types/catalog.ts'
import { renderDatabaseTypes } from './database-types/render.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const TARGET = 'app/lib/supabase/database.generated.ts'

async function generate(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'database-types-'))
  const database = await openDatabase({ kind: 'pglite', dir })
  try {
    await migrate(database, {
      platformDir: join(ROOT, 'server/backend/db/platform'),
      migrationsDir: join(ROOT, 'supabase/migrations'),
    })
    return renderDatabaseTypes('public', await readCatalog(database, 'public'))
  } finally {
    await database.close()
    await rm(dir, { recursive: true })
  }
}

const file = join(ROOT, TARGET)
const types = await generate()
const current = await readFile(file, 'utf8').catch(() => '')

if (current === types) {
  process.stdout.write(`${TARGET} is current.\n`)
} else {
  await writeFile(file, types)
  process.stdout.write(`${TARGET} written.\n`)
}
