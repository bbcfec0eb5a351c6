/**
 * A lodging by its address or name: a live provider of places is asked where it is. Parts of town and
 * sights that the catalogue knows need nobody; without a provider the words stay words.
 */
import type { TripBrief } from '#domain/brief/schema.ts'
import { kilometres } from '#domain/places/distance.ts'
import { lodgingBase } from '../lodging-base.ts'
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
  // What comes from the catalogue is a sight that sounds alike.
  const house = found.find(
    ({ source, at }) => source !== 'catalogue' && kilometres(at, near) <= within,
  )
  return house ? { ...brief, lodging: { ...lodging, name: said, at: house.at } } : brief
}
