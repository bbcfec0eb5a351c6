/**
 * Files in a folder. A write goes to a temporary file that is forced to disk and then renamed, so
 * that a file is either there and whole or not there at all; the folder's entry is forced too.
 */
import { constants } from 'node:fs'
import {
  copyFile,
  type FileHandle,
  mkdir,
  open,
  opendir,
  readdir,
  rename,
  stat,
  unlink,
} from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { restrictTreeToOwnerOnce } from '#server/backend/owner-only.ts'
import { isAddress, type ObjectStore } from './object-store.ts'

/** Up to this size a file is read in one go, which is much faster than a stream. */
const smallFile = 256 * 1024
const streamChunk = 256 * 1024
const writeBatch = 1024 * 1024

/** Readable by the server's account alone: public files are served over HTTP. */
const ownFile = 0o600
const ownFolder = 0o700

/** Creates the folder where it is missing, and removes the rights of other accounts from an older one. */
export async function openDiskStore(dir: string): Promise<ObjectStore> {
  const incoming = path.join(dir, 'incoming')
  const objects = path.join(dir, 'objects')
  await mkdir(incoming, { recursive: true, mode: ownFolder })
  await mkdir(objects, { recursive: true, mode: ownFolder })
  await restrictTreeToOwnerOnce(dir)
  await syncFolder(dir)

  const temporaryPath = (address: string) => path.join(incoming, checked(address))
  const finalPath = (address: string) => path.join(objects, address.slice(0, 2), checked(address))

  /** Renames a finished temporary file to its address and forces that to disk. */
  const settle = async (address: string) => {
    const target = finalPath(address)
    const folder = path.dirname(target)
    if (await mkdir(folder, { recursive: true, mode: ownFolder })) await syncFolder(objects)
    await rename(temporaryPath(address), target)
    await syncFolder(folder)
  }

  const through = async (address: string, fill: (temporary: string) => Promise<void>) => {
    const temporary = temporaryPath(address)
    try {
      await fill(temporary)
      await settle(address)
    } catch (error) {
      await unlinkIfThere(temporary)
      await unlinkIfThere(finalPath(address))
      throw error
    }
  }

  return {
    write: (address, bytes) =>
      through(address, async (temporary) => {
        await using file = await open(temporary, 'wx', ownFile)
        await writeAll(file, bytes)
        await file.sync()
      }),

    async read(address, range) {
      const file = await openIfThere(finalPath(address))
      if (!file) return undefined
      const start = range?.start ?? 0
      const end = range?.end ?? (await file.stat()).size - 1
      if (end - start < smallFile) return readSmall(file, start, end - start + 1)
      const stream = file.createReadStream({ start, end, highWaterMark: streamChunk })
      return Readable.toWeb(stream) as ReadableStream<Uint8Array>
    },

    async copy(from, to) {
      if (!(await stat(finalPath(from)).catch(nothingIfMissing))) return false
      await through(to, async (temporary) => {
        // A copy-on-write clone where the file system has them.
        await copyFile(
          finalPath(from),
          temporary,
          constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE,
        )
        await using file = await open(temporary, 'r+')
        // A copy has its source's rights.
        await file.chmod(ownFile)
        await file.sync()
      })
      return true
    },

    async remove(addresses) {
      for (const address of addresses) await unlinkIfThere(finalPath(address))
    },

    async *list() {
      for (const shard of await readdir(objects)) {
        const folder = path.join(objects, shard)
        for await (const { name } of await opendir(folder)) {
          if (!isAddress(name)) continue
          const found = await stat(path.join(folder, name)).catch(nothingIfMissing)
          if (found) yield { address: name, modifiedAt: found.mtimeMs }
        }
      }
    },

    async removeUnfinished(before) {
      for (const name of await readdir(incoming)) {
        const file = path.join(incoming, name)
        const found = await stat(file).catch(nothingIfMissing)
        if (found && found.mtimeMs < before) await unlinkIfThere(file)
      }
    },
  }
}

function checked(address: string): string {
  if (!isAddress(address)) throw new Error(`"${address}" is no address of a stored file`)
  return address
}

/** Writes one batch while the next is being collected. */
async function writeAll(file: FileHandle, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  let batch: Uint8Array[] = []
  let size = 0
  let writing: Promise<void> | undefined
  try {
    for await (const chunk of bytes) {
      batch.push(chunk)
      size += chunk.byteLength
      if (size < writeBatch) continue
      await writing
      writing = writeChunks(file, batch)
      // Awaited with the next batch; it may fail before that, on a disk that is full.
      writing.catch(() => {})
      batch = []
      size = 0
    }
  } finally {
    // Awaited even when the upload breaks off, so that the file is not closed during a write.
    await writing
  }
  if (size > 0) await writeChunks(file, batch)
}

async function writeChunks(file: FileHandle, chunks: readonly Uint8Array[]): Promise<void> {
  const { bytesWritten } = await file.writev(chunks)
  const size = chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0)
  // A disk that is nearly full writes only a part; writing the rest then fails with the reason.
  if (bytesWritten < size) await file.writeFile(Buffer.concat(chunks).subarray(bytesWritten))
}

async function readSmall(
  file: FileHandle,
  position: number,
  length: number,
): Promise<Uint8Array<ArrayBuffer>> {
  await using _closed = file
  const bytes = new Uint8Array(length)
  for (let filled = 0; filled < length; ) {
    const { bytesRead } = await file.read(bytes, filled, length - filled, position + filled)
    if (bytesRead === 0) throw new Error('a stored file is shorter than it was')
    filled += bytesRead
  }
  return bytes
}

/** A rename is not on disk before its folder is. */
async function syncFolder(folder: string): Promise<void> {
  // Windows has no such call and opens no folders.
  if (process.platform === 'win32') return
  await using handle = await open(folder, 'r')
  await handle.sync()
}

function nothingIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

const openIfThere = (file: string) => open(file, 'r').catch(nothingIfMissing)
const unlinkIfThere = (file: string) => unlink(file).catch(nothingIfMissing)
