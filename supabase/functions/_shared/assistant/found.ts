/** What tools returned and did while one message is answered; an answer is made of nothing else. */

import type { Ground, SuggestedPlace, Suggestion } from '#domain/assistant/contract.ts'
import { suggestionIdSchema } from '#domain/assistant/ids.ts'
import { type LivePlace, livePlaceCard } from '#domain/assistant/live-place.ts'
import type { BookingForm } from '#domain/bookings/booking-form.ts'
import { fromCatalogue } from '#domain/facts/fact-source.ts'
import { allSaid } from '#domain/places/moments.ts'
import type { Destination, Place } from '#domain/places/schema.ts'
import type { TripChange } from '#domain/trip/operation.ts'
import type { Trip } from '#domain/trip/schema.ts'

export interface FoundPlace {
  place: Place
  destination: Destination
  because?: readonly Ground[]
}

export class Found {
  /** By the id under which the model knows it. */
  readonly places = new Map<string, FoundPlace | LivePlace>()
  /** Addresses that may be shown. */
  readonly links = new Set<string>()
  readonly grounds: Ground[] = []
  /** Days that were planned for this message. */
  planned: Trip | null = null
  /** What would be done to the open trip, and the trip with it. */
  readonly changes: TripChange[] = []
  changed: Trip | null
  booking: BookingForm | null = null

  constructor(open: Trip | null) {
    this.changed = open
  }

  add(found: FoundPlace): string {
    const id = idOf(found)
    this.places.set(id, found)
    if (found.place.website) this.links.add(found.place.website)
    return id
  }

  /** Adds a place of a live provider; returns its id. */
  addLive(place: LivePlace): string {
    this.places.set(place.id, place)
    if (place.website) this.links.add(place.website)
    return place.id
  }

  note(...grounds: readonly Ground[]): void {
    for (const ground of grounds) {
      if (!this.grounds.some(({ claim }) => claim === ground.claim)) this.grounds.push(ground)
    }
  }
}

/** Ids of places are unique within a destination only, so that the catalogue's id is the pair. */
export function idOf({ place, destination }: Pick<FoundPlace, 'place' | 'destination'>): string {
  return `${destination.slug}/${place.id}`
}

export function cardOf(found: FoundPlace | LivePlace, reasoning: string): Suggestion {
  if (!('place' in found)) return livePlaceCard(found, reasoning)
  const { place, destination, because = [] } = found
  return {
    id: suggestionIdSchema.parse(idOf(found)),
    title: place.name,
    reasoning: reasoning.slice(0, 600),
    description: allSaid(place),
    isPinned: false,
    placeDetails: detailsOf(found),
    grounds: [
      ...because,
      { claim: `${place.name}: ${allSaid(place)}`.slice(0, 400), source: fromCatalogue },
      ...(place.hours === null
        ? []
        : [{ claim: `${place.name} opens ${place.hours}`.slice(0, 400), source: fromCatalogue }]),
      { claim: `${place.name} lies in ${place.area}, ${destination.name}`, source: fromCatalogue },
    ].slice(0, 8),
  }
}

function detailsOf({ place, destination }: FoundPlace): SuggestedPlace {
  const [lat, lon] = place.at
  return {
    name: place.name,
    address: `${place.area}, ${destination.name}`,
    vicinity: place.area,
    ...(place.hours === null ? {} : { hours: place.hours, zone: destination.timeZone }),
    types: [place.kind, ...place.interests],
    ...(place.price === null ? {} : { priceLevel: place.price }),
    ...(place.website ? { website: place.website } : {}),
    placeId: place.id,
    destination: destination.slug,
    at: { lat, lon },
  }
}
