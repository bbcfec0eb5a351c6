/**
 * The travel posters of the product: which there are, what each shows, and the addresses and sizes
 * under which `/images/destinations` serves them.
 */
import { printed } from './posters.generated.ts'

/** Name of the place, and what a person who can't see the picture is told. */
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
  vancouver: ['Vancouver', 'The city and the North Shore mountains over the harbour'],
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

/** Cuts of one square scene, each about its centre, and the widths each is printed in. */
export const posterShapes = {
  square: { ratio: 1, widths: [480, 1200] },
  tall: { ratio: 5 / 4, widths: [480, 960] },
  wide: { ratio: 9 / 16, widths: [640, 1200, 1600] },
} as const satisfies Record<string, { ratio: number; widths: readonly number[] }>

export type PosterShape = keyof typeof posterShapes

/** In the order a browser should prefer them; the last is the one everybody reads. */
export const posterFormats = ['avif', 'webp', 'jpg'] as const

export type PosterFormat = (typeof posterFormats)[number]

/** What an address without a size means: it crops well to whatever it is shown in. */
export const plainPrint = { shape: 'square', width: 1200 } as const

/** Everything that is printed of a scene. JPEG is the last resort, and comes in one size. */
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

/** What `<Poster>` draws. */
export interface PosterPicture {
  alt: string
  width: number
  height: number
  /** A CSS background: the picture's own colours, out of focus. */
  placeholder: string
  sources: { type: string; srcSet: string }[]
  /** For browsers that know neither format. */
  src: string
}

/** A place without a poster of its own is shown the open road. */
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

/** The file of one print, or without one the address that suits whoever asks for it. */
export function posterAddress(slug: PosterSlug, print?: PosterPrint): string {
  const file = print ? posterFile(slug, print) : slug
  return `${posterFolder}/${file}?v=${posterVersion(slug)}`
}

export function posterFile(slug: PosterSlug, { shape, width, format }: PosterPrint): string {
  return `${slug}-${shape}-${width}.${format}`
}

/** Changes when the picture does, so that a browser may keep what it has for ever. */
export function posterVersion(slug: PosterSlug): string {
  return printed[slug][0]
}

/** From the top of the scene to its foot. */
export function posterColours(slug: PosterSlug): readonly string[] {
  return printed[slug][1].split(' ').map((colour) => `#${colour}`)
}

function placeholderOf(slug: PosterSlug, shape: PosterShape): string {
  const height = shape === 'wide' ? 100 / posterShapes.wide.ratio : 100
  return `linear-gradient(${posterColours(slug).join(',')}) 50% 50% / 100% ${Math.round(height)}%`
}
