/**
 * Which words of a place's text show that it meets a wish: those that tell what it is, and not those about its
 * neighbours, nor verbs that look like the thing.
 */
import { allSaid } from '#domain/places/moments.ts'
import type { Place } from '#domain/places/schema.ts'

/** Phrases about the location: a bare stretch of Wall beside a house does not make it a house of the Wall. */
const whereItStands =
  /\b(?:beside|next (?:door )?to|near|close to|opposite|behind|across (?:from|the \w+ from)|(?:steps|minutes|doors|streets|blocks) from|not far from|around the corner from|named (?:after|for)|overlooking|as far as|over (?:the|an?) (?:old|former|ancient|ruined)|on (?:the site|top) of|where (?:once )?(?:the|an?) \w+ (?:once )?stood|above (?=the (?:\w+ )?(?:square|market|souks?|bazaar|harbor)\b)|instead of)\b[^,.;:]*/giu

/** Name and text of a place without phrases about its location. */
export function toldBy(place: Pick<Place, 'name' | 'about' | 'moments'>): string {
  return `${place.name} ${allSaid(place).replaceAll(whereItStands, ' ')}`
}

/** The places with their texts for these months only: a fondue chalet in winter is a beer garden in summer. */
export function inTheirMonths(places: readonly Place[], months: readonly number[]): Place[] {
  return places.map((place) => {
    const held = place.moments?.filter(
      (moment) => !moment.months || moment.months.some((month) => months.includes(month)),
    )
    return !held || held.length === place.moments?.length ? place : { ...place, moments: held }
  })
}

/** Removes accents: "Gaudi" finds Gaudí. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

/** Words before a verb: "design your own cup" is an activity there, and not what the place is about. */
const doing = '(?:to|you|one|they|we|who|can|may|could|will|must) '
const whatIsDone = ' (?:your|our|their|his|her|its|a|an|the|it|them)\\b'

/** A pattern for a liking as a noun: "design" matches neither "designed" nor "design your own". */
export function wordOf(taste: string): RegExp {
  return new RegExp(`(?<!${doing})${nameOf(taste).source}(?!${whatIsDone})`, 'iu')
}

/** A pattern for British and American spellings: "jewellery" finds "jewelry", "theatre" finds "theater". */
function inBothSpellings(pattern: string): string {
  return pattern
    .replace(/jewell?er/g, 'jewel(?:le|l)?e?r')
    .replace(/(theat|cent|lit|fib)(?:re|er)/g, '$1(?:re|er)')
    .replace(/(col|harb|flav|neighb|arm)ou?r/g, '$1ou?r')
}

/** A pattern for a liking as a name: "Christ" of Christ the Redeemer. */
export function nameOf(taste: string): RegExp {
  const stem = taste.toLowerCase().replace(/(?:(?<=ch|sh|x|ss|z)es|ies|ing|(?<!s)s)$/, '')
  // "Deep dish" is written "deep-dish" before its noun, and the ABBA museum is "ABBA The Museum".
  const loose = inBothSpellings(
    stem
      .replace(/[^\p{L}\p{N} -]/gu, '.')
      .replace(/[ -]+/g, '[ -](?:the )?')
      // "Kpop" and "ebikes" also match with a hyphen after the first letter; "a part" is no "apart".
      .replace(/^[b-hj-z](?=[a-z]{3})/, '$&-?'),
  )
  const endings = "(?:e|y|s|es|ies|ing|ings|ers?|'s|’s)?"
  return new RegExp(`(?<!\\p{L})${loose}${endings}(?!\\p{L})`, 'iu')
}
