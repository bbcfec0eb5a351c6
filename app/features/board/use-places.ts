/** What the catalogue knows of the places of a board's ideas. Loaded once for each destination. */
import { useEffect, useMemo, useState } from 'react'
import { placeOf } from '#domain/ideas/from-suggestion.ts'
import type { Idea } from '#domain/ideas/idea.ts'
import type { Destination, Place } from '#domain/places/schema.ts'

export function usePlaces(ideas: readonly Idea[]): ReadonlyMap<string, Place> {
  const [destinations, setDestinations] = useState<ReadonlyMap<string, Destination>>(new Map())
  const slugs = useMemo(() => {
    const all = ideas.flatMap((idea) => placeOf(idea)?.destination ?? [])
    return [...new Set(all)].toSorted().join(' ')
  }, [ideas])
  useEffect(() => {
    if (slugs === '') return
    let wanted = true
    void load(slugs.split(' ')).then((loaded) => {
      if (wanted) setDestinations(loaded)
    })
    return () => {
      wanted = false
    }
  }, [slugs])
  return useMemo(() => {
    const places = ideas.flatMap((idea): [string, Place][] => {
      const { destination = '', placeId } = placeOf(idea) ?? {}
      const known = destinations.get(destination)?.places.find(({ id }) => id === placeId)
      return known ? [[idea.id, known]] : []
    })
    return new Map(places)
  }, [ideas, destinations])
}

/** What can't be loaded, as without a network, is simply not known. */
async function load(slugs: readonly string[]): Promise<ReadonlyMap<string, Destination>> {
  const { loadDestination } = await import('#domain/places/load-catalogue.ts')
  const all = await Promise.allSettled(slugs.map(loadDestination))
  return new Map(
    all.flatMap((each): [string, Destination][] =>
      each.status === 'fulfilled' && each.value ? [[each.value.slug, each.value]] : [],
    ),
  )
}
