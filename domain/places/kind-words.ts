/** What a place is, for a reader: the catalogue's kinds are names of ours and not words of a language. */
import type { PlaceKind } from './schema.ts'

const words: Readonly<Record<PlaceKind, string>> = {
  landmark: 'landmark',
  museum: 'museum',
  gallery: 'gallery',
  worship: 'place of worship',
  palace: 'palace',
  ruins: 'ancient site',
  square: 'square',
  bridge: 'bridge',
  viewpoint: 'viewpoint',
  park: 'park',
  garden: 'garden',
  nature: 'place in nature',
  beach: 'beach',
  neighbourhood: 'neighborhood',
  market: 'market',
  shopping: 'place to shop',
  stage: 'stage',
  nightlife: 'place for the night',
  zoo: 'zoo',
  'theme-park': 'theme park',
  spa: 'spa',
  activity: 'activity',
  restaurant: 'restaurant',
  cafe: 'café',
}

/** `museum`, `place of worship`. */
export const kindWords = (kind: PlaceKind): string => words[kind]

/** `Museum`, `Place of worship`: on its own. */
export const kindLabel = (kind: PlaceKind): string =>
  `${words[kind].charAt(0).toUpperCase()}${words[kind].slice(1)}`
