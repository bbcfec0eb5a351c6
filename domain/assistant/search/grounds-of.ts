/** Why a place was found: the catalogue's own sentence, and what it says of the place besides. */

import type { Ground } from '#domain/assistant/contract.ts'
import { estimatedFrom, fromCatalogue } from '#domain/facts/fact-source.ts'
import { kilometres } from '#domain/places/distance.ts'
import { allSaid } from '#domain/places/moments.ts'
import type { Place } from '#domain/places/schema.ts'
import type { Needs } from './meaning.ts'
import type { Anchor } from './near-anchors.ts'
import type { Wish } from './read-wish.ts'
import { stemsOf } from './thesaurus.ts'

export function groundsOf(
  place: Place,
  wish: Wish,
  needs: readonly Needs[],
  anchors: readonly Anchor[],
): Ground[] {
  const claims = [matchingSentence(place, wish), ...needClaims(place, needs)]
  const grounds: Ground[] = claims.map((claim) => ({ claim, source: fromCatalogue }))
  const [nearest] = anchors
    .map(({ at, name }) => ({ name, away: kilometres(at, place.at) }))
    .toSorted((a, b) => a.away - b.away)
  if (nearest) {
    grounds.push({
      claim: `About ${distanceInWords(nearest.away)}${nearest.name ? ` from ${nearest.name}` : ''} as the crow flies.`,
      source: estimatedFrom('distance'),
    })
  }
  return grounds
}

/** The sentence in which most of the wish stands; the first where none does. */
function matchingSentence(place: Place, { wants }: Wish): string {
  const sentences = allSaid(place).split(/(?<=[.!?]) +/)
  const phrases = wants.flatMap(({ said, meaning }) => [said, ...(meaning?.stems ?? [])])
  const met = (sentence: string) => {
    const stems = new Set(stemsOf(sentence))
    return phrases.filter((phrase) => phrase.every((stem) => stems.has(stem))).length
  }
  return sentences.reduce((best, each) => (met(each) > met(best) ? each : best))
}

function needClaims(place: Place, needs: readonly Needs[]): string[] {
  const asks = (key: keyof Needs) => needs.some((each) => each[key] !== undefined)
  const claims: string[] = []
  if (asks('indoors'))
    claims.push(place.setting === 'indoor' ? 'It is indoors.' : 'Part of it is indoors.')
  if (asks('priceAtMost') && place.price !== null && place.price <= 2)
    claims.push(place.price === 0 ? 'It is free.' : `It is price level ${place.price} of 4.`)
  if (asks('children') && place.children) claims.push('Children enjoy it.')
  if (asks('stepFree')) claims.push('A wheelchair gets in.')
  const diets = needs.flatMap((each) => each.diets ?? [])
  if (diets.length > 0) claims.push(`It has ${[...new Set(diets)].join(' and ')} food.`)
  return claims
}

function distanceInWords(km: number): string {
  return km < 1 ? `${Math.max(50, Math.round(km * 20) * 50)} m` : `${km.toFixed(1)} km`
}
