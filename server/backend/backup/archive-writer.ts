/** Writes a backup's file: readable by its owner alone, there as a whole or not at all. */
import { createHmac } from 'node:crypto'
import { link, open, rm } from 'node:fs/promises'
import { BackupError, type End, endName } from './manifest.ts'
import { blockSize, paddingOf, tarHeader } from './tar.ts'

export interface ArchiveWriter {
  add(name: string, bytes: Uint8Array): Promise<void>
  /** Seals what was added, forces it to disk and gives it its name; the size in bytes. */
  finish(end: Omit<End, 'seal'>): Promise<number>
  /** Removes what was written, unless it was finished. */
  close(): Promise<void>
}

export async function createArchive(
  file: string,
  { sealKey, now }: { sealKey: string; now: Date },
): Promise<ArchiveWriter> {
  const draft = `${file}.${process.pid}.part`
  const handle = await open(draft, 'wx', 0o600).catch((cause: NodeJS.ErrnoException) => {
    throw new BackupError(`${file} can't be written: ${cause.code}.`, { cause })
  })
  const seal = createHmac('sha256', sealKey)
  let size = 0

  const write = async (bytes: Uint8Array) => {
    await handle.writeFile(bytes)
    size += bytes.byteLength
  }
  const entry = (name: string, bytes: Uint8Array) => [
    tarHeader(name, bytes.byteLength, now),
    bytes,
    Buffer.alloc(paddingOf(bytes.byteLength)),
  ]

  return {
    async add(name, bytes) {
      for (const part of entry(name, bytes)) {
        seal.update(part)
        await write(part)
      }
    },
    async finish(end) {
      const sealed: End = { ...end, seal: seal.digest('hex') }
      for (const part of entry(endName, Buffer.from(JSON.stringify(sealed)))) await write(part)
      await write(Buffer.alloc(2 * blockSize))
      await handle.sync()
      await link(draft, file).catch((cause: NodeJS.ErrnoException) => {
        if (cause.code !== 'EEXIST') throw cause
        throw new BackupError(`${file} exists already.`, { cause })
      })
      return size
    },
    async close() {
      await handle.close()
      await rm(draft, { force: true })
    },
  }
}
