import { randomUUID } from 'node:crypto'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { filesUnder } from '../testing/storage-fixture.ts'
import { bytesAt, chunksOf } from '../testing/store-contract.ts'
import { openDiskStore } from './disk-store.ts'

const batch = Buffer.alloc(1024 * 1024)
let dir: string

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'test-full-disk-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(dir, { recursive: true, force: true })
})

/** Every file handle shares this, so that the next write meets a disk without room. */
async function fillDisk() {
  await using file = await open(dir, 'r')
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  return vi.spyOn(Object.getPrototypeOf(file), 'writev').mockRejectedValueOnce(full)
}

it('fails the upload that meets a full disk while its sender pauses, and nothing else', async () => {
  const store = await openDiskStore(dir)
  const writes = await fillDisk()
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const address = randomUUID()
  const pausing = async function* () {
    yield batch
    // Long enough for the write to have failed with nobody waiting for it.
    await setImmediate()
    expect(writes).toHaveBeenCalled()
    yield batch
  }
  await expect(store.write(address, pausing())).rejects.toThrow('ENOSPC')
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
  expect(await filesUnder(dir)).toEqual([])

  await store.write(address, chunksOf(batch))
  expect((await bytesAt(store, address))?.equals(batch)).toBe(true)
})
