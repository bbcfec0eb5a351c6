/**
 * The words by which likings were asked for or refused. A brief has an interest for them ("nature"); people said whale watching,
 * and read their own words again.
 */
import { particularInterest } from './read-own-tastes.ts'
import type { BriefSpan, TripBrief } from './schema.ts'
import { measureBefore, type Taste, tasteOf } from './taste-vocabulary.ts'

const measure = new RegExp(`^${measureBefore.source.replace(/\$$/, '')}`)

type Wishes = Pick<TripBrief, 'spans' | 'interests' | 'tastes'>

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

/** A kind of place in the words it was asked for, or refused, with. */
export function kindSaid(
  kind: NonNullable<Taste['kind']>,
  { spans }: Pick<TripBrief, 'spans'>,
  slot: 'interest' | 'dislike',
): string[] {
  return said(spans, slot, (taste) => taste.kind === kind)
}

/** The interest in the words it was told with; none where words of the kinds and the likings tell it already. */
export function interestSaid(
  interest: NonNullable<Taste['interest']>,
  { spans, tastes, wantedKinds }: Wishes & Pick<TripBrief, 'wantedKinds'>,
): string[] | undefined {
  const words = said(spans, 'interest', (taste) => taste.interest === interest && !taste.kind)
  if (words.length > 0) return words
  const isTold =
    wantedKinds.some(
      (kind) =>
        said(spans, 'interest', (taste) => taste.kind === kind && taste.interest === interest)
          .length > 0,
    ) || tastes.some((each) => particularInterest(each) === interest)
  return isTold ? [] : undefined
}

export function dislikeSaid(
  interest: NonNullable<Taste['interest']>,
  { spans }: Pick<TripBrief, 'spans'>,
): string[] {
  return said(spans, 'dislike', (taste) => taste.interest === interest && !taste.kind)
}
