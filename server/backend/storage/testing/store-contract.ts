/** What every store promises, whatever it is made of. */
import { randomBytes, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { ObjectStore } from '../store/object-store.ts'

/** Large files take their time on a busy machine. */
const patiently = { timeout: 60_000 }

export async function* chunksOf(bytes: Uint8Array, size = 64 * 1024) {
  for (let at = 0; at < bytes.byteLength; at += size) yield bytes.subarray(at, at + size)
}

export async function bytesAt(store: ObjectStore, address: string, range?: [number, number]) {
  const [start, end] = range ?? []
  const part = start === undefined || end === undefined ? undefined : { start, end }
  const body = await store.read(address, part)
  return body === undefined ? undefined : Buffer.from(await new Response(body).arrayBuffer())
}

async function addressesIn(store: ObjectStore): Promise<string[]> {
  const found = []
  for await (const { address } of store.list()) found.push(address)
  return found.sort()
}

export function describeStoreContract(open: () => ObjectStore): void {
  // Larger than what is read in one go, and than one part of an upload.
  it.each([0, 1, 100_000, 20_000_000])(
    'gives %i bytes back as they came',
    patiently,
    async (size) => {
      const address = randomUUID()
      const bytes = randomBytes(size)
      await open().write(address, chunksOf(bytes))
      expect((await bytesAt(open(), address))?.equals(bytes)).toBe(true)
    },
  )

  it('reads a part', async () => {
    const address = randomUUID()
    const bytes = randomBytes(1_000_000)
    await open().write(address, chunksOf(bytes))
    expect(await bytesAt(open(), address, [10, 19])).toEqual(bytes.subarray(10, 20))
    expect(await bytesAt(open(), address, [1, 900_000])).toEqual(bytes.subarray(1, 900_001))
  })

  it('leaves nothing of a write that breaks off, early or late', patiently, async () => {
    for (const before of [0, 100_000, 20_000_000]) {
      const address = randomUUID()
      const breaking = async function* () {
        yield* chunksOf(randomBytes(before))
        throw new Error('the sender vanished')
      }
      await expect(open().write(address, breaking())).rejects.toThrow('the sender vanished')
      expect(await bytesAt(open(), address)).toBeUndefined()
      expect(await addressesIn(open())).not.toContain(address)
    }
  })

  it('copies, and says when there is nothing to copy', async () => {
    const [from, to] = [randomUUID(), randomUUID()]
    await open().write(from, chunksOf(Buffer.from('a map')))
    expect(await open().copy(from, to)).toBe(true)
    await open().remove([from])
    expect(String(await bytesAt(open(), to))).toBe('a map')
    expect(await open().copy(randomUUID(), randomUUID())).toBe(false)
  })

  it('removes, also what is not there, and lists what is left', async () => {
    const addresses = [randomUUID(), randomUUID(), randomUUID(), randomUUID(), randomUUID()].sort()
    for (const address of addresses) await open().write(address, chunksOf(Buffer.from('x')))
    expect(await addressesIn(open())).toEqual(expect.arrayContaining(addresses))
    await open().remove([...addresses.slice(1), randomUUID()])
    const left = await addressesIn(open())
    expect(addresses.filter((address) => left.includes(address))).toEqual(addresses.slice(0, 1))
  })
}
