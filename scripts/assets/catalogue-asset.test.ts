import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { chunksAsset, namesAsset, readDestinations } from './catalogue-asset.ts'

const catalogue = path.join(import.meta.dirname, '..', '..', 'catalogue')
const destinations = await readDestinations(path.join(catalogue, 'destinations'))
const written = (name: string) => readFile(path.join(catalogue, name), 'utf8')

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'piri-catalogue-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('the modules are what the generator makes; `npm run assets` writes them anew', async () => {
  expect(await written('destination-chunks.generated.ts')).toBe(chunksAsset(destinations))
  expect(await written('destination-names.generated.js')).toBe(namesAsset(destinations))
})

test('what is imported is what the files say, and passes the schema', async () => {
  expect((await loadCatalogue()).destinations).toEqual(destinations)
})

test('a file that is no destination is named in the error', async () => {
  await writeFile(path.join(folder, 'atlantis.json'), '{"slug":"atlantis"}')
  await expect(readDestinations(folder)).rejects.toThrow('atlantis.json')
})
