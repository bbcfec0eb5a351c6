/** Prints the pictures of sections, from the same cache and in the same manner as the posters. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import {
  plainSectionWidth,
  type SectionPictureName,
  sectionFile,
  sectionPrints,
} from '#domain/site/section-pictures.ts'
import { encoded, type Pixels, pixelsOf } from './print.ts'
import { hashOf, type Rendered, renderSheets, versionOf } from './render-posters.ts'
import { sceneSvg } from './scene.ts'
import type { Framed } from './sections/close-up.ts'

const ratio = 2 / 3

export function sectionVersionOf(framed: Framed): string {
  return hashOf(versionOf(svgOf(framed)), JSON.stringify(framed.window))
}

/** What is seen of the sheet, `width` pixels across. */
export async function sectionPixels(framed: Framed, width: number): Promise<Buffer> {
  const { x, y, width: seen } = framed.window
  const scale = width / seen
  const { data, side }: Pixels = await pixelsOf(svgOf(framed), Math.round(1600 * scale))
  const height = Math.round(width * ratio)
  const within = (at: number, length: number) =>
    Math.min(side - length, Math.max(0, Math.round(at)))
  return sharp(data, { raw: { width: side, height: side, channels: 3 } })
    .extract({
      left: within((x - seen / 2) * scale, width),
      top: within(y * scale - height / 2, height),
      width,
      height,
    })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

export function renderSections(
  framed: Partial<Record<SectionPictureName, Framed>>,
  cache: string,
  reduction = 1,
): Promise<Rendered<SectionPictureName>> {
  const all = Object.entries(framed) as [SectionPictureName, Framed][]
  const sized = sectionPrints.map((print) => ({
    ...print,
    width: Math.ceil(print.width / reduction),
  }))
  return renderSheets(
    all.map(([name, each]) => ({
      name,
      version: hashOf(sectionVersionOf(each), JSON.stringify(sized)),
      files: sectionPrints.map((print) => sectionFile(name, print)),
      printTo: async (folder) => {
        const picture = sharp(await sectionPixels(each, Math.ceil(plainSectionWidth / reduction)))
        for (const [index, print] of sectionPrints.entries()) {
          const { width } = sized[index] ?? print
          const bytes = await encoded(picture.clone().resize(width), print.format)
          await writeFile(path.join(folder, sectionFile(name, print)), bytes)
        }
      },
    })),
    cache,
  )
}

const svgOf = ({ seed, scene }: Framed) => sceneSvg(seed, scene)
