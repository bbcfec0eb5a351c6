/** "No more than two museums altogether": the best few of a kind stay, and the others are excluded. */
import type { Place, PlaceKind } from '#domain/places/schema.ts'

interface Thing {
  heard: string
  kinds: readonly PlaceKind[]
  /** Words by which a place of another kind counts as well. */
  also?: RegExp
}

const things: readonly Thing[] = [
  {
    heard: 'museums?|galler(?:y|ies)',
    kinds: ['museum', 'gallery'],
    also: /\b(?:museums?|museo|musée|galleria|galler(?:y|ies)|pinacoteca|paintings?)\b/i,
  },
  {
    heard: 'church(?:es)?|cathedrals?|temples?|shrines?|mosques?|monaster(?:y|ies)',
    kinds: ['worship'],
  },
  { heard: 'palaces?|castles?', kinds: ['palace'] },
  { heard: 'markets?', kinds: ['market'] },
  { heard: 'ruins|archaeological sites?', kinds: ['ruins'] },
]

const numbers: Readonly<Record<string, number>> = {
  ...{ a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 },
}
const count = '(?<n>one|a single|two|three|four|five|six|[1-6]|a couple of)'
const countBefore = '(?<m>one|two|three|four|five|six|[1-6])'
const anyThing = things.map(({ heard }) => heard).join('|')
const aDay = `(?!(?: or (?:an? )?(?:${anyThing}))* ?(?:a|per|each|every|in (?:one|a)|the same|on (?:one|the same)) ?day)`

/** "Only the best two temples", "temples ok, but only the best 2 or 3": the last number is the most. */
const best = '(?:best|top|finest|main|greatest|most (?:important|beautiful|famous))'
const upTo = '(?:(?:one|two|three|four|five|[1-5]) ?(?:or|to|-|–) ?)?'

/** Limits of a kind over the whole stay. */
export const limitOfKind = [
  `(?:only|just|no more than) (?:the |your )?(?:very )?${best} ${upTo}(?<b>one|two|three|four|five|six|[1-6]) (?<ranked>${anyThing})\\b${aDay}`,
  `(?<liked>${anyThing})\\b[^.;!?\\n]{0,24}\\b(?:only|just|no more than|not more than|at most|max(?:imum)?)(?: of)? (?:the |your )?(?:very )?(?:${best} )?${upTo}(?<l>one|two|three|four|five|six|[1-6])\\b(?! ?(?:hours?|hrs?|minutes?|mins?|days?|km|euros?|[€$£:]|\\.\\d|am\\b|pm\\b))${aDay}`,
  `(?:(?:no|not) more (?:than|then)|at most|max(?:imum)?(?: of)?|up to|no more) ${count} (?:\\w+ )?(?<thing>${anyThing})\\b${aDay}(?: (?:altogether|in total|in all|overall|all in all|for the whole (?:trip|time|stay)))?`,
  `${countBefore} (?<other>${anyThing}) (?:max(?:imum)?|at (?:the )?most|altogether|in total|in all|tops|(?:is|are) (?:enough|plenty))\\b${aDay}`,
].join('|')
/** Limits of a kind to one a day. */
export const oneOfKindADay = `(?:(?:no|not) more (?:than|then)|at most|max(?:imum)?(?: of)?|only|just) one (?<daily>${anyThing})(?: or (?:an? )?(?:${anyThing}))* (?:a|per|each|every) day`

export interface KindLimit {
  kinds: readonly PlaceKind[]
  most: number
  isOne: (place: Place) => boolean
  /** The kind in the words of the request: "museums". */
  called: string
}

/** The kinds and the number that a condition limits. */
export function kindLimitIn(words: string): KindLimit | null {
  const groups = new RegExp(limitOfKind, 'i').exec(words)?.groups
  const called = groups?.thing ?? groups?.other ?? groups?.ranked ?? groups?.liked
  const thing = thingOf(called)
  if (!(called && thing)) return null
  const said = (groups?.n ?? groups?.m ?? groups?.b ?? groups?.l ?? '').toLowerCase()
  const most = said.startsWith('a couple')
    ? 2
    : (numbers[said.replace('a single', 'one')] ?? Number(said))
  return {
    kinds: thing.kinds,
    most,
    called: called.toLowerCase(),
    isOne: ({ kind, name, about, interests, price }) =>
      thing.kinds.includes(kind) ||
      (thing.also !== undefined &&
        (kind === 'palace' || kind === 'landmark') &&
        // A palace of paintings counts as a museum.
        (thing.also.test(`${name} ${about}`) || (interests.includes('art') && (price ?? 0) >= 2))),
  }
}

/** The kinds that a condition bounds to one a day. */
export function kindsADayIn(words: string): readonly PlaceKind[] {
  return thingOf(new RegExp(oneOfKindADay, 'i').exec(words)?.groups?.daily)?.kinds ?? []
}

function thingOf(called: string | undefined): Thing | undefined {
  return called === undefined
    ? undefined
    : things.find(({ heard }) => new RegExp(`^(?:${heard})$`, 'i').test(called))
}

/** Reasons for the places beyond the limit: named places stay first, then the best known. */
export function beyondLimit(
  { most, isOne, called }: KindLimit,
  places: readonly Place[],
  named: ReadonlySet<string>,
): [string, string][] {
  const all = places.filter(isOne)
  const ranked = all.toSorted(
    (a, b) =>
      Number(named.has(b.id)) - Number(named.has(a.id)) ||
      Number(a.dayTrip !== undefined) - Number(b.dayTrip !== undefined) ||
      b.essential - a.essential,
  )
  return ranked
    .slice(most)
    .filter(({ id }) => !named.has(id))
    .map(({ id }) => [id, `You asked for no more than ${most} ${called} in all.`])
}
