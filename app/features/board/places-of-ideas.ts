/** Finds the ideas' places in the catalogue, whose destinations are loaded one file each. */
import type { PlacesOfIdeas } from '#domain/ideas/feasibility.ts'
import type { Idea } from '#domain/ideas/idea.ts'
import { placeOf } from '#domain/ideas/place-of.ts'
import { loadDestination } from '#domain/places/load-catalogue.ts'
import type { Destination, Place } from '#domain/places/schema.ts'

export async function placesOfIdeas(ideas: readonly Idea[]): Promise<PlacesOfIdeas> {
  const wanted = ideas.map((idea) => ({ idea, at: placeOf(idea) }))
  const destinations = await load(new Set(wanted.flatMap(({ at }) => at?.destination ?? [])))
  return new Map(
    wanted.flatMap(({ idea, at }): [string, Place][] => {
      const { places = [] } = destinations.get(at?.destination ?? '') ?? {}
      const known = places.find(({ id }) => id === at?.placeId)
      return known ? [[idea.id, known]] : []
    }),
  )
}

/** Destinations that could not be loaded, as without a network, count as unknown. */
async function load(slugs: ReadonlySet<string>): Promise<ReadonlyMap<string, Destination>> {
  const all = await Promise.allSettled([...slugs].map(loadDestination))
  return new Map(
    all.flatMap((each): [string, Destination][] =>
      each.status === 'fulfilled' && each.value ? [[each.value.slug, each.value]] : [],
    ),
  )
}
