/** "We've seen the Colosseum and the Vatican already": places that are known to the travellers are not suggested. */
import { foldName } from '#domain/places/gazetteer-names.ts'
import type { Destination } from '#domain/places/schema.ts'
import type { Heard } from './message-context.ts'

const saying =
  /(?<!\b(?:never|not|n't|haven't|hasn't) (?:yet |ever )?)\b(?:(?:we|i|she|he|they)(?:'ve| have|'d)? (?:already |both |all )*(?:seen|done|did|visited|saw|know|been (?:to|in|at|up|inside))|already (?:seen|done|did|visited|been (?:to|in|at|up|inside)|know)|been (?:to|at|up)) (?<what>[^.?!;]+)/g
/** Words that many names share and that identify none. */
const common =
  /^(?:museums?|gallery|church|cathedral|basilica|temple|palace|castle|tower|bridge|square|street|market|gardens?|parks?|national|royal|house|there|before|already|everything|things|place|places|years?|times?|city|saint|great|already|other|first|once|twice|with|last|when|from|that|this)$/

/** Keys of the places in these cities that the message says are known. */
export function seenBefore(
  { lower, places }: Pick<Heard, 'lower' | 'places'>,
  cities: readonly Destination[],
): string[] {
  const clauses = [...lower.matchAll(saying)].map(({ groups }) => groups?.what ?? '')
  if (clauses.length === 0) return []
  const text = foldName(clauses.join(' '))
  // "We have seen the Louvre, so what about the Orsay?": the rest of the sentence is another thing.
  const said = new Set(
    (text.split(/ (?:so|but|what|where|show|plan|now) /)[0] ?? '')
      .split(' ')
      .filter((word) => word.length >= 5 && !common.test(word)),
  )
  const named = places.filter(({ place }) => text.includes(foldName(place.name)))
  const byWord = cities.flatMap((destination) => {
    // "Been to London before" does not include the London Eye.
    const own = foldName(destination.name).split(' ')
    return destination.places
      .filter(({ name, area, kind, price }) => {
        const isTable = kind === 'restaurant' || (kind === 'cafe' && price !== 0)
        const words = foldName(isTable ? name : `${name} ${area}`).split(' ')
        return words.some((word) => said.has(word) && !own.includes(word))
      })
      .map((place) => ({ destination, place }))
  })
  return [...named, ...byWord].map(({ destination, place }) => `${destination.slug}/${place.id}`)
}
