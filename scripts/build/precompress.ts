/**
 * Writes a Brotli and a gzip copy beside every text file of the build, so that serving costs nothing. Copies are kept
 * by what they are of: the tightest Brotli takes three seconds of the processor a megabyte, and from build to build
 * most files stay as they are.
 */
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)
const worthIt = /\.(?:js|css|svg|json|txt|xml|webmanifest|html|map)$/
const fewestBytes = 512

/** The cache is of one quality of Brotli. It then holds what this build has, and nothing of those before. */
export async function precompress(
  folder: string,
  cache: string,
  quality: number = constants.BROTLI_MAX_QUALITY,
): Promise<void> {
  const ways = {
    '.gz': (bytes: Buffer) => toGzip(bytes, { level: 9 }),
    '.br': (bytes: Buffer) =>
      toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  }
  await mkdir(cache, { recursive: true })
  const kept = new Set(await readdir(cache))
  const used = new Set<string>()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && worthIt.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  const next = files.values()
  const compressRest = async () => {
    for (const file of next) {
      const bytes = await readFile(file)
      if (bytes.length < fewestBytes) continue
      const hash = createHash('sha256').update(bytes).digest('hex')
      for (const [ending, compress] of Object.entries(ways)) {
        const name = `${hash}${ending}`
        if (!kept.has(name)) await keep(path.join(cache, name), file, await compress(bytes))
        used.add(name)
        await copyFile(path.join(cache, name), `${file}${ending}`)
      }
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, compressRest))
  await Promise.all(
    [...kept].filter((name) => !used.has(name)).map((name) => rm(path.join(cache, name))),
  )
}

/** Under its name only when it is whole: a build may be killed, and two files may have the same bytes. */
async function keep(place: string, file: string, bytes: Buffer): Promise<void> {
  const unfinished = `${place}.${createHash('sha256').update(file).digest('hex')}`
  await writeFile(unfinished, bytes)
  await rename(unfinished, place)
}
