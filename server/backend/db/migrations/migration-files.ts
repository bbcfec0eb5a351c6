/** The SQL files a database is made from, read and checked before anything runs. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { isAbsolute, join, relative } from 'node:path'

const FILE_NAME = /^(\d{14})_([\w-]+)\.sql$/

/** What stopped the migrations, with the file and where it matters the line. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
  readonly file: string
  readonly line: number | null

  constructor(file: string, line: number | null, reason: string, options?: ErrorOptions) {
    const shown =
      isAbsolute(file) && !relative('.', file).startsWith('..') ? relative('.', file) : file
    super(`${shown}${line === null ? '' : `:${line}`}: ${reason}`, options)
    this.file = shown
    this.line = line
  }
}

export interface SqlFile {
  path: string
  sql: string
  checksum: string
}

export interface Migration extends SqlFile {
  version: string
  name: string
}

export async function readSqlFile(path: string): Promise<SqlFile> {
  const sql = await readFile(path, 'utf8')
  return { path, sql, checksum: createHash('sha256').update(sql).digest('hex') }
}

/** Every `.sql` file of the folder, in the order of their names. */
export async function readSqlFolder(dir: string): Promise<SqlFile[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(names.map((name) => readSqlFile(join(dir, name))))
}

/** The folder's migrations in order; a folder that does not exist has none. */
export async function readMigrations(dir: string): Promise<Migration[]> {
  const files = await readSqlFolder(dir).catch((error) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  const migrations = files.map((file) => {
    const [, version, name] = FILE_NAME.exec(relative(dir, file.path)) ?? []
    if (version === undefined || name === undefined) {
      throw new MigrationError(file.path, null, 'the name must be <14 digits>_<name>.sql')
    }
    return { ...file, version, name }
  })
  for (const [index, { path, version }] of migrations.entries()) {
    if (migrations[index - 1]?.version === version) {
      throw new MigrationError(path, null, `another migration has the version ${version} too`)
    }
  }
  return migrations
}
