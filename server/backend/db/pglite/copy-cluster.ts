/**
 * Copies a cluster that is in use. Most of it is copied while statements go on; then statements are
 * held only while what changed since is copied again.
 */
import { copyFile, mkdir, opendir, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/** What a file was like just before it was copied. */
interface Copied {
  size: bigint
  modifiedNs: bigint
  at: number
}

/** File times are this coarse: a change within one tick of a copy can't be seen by its time. */
const clockTickMs = 1_000

export interface ClusterCopy {
  /** To be called while nothing is written: afterwards the copy is what the cluster is. */
  complete(): Promise<void>
}

export async function beginCopy(cluster: string, target: string): Promise<ClusterCopy> {
  const copied = new Map<string, Copied>()
  const copyChanged = async () => {
    const present = new Set<string>()
    for await (const entry of await opendir(cluster, { recursive: true })) {
      const source = join(entry.parentPath, entry.name)
      const name = relative(cluster, source)
      const copy = join(target, name)
      if (entry.isDirectory()) await mkdir(copy, { recursive: true, mode: 0o700 })
      else if (entry.isFile() && name !== 'postmaster.pid') {
        present.add(name)
        await copyIfChanged(source, copy, name, copied)
      }
    }
    return present
  }
  await mkdir(target, { recursive: true, mode: 0o700 })
  await copyChanged()
  return {
    async complete() {
      const present = await copyChanged()
      for (const name of copied.keys()) {
        if (!present.has(name)) await rm(join(target, name), { force: true })
      }
    },
  }
}

async function copyIfChanged(
  source: string,
  copy: string,
  name: string,
  copied: Map<string, Copied>,
): Promise<void> {
  try {
    const now = Date.now()
    const { size, mtimeNs } = await stat(source, { bigint: true })
    const before = copied.get(name)
    const settled = before && Number(mtimeNs / 1_000_000n) < before.at - clockTickMs
    if (settled && before.size === size && before.modifiedNs === mtimeNs) return
    copied.set(name, { size, modifiedNs: mtimeNs, at: now })
    await mkdir(dirname(copy), { recursive: true, mode: 0o700 })
    await copyFile(source, copy)
  } catch (error) {
    // A file that was removed during the first pass is not found by the second.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}
