/** A house as a suggestion: what a board keeps, a group gets and a trip adds. */

import type { SuggestionId } from '#domain/assistant/ids.ts'
import type { Suggestion } from '#domain/assistant/suggestion.ts'
import type { ShownHouse } from './answer.ts'

export function suggestionOfHouse(house: ShownHouse): Suggestion {
  const { name, area, town, about, at, live } = house
  const known = about ?? `${area}, ${town}.`
  return {
    id: house.id.slice(0, 200) as SuggestionId,
    title: name.slice(0, 200),
    reasoning: house.reasons.join(' ').slice(0, 600),
    description: known.slice(0, 1000),
    isPinned: false,
    placeDetails: {
      name: name.slice(0, 200),
      address: `${area}, ${town}`.slice(0, 300),
      vicinity: area.slice(0, 300),
      types: [house.kind, ...house.cuisines].slice(0, 20),
      ...(house.hours !== null && { hours: house.hours.slice(0, 1000), zone: house.zone }),
      ...(house.price !== null && { priceLevel: house.price }),
      ...(house.website && { website: house.website }),
      ...(live?.rating !== undefined && { rating: live.rating }),
      ...(live?.totalRatings !== undefined && { totalRatings: live.totalRatings }),
      ...(live?.photoUrl && { photoUrl: live.photoUrl }),
      ...(house.placeId && { placeId: house.placeId }),
      ...(house.slug && { destination: house.slug }),
      at: { lat: at[0], lon: at[1] },
    },
    grounds: [
      {
        claim: known.slice(0, 400),
        source: house.placeId
          ? { kind: 'catalogue' }
          : { kind: 'provider', name: live?.source ?? 'a map' },
      },
    ],
  }
}
