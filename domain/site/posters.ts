/**
 * The travel posters of the product: which there are, what each shows, and the addresses and sizes
 * under which `/images/destinations` serves them.
 */
import { printed } from './posters.generated.ts'

/** The place's name, and the picture's alternative text. */
export const posters = {
  paris: ['Paris', 'The Eiffel Tower over the Seine at dusk'],
  london: ['London', 'Big Ben and the Houses of Parliament across the Thames'],
  japan: ['Japan', 'Mount Fuji and a red pagoda among cherry blossom'],
  'new-york': ['New York', 'Manhattan’s towers behind the Brooklyn Bridge'],
  florida: ['Florida', 'Palms and pastel Art Deco hotels on Miami Beach'],
  cancun: ['Cancún', 'El Castillo at Chichén Itzá above the jungle'],
  seattle: ['Seattle', 'The Space Needle and Mount Rainier above Elliott Bay'],
  tokyo: ['Tokyo', 'Tokyo Tower lit above the evening city'],
  rome: ['Rome', 'The Colosseum among umbrella pines'],
  lisbon: ['Lisbon', 'A yellow tram climbing an Alfama street above the Tagus'],
  barcelona: ['Barcelona', 'The towers of the Sagrada Família above the rooftops'],
  istanbul: ['Istanbul', 'Domes and minarets over the Bosphorus'],
  kyoto: ['Kyoto', 'A path through vermilion gates under maple leaves'],
  bali: ['Bali', 'A water temple on its lake beneath a volcano'],
  'cape-town': ['Cape Town', 'Table Mountain above the bay, penguins on the rocks'],
  'rio-de-janeiro': ['Rio de Janeiro', 'Christ the Redeemer over Sugarloaf and Guanabara Bay'],
  sydney: ['Sydney', 'The Opera House and the Harbour Bridge'],
  marrakesh: ['Marrakesh', 'The Koutoubia minaret before the snows of the Atlas'],
  reykjavik: ['Reykjavík', 'Hallgrímskirkja under the northern lights'],
  santorini: ['Santorini', 'White houses and a blue dome above the caldera'],
  amsterdam: ['Amsterdam', 'Gabled canal houses and an arched bridge'],
  prague: ['Prague', 'Charles Bridge and the castle above the Vltava'],
  venice: ['Venice', 'A gondola before Santa Maria della Salute'],
  'san-francisco': ['San Francisco', 'The Golden Gate Bridge rising from the fog'],
  petra: ['Petra', 'The Treasury seen from the narrow Siq'],
  queenstown: ['Queenstown', 'A steamer on Lake Wakatipu below the Remarkables'],
  dubrovnik: ['Dubrovnik', 'Red roofs inside the city walls on the Adriatic'],
  edinburgh: ['Edinburgh', 'The castle on its rock above the old town'],
  vancouver: ['Vancouver', 'The city and the North Shore mountains over the harbor'],
  bangkok: ['Bangkok', 'Wat Arun and a long-tail boat on the Chao Phraya'],
  singapore: ['Singapore', 'Supertrees and Marina Bay in the evening'],
  cairo: ['Cairo', 'The pyramids of Giza beyond the palms of the Nile'],
  default: ['Somewhere new', 'An open road running to the mountains at dusk'],
} as const satisfies Record<string, readonly [name: string, alt: string]>

export type PosterSlug = keyof typeof posters

export const posterSlugs = Object.keys(posters) as PosterSlug[]

export function isPosterSlug(text: string): text is PosterSlug {
  return Object.hasOwn(posters, text)
}

/** Crops of the square scene, centred, with their widths in pixels. */
export const posterShapes = {
  square: { ratio: 1, widths: [480, 720, 1200] },
  tall: { ratio: 5 / 4, widths: [480, 960] },
  wide: { ratio: 9 / 16, widths: [640, 1200, 1600] },
} as const satisfies Record<string, { ratio: number; widths: readonly number[] }>

export type PosterShape = keyof typeof posterShapes

/** In order of preference; every browser supports the last. */
export const posterFormats = ['avif', 'webp', 'jpg'] as const

export type PosterFormat = (typeof posterFormats)[number]

/** The print of an address without a size: it suits any crop. */
export const plainPrint = { shape: 'square', width: 1200 } as const

/** All files of a scene. JPEG, the fallback, has one size. */
export const posterPrints: readonly PosterPrint[] = [
  ...(Object.keys(posterShapes) as PosterShape[]).flatMap((shape) =>
    posterShapes[shape].widths.flatMap((width) => [
      { shape, width, format: 'avif' as const },
      { shape, width, format: 'webp' as const },
    ]),
  ),
  { ...plainPrint, format: 'jpg' },
]

export const posterFolder = '/images/destinations'

/** The properties of `<Poster>`'s picture. */
export interface PosterPicture {
  alt: string
  width: number
  height: number
  /** A CSS background: a blurred version of the picture. */
  placeholder: string
  sources: { type: string; srcSet: string }[]
  /** For browsers that support neither AVIF nor WebP. */
  src: string
}

/** Places without a poster get the one of the open road. */
export function posterPicture(slug: string, shape: PosterShape): PosterPicture {
  const known: PosterSlug = isPosterSlug(slug) ? slug : 'default'
  const { ratio, widths } = posterShapes[shape]
  const width = Math.max(...widths)
  return {
    alt: posters[known][1],
    width,
    height: Math.round(width * ratio),
    placeholder: placeholderOf(known, shape),
    sources: (['avif', 'webp'] as const).map((format) => ({
      type: `image/${format}`,
      srcSet: widths
        .map((each) => `${posterAddress(known, { shape, width: each, format })} ${each}w`)
        .join(', '),
    })),
    src: posterAddress(known),
  }
}

/** One file of a poster. */
export interface PosterPrint {
  shape: PosterShape
  width: number
  format: PosterFormat
}

/** The address of one print; without a print, the server chooses the format. */
export function posterAddress(slug: PosterSlug, print?: PosterPrint): string {
  const file = print ? posterFile(slug, print) : slug
  return `${posterFolder}/${file}?v=${posterVersion(slug)}`
}

export function posterFile(slug: PosterSlug, { shape, width, format }: PosterPrint): string {
  return `${slug}-${shape}-${width}.${format}`
}

/** A hash of the picture, so that its address can be cached forever. */
export function posterVersion(slug: PosterSlug): string {
  return printed[slug][0]
}

/** The scene's colours, from top to bottom. */
export function posterColours(slug: PosterSlug): readonly string[] {
  return printed[slug][1].split(' ').map((colour) => `#${colour}`)
}

function placeholderOf(slug: PosterSlug, shape: PosterShape): string {
  const height = shape === 'wide' ? 100 / posterShapes.wide.ratio : 100
  return `linear-gradient(${posterColours(slug).join(',')}) 50% 50% / 100% ${Math.round(height)}%`
}
