/** Car ferries between lands, as they usually sail, and the quickest chain of them. */
import { kilometres } from '#domain/places/distance.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import { landOf } from './lands.ts'
import type { RoadPoint } from './road-trip-schema.ts'
import type { Crossing } from './road-trip-timing.ts'

type Port = readonly [name: string, latitude: number, longitude: number, country: string]

/** Minutes aboard on an ordinary sailing: a guide, to be checked with those who sail. */
const ferries: readonly (readonly [land: string, Port, land: string, Port, minutes: number])[] = [
  ['britain', ['Dover', 51.127, 1.325, 'GB'], 'eurasia', ['Calais', 50.967, 1.862, 'FR'], 90],
  ['britain', ['Holyhead', 53.312, -4.628, 'GB'], 'ireland', ['Dublin', 53.347, -6.205, 'IE'], 195],
  ['britain', ['Cairnryan', 54.98, -5.02, 'GB'], 'ireland', ['Belfast', 54.619, -5.9, 'GB'], 135],
  ['britain', ['Heysham', 54.034, -2.914, 'GB'], 'man', ['Douglas', 54.15, -4.47, 'IM'], 225],
  [
    'britain',
    ['Scrabster', 58.612, -3.55, 'GB'],
    'orkney',
    ['Stromness', 58.963, -3.296, 'GB'],
    90,
  ],
  ['britain', ['Aberdeen', 57.143, -2.08, 'GB'], 'shetland', ['Lerwick', 60.16, -1.15, 'GB'], 750],
  [
    'eurasia',
    ['Hirtshals', 57.59, 9.96, 'DK'],
    'iceland',
    ['Seyðisfjörður', 65.26, -14.01, 'IS'],
    2820,
  ],
  ['eurasia', ['Nynäshamn', 58.903, 17.95, 'SE'], 'gotland', ['Visby', 57.636, 18.283, 'SE'], 195],
  ['eurasia', ['Algeciras', 36.13, -5.44, 'ES'], 'africa', ['Tanger Med', 35.88, -5.5, 'MA'], 90],
  [
    'eurasia',
    ['Villa San Giovanni', 38.218, 15.633, 'IT'],
    'sicily',
    ['Messina', 38.196, 15.56, 'IT'],
    25,
  ],
  ['sicily', ['Pozzallo', 36.717, 14.85, 'IT'], 'malta', ['Valletta', 35.892, 14.508, 'MT'], 105],
  [
    'eurasia',
    ['Civitavecchia', 42.094, 11.789, 'IT'],
    'sardinia',
    ['Olbia', 40.922, 9.515, 'IT'],
    420,
  ],
  ['eurasia', ['Livorno', 43.555, 10.295, 'IT'], 'corsica', ['Bastia', 42.702, 9.452, 'FR'], 240],
  [
    'corsica',
    ['Bonifacio', 41.388, 9.156, 'FR'],
    'sardinia',
    ['Santa Teresa Gallura', 41.24, 9.19, 'IT'],
    50,
  ],
  ['eurasia', ['Barcelona', 41.36, 2.18, 'ES'], 'mallorca', ['Palma', 39.553, 2.627, 'ES'], 450],
  ['eurasia', ['Piraeus', 37.943, 23.637, 'GR'], 'crete', ['Heraklion', 35.345, 25.147, 'GR'], 540],
  [
    'eurasia',
    ['Piraeus', 37.943, 23.637, 'GR'],
    'cyclades',
    ['Santorini', 36.387, 25.428, 'GR'],
    480,
  ],
  ['eurasia', ['Igoumenitsa', 39.497, 20.26, 'GR'], 'corfu', ['Corfu', 39.626, 19.91, 'GR'], 90],
  [
    'honshu',
    ['Aomori', 40.839, 140.702, 'JP'],
    'hokkaido',
    ['Hakodate', 41.797, 140.69, 'JP'],
    220,
  ],
  ['sumatra', ['Bakauheni', -5.871, 105.753, 'ID'], 'java', ['Merak', -5.93, 105.995, 'ID'], 120],
  ['java', ['Ketapang', -8.143, 114.4, 'ID'], 'bali', ['Gilimanuk', -8.163, 114.437, 'ID'], 60],
  [
    'australia',
    ['Geelong', -38.09, 144.39, 'AU'],
    'tasmania',
    ['Devonport', -41.176, 146.365, 'AU'],
    630,
  ],
  [
    'australia',
    ['Cape Jervis', -35.6, 138.14, 'AU'],
    'kangaroo',
    ['Penneshaw', -35.72, 137.94, 'AU'],
    45,
  ],
  [
    'new-zealand-north',
    ['Wellington', -41.262, 174.79, 'NZ'],
    'new-zealand-south',
    ['Picton', -41.285, 174.006, 'NZ'],
    210,
  ],
  [
    'north-america',
    ['Tsawwassen', 49.007, -123.13, 'CA'],
    'vancouver-island',
    ['Swartz Bay', 48.689, -123.41, 'CA'],
    95,
  ],
  [
    'north-america',
    ['North Sydney', 46.21, -60.25, 'CA'],
    'newfoundland',
    ['Port aux Basques', 47.575, -59.135, 'CA'],
    420,
  ],
  [
    'south-america',
    ['Pargua', -41.79, -73.47, 'CL'],
    'chiloe',
    ['Chacao', -41.83, -73.52, 'CL'],
    30,
  ],
  [
    'south-america',
    ['Punta Delgada', -52.456, -69.545, 'CL'],
    'tierra-del-fuego',
    ['Bahía Azul', -52.501, -69.515, 'CL'],
    25,
  ],
]

interface Sailing extends Crossing {
  fromLand: string
  toLand: string
}

const portOf = ([name, latitude, longitude, country]: Port): RoadPoint => ({
  name,
  at: [latitude, longitude],
  country,
})

const sailings: readonly Sailing[] = ferries.flatMap(([fromLand, from, toLand, to, minutes]) => {
  const [one, other] = [portOf(from), portOf(to)]
  const facts = { minutes, kilometres: Math.round(kilometres(one.at, other.at)) }
  const named = (a: RoadPoint, b: RoadPoint) => ({ name: `${a.name} to ${b.name}`, from: a, to: b })
  return [
    { ...facts, ...named(one, other), fromLand, toLand },
    { ...facts, ...named(other, one), fromLand: toLand, toLand: fromLand },
  ]
})

/** The quickest chain of ferries; none where a road leads, null where nothing is known to. */
export function ferriesBetween(from: RoadPoint, to: RoadPoint): readonly Crossing[] | null {
  const [here, there] = [landOf(from), landOf(to)]
  if (here === there) return []
  let best: { chain: readonly Sailing[]; cost: number } | null = null
  const look = (at: Coordinates, land: string, chain: readonly Sailing[], cost: number) => {
    if (best && cost >= best.cost) return
    if (land === there) {
      const whole = cost + kilometres(at, to.at)
      if (!best || whole < best.cost) best = { chain, cost: whole }
      return
    }
    for (const each of sailings) {
      if (each.fromLand !== land || chain.some(({ fromLand }) => fromLand === each.toLand)) continue
      if (each.toLand === here) continue
      // A kilometre of road is about a minute.
      const more = kilometres(at, each.from.at) + each.minutes
      look(each.to.at, each.toLand, [...chain, each], cost + more)
    }
  }
  look(from.at, here, [], 0)
  return (best as { chain: readonly Sailing[] } | null)?.chain ?? null
}
