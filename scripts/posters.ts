/**
 * `npm run posters [slug…]`: after a change of scenes, writes their versions and colours to the
 * list in `domain/site`, the grain to `public`, and a proof of each to `test-results/posters`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { isPosterSlug, plainPrint, posterSlugs } from '#domain/site/posters.ts'
import {
  isSectionPicture,
  plainSectionWidth,
  sectionPictureNames,
} from '#domain/site/section-pictures.ts'
import { blurred, encode, grainTile, pixelsOf } from '#posters/print.ts'
import { versionOf } from '#posters/render-posters.ts'
import { sectionPixels, sectionVersionOf } from '#posters/render-sections.ts'
import { sceneSvg } from '#posters/scene.ts'
import { scenes } from '#posters/scenes/index.ts'
import { sectionScenes } from '#posters/sections/index.ts'

const root = path.join(import.meta.dirname, '..')
const proofs = path.join(root, 'test-results', 'posters')
const list = path.join(root, 'domain', 'site', 'posters.generated.ts')

const asked = process.argv.slice(2)
const isShown = (name: string) => asked.length === 0 || asked.includes(name)
for (const name of asked) {
  if (!isPosterSlug(name) && !isSectionPicture(name)) throw new Error(`There is no ${name}`)
}

mkdirSync(proofs, { recursive: true })
const lines: string[] = []
for (const slug of posterSlugs) {
  const svg = sceneSvg(slug, scenes[slug])
  const pixels = await pixelsOf(svg, plainPrint.width)
  lines.push(`  '${slug}': ['${versionOf(svg)}', '${(await blurred(pixels)).join(' ')}'],`)
  if (!isShown(slug)) continue
  writeFileSync(
    path.join(proofs, `${slug}.jpg`),
    await encode(pixels, { ...plainPrint, format: 'jpg' }),
  )
}
writeFileSync(
  list,
  `// Written by \`npm run posters\`: each poster's version, and its colours from the top to the foot.\nexport const printed = {\n${lines.join('\n')}\n} as const\n`,
)

const sections: string[] = []
for (const name of sectionPictureNames) {
  const framed = sectionScenes[name]
  const picture = await sectionPixels(framed, plainSectionWidth)
  const side = 64
  const data = await sharp(picture).resize(side, side, { fit: 'fill' }).raw().toBuffer()
  const colours = await blurred({ data, side }, 4)
  sections.push(`  '${name}': ['${sectionVersionOf(framed)}', '${colours.join(' ')}'],`)
  if (!isShown(name)) continue
  await sharp(picture)
    .jpeg()
    .toFile(path.join(proofs, `${name}.jpg`))
}
writeFileSync(
  path.join(root, 'domain', 'site', 'section-pictures.generated.ts'),
  `// Written by \`npm run posters\`: each picture's version, and its colours from the top to the foot.\nexport const printedSections = {\n${sections.join('\n')}\n} as const\n`,
)
writeFileSync(path.join(root, 'public', 'images', 'poster-grain.png'), await grainTile())
console.log(`The proofs are in ${path.relative(root, proofs)}`)
