import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openArchive } from './archive-reader.ts'
import { createArchive } from './archive-writer.ts'
import { formatVersion, type Manifest } from './manifest.ts'
import { secretName } from './secret-name.ts'

const now = new Date('2026-11-16T12:00:00Z')
const sealKey = 'a key for the seal'
const manifest: Manifest = {
  format: 'backend-backup',
  formatVersion,
  madeBy: { name: 'test', version: '1.0.0' },
  createdAt: now.toISOString(),
  database: { kind: 'pglite', version: '17' },
  files: 'disk',
  keysInside: false,
  secretName: secretName('a secret of thirty-two characters'),
  migrations: [],
  tables: [],
  sequences: [],
}

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'test-archive-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

async function written(name: string, first: object = manifest): Promise<string> {
  const file = path.join(dir, name)
  const archive = await createArchive(file, { sealKey, now })
  await archive.add('manifest.json', Buffer.from(JSON.stringify(first)))
  await archive.add('files/one/000001', Buffer.alloc(1_000, 7))
  await archive.add('files/two/000001', Buffer.alloc(0))
  await archive.finish({ rows: 0, files: 2, missingFiles: [] })
  await archive.close()
  return file
}

async function verify(file: string, key = sealKey) {
  const archive = await openArchive(file)
  try {
    return await archive.verify(key)
  } finally {
    await archive.close()
  }
}

describe('an archive', () => {
  it('says what it is and gives back what was put in', async () => {
    const archive = await openArchive(await written('good.tar'))
    expect(archive.manifest).toEqual(manifest)
    const names: [string, number][] = []
    for await (const { name, bytes } of archive.entries()) names.push([name, bytes.byteLength])
    expect(names.slice(0, 2)).toEqual([
      ['files/one/000001', 1_000],
      ['files/two/000001', 0],
    ])
    expect(await archive.verify(sealKey)).toMatchObject({ files: 2 })
    await archive.close()
  })

  it('is its owner’s alone, and not there before it is whole', async () => {
    const file = path.join(dir, 'half.tar')
    const archive = await createArchive(file, { sealKey, now })
    await archive.add('manifest.json', Buffer.from(JSON.stringify(manifest)))
    await archive.close()
    expect((await readdir(dir)).filter((name) => name.startsWith('half'))).toEqual([])
    expect((await stat(await written('whole.tar'))).mode & 0o777).toBe(0o600)
  })

  it('is not accepted when any bit of it was changed', async () => {
    const file = await written('changed.tar')
    const whole = await readFile(file)
    const end = whole.indexOf('end.json')
    for (let at = 0; at < end; at += 97) {
      const changed = Buffer.from(whole)
      changed[at] = (changed[at] ?? 0) ^ 4
      await writeFile(file, changed)
      await expect(verify(file), `byte ${at}`).rejects.toThrow(/damaged|not a backup|newer/)
    }
  })

  it('is not accepted when it was cut off, wherever', async () => {
    const file = await written('cut.tar')
    const whole = await readFile(file)
    // Behind the last entry there are two empty blocks that say nothing.
    for (let length = 0; length < whole.byteLength - 1_024 - 512; length += 211) {
      await writeFile(file, whole.subarray(0, length))
      await expect(verify(file), `${length} bytes`).rejects.toThrow(/damaged|not a backup/)
    }
  })

  it('is no other file, and none that is not there', async () => {
    const other = path.join(dir, 'other.tar')
    await writeFile(other, 'not a backup at all'.repeat(100))
    await expect(openArchive(other)).rejects.toThrow(/damaged|not a backup/)
    await expect(openArchive(path.join(dir, 'nowhere.tar'))).rejects.toThrow('ENOENT')
  })

  it('is not accepted with another secret', async () => {
    await expect(verify(await written('sealed.tar'), 'another key')).rejects.toThrow('damaged')
  })

  it('tells that it was made by a newer version', async () => {
    const newer = { format: 'backend-backup', formatVersion: formatVersion + 1, other: true }
    await expect(openArchive(await written('newer.tar', newer))).rejects.toThrow('newer version')
  })

  it('does not take the place of another file', async () => {
    await written('taken.tar')
    await expect(written('taken.tar')).rejects.toThrow('exists already')
  })
})

it('each secret has its own name in the manifest', () => {
  const name = secretName('a secret of thirty-two characters')
  expect(name).toMatch(/^([0-9a-f]{4}-){3}[0-9a-f]{4}$/)
  expect(secretName('a secret of thirty-two characters')).toBe(name)
  expect(secretName('a secret of thirty-two characterS')).not.toBe(name)
})
