/**
 * By which words a place may be said to be of a wish: by what it is, and neither by what stands next to it nor
 * by a verb that happens to be spelled like the thing.
 */
import { allSaid } from '#domain/places/moments.ts'
import type { Place } from '#domain/places/schema.ts'

/** A bare stretch of Wall beside a house does not make it a house of the Wall. */
const whereItStands =
  /\b(?:beside|next (?:door )?to|near|close to|opposite|behind|across (?:from|the \w+ from)|(?:steps|minutes|doors|streets|blocks) from|not far from|around the corner from|named (?:after|for)|overlooking|as far as|over (?:the|an?) (?:old|former|ancient|ruined)|on (?:the site|top) of|where (?:once )?(?:the|an?) \w+ (?:once )?stood|above (?=the (?:\w+ )?(?:square|market|souks?|bazaar|harbor)\b)|instead of)\b[^,.;:]*/giu

/** The name of a place and what is said of it, without the phrases that tell where it stands. */
export function toldBy(place: Pick<Place, 'name' | 'about' | 'moments'>): string {
  return `${place.name} ${allSaid(place).replaceAll(whereItStands, ' ')}`
}

/** Places without what is said of them in other months: a fondue chalet in winter is a beer garden in summer. */
export function inTheirMonths(places: readonly Place[], months: readonly number[]): Place[] {
  return places.map((place) => {
    const held = place.moments?.filter(
      (moment) => !moment.months || moment.months.some((month) => months.includes(month)),
    )
    return !held || held.length === place.moments?.length ? place : { ...place, moments: held }
  })
}

/** Without accents: who asks for Gaudi means Gaudí. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

/** "Design your own cup", "where one designs": what is done there, and not what it is about. */
const doing = '(?:to|you|one|they|we|who|can|may|could|will|must) '
const whatIsDone = ' (?:your|our|their|his|her|its|a|an|the|it|them)\\b'

/** A liking in a traveler's own words as a noun: "design" is neither "designed" nor "design your own". */
export function wordOf(taste: string): RegExp {
  return new RegExp(`(?<!${doing})${nameOf(taste).source}(?!${whatIsDone})`, 'iu')
}

/** Who types "jewellery" or "theatre" means what is written "jewelry" and "theater". */
function inBothSpellings(pattern: string): string {
  return pattern
    .replace(/jewell?er/g, 'jewel(?:le|l)?e?r')
    .replace(/(theat|cent|lit|fib)(?:re|er)/g, '$1(?:re|er)')
    .replace(/(col|harb|flav|neighb|arm)ou?r/g, '$1ou?r')
}

/** The same as a name: "Christ" of Christ the Redeemer. */
export function nameOf(taste: string): RegExp {
  const stem = taste.toLowerCase().replace(/(?:(?<=ch|sh|x|ss|z)es|ies|ing|(?<!s)s)$/, '')
  // "Deep dish" is written "deep-dish" before its noun, and the ABBA museum is "ABBA The Museum".
  const loose = inBothSpellings(
    stem
      .replace(/[^\p{L}\p{N} -]/gu, '.')
      .replace(/[ -]+/g, '[ -](?:the )?')
      // "Kpop" and "ebikes" are written with a hyphen behind their letter; "a part" is no "apart".
      .replace(/^[b-hj-z](?=[a-z]{3})/, '$&-?'),
  )
  const endings = "(?:e|y|s|es|ies|ing|ings|ers?|'s|’s)?"
  return new RegExp(`(?<!\\p{L})${loose}${endings}(?!\\p{L})`, 'iu')
}
