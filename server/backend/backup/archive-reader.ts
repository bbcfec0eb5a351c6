/** Reads a backup's file, one entry in memory at a time. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import {
  anyManifestSchema,
  BackupError,
  type End,
  endName,
  endSchema,
  formatVersion,
  keysName,
  type Manifest,
  manifestName,
  manifestSchema,
} from './manifest.ts'
import { blockSize, paddingOf, readTarHeader } from './tar.ts'

/** Larger entries are refused: ours are far smaller, because rows and files are cut into parts. */
const largestEntry = 256 * 1024 * 1024

export interface Entry {
  name: string
  bytes: Buffer<ArrayBuffer>
  /** All that came before it in the file. */
  offset: number
}

export interface Archive {
  manifest: Manifest
  /** What `keys.json` holds, where it is inside. */
  keys: Buffer | null
  /** Every entry but the manifest, the end last. */
  entries(): AsyncGenerator<Entry>
  /** Throws unless the file is whole and as it was written. Tells what the end says. */
  verify(sealKey: string): Promise<End>
  close(): Promise<void>
}

export async function openArchive(file: string): Promise<Archive> {
  const handle = await open(file, 'r').catch((cause: NodeJS.ErrnoException) => {
    throw new BackupError(`${file} can't be read: ${cause.code}.`, { cause })
  })
  try {
    const first = await entryAt(handle, 0, file)
    if (first?.name !== manifestName) throw new BackupError(`${file} is not a backup.`)
    const manifest = manifestIn(first.bytes, file)
    const start = endOf(first)
    const second = manifest.keysInside ? await entryAt(handle, start, file) : undefined
    if (manifest.keysInside && second?.name !== keysName) throw damaged(file)

    async function* entries(from = start) {
      for (let offset = from; ; ) {
        const entry = await entryAt(handle, offset, file)
        if (!entry) throw damaged(file)
        yield entry
        if (entry.name === endName) return
        offset = endOf(entry)
      }
    }

    return {
      manifest,
      keys: second?.bytes ?? null,
      entries: () => entries(),
      async verify(sealKey) {
        const seal = createHmac('sha256', sealKey)
        for await (const entry of entries(0)) {
          if (entry.name === endName) {
            const end = parsed(endSchema, entry.bytes)
            const expected = seal.digest()
            const found = Buffer.from(end?.seal ?? '', 'hex')
            const same = found.length === expected.length && timingSafeEqual(found, expected)
            if (!end || !same) throw damaged(file)
            return end
          }
          seal.update(await blocksOf(handle, entry))
        }
        throw damaged(file)
      },
      close: () => handle.close(),
    }
  } catch (error) {
    await handle.close()
    throw error
  }
}

function manifestIn(bytes: Buffer, file: string): Manifest {
  const known = parsed(anyManifestSchema, bytes)
  if (!known) throw new BackupError(`${file} is not a backup.`)
  if (known.formatVersion > formatVersion) {
    throw new BackupError(`${file} was made by a newer version. Restore it with that one.`)
  }
  const manifest = parsed(manifestSchema, bytes)
  if (!manifest) throw damaged(file)
  return manifest
}

function parsed<T>(
  schema: { safeParse(value: unknown): { success: true; data: T } | { success: false } },
  bytes: Buffer,
): T | undefined {
  try {
    const result = schema.safeParse(JSON.parse(bytes.toString('utf8')))
    return result.success ? result.data : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const endOf = ({ offset, bytes }: Entry) =>
  offset + blockSize + bytes.byteLength + paddingOf(bytes.byteLength)

/** Undefined at the end of the archive, or of a file that was cut off. */
async function entryAt(
  handle: FileHandle,
  offset: number,
  file: string,
): Promise<Entry | undefined> {
  const block = await bytesAt(handle, offset, blockSize)
  if (!block) return undefined
  const header = readTarHeader(block)
  if (!header || header.size > largestEntry) throw damaged(file)
  const bytes = await bytesAt(handle, offset + blockSize, header.size)
  return bytes && { name: header.name, bytes, offset }
}

/** The entry as it stands in the file, with its header and its padding. */
async function blocksOf(handle: FileHandle, entry: Entry): Promise<Buffer> {
  const blocks = await bytesAt(handle, entry.offset, endOf(entry) - entry.offset)
  if (!blocks) throw damaged('The backup')
  return blocks
}

async function bytesAt(
  handle: FileHandle,
  position: number,
  length: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const bytes = Buffer.alloc(length)
  for (let filled = 0; filled < length; ) {
    const { bytesRead } = await handle.read(bytes, filled, length - filled, position + filled)
    if (bytesRead === 0) return undefined
    filled += bytesRead
  }
  return bytes
}

const damaged = (file: string) =>
  new BackupError(`${file} is damaged: it was cut off or changed after it was made.`)
