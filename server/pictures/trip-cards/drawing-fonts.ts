/**
 * The product's letters for the renderer of pictures, which reads fonts from files only. They are
 * unpacked once a process, into a folder of its own.
 */
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ResvgRenderOptions } from '@resvg/resvg-js'
import { unpackWoff } from './unpack-woff.ts'

const require = createRequire(import.meta.url)

/** Each by the name that the file gives itself. */
const serif = { file: 'fraunces/files/fraunces-latin-600-normal', name: 'Fraunces SemiBold' }
const sans = {
  file: 'instrument-sans/files/instrument-sans-latin-500-normal',
  name: 'Instrument Sans Medium',
}

let unpacked: Promise<NonNullable<ResvgRenderOptions['font']>> | undefined

export function drawingFonts(): Promise<NonNullable<ResvgRenderOptions['font']>> {
  unpacked ??= unpack()
  return unpacked
}

async function unpack(): Promise<NonNullable<ResvgRenderOptions['font']>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'piri-fonts-'))
  const fontFiles = await Promise.all(
    [serif, sans].map(async ({ file, name }) => {
      const target = path.join(folder, `${name}.ttf`)
      const woff = await readFile(require.resolve(`@fontsource/${file}.woff`))
      await writeFile(target, unpackWoff(woff))
      return target
    }),
  )
  return {
    loadSystemFonts: false,
    fontFiles,
    serifFamily: serif.name,
    sansSerifFamily: sans.name,
    defaultFontFamily: sans.name,
  }
}
