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
  /** How many times smaller the pictures are than their names say: tests need every file, and none of its detail. */
  reduction?: number
}

export interface Rendered<Name extends string> {
  /** Those that were not in the cache. */
  rendered: Name[]
  /** Puts every print into the folder from which the server takes them. */
  copyTo(folder: string): Promise<void>
}

/** A picture with all its files. */
interface Sheet<Name extends string> {
  name: Name
  version: string
  files: readonly string[]
  printTo(folder: string): Promise<void>
}

export function renderPosters({
  scenes,
  cache,
  prints = posterPrints,
  reduction = 1,
}: Rendering): Promise<Rendered<PosterSlug>> {
  const all = Object.entries(scenes) as [PosterSlug, Scene][]
  const sized = prints.map((print) => ({ ...print, width: Math.ceil(print.width / reduction) }))
  return renderSheets(
    all.map(([slug, scene]) => {
      const svg = sceneSvg(slug, scene)
      return {
        name: slug,
        version: hashOf(versionOf(svg), JSON.stringify(sized)),
        files: prints.map((print) => posterFile(slug, print)),
        printTo: async (folder) => {
          const pixels = await pixelsOf(svg, sideFor(sized))
          for (const [index, print] of prints.entries()) {
            const bytes = await encode(pixels, sized[index] ?? print)
            await writeFile(path.join(folder, posterFile(slug, print)), bytes)
          }
        },
      }
    }),
    cache,
  )
}

export async function renderSheets<Name extends string>(
  sheets: readonly Sheet<Name>[],
  cache: string,
): Promise<Rendered<Name>> {
  const waiting = [...sheets]
  const rendered: Name[] = []
  const files: string[] = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const shelf = path.join(cache, `${next.name}-${next.version}`)
      if (!(await exists(shelf))) {
        await fill(shelf, next)
        rendered.push(next.name)
      }
      files.push(...next.files.map((file) => path.join(shelf, file)))
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

export function hashOf(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 8)
}

/** A shelf appears whole or not at all: a build that was stopped leaves none half filled. */
async function fill(shelf: string, { printTo }: Sheet<string>): Promise<void> {
  const unfinished = `${shelf}.${process.pid}`
  await mkdir(unfinished, { recursive: true })
  await printTo(unfinished)
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
