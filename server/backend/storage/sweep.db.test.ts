/** Bytes without a row go, all others stay; the same on disk and in an object store that may fail. */
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnEitherEngine } from '#server/backend/db/testing/both-engines.ts'
import { createStorageService, type StorageService } from './service.ts'
import { openDiskStore } from './store/disk-store.ts'
import { openS3Store } from './store/s3-store.ts'
import { type S3StandIn, startS3StandIn } from './testing/s3-stand-in.ts'
import { clientOf, service, useStorage } from './testing/storage-fixture.ts'
import { chunksOf } from './testing/store-contract.ts'

const minute = 60_000

describeOnEitherEngine('the sweep', (engine) => {
  const fixture = useStorage(engine)
  const files = () => fixture.as(service).from('swept')

  beforeAll(async () => {
    await fixture.as(service).createBucket('swept')
  })

  it('removes what no row names, and only that', async () => {
    await files().upload('kept', 'kept')
    const store = await openDiskStore(path.join(fixture.dir, 'files'))
    const orphan = randomUUID()
    await store.write(orphan, chunksOf(Buffer.from('left by a crash')))
    const half = path.join(fixture.dir, 'files', 'incoming', randomUUID())
    await writeFile(half, 'half a file')

    expect(await fixture.storage.sweepOrphans()).toEqual({ checked: 0, removed: 0 })
    expect(await fixture.files()).toHaveLength(3)

    expect(await fixture.storage.sweepOrphans(-minute)).toEqual({ checked: 2, removed: 1 })
    const { data } = await files().info('kept')
    expect(await fixture.files()).toEqual([data?.version])
    expect(await (await files().download('kept')).data?.text()).toBe('kept')
  })

  it('spares a file whose upload is still under way', async () => {
    const half = Promise.withResolvers<void>()
    const more = Promise.withResolvers<void>()
    const slow = new ReadableStream({
      async pull(controller) {
        controller.enqueue(Buffer.alloc(100_000, 'a'))
        half.resolve()
        await more.promise
        controller.close()
      },
    })
    const upload = files().upload('slow', slow, { duplex: 'half' })
    await half.promise
    await fixture.storage.sweepOrphans()
    more.resolve()
    expect((await upload).error).toBeNull()
    expect((await (await files().download('slow')).data?.bytes())?.length).toBe(100_000)
  })

  it('tells an operator of a row without its file, and the client that there is nothing', async () => {
    await files().upload('lost', 'x')
    const { data } = await files().info('lost')
    const store = await openDiskStore(path.join(fixture.dir, 'files'))
    await store.remove([data?.version ?? ''])
    const { error } = await files().download('lost')
    expect(error).toMatchObject({ status: 400 })
    expect(fixture.logged).toMatchObject([{ message: 'An object has no file' }])
  })

  describe('with an object store', () => {
    let s3: S3StandIn
    let storage: StorageService
    const logged: unknown[] = []
    const remote = () => clientOf(storage, service).storage.from('swept')

    beforeAll(async () => {
      s3 = await startS3StandIn()
      storage = createStorageService({
        database: engine.database,
        store: openS3Store(s3.url(), { retries: 0, timeoutMs: 5_000 }),
        signingSecret: 'a secret of the tests',
        renderCache: { dir: path.join(fixture.dir, 'rendered-from-s3') },
        log: (event) => logged.push(event),
      })
    })
    afterAll(async () => {
      await storage.close()
      await s3.close()
    })

    it('keeps files there, replaces them, copies them, and removes them', async () => {
      await remote().upload('far/a.txt', 'one')
      await remote().update('far/a.txt', 'two')
      await remote().copy('far/a.txt', 'far/b.txt')
      expect(await (await remote().download('far/b.txt')).data?.text()).toBe('two')
      expect(s3.objects.size).toBe(2)
      await remote().remove(['far/a.txt', 'far/b.txt'])
      expect(s3.objects.size).toBe(0)
    })

    it('writes no row when the store fails, and says that it is our fault', async () => {
      s3.failWith((method) => (method === 'PUT' ? { status: 500 } : undefined))
      const { error } = await remote().upload('far/c.txt', 'x')
      s3.failWith(() => undefined)
      expect(error).toMatchObject({ status: 500, message: 'Internal server error' })
      expect((await remote().exists('far/c.txt')).data).toBe(false)
      expect(logged).toHaveLength(1)
    })

    it('answers an upload whose old version can not be removed, and sweeps it later', async () => {
      await remote().upload('far/d.txt', 'old')
      s3.failWith((method) => (method === 'DELETE' ? { status: 503 } : undefined))
      expect((await remote().update('far/d.txt', 'new')).error).toBeNull()
      s3.failWith(() => undefined)
      expect(s3.objects.size).toBe(2)
      await storage.sweepOrphans(-minute)
      expect(s3.objects.size).toBe(1)
      expect(await (await remote().download('far/d.txt')).data?.text()).toBe('new')
    })
  })
})
