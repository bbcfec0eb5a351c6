import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keptTemplate, templateName } from './kept-template.ts'

// That it is made where there is none, every database test shows: they all begin with one.
let folder: string
let files: { platformDir: string; migrationsDir: string }

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-kept-'))
  files = { platformDir: join(folder, 'platform'), migrationsDir: join(folder, 'migrations') }
  await mkdir(files.platformDir)
  await mkdir(files.migrationsDir)
  await writeFile(join(files.migrationsDir, '20260101000000_notes.sql'), 'create table notes ()')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('is found again by its name', async () => {
  const file = join(folder, await templateName(files))
  await writeFile(file, 'made before')
  expect(await keptTemplate(folder, files)).toBe(file)
  expect(await readFile(file, 'utf8')).toBe('made before')
})

it('has another name when a file of its SQL is changed, added or called otherwise', async () => {
  const names = [await templateName(files)]
  expect(await templateName(files)).toBe(names[0])
  await writeFile(join(files.migrationsDir, '20260101000000_notes.sql'), 'create table words ()')
  names.push(await templateName(files))
  await writeFile(join(files.platformDir, '01.sql'), 'create role migrator')
  names.push(await templateName(files))
  await rm(join(files.platformDir, '01.sql'))
  await writeFile(join(files.platformDir, '02.sql'), 'create role migrator')
  names.push(await templateName(files))
  const seedFile = join(folder, 'seed.sql')
  await writeFile(seedFile, 'insert into words default values')
  names.push(await templateName({ ...files, seedFile }))
  expect(new Set(names).size).toBe(names.length)
})
