/** Writes a Brotli and a gzip copy beside every text file of the build, so that serving costs nothing. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)
const worthIt = /\.(?:js|css|svg|json|txt|xml|webmanifest|html|map)$/

export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && worthIt.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  const next = files.values()
  const compressRest = async () => {
    for (const file of next) await compress(file)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, compressRest))
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < 512) return
  const [gz, br] = await Promise.all([
    toGzip(bytes, { level: 9 }),
    toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  ])
  await Promise.all([writeFile(`${file}.gz`, gz), writeFile(`${file}.br`, br)])
}
