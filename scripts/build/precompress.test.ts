import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { precompress } from './precompress.ts'

let scratch: string
let folder: string
let cache: string

beforeEach(() => {
  scratch = mkdtempSync(path.join(tmpdir(), 'piri-compress-'))
  folder = path.join(scratch, 'client')
  cache = path.join(scratch, 'cache')
  mkdirSync(path.join(folder, 'assets'), { recursive: true })
})
afterEach(() => rmSync(scratch, { recursive: true }))

const inBuild = (name: string) => path.join(folder, 'assets', name)
const long = (word: string) => `${word} `.repeat(500)

function expectCopiesOf(name: string, text: string) {
  expect(brotliDecompressSync(readFileSync(inBuild(`${name}.br`))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(inBuild(`${name}.gz`))).toString()).toBe(text)
}

it('gives text a copy of each kind, and leaves pictures and a few bytes alone', async () => {
  writeFileSync(inBuild('page.js'), long('page'))
  writeFileSync(inBuild('same-page.js'), long('page'))
  writeFileSync(inBuild('short.js'), 'short')
  writeFileSync(inBuild('sky.avif'), long('sky'))
  await precompress(folder, cache)
  expectCopiesOf('page.js', long('page'))
  expectCopiesOf('same-page.js', long('page'))
  const copies = readdirSync(path.join(folder, 'assets')).filter((name) => /\.(br|gz)$/.test(name))
  expect(copies.sort()).toEqual(['page.js.br', 'page.js.gz', 'same-page.js.br', 'same-page.js.gz'])
})

it('takes the copies of the build before where the bytes are the same, whatever the name', async () => {
  writeFileSync(inBuild('page.js'), long('page'))
  await precompress(folder, cache)
  // As an earlier build might have packed it: other bytes of the same text, which only the cache has.
  const kept = readdirSync(cache).find((name) => name.endsWith('.gz')) ?? ''
  const loose = gzipSync(long('page'), { level: 1 })
  writeFileSync(path.join(cache, kept), loose)

  rmSync(folder, { recursive: true })
  mkdirSync(path.join(folder, 'assets'), { recursive: true })
  writeFileSync(inBuild('renamed.js'), long('page'))
  await precompress(folder, cache)
  expectCopiesOf('renamed.js', long('page'))
  expect(readFileSync(inBuild('renamed.js.gz')).equals(loose)).toBe(true)
})

it('makes new copies of what has changed, and keeps none that no file has', async () => {
  writeFileSync(inBuild('page.js'), long('page'))
  await precompress(folder, cache)
  const before = readdirSync(cache)
  writeFileSync(inBuild('page.js'), long('another page'))
  await precompress(folder, cache)
  expectCopiesOf('page.js', long('another page'))
  const after = readdirSync(cache)
  expect(after).toHaveLength(2)
  expect(after.filter((name) => before.includes(name))).toEqual([])
})
