/**
 * The words by which likings were asked for or refused. A brief has an interest for them ("nature"); people said whale watching,
 * and read their own words again.
 */
import type { Interest } from '#domain/places/schema.ts'
import type { BriefSpan, TripBrief } from '../schema.ts'
import { measureBefore, type Taste, tasteOf } from './taste-vocabulary.ts'

const measure = new RegExp(`^${measureBefore.source.replace(/\$$/, '')}`)

function said(
  spans: readonly BriefSpan[],
  slot: BriefSpan['slot'],
  isMeant: (taste: Taste) => boolean,
) {
  const words = spans
    .filter((span) => span.slot === slot)
    .map(({ text }) => text.toLowerCase())
    .filter((text) => {
      const taste = tasteOf(text.replace(measure, ''))
      return taste !== undefined && isMeant(taste)
    })
  return [...new Set(words)]
}

/** Words that say how something is, or who likes it, and no thing by themselves: "literary", "foodies". */
const noThing =
  /^(?:literary|foodies?|scenic|medieval|ancient|authentic|modernist|photographers?)$|(?:ous|ical|oric|ural|tural|friendly|lovers?|buffs?|enthusiasts?|aholics?)$/

/** A kind of place in the words it was asked for, or refused, with, but for words that stand in a liking of its own. */
export function kindSaid(
  kind: NonNullable<Taste['kind']>,
  brief: Pick<TripBrief, 'spans' | 'tastes'>,
  slot: 'interest' | 'dislike',
): string[] | undefined {
  const words = said(brief.spans, slot, (taste) => taste.kind === kind)
  if (slot === 'interest') return untold(words, brief)
  // "No more than two museums" was heard as a wish with a bound.
  const bounded = said(brief.spans, 'interest', (taste) => taste.kind === kind)
  const all = [...words, ...bounded.filter((each) => /^(?:no|not|never) /.test(each))]
  return all.length > 0 ? all : undefined
}

/** The interest in the words it was told with; none where kinds of places tell it already. */
export function interestSaid(
  interest: Interest,
  brief: Pick<TripBrief, 'spans' | 'tastes' | 'wantedKinds'>,
): string[] | undefined {
  const words = said(brief.spans, 'interest', (taste) => isPartOf(taste, interest) && !taste.kind)
  const own = untold(words, brief)
  if (own) {
    const things = own.filter((word) => !noThing.test(word))
    return things.length === 0 ? undefined : things
  }
  const isOfAKind = brief.wantedKinds.some(
    (kind) =>
      said(brief.spans, 'interest', (taste) => taste.kind === kind && taste.interest === interest)
        .length > 0,
  )
  return isOfAKind ? [] : undefined
}

const isPartOf = (taste: Taste, interest: Interest) =>
  taste.interest === interest || taste.besides?.includes(interest) === true

export function dislikeSaid(
  interest: Interest,
  { spans }: Pick<TripBrief, 'spans'>,
): string[] | undefined {
  const words = said(spans, 'dislike', (taste) => taste.interest === interest && !taste.kind)
  return words.length > 0 && !words.some((word) => noThing.test(word)) ? words : undefined
}

/** The words that no liking of one's own has in it: "football", beside "football match". */
function untold(
  words: readonly string[],
  { tastes }: Pick<TripBrief, 'tastes'>,
): string[] | undefined {
  const apart = words.filter(
    (word) => !tastes.some((each) => ` ${each} `.includes(` ${word.replace(measure, '')} `)),
  )
  return apart.length > 0 ? apart : undefined
}
