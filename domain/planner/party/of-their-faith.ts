/** Adds great mosques as wishes for who keeps halal: they come before quarters that nobody asked for. */
import { kilometres } from '#domain/places/distance.ts'
import type { Coordinates, Place } from '#domain/places/schema.ts'
import type { AskedWish } from '../schema.ts'

const mosque = /\b(?:mosque|masjid|camii|companion of the Prophet|Prophet's companion)\b/i
/** Words of places of pilgrimage, which other visitors know less. */
const ofPilgrims = /\b(?:shrine|pilgrims?|companion|tomb of the Prophet)\b/i
const ofPilgrimsMore = 0.4
const worth = ({ essential, about }: Place) =>
  essential + (ofPilgrims.test(about) ? ofPilgrimsMore : 0)
const known = 0.4
const near = 15
/** The most mosques: one or two beside the famous one. */
const most = 4

export function ofTheirFaith({
  diets,
  places,
  lodging,
  days,
  asked,
}: {
  diets: readonly string[]
  places: readonly Place[]
  lodging: Coordinates
  days: number
  asked: readonly AskedWish[]
}): AskedWish[] {
  if (!diets.includes('halal') || days < 2) return []
  if (asked.some(({ ofKind }) => ofKind === 'worship')) return []
  const houses = places
    .filter(({ kind, dayTrip, essential }) => kind === 'worship' && !dayTrip && essential >= known)
    .filter(({ name, about }) => mosque.test(`${name} ${about}`))
    .filter(({ at }) => kilometres(at, lodging) <= near)
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, Math.min(most, days))
  return houses.map(({ id, name }) => ({
    ...{ what: name, placeIds: [id], when: 'any' as const },
    ...{ daily: false, often: false, implied: true as const },
  }))
}
