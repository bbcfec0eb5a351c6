import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadCatalogue, readCatalogue } from './catalogue.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'piri-catalogue-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('the catalogue that ships is read once and found by its slugs', async () => {
  const catalogue = await loadCatalogue()
  expect(await loadCatalogue()).toBe(catalogue)
  for (const destination of catalogue.destinations) {
    expect(catalogue.bySlug.get(destination.slug)).toBe(destination)
  }
})

test('a file that is no destination is named in the error', async () => {
  await writeFile(path.join(folder, 'atlantis.json'), '{"slug":"atlantis"}')
  await expect(readCatalogue(folder)).rejects.toThrow('atlantis.json')
})
