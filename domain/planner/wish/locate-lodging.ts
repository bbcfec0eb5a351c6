/**
 * Locates a lodging by address or name with a live provider. Quarters and sights of the catalogue need none;
 * without a provider it stays unlocated.
 */
import type { TripBrief } from '#domain/brief/schema.ts'
import { kilometres } from '#domain/places/distance.ts'
import { lodgingBase } from '../stays/lodging-base.ts'
import type { WishContext } from './wishing.ts'

const within = 30

export async function locateLodging(
  brief: TripBrief,
  { places, bySlug }: Pick<WishContext, 'places' | 'bySlug'>,
): Promise<TripBrief> {
  const { lodging, destinations } = brief
  const said = lodging.area ?? lodging.name
  const near = destinations.find(({ at }) => at)?.at
  if (!places || said === undefined || lodging.at || !near) return brief
  const known = destinations.flatMap(({ slug }) => bySlug.get(slug ?? '') ?? [])
  if (known.some((town) => lodgingBase(brief, town).isSaid)) return brief
  const found = await places.search({ text: said, near, withinKm: within, limit: 3 })
  // A sight of the catalogue only sounds alike.
  const house = found.find(
    ({ source, at }) => source !== 'catalogue' && kilometres(at, near) <= within,
  )
  return house ? { ...brief, lodging: { ...lodging, name: said, at: house.at } } : brief
}
