/**
 * Finds places of the catalogue by meaning, and of a live provider where the catalogue has none; what it
 * returns may become a card.
 */
import { tool } from 'ai'
import { z } from 'zod'
import { findLivePlaces } from '#domain/assistant/live-place.ts'
import { placeSearchOf } from '#domain/assistant/search/search-places.ts'
import { placeKinds } from '#domain/places/schema.ts'
import { type FoundPlace, idOf } from '../found.ts'
import {
  destinationNamed,
  placeOf,
  type ToolContext,
  townNamed,
  unknownDestination,
} from './tool-context.ts'

const mostFound = 8

export function findPlacesTool(context: ToolContext) {
  return tool({
    description:
      'Finds places by what they are or are like, in a destination or anywhere. Give ids instead to look up places that were shown before.',
    inputSchema: z.object({
      destination: z.string().max(100).optional().describe('A city or island, such as "Lisbon".'),
      words: z.string().max(200).optional().describe('Such as "quiet garden" or "vegan lunch".'),
      kinds: z.array(z.enum(placeKinds)).max(8).optional(),
      step_free: z.boolean().optional().describe('Only what is known to be step-free.'),
      children: z.boolean().optional().describe('Only where children are welcome.'),
      ids: z.array(z.string().max(200)).max(20).optional(),
    }),
    execute: async ({ destination, words = '', kinds, step_free, children, ids }) => {
      const { knowledge, tell } = context
      if (ids)
        return listed(
          context,
          ids.flatMap((id) => placeOf(id, knowledge) ?? []),
        )
      const where = destination === undefined ? undefined : destinationNamed(destination, knowledge)
      const what = words || kinds?.join(', ') || 'places'
      if (destination !== undefined && !where) return liveIn(context, destination, what)
      tell({ kind: 'doing', text: `Looking for ${what}${where ? ` in ${where.name}` : ''}` })
      const found = placeSearchOf(knowledge.catalogue.destinations).search(what, {
        limit: mostFound,
        ...(where && { destinations: [where.slug] }),
        ...(kinds?.length && { kinds }),
        ...(step_free && { stepFree: true }),
        ...(children && { children: true }),
      })
      return listed(context, found)
    },
  })
}

function listed({ found }: ToolContext, places: readonly FoundPlace[]) {
  for (const each of places) found.add(each)
  return { places: places.map(shown) }
}

/** In a town that the catalogue does not have. What a provider does not say of a place is unknown. */
async function liveIn({ knowledge, turn, found, tell }: ToolContext, name: string, what: string) {
  const town = townNamed(name, knowledge)
  if (!town) return unknownDestination(name)
  tell({ kind: 'doing', text: `Looking for ${what} in ${town.name}` })
  const texts = [what === 'places' ? 'tourist attraction' : what]
  const question = { texts, at: town.at, limit: mostFound, today: turn.today }
  const places = await findLivePlaces(knowledge.places, question)
  if (places.length === 0) return unknownDestination(name)
  found.note(
    ...places.map((place) => ({
      claim: `${place.name}, ${town.name}: ${place.what}`.slice(0, 400),
      source: place.source,
    })),
  )
  return {
    source: `${places[0]?.source.name}, a live source, as of ${turn.today}`,
    places: places.map((place) => ({
      id: found.addLive(place),
      name: place.name,
      kind: place.what,
      destination: town.name,
      address: place.address,
      rating: place.rating,
      hours: 'unknown',
    })),
  }
}

function shown(found: FoundPlace) {
  const { place, destination } = found
  const { name, kind, area, about, hours, price, minutes, children, stepFree, bestTime } = place
  return {
    id: idOf(found),
    name,
    kind,
    destination: destination.name,
    area,
    about,
    hours: hours ?? 'unknown',
    price,
    minutes,
    children,
    stepFree,
    bestTime,
    ...(place.diets && { diets: place.diets }),
    ...(place.dayTrip && { dayTrip: place.dayTrip.how }),
  }
}
