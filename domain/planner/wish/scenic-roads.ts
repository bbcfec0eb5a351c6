/** Scenic roads, with their stops in order. */
import { foldName } from '#domain/places/gazetteer-names.ts'
import type { Coordinates } from '#domain/places/schema.ts'

export interface ScenicStop {
  name: string
  at: Coordinates
  minutes: number
  /** The reason to stop. */
  about: string
  /** Whether it is a place for the night. */
  bed: boolean
}

interface ScenicRoad {
  ends: readonly [string, string]
  /** Words that ask for the road; between its ends they mean no other. */
  said: RegExp
  /** What may close it, where to look, and the way around. */
  toKnow?: string
  stops: readonly ScenicStop[]
}

const bed = { bed: true }
const brief = { bed: false }
const sea = /\b(?:coast(?:al|line)?|sea(?:side)?|ocean|pacific|scenic|highway 1|hwy 1|route 1)\b/i

const roads: readonly ScenicRoad[] = [
  {
    ends: ['San Francisco', 'Los Angeles'],
    said: new RegExp(`${sea.source}|big sur`, 'i'),
    toKnow:
      "Slides shut parts of Highway 1 in Big Sur, at times for more than a year: look at the state's road conditions (Caltrans) before you set out. Where it is shut, US 101 leads from Monterey to San Luis Obispo.",
    stops: [
      {
        name: 'Monterey',
        at: [36.6002, -121.8947],
        minutes: 240,
        about:
          'Cannery Row, sea otters in the kelp and one of the great aquariums of the world; Carmel and the 17-Mile Drive lie next to it.',
        ...bed,
      },
      {
        name: 'Bixby Bridge, Big Sur',
        at: [36.3715, -121.9018],
        minutes: 30,
        about: 'A concrete arch of 1932 high over a creek, where the cliffs of Big Sur begin.',
        ...brief,
      },
      {
        name: 'McWay Falls, Big Sur',
        at: [36.1578, -121.6722],
        minutes: 30,
        about: 'A short path to a view of a waterfall that drops onto a beach.',
        ...brief,
      },
      {
        name: 'Piedras Blancas, San Simeon',
        at: [35.6633, -121.2574],
        minutes: 40,
        about:
          'Elephant seals lie on the beach below a boardwalk; Hearst Castle stands up the hill.',
        ...brief,
      },
      {
        name: 'San Luis Obispo',
        at: [35.2828, -120.6596],
        minutes: 90,
        about:
          'A mission of 1772, a creek through the middle of town and a main street of kitchens.',
        ...bed,
      },
      {
        name: 'Santa Barbara',
        at: [34.4208, -119.6982],
        minutes: 150,
        about: 'White walls and red roofs, an old mission, a wharf and palms along the sand.',
        ...brief,
      },
    ],
  },
  {
    ends: ['San Francisco', 'Seattle'],
    said: new RegExp(`${sea.source}|redwoods?|oregon coast|101`, 'i'),
    stops: [
      {
        name: 'Mendocino',
        at: [39.3077, -123.7995],
        minutes: 120,
        about: 'Wooden houses and water towers on a headland, with a path along the cliffs.',
        ...bed,
      },
      {
        name: 'Avenue of the Giants',
        at: [40.3538, -123.9231],
        minutes: 120,
        about: 'The old road between redwoods that are among the tallest trees on earth.',
        ...brief,
      },
      {
        name: 'Eureka',
        at: [40.8021, -124.1637],
        minutes: 90,
        about: 'Victorian houses of the lumber years, and oysters from the bay.',
        ...bed,
      },
      {
        name: 'Prairie Creek Redwoods',
        at: [41.3631, -124.0228],
        minutes: 120,
        about: 'Redwoods to walk among, a canyon walled with ferns and elk in the meadows.',
        ...brief,
      },
      {
        name: 'Bandon',
        at: [43.119, -124.4084],
        minutes: 90,
        about: 'Rocks like needles in the surf, best at low tide.',
        ...bed,
      },
      {
        name: 'Newport, Oregon',
        at: [44.6368, -124.0535],
        minutes: 120,
        about: 'An aquarium, sea lions under the docks and two lighthouses.',
        ...bed,
      },
      {
        name: 'Tillamook',
        at: [45.4843, -123.843],
        minutes: 75,
        about: 'Cheese is made behind a pane of glass at the creamery, and tasted in front of it.',
        ...brief,
      },
      {
        name: 'Cannon Beach',
        at: [45.8918, -123.9615],
        minutes: 120,
        about: 'Haystack Rock stands on a wide beach; puffins nest on it in early summer.',
        ...bed,
      },
      {
        name: 'Astoria',
        at: [46.1879, -123.8313],
        minutes: 90,
        about: 'The mouth of the Columbia from the top of a painted column.',
        ...brief,
      },
    ],
  },
  {
    ends: ['Miami', 'Key West'],
    said: /\b(?:keys|overseas|key west|islands?|bridges)\b/i,
    stops: [
      {
        name: 'Key Largo',
        at: [25.0865, -80.4473],
        minutes: 90,
        about: 'The first of the keys, with reefs to snorkel over from a glass-bottomed boat.',
        ...brief,
      },
      {
        name: 'Islamorada',
        at: [24.9243, -80.6278],
        minutes: 60,
        about: 'Tarpon to feed from the dock and shacks for fish by the water.',
        ...bed,
      },
      {
        name: 'Seven Mile Bridge, Marathon',
        at: [24.7136, -81.0904],
        minutes: 40,
        about: 'Walk out on the old bridge beside the new one, with the sea on both sides.',
        ...brief,
      },
    ],
  },
  {
    ends: ['Split', 'Dubrovnik'],
    said: sea,
    stops: [
      {
        name: 'Makarska',
        at: [43.2969, 17.0178],
        minutes: 90,
        about: 'A harbor and a long beach under the gray wall of Biokovo.',
        ...bed,
      },
      {
        name: 'Ston',
        at: [42.8381, 17.6953],
        minutes: 75,
        about: 'Salt pans, oysters from the bay and kilometers of town wall over the hill.',
        ...brief,
      },
    ],
  },
  {
    ends: ['Cape Town', 'Port Elizabeth'],
    said: /\b(?:garden route|coast(?:al)?|scenic|ocean)\b/i,
    stops: [
      {
        name: 'Hermanus',
        at: [-34.4187, 19.2345],
        minutes: 90,
        about: 'A cliff path from which whales are seen in the southern winter and spring.',
        ...brief,
      },
      {
        name: 'Wilderness',
        at: [-33.9926, 22.5803],
        minutes: 90,
        about: 'Lagoons, a wide beach and a view of the sea from Dolphin Point.',
        ...bed,
      },
      {
        name: 'Knysna',
        at: [-34.0363, 23.0471],
        minutes: 120,
        about: 'A lagoon with two sandstone heads at its mouth, oysters and old forest.',
        ...bed,
      },
      {
        name: 'Plettenberg Bay',
        at: [-34.0527, 23.3716],
        minutes: 90,
        about: 'The Robberg peninsula, with seals below the path, and long beaches.',
        ...brief,
      },
    ],
  },
]

/** The stops of a scenic road between two towns, in driving order, where the request asks for it. */
export function scenicStops(from: string, to: string, text: string): readonly ScenicStop[] {
  const [first, last] = [foldName(from), foldName(to)]
  for (const { ends, said, stops } of roads) {
    if (!said.test(text)) continue
    const [one, other] = ends.map(foldName)
    if (one === first && other === last) return stops
    if (one === last && other === first) return stops.toReversed()
  }
  return []
}

/** What is to be known of the scenic roads that a trip takes, by the names of its stops. */
export function scenicNotes(stops: readonly string[]): string[] {
  const driven = new Set(stops)
  return roads.flatMap(({ toKnow, stops: own }) =>
    toKnow && own.filter(({ name }) => driven.has(name)).length > 1 ? [toKnow] : [],
  )
}
