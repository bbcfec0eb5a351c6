import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadDriveSummaries, loadDrives } from '#domain/drives/load-drives.ts'
import { driveSummarySchema } from '#domain/drives/schema.ts'
import { driveChunksAsset, driveSummariesAsset, readDrives } from './drives-asset.ts'

const catalogue = path.join(import.meta.dirname, '..', '..', 'catalogue')
const drives = await readDrives(path.join(catalogue, 'drives'))
const written = (name: string) => readFile(path.join(catalogue, name), 'utf8')

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'piri-drives-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('the modules are what the generator makes; `npm run assets` writes them anew', async () => {
  expect(await written('drive-chunks.generated.ts')).toBe(driveChunksAsset(drives))
  expect(await written('drive-summaries.generated.js')).toBe(driveSummariesAsset(drives))
})

test('what is imported is what the files say, and passes the schemas', async () => {
  expect(await loadDrives()).toEqual(drives)
  for (const each of await loadDriveSummaries()) driveSummarySchema.parse(each)
})

test('a file that is no drive is named in the error', async () => {
  await writeFile(path.join(folder, 'nowhere.json'), '{"slug":"nowhere"}')
  await expect(readDrives(folder)).rejects.toThrow('nowhere.json')
})
