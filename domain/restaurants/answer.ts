/** What a page shows of houses: plain data without the catalogue behind it. */
import type { Coordinates, Meal } from '#domain/places/schema.ts'
import { type StampName, stampOf } from './cuisines.ts'
import type { Filter, FoundHouse, HouseSearch, Unknown } from './find-houses.ts'
import type { LiveFacts } from './live-house.ts'
import type { Openness } from './openness.ts'
import { reasonsFor } from './reasons.ts'
import type { UnsharedReasons } from './unshared-reasons.ts'
import type { RestaurantWish } from './wish.ts'

export interface ShownHouse {
  id: string
  name: string
  at: Coordinates
  area: string
  about: string | null
  kind: 'restaurant' | 'cafe'
  stamp: StampName
  cuisines: readonly string[]
  diets: readonly string[]
  price: number | null
  meals: readonly Meal[]
  hours: string | null
  zone: string
  website: string | null
  phone: string | null
  /** To find it again in the catalogue. */
  placeId: string | null
  slug: string | null
  town: string
  open: Openness
  walk: number | null
  unknown: readonly Unknown[]
  reasons: readonly string[]
  live: LiveFacts | null
}

export function shownHouse(
  found: FoundHouse,
  asked: HouseSearch,
  own: ReadonlySet<string>,
  standing?: UnsharedReasons,
): ShownHouse {
  const { house, open, walk, unknown } = found
  const { id, name, at, area, about, kind, cuisines, diets, price, meals, hours } = house
  return {
    ...{ id, name, at, area, about, kind, cuisines, diets, price, meals, hours },
    stamp: stampOf(cuisines),
    zone: house.town.zone,
    website: house.website,
    phone: house.phone,
    placeId: house.place?.id ?? null,
    slug: house.town.slug,
    town: house.town.name,
    open,
    walk,
    unknown,
    reasons: reasonsFor(found, asked, own, standing),
    live: house.live,
  }
}

/** What was understood: to show it, and to be changed. */
export interface Understood {
  wish: RestaurantWish
  /** Words of the wish that were not understood. */
  notUnderstood: readonly string[]
  /** What could not be used, and what to know. */
  notes: readonly string[]
  /** The words ask for what is near: only the browser knows where that is. */
  nearMe: boolean
}

export interface HouseList {
  kind: 'list'
  town: { slug: string | null; name: string; at: Coordinates }
  anchor: { label: string; at: Coordinates; to: Coordinates | null } | null
  moment: { date: string; minute: number }
  isTimed: boolean
  meal: Meal | null
  sure: readonly ShownHouse[]
  check: readonly ShownHouse[]
  without: readonly { filter: Filter; count: number }[]
  /** Where nothing is found: where to look, in a sentence. */
  hint: string | null
  /** Which tags the houses of this town have, for the form. */
  cuisines: readonly string[]
  /** A provider was asked and did not answer. */
  liveIsAway: boolean
}

/** Nothing is known there: what is nearest, and where one might look. */
export interface NothingKnown {
  kind: 'nothing'
  name: string
  nearest: { slug: string; name: string; kilometres: number } | null
  /** Left out where it is somebody's own position. */
  at: Coordinates | null
}

export type RestaurantAnswer = Understood &
  (
    | HouseList
    /** No town was said. */
    | { kind: 'ask'; towns: readonly { slug: string; name: string; country: string }[] }
    | NothingKnown
    | { kind: 'unknown'; name: string }
  )
