/**
 * Rendered pictures on disk, at most so many bytes of them: the longest unused go first. It may be
 * deleted at any time, so nothing of it is forced to disk; what is half written is never found.
 */
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { restrictTreeToOwnerOnce } from '#server/backend/owner-only.ts'

export interface RenderCache {
  get(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  put(key: string, bytes: Uint8Array): Promise<void>
}

interface CacheOptions {
  dir: string
  maxBytes: number
  newId: () => string
}

export function openRenderCache({ dir, maxBytes, newId }: CacheOptions): RenderCache {
  /** Sizes by name, the longest unused first: the order of a Map is the order of insertion. */
  let known: Promise<Map<string, number>> | undefined
  let total = 0

  const load = async (): Promise<Map<string, number>> => {
    await mkdir(dir, { recursive: true, mode: 0o700 })
    await restrictTreeToOwnerOnce(dir)
    const found: { name: string; size: number; usedAt: number }[] = []
    for (const name of await readdir(dir)) {
      const file = path.join(dir, name)
      if (!/^[0-9a-f]{64}$/.test(name)) await rm(file, { force: true, recursive: true })
      else {
        const { size, mtimeMs } = await stat(file)
        found.push({ name, size, usedAt: mtimeMs })
      }
    }
    found.sort((a, b) => a.usedAt - b.usedAt)
    total = found.reduce((sum, { size }) => sum + size, 0)
    return new Map(found.map(({ name, size }) => [name, size]))
  }

  const entries = () => {
    known ??= load()
    return known
  }

  const forget = (map: Map<string, number>, key: string) => {
    total -= map.get(key) ?? 0
    map.delete(key)
  }

  return {
    async get(key) {
      const map = await entries()
      const size = map.get(key)
      if (size === undefined) return undefined
      const file = path.join(dir, key)
      try {
        const bytes = await readFile(file)
        map.delete(key)
        map.set(key, size)
        const now = new Date()
        await utimes(file, now, now)
        return bytes
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
        forget(map, key)
        return undefined
      }
    },

    async put(key, bytes) {
      if (bytes.byteLength > maxBytes) return
      const map = await entries()
      const temporary = path.join(dir, `${newId()}.new`)
      await writeFile(temporary, bytes, { mode: 0o600 })
      await rename(temporary, path.join(dir, key))
      forget(map, key)
      map.set(key, bytes.byteLength)
      total += bytes.byteLength
      for (const oldest of map.keys()) {
        if (total <= maxBytes) break
        forget(map, oldest)
        await rm(path.join(dir, oldest), { force: true })
      }
    },
  }
}
