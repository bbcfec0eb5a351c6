/**
 * A cluster's files packed into one compressed file, so that a first start unpacks a database
 * that was prepared before instead of making one.
 *
 * Format: zstd of [length of the index, uint32][index, JSON][contents of the files in its order].
 */
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { constants, zstdCompress, zstdDecompress } from 'node:zlib'
import { z } from 'zod'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

const LENGTH_BYTES = 4
const WRITES_AT_ONCE = 16

const indexSchema = z.object({
  folders: z.array(z.string()),
  files: z.array(z.object({ path: z.string(), size: z.int().nonnegative() })),
})

/** Packs a closed cluster. The file appears whole or not at all. */
export async function packTemplate(cluster: string, file: string): Promise<void> {
  const entries = await readdir(cluster, { recursive: true, withFileTypes: true })
  const pathOf = (entry: (typeof entries)[number]) =>
    join(entry.parentPath, entry.name).slice(cluster.length + 1)
  const folders = entries.filter((entry) => entry.isDirectory()).map(pathOf)
  const paths = entries.filter((entry) => entry.isFile()).map(pathOf)
  const contents = await Promise.all(paths.map((path) => readFile(join(cluster, path))))
  const files = paths.map((path, index) => ({ path, size: contents[index]?.length ?? 0 }))
  const index = Buffer.from(JSON.stringify({ folders: folders.sort(), files }))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(index.length)
  const packed = await compress(Buffer.concat([length, index, ...contents]), {
    params: {
      [constants.ZSTD_c_compressionLevel]: 12,
      [constants.ZSTD_c_checksumFlag]: 1,
    },
  })
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, packed)
  await rename(draft, file)
}

/** Writes the packed cluster's files into the empty folder. */
export async function unpackTemplate(file: string, emptyDir: string): Promise<void> {
  const bytes = await decompress(await readFile(file))
  const indexEnd = LENGTH_BYTES + bytes.readUInt32BE(0)
  const index = indexSchema.parse(JSON.parse(bytes.toString('utf8', LENGTH_BYTES, indexEnd)))
  for (const folder of index.folders) await mkdir(join(emptyDir, folder), { mode: 0o700 })
  let at = indexEnd
  const parts = index.files.map(({ path, size }) => {
    const content = bytes.subarray(at, at + size)
    at += size
    return { path: join(emptyDir, path), content }
  })
  const next = parts.values()
  const writeRest = async () => {
    for (const { path, content } of next) await writeFile(path, content, { mode: 0o600 })
  }
  await Promise.all(Array.from({ length: WRITES_AT_ONCE }, writeRest))
}
