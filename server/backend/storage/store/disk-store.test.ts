import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLinux, straceFlags } from '#testing/strace.ts'
import { filesUnder } from '../testing/storage-fixture.ts'
import { chunksOf, describeStoreContract } from '../testing/store-contract.ts'
import { openDiskStore } from './disk-store.ts'
import type { ObjectStore } from './object-store.ts'

describe('the disk store', () => {
  let dir: string
  let store: ObjectStore

  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'test-disk-store-'))
    store = await openDiskStore(path.join(dir, 'files'))
  })
  afterAll(() => rm(dir, { recursive: true, force: true }))

  describeStoreContract(() => store)

  it.each(['../../etc/passwd', '..', '', 'a/b', `${randomUUID()}/../x`, 'no-uuid'])(
    'touches no file for the address %j',
    async (address) => {
      const before = await filesUnder(dir)
      await expect(store.write(address, chunksOf(Buffer.from('x')))).rejects.toThrow('no address')
      await expect(store.read(address)).rejects.toThrow('no address')
      await expect(store.remove([address])).rejects.toThrow('no address')
      expect(await filesUnder(dir)).toEqual(before)
    },
  )

  it('keeps files and folders to the account of the server, also those it finds open', async () => {
    const folder = path.join(dir, 'owned')
    const [address, copy] = [randomUUID(), randomUUID()]
    const first = await openDiskStore(folder)
    await first.write(address, chunksOf(Buffer.from('a map')))
    await first.copy(address, copy)
    expect(await modesUnder(folder)).toEqual(['600', '700'])

    const open = (entry: string, mode: number) => chmod(path.join(folder, entry), mode)
    const file = path.join('objects', address.slice(0, 2), address)
    await open(file, 0o644)
    await open(path.dirname(file), 0o755)
    await open('objects', 0o755)
    await open('.', 0o755)
    await openDiskStore(folder)
    expect(await modesUnder(folder)).toEqual(['600', '700'])
  })

  it('removes what a write that was cut off has left, and spares the ones under way', async () => {
    const half = Promise.withResolvers<void>()
    const more = Promise.withResolvers<void>()
    const address = randomUUID()
    const slow = store.write(
      address,
      (async function* () {
        yield Buffer.from('one half ')
        half.resolve()
        await more.promise
        yield Buffer.from('and the other')
      })(),
    )
    await half.promise
    const incoming = path.join(dir, 'files', 'incoming')
    await expect.poll(() => readdir(incoming)).toEqual([address])
    await store.removeUnfinished(Date.now() - 60_000)
    expect(await readdir(incoming)).toEqual([address])
    await store.removeUnfinished(Date.now() + 60_000)
    expect(await readdir(incoming)).toEqual([])
    more.resolve()
    await expect(slow).rejects.toThrow('ENOENT')
  })

  it.runIf(isLinux)(
    'has the kernel force file and folder to disk before it is done',
    { timeout: 60_000 },
    async () => {
      const trace = path.join(dir, 'trace')
      const address = randomUUID()
      const program = `
      import { writeSync } from 'node:fs'
      import { openDiskStore } from ${JSON.stringify(path.join(import.meta.dirname, 'disk-store.ts'))}
      const store = await openDiskStore(${JSON.stringify(path.join(dir, 'traced'))})
      await store.write('${address}', (async function* () { yield Buffer.from('x') })())
      writeSync(1, 'written')`
      const calls = 'trace=fsync,rename,renameat,renameat2,write'
      spawnSync('strace', [
        ...[...straceFlags(), '-y', '-e', calls, '-o', trace],
        ...[process.execPath, '--input-type=module', '-e', program],
      ])
      const seen = (await readFile(trace, 'utf8')).split('\n').flatMap((line) => {
        if (/ fsync\(.*\/incoming\//.test(line)) return 'the file is forced'
        if (/ rename.*\/incoming\/.*\/objects\//.test(line)) return 'it gets its name'
        if (/ fsync\(.*\/objects\/..>/.test(line)) return 'the name is forced'
        return / write\(1<.*"written"/.test(line) ? 'done' : []
      })
      expect(seen).toEqual(['the file is forced', 'it gets its name', 'the name is forced', 'done'])
    },
  )
})

/** Every mode that occurs, of the folder and all that is in it. */
async function modesUnder(folder: string): Promise<string[]> {
  const found = [
    folder,
    ...(await readdir(folder, { recursive: true })).map((name) => path.join(folder, name)),
  ]
  const modes = await Promise.all(found.map(async (each) => (await stat(each)).mode & 0o777))
  return [...new Set(modes.map((mode) => mode.toString(8)))].sort()
}
