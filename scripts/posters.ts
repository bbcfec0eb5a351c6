/**
 * `npm run posters [slug…]`: after a change of scenes, writes their versions and colours to the
 * list in `domain/site`, the grain to `public`, and a proof of each to `test-results/posters`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isPosterSlug, plainPrint, posterSlugs } from '#domain/site/posters.ts'
import { blurred, encode, grainTile, pixelsOf } from '#posters/print.ts'
import { versionOf } from '#posters/render-posters.ts'
import { sceneSvg } from '#posters/scene.ts'
import { scenes } from '#posters/scenes/index.ts'

const root = path.join(import.meta.dirname, '..')
const proofs = path.join(root, 'test-results', 'posters')
const list = path.join(root, 'domain', 'site', 'posters.generated.ts')

const asked = process.argv.slice(2).filter(isPosterSlug)
const shown = new Set(asked.length > 0 ? asked : posterSlugs)

mkdirSync(proofs, { recursive: true })
const lines: string[] = []
for (const slug of posterSlugs) {
  const svg = sceneSvg(slug, scenes[slug])
  const pixels = await pixelsOf(svg, plainPrint.width)
  lines.push(`  '${slug}': ['${versionOf(svg)}', '${(await blurred(pixels)).join(' ')}'],`)
  if (!shown.has(slug)) continue
  writeFileSync(
    path.join(proofs, `${slug}.jpg`),
    await encode(pixels, { ...plainPrint, format: 'jpg' }),
  )
}
writeFileSync(
  list,
  `// Written by \`npm run posters\`: each poster's version, and its colours from the top to the foot.\nexport const printed = {\n${lines.join('\n')}\n} as const\n`,
)
writeFileSync(path.join(root, 'public', 'images', 'poster-grain.png'), await grainTile())
console.log(`${shown.size} proofs in ${path.relative(root, proofs)}`)
