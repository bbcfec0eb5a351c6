/**
 * The pictures of the seeded pages' sections: which there are, what each shows, and the files under
 * which `/images/destinations` serves them. Kept apart from the posters' list, which browsers load.
 */
import { type PosterFormat, type PosterPicture, posterFolder } from './posters.ts'
import { printedSections } from './section-pictures.generated.ts'

/** Alternative texts. What is called `<poster>-detail` is a part of that poster. */
export const sectionPictures = {
  'paris-detail': 'A barge on the Seine below the arches of a bridge',
  'paris-louvre': 'The glass pyramid before the Louvre',
  'paris-canal': 'An iron footbridge over a canal under plane trees',
  'paris-montmartre': 'Stairs between houses, the domes of Sacré-Cœur above them',
  'paris-tower': 'The Eiffel Tower sparkling at night, seen from a terrace',
  'london-detail': 'Big Ben, a red bus on the bridge and a dome beyond',
  'london-museum': 'A museum’s columns above its steps',
  'london-borough': 'Market stalls with striped awnings under an iron roof',
  'london-greenwich': 'A river boat before the twin domes of Greenwich',
  'london-heath': 'Kites over a green hill, London’s towers far off',
  'japan-detail': 'Mount Fuji’s snow above the haze',
  'japan-card': 'A hand holding a card to a station gate',
  'japan-onsen': 'Bathers in a steaming pool among rocks, at night',
  'japan-seasons': 'Cherry blossom and red maple leaves on either side of a mountain',
  'japan-platform': 'People waiting in line on a platform beside a train',
  'new-york-detail': 'Manhattan’s towers across the water',
  'new-york-high-line': 'A planted path on old rails between buildings',
  'new-york-met': 'A museum’s front with red banners between its columns',
  'new-york-bridge': 'A stone tower of the Brooklyn Bridge before the city',
  'new-york-queens': 'A train on an elevated line above lit shops at dusk',
  'florida-detail': 'Palms before pastel Art Deco hotels',
  'florida-everglades': 'A heron beside a boardwalk through a marsh',
  'florida-keys': 'A red car on a long low bridge over the sea',
  'florida-spring': 'A manatee in clear water above the sand',
  'florida-rocket': 'A rocket rising over the water at first light',
  'cancun-detail': 'The steps of El Castillo, the sun behind its temple',
  'cancun-reef': 'Fish above corals in blue water',
  'cancun-cenote': 'A swimmer in a pool underground, light falling in from above',
  'cancun-isla': 'A beach with palms, sailing boats on a shallow sea',
  'cancun-months': 'Sun over one half of the sea, a storm over the other',
  'seattle-detail': 'The Space Needle before Mount Rainier',
  'seattle-market': 'Market stalls with striped awnings under an iron roof at dusk',
  'seattle-ferry': 'A ferry on the Sound, the city and a snowy mountain behind it',
  'seattle-meadow': 'Mount Rainier above firs and a meadow in flower',
  'seattle-locks': 'A sailing boat in a lock, a salmon leaping beside it',
  'tokyo-detail': 'Tokyo Tower among lit high-rises',
  'tokyo-temple': 'A temple gate with a great red lantern, a pagoda behind it',
  'tokyo-market': 'Stalls with indigo awnings and paper lanterns',
  'tokyo-forest': 'A wooden shrine gate on a path through tall trees',
  'tokyo-yanaka': 'Stairs between old houses at sunset',
  'tokyo-line': 'A train on an elevated line through the city at night',
  'lisbon-detail': 'A yellow tram coming down a street',
  'lisbon-alfama': 'Red roofs running down to the river, seen from a terrace',
  'lisbon-belem': 'The Belém Tower at the water’s edge',
  'lisbon-tagus': 'A ferry on the Tagus before the red suspension bridge',
  'lisbon-sintra': 'A red and yellow palace on a wooded hill',
  'rome-detail': 'The arches of the Colosseum, close up',
  'rome-pantheon': 'Light and rain falling through the eye of the Pantheon’s dome',
  'rome-vatican': 'The dome of St. Peter’s at dusk',
  'rome-fountain': 'Water running from a wall into a stone basin',
  'rome-trastevere': 'People in a lane at night under strings of lamps',
  'kyoto-detail': 'Vermilion gates, one behind the other',
  'kyoto-bamboo': 'Two walkers with a red umbrella between walls of bamboo',
  'kyoto-gion': 'A lane of wooden houses at night, lit by paper lanterns',
  'kyoto-nishiki': 'Stalls and lanterns under the roof of a market hall',
  'kyoto-train': 'A train along a river, a pagoda on the hills behind',
  'istanbul-detail': 'A ferry passing below domes and minarets',
  'istanbul-sophia': 'Hagia Sophia between its minarets and cypresses',
  'istanbul-bazaar': 'Colored lamps under the vaults of a bazaar',
  'istanbul-topkapi': 'The towered gate of Topkapı Palace',
  'istanbul-suleymaniye': 'The Süleymaniye above the water at dusk',
  'reykjavik-detail': 'Hallgrímskirkja’s concrete columns, close up',
  'reykjavik-pool': 'Bathers in a warm pool before colored houses',
  'reykjavik-geyser': 'A geyser erupting before snowy mountains',
  'reykjavik-aurora': 'Northern lights beside the church’s tower',
  'reykjavik-midnight': 'The Sun Voyager on the shore under a low sun',
  'cape-town-detail': 'Table Mountain under its cloth of cloud',
  'cape-town-robben': 'A ferry near an island with a lighthouse, Table Mountain behind',
  'cape-town-penguins': 'Two penguins on a rock above the bay',
  'cape-town-garden': 'A walkway through treetops above a garden in flower',
  'cape-town-bo-kaap': 'A row of houses, each in a bright color of its own',
  'cape-town-vines': 'Rows of vines before a white gabled house and mountains',
} as const satisfies Record<string, string>

export type SectionPictureName = keyof typeof sectionPictures

export const sectionPictureNames = Object.keys(sectionPictures) as SectionPictureName[]

export function isSectionPicture(text: string): text is SectionPictureName {
  return Object.hasOwn(sectionPictures, text)
}

interface SectionPrint {
  width: number
  format: PosterFormat
}

const ratio = 2 / 3
const widths = [480, 960] as const

/** The print of an address without a size. */
export const plainSectionWidth = 960

/** All files of a picture. JPEG, the fallback, has one size. */
export const sectionPrints: readonly SectionPrint[] = [
  ...widths.flatMap((width) => [
    { width, format: 'avif' as const },
    { width, format: 'webp' as const },
  ]),
  { width: plainSectionWidth, format: 'jpg' },
]

export function sectionFile(name: SectionPictureName, { width, format }: SectionPrint): string {
  return `${name}-card-${width}.${format}`
}

/** A hash of the picture, so that its address can be cached forever. */
export function sectionVersion(name: SectionPictureName): string {
  return printedSections[name][0]
}

export function sectionPicture(name: SectionPictureName): PosterPicture {
  const version = sectionVersion(name)
  const colours = printedSections[name][1].split(' ').map((colour) => `#${colour}`)
  return {
    alt: sectionPictures[name],
    width: plainSectionWidth,
    height: Math.round(plainSectionWidth * ratio),
    placeholder: `linear-gradient(${colours.join(',')})`,
    sources: (['avif', 'webp'] as const).map((format) => ({
      type: `image/${format}`,
      srcSet: widths
        .map(
          (width) =>
            `${posterFolder}/${sectionFile(name, { width, format })}?v=${version} ${width}w`,
        )
        .join(', '),
    })),
    src: `${posterFolder}/${name}?v=${version}`,
  }
}
