/**
 * Things that many people love, with all places that serve them: for coffee any good café, for books a library as
 * well as a shop. Wider than a wish for the thing itself.
 */
import type { Interest, Place, PlaceKind } from '#domain/places/schema.ts'
import type { AskedWish } from '../schema.ts'

export interface LovedThing {
  /** The words of a request. */
  heard: RegExp
  /** What a place offers, cooks or is called. */
  says: RegExp
  /** A place whose first interest this is meets it without any word. */
  about?: Interest
  kinds?: readonly PlaceKind[]
  /** The interest that its words are read as: who has neither it nor a word of love only mentioned the thing. */
  of: Interest
  when?: AskedWish['when']
  /** Had at a table or over a glass, so that any house on the way of a day will do. */
  isServed?: true
}

const tables: readonly PlaceKind[] = ['cafe', 'restaurant', 'nightlife', 'activity', 'market']
const sights: readonly PlaceKind[] = [
  ...['landmark', 'museum', 'gallery', 'worship', 'palace', 'bridge', 'square'],
  ...['neighbourhood', 'activity', 'park', 'stage', 'shopping', 'ruins'],
] as PlaceKind[]

export const lovedThings: readonly LovedThing[] = [
  {
    heard: /\b(?:coffee|espresso)s?\b(?! (?:house|table|with))/i,
    says: /\b(?:coffee(?! tasting)|espresso|roaster\w*|flat white|caf[eé] culture)\b/i,
    kinds: ['cafe', 'neighbourhood', 'activity'],
    of: 'food',
    isServed: true,
  },
  {
    heard: /\b(?:baker(?:y|ies)|bread|croissants?)\b/i,
    says: /\b(?:baker(?:y|ies)|pastr\w+|p[aâ]tisserie|bread|croissants?|(?:cinnamon|cardamom|sourdough) (?:buns?|rolls?|bread))\b/i,
    kinds: ['cafe', 'market', 'activity'],
    of: 'food',
    isServed: true,
  },
  {
    heard: /\b(?:cakes?|pastr(?:y|ies)|p[aâ]tisseries?|desserts?)\b/i,
    says: /\b(?:(?<!(?:fish|crab|rice|turnip|radish|oat|potato) )cakes?|pastr\w+|p[aâ]tisserie|baker(?:y|ies)|tarts?|tortes?|strudel|croissants?|buns?|éclairs?|coffee house|chocolate|waffles?)\b/i,
    kinds: ['cafe', 'restaurant'],
    of: 'food',
    isServed: true,
  },
  {
    heard: /\b(?:(?:craft )?beers?|brewer(?:y|ies)|taprooms?)\b(?! gardens?)/i,
    says: /\b(?:beers?(?! spa)|(?<!sake )brew\w*|pubs?|ales?|taproom|stout|lager|pilsner)\b/i,
    kinds: [...tables, 'museum'],
    of: 'food',
    isServed: true,
  },
  {
    heard: /\bwines?\b/i,
    says: /\b(?:wines?(?! shop)|wine-bar|vineyards?|winer(?:y|ies)|bodegas?|enoteca|cellars)\b/i,
    kinds: tables,
    of: 'food',
    isServed: true,
  },
  {
    heard: /\btea\b(?! ceremon)/i,
    says: /\b(?:tea(?:house|room)?s?|matcha)\b/i,
    kinds: [...tables, 'shopping', 'garden'],
    of: 'food',
    isServed: true,
  },
  {
    heard:
      /\b(?:books|bookworms?|reading|read a lot|literature|literary|poetry|poets?|novels?|novelists?|writers|authors)\b/i,
    says: /\b(?:book\w*|librar(?:y|ies)|literary|literature|writers?|poets?|manuscripts?|reading room)\b/i,
    about: 'literature',
    of: 'literature',
  },
  {
    heard: /\bgardens\b/i,
    says: /\b(?:gardens?|botanic\w*|roses)\b/i,
    kinds: ['garden', 'park', 'palace', 'worship', 'nature'],
    of: 'nature',
  },
  {
    heard: /\b(?:(?:street|urban) art|murals?|graffiti)\b/i,
    says: /\b(?:street art|murals?|graffiti)\b/i,
    kinds: [
      'neighbourhood',
      'landmark',
      'gallery',
      'museum',
      'park',
      'nightlife',
      'square',
      'activity',
    ],
    of: 'art',
  },
  {
    heard:
      /(?<!\b(?:modern|contemporary|new|cutting-edge|brutalist|gothic|medieval|baroque|colonial|islamic|moorish|soviet|communist|modernist|art nouveau|art deco|[- ]century) )\b(?:buildings|architecture|architects?)\b/i,
    says: /\b(?:architecture|art nouveau|art deco|modernis\w+|skyscrapers?|Gaudí|brutalis\w+)\b/i,
    about: 'architecture',
    kinds: sights,
    of: 'architecture',
  },
  {
    heard: /\bjazz\b/i,
    says: /\b(?:jazz|blues)\b/i,
    kinds: ['nightlife', 'stage', 'restaurant', 'neighbourhood', 'activity'],
    of: 'music',
    when: 'evening',
  },
  {
    heard: /\b(?:ceramics|pottery|porcelain)\b/i,
    says: /\b(?:ceramics?|potter\w*|porcelain|tiles|azulejos)\b/i,
    kinds: [
      'museum',
      'gallery',
      'shopping',
      'activity',
      'market',
      'palace',
      'worship',
      'neighbourhood',
    ],
    of: 'culture',
  },
  {
    heard: /\b(?:trains|railways?|locomotives)\b/i,
    says: /\b(?:trains?(?! station)|railways?|locomotives?|trams?|streetcars?|funicular|monorail)\b/i,
    kinds: ['museum', 'activity', 'theme-park', 'landmark', 'viewpoint'],
    of: 'science',
  },
]

/** Whether a place meets a love of the thing. */
export function isOfThing(place: Place, { says, about, kinds }: LovedThing): boolean {
  const { kind, dayTrip, name, offers = [], cuisines = [], interests } = place
  if (dayTrip || (kinds && !kinds.includes(kind))) return false
  if (about && interests[0] === about && kind !== 'restaurant' && kind !== 'cafe') return true
  // A chocolate maker or an ice cream parlor that pours coffee as well is none for coffee.
  const [first = ''] = cuisines
  const kitchen = ofSweets.has(first) ? [first] : cuisines
  return says.test([name, ...offers, ...kitchen].join('; '))
}

const ofSweets = new Set(['chocolate', 'gelato', 'ice-cream', 'sweets'])
