/** What the catalogue knows of the places of a board's ideas. */
import { useEffect, useState } from 'react'
import type { PlacesOfIdeas } from '#domain/ideas/feasibility.ts'
import type { Idea } from '#domain/ideas/idea.ts'

const none: PlacesOfIdeas = new Map()

/** A board of words alone loads nothing for it. */
export function usePlaces(ideas: readonly Idea[]): PlacesOfIdeas {
  const [places, setPlaces] = useState(none)
  useEffect(() => {
    const placed = ideas.filter(hasPlace)
    if (placed.length === 0) return
    let wanted = true
    findPlaces(placed).then(
      (found) => wanted && setPlaces(found),
      // Without a network the catalogue is simply not known.
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [ideas])
  return places
}

export const hasPlace = ({ place_details }: Idea): boolean => place_details !== null

async function findPlaces(ideas: readonly Idea[]): Promise<PlacesOfIdeas> {
  const { placesOfIdeas } = await import('./places-of-ideas.ts')
  return placesOfIdeas(ideas)
}
