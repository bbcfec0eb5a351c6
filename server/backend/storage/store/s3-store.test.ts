import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type S3StandIn, startS3StandIn } from '../testing/s3-stand-in.ts'
import { bytesAt, chunksOf, describeStoreContract } from '../testing/store-contract.ts'
import type { ObjectStore } from './object-store.ts'
import { openS3Store } from './s3-store.ts'

describe('the S3 store', () => {
  let s3: S3StandIn
  let store: ObjectStore

  beforeAll(async () => {
    s3 = await startS3StandIn()
    store = openS3Store(s3.url(), { retries: 1, firstRetryMs: 1 })
  })
  afterEach(() => {
    s3.failWith(() => undefined)
    s3.requests.length = 0
  })
  afterAll(() => s3.close())

  describeStoreContract(() => store)

  const write = async (size = 10) => {
    const address = randomUUID()
    await store.write(address, chunksOf(randomBytes(size)))
    return address
  }

  it('keeps to its prefix and leaves other files of the bucket alone', async () => {
    s3.objects.set('other/file', { bytes: Buffer.from('not ours'), modifiedAt: new Date(0) })
    s3.objects.set('kept/readme.txt', { bytes: Buffer.from('not ours'), modifiedAt: new Date(0) })
    const address = await write()
    expect(s3.objects.has(`kept/${address}`)).toBe(true)
    for await (const { address: listed } of store.list()) expect(listed).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('is refused with a wrong secret, and says so', async () => {
    const stranger = openS3Store(s3.url('wrong'), { retries: 0 })
    await expect(stranger.write(randomUUID(), chunksOf(Buffer.from('x')))).rejects.toThrow(
      'S3 answered 403 (SignatureDoesNotMatch)',
    )
    await expect(stranger.read(randomUUID())).rejects.toThrow('403')
  })

  it('tries again when the service answers with a failure for a moment', async () => {
    let failures = 1
    s3.failWith(() => (failures-- > 0 ? { status: 500 } : undefined))
    const address = await write()
    expect(s3.requests).toEqual([`PUT /files/kept/${address}`, `PUT /files/kept/${address}`])
    expect(await bytesAt(store, address)).toHaveLength(10)
  })

  it('gives up when the service stays down', async () => {
    s3.failWith(() => ({ status: 503 }))
    await expect(write()).rejects.toThrow('S3 answered 503')
  })

  it('does not wait for ever for an answer', async () => {
    const address = await write()
    s3.failWith(() => 'silence')
    const impatient = openS3Store(s3.url(), { timeoutMs: 50, retries: 0 })
    await expect(impatient.read(address)).rejects.toThrow('did not answer within 50 ms')
  })

  it('never takes half a file for a whole one', async () => {
    const address = await write(500_000)
    s3.failWith(() => 'half-a-body')
    await expect(bytesAt(store, address)).rejects.toThrow()
  })

  it('gives up a large upload whose part fails, and leaves nothing', async () => {
    s3.failWith((_method, query) => (query.get('partNumber') === '2' ? { status: 403 } : undefined))
    await expect(write(20_000_000)).rejects.toThrow('S3 answered 403')
    expect(s3.uploads.size).toBe(0)
  })

  it('removes uploads that a crash has left open', async () => {
    const startedAt = new Date(0)
    s3.uploads.set('left', { key: `kept/${randomUUID()}`, parts: new Map(), startedAt })
    s3.uploads.set('new', { key: `kept/${randomUUID()}`, parts: new Map(), startedAt: new Date() })
    await store.removeUnfinished(Date.now() - 60_000)
    expect([...s3.uploads.keys()]).toEqual(['new'])
  })

  it.each(['https://host/bucket', 'https://key:secret@host/', 'https://key@host/bucket'])(
    'is not opened by %s',
    (address) => {
      expect(() => openS3Store(address)).toThrow('https://key:secret@host/bucket')
    },
  )
})
