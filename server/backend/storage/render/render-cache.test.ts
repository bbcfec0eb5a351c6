import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openRenderCache } from './render-cache.ts'

describe('the cache of rendered pictures', () => {
  let dir: string
  beforeEach(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'test-render-cache-'))
  })
  afterEach(() => rm(dir, { recursive: true, force: true }))

  const open = () => openRenderCache({ dir, maxBytes: 100, newId: randomUUID })
  const key = (name: string) => createHash('sha256').update(name).digest('hex')
  const bytes = (length: number) => new Uint8Array(length).fill(7)

  it('keeps what was put, also over a restart', async () => {
    await open().put(key('a'), bytes(10))
    expect(Array.from((await open().get(key('a'))) ?? [])).toEqual(Array.from(bytes(10)))
    expect(await open().get(key('b'))).toBeUndefined()
  })

  it('forgets what was longest unused when it is full', async () => {
    const cache = open()
    for (const name of ['a', 'b', 'c']) await cache.put(key(name), bytes(30))
    await cache.get(key('a'))
    await cache.put(key('d'), bytes(30))
    expect((await readdir(dir)).sort()).toEqual(['a', 'c', 'd'].map(key).sort())
    await cache.put(key('huge'), bytes(101))
    expect(await readdir(dir)).toHaveLength(3)
  })

  it('does not mind when files vanish or when there is litter', async () => {
    await writeFile(path.join(dir, 'half.new'), 'x')
    const cache = open()
    await cache.put(key('a'), bytes(10))
    await rm(path.join(dir, key('a')))
    expect(await cache.get(key('a'))).toBeUndefined()
    await cache.put(key('a'), bytes(100))
    expect(await readdir(dir)).toEqual([key('a')])
  })
})
