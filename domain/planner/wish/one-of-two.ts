/**
 * Alternatives in small letters ("one day on the bayou or plantations"): the one that the town has is kept, else
 * the first, and the other's words are removed.
 */
import type { TripBrief } from '#domain/brief/schema.ts'
import type { Destination } from '#domain/places/schema.ts'
import { experiences } from '../asked/experiences.ts'
import { toldBy } from '../asked/told-by.ts'

const thing = "[a-z][a-z'’-]+(?: (?!or\\b|and\\b|but\\b|if\\b|with\\b|in\\b)[a-z][a-z'’-]+)?"
const either = new RegExp(
  `\\b(?:one|an?|half an?|a single) (?:[a-z]+ )?(?:day|afternoon|morning|evening|trip|outing|excursion)(?: out| trip)? (?:on|at|in|to|for|of|along|by|doing|with) (?:the |an? )?(?<one>${thing}) or (?:on |at |in |to |for )?(?:the |an? )?(?<other>${thing})`,
  'gi',
)

interface OneOfTwo {
  brief: TripBrief
  /** The request with the words of the other blanked. */
  text: string
  says: string[]
}

export function withOneOfTwo(
  brief: TripBrief,
  text: string,
  towns: readonly Destination[],
): OneOfTwo {
  let chosen: OneOfTwo = { brief, text, says: [] }
  for (const { groups, index, 0: whole } of text.matchAll(either)) {
    const { one = '', other = '' } = groups ?? {}
    const [hasOne, hasOther] = [one, other].map((words) => isKnown(words, towns))
    // Where the town has neither, both stay as unmet wishes.
    if (!(hasOne || hasOther)) continue
    const left = hasOne ? other : one
    const kept = hasOne ? one : other
    const start = index + (hasOne ? whole.lastIndexOf(other) : whole.indexOf(one))
    const isOfLeft = (words: string) => words.toLowerCase().includes(left.toLowerCase())
    const { tastes, mustSee, spans } = chosen.brief
    chosen = {
      brief: {
        ...chosen.brief,
        tastes: tastes.filter((words) => !isOfLeft(words)),
        mustSee: mustSee.filter((words) => !isOfLeft(words)),
        spans: spans.filter(
          (span) =>
            span.slot !== 'interest' || span.end <= start || span.start >= start + left.length,
        ),
      },
      text:
        chosen.text.slice(0, start) +
        ' '.repeat(left.length) +
        chosen.text.slice(start + left.length),
      says: [
        ...chosen.says,
        `${one} or ${other}: the ${kept} it is, since one of them is enough. Name the other to have it instead.`,
      ],
    }
  }
  return chosen
}

/** The alternative of a wish: where "sumo or baseball" has one planned, the other is not missed. */
export function orElse(wish: string, text: string): string[] {
  const ways = new Set([wish, ...wordsOf(wish, text)].map((each) => each.toLowerCase()))
  return [...ways].flatMap((each) => {
    const words = each.replace(/[^\p{L}\p{N} ]/gu, '.')
    const choice = new RegExp(
      `(?<!\\p{L})${words} or (?:an? )?(?<behind>${thing})|\\b(?<before>${thing}) or (?:an? )?${words}(?!\\p{L})`,
      'giu',
    )
    return [...text.matchAll(choice)].flatMap(
      ({ groups }) => groups?.behind ?? groups?.before ?? [],
    )
  })
}

/** The words of a wish in the request: "a football match" said as "a Barça game". */
function wordsOf(wish: string, text: string): string[] {
  return experiences
    .filter(({ what }) => what === wish)
    .flatMap(({ heard }) => heard.exec(text)?.[0] ?? [])
}

function isKnown(words: string, towns: readonly Destination[]): boolean {
  const stem = words
    .toLowerCase()
    .replace(/s$/, '')
    .replace(/[^\p{L}\p{N} ]/gu, '.')
  const pattern = new RegExp(`(?<![\\p{L}])${stem}`, 'iu')
  return towns.some(({ places }) => places.some((place) => pattern.test(toldBy(place))))
}
