/** Draws a page's preview: the words on an evening sky, the poster beside them, as a JPEG. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import sharp from 'sharp'
import type { Brand } from '#domain/brand/brand.ts'
import { type SocialCard, socialCardSize } from '#domain/site/social-cards.ts'
import { cardLayout } from './card-layout.ts'

const require = createRequire(import.meta.url)

/** Each family in the alphabets that a name may need; the first that has a letter draws it. */
const typefaces = [
  { name: 'Fraunces', package: '@fontsource/fraunces', file: 'fraunces', weight: 600 },
  {
    name: 'Instrument Sans',
    package: '@fontsource/instrument-sans',
    file: 'instrument-sans',
    weight: 500,
  },
] as const

let loaded: ReturnType<typeof loadFonts> | undefined

export async function drawCard(
  card: Pick<SocialCard, 'title' | 'line'>,
  brand: Brand,
  poster: Buffer,
): Promise<Buffer> {
  loaded ??= loadFonts()
  const picture = await sharp(poster).resize(540, 630, { fit: 'cover' }).jpeg().toBuffer()
  const svg = await satori(
    cardLayout(card, brand, `data:image/jpeg;base64,${picture.toString('base64')}`),
    { ...socialCardSize, fonts: await loaded },
  )
  const pixels = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  return await sharp(pixels.asPng()).jpeg({ quality: 86, mozjpeg: true }).toBuffer()
}

function loadFonts() {
  return Promise.all(
    typefaces.flatMap(({ name, package: folder, file, weight }) =>
      ['latin', 'latin-ext'].map(async (alphabet) => ({
        name,
        weight,
        style: 'normal' as const,
        data: await readFile(
          require.resolve(`${folder}/files/${file}-${alphabet}-${weight}-normal.woff`),
        ),
      })),
    ),
  )
}
