/**
 * Prints posters. What was printed before is found in the cache, where a scene's prints lie under
 * their hash: only a changed scene costs time.
 */
import { createHash } from 'node:crypto'
import { access, copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import {
  type PosterPrint,
  type PosterSlug,
  posterFile,
  posterPrints,
} from '#domain/site/posters.ts'
import { encode, pixelsOf, recipe, sideFor } from './print.ts'
import { type Scene, sceneSvg } from './scene.ts'

interface Rendering {
  scenes: Partial<Record<PosterSlug, Scene>>
  /** Kept between builds. */
  cache: string
  prints?: readonly PosterPrint[]
}

interface Rendered {
  /** Those that were not in the cache. */
  rendered: PosterSlug[]
  /** Puts every print into the folder from which the server takes them. */
  copyTo(folder: string): Promise<void>
}

export async function renderPosters({
  scenes,
  cache,
  prints = posterPrints,
}: Rendering): Promise<Rendered> {
  const waiting = Object.entries(scenes) as [PosterSlug, Scene][]
  const rendered: PosterSlug[] = []
  const files: string[] = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [slug, scene] = next
      const svg = sceneSvg(slug, scene)
      const shelf = path.join(cache, `${slug}-${hashOf(versionOf(svg), JSON.stringify(prints))}`)
      if (!(await exists(shelf))) {
        await printTo(shelf, slug, svg, prints)
        rendered.push(slug)
      }
      files.push(...prints.map((print) => path.join(shelf, posterFile(slug, print))))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return {
    rendered,
    copyTo: async (folder) => {
      await mkdir(folder, { recursive: true })
      for (const file of files) await copyFile(file, path.join(folder, path.basename(file)))
    },
  }
}

/** Names a picture by what it shows and how it is printed. */
export function versionOf(svg: string): string {
  return hashOf(recipe, svg)
}

function hashOf(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 8)
}

/** A shelf appears whole or not at all: a build that was stopped leaves none half filled. */
async function printTo(
  shelf: string,
  slug: PosterSlug,
  svg: string,
  prints: readonly PosterPrint[],
): Promise<void> {
  const unfinished = `${shelf}.${process.pid}`
  await mkdir(unfinished, { recursive: true })
  const pixels = await pixelsOf(svg, sideFor(prints))
  for (const print of prints) {
    const bytes = await encode(pixels, print)
    await writeFile(path.join(unfinished, posterFile(slug, print)), bytes)
  }
  await rm(shelf, { recursive: true, force: true })
  await rename(unfinished, shelf)
}

async function exists(file: string): Promise<boolean> {
  try {
    await access(file)
    return true
  } catch {
    return false
  }
}
