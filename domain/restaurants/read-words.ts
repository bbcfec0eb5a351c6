/**
 * From words to a wish for a table: hours, days and walks by a grammar of its own, the rest (towns,
 * diets, who comes along, money) by the same reader that reads trips. What is not understood is told.
 */

import type { BriefContext } from '#domain/brief/brief-context.ts'
import { countPattern, toCount } from '#domain/brief/grammar/numbers.ts'
import { notUnderstood } from '#domain/brief/not-understood.ts'
import { parseBrief } from '#domain/brief/parse-brief.ts'
import type { PlaceRef, SpanSlot } from '#domain/brief/schema.ts'
import { readClockWords } from './clock-words.ts'
import { cuisineNamed } from './cuisines.ts'
import type { RestaurantWish } from './wish.ts'

export interface ReadWords {
  said: Partial<RestaurantWish>
  /** The towns that were named, as the gazetteer or the catalogue knows them. */
  towns: readonly PlaceRef[]
  /** Sights and parts of town that were named. */
  sights: readonly string[]
  /** "Near me": the page offers to ask the browser. */
  nearMe: boolean
  /** "Not Italian". */
  avoided: readonly string[]
  notUnderstood: string[]
}

interface WordsContext extends BriefContext {
  /** The cuisines that houses are tagged with. */
  cuisines: ReadonlySet<string>
}

/** Of what the reader of trips hears, what finds a table; the rest was not understood here. */
const usedSlots: ReadonlySet<SpanSlot> = new Set<SpanSlot>([
  'destination',
  'dates',
  'party',
  'budget',
  'mustSee',
  'food',
  'mobility',
  'occasion',
])

interface Rule {
  pattern: RegExp
  set: (groups: Record<string, string | undefined>) => Partial<RestaurantWish>
}

const rules: readonly Rule[] = [
  {
    pattern:
      /\b(?:within |less than |at most |max(?:imum)? )?(?:an? )?(?<count>\d{1,2}|five|ten|fifteen|twenty|thirty)[- ]?min(?:ute)?s?(?:'s?)?(?: (?:of )?(?:walk(?:ing)?|on foot|away|by foot)| walk)?(?: away| from)?\b/gi,
    set: ({ count }) => ({ walk: Math.min(120, Math.max(1, toCount(count) ?? 15)) }),
  },
  { pattern: /\b(?:with)?in walking distance(?: of)?\b/gi, set: () => ({ walk: 15 }) },
  {
    pattern: new RegExp(
      `\\b(?:(?:a )?table )?for (?:about |around |the )?(?<count>${countPattern})(?: (?:people|persons?|of us|adults|friends|guests|diners))?\\b(?! (?:days?|nights?|hours?|weeks?|min))`,
      'gi',
    ),
    set: ({ count }) => people(count),
  },
  {
    pattern: new RegExp(
      `\\b(?:we(?:'re| are) |party of |group of )(?<count>${countPattern})\\b`,
      'gi',
    ),
    set: ({ count }) => people(count),
  },
  {
    pattern: /\b(?:step[- ]free|wheelchair(?: accessible)?|accessible|no (?:steps|stairs))\b/gi,
    set: () => ({ stepFree: true }),
  },
  {
    pattern:
      /\b(?:kid[- ]friendly|child[- ]friendly|family[- ]friendly|with (?:the |our |my |\w+ )?(?:kids?|children|toddlers?|bab(?:y|ies)))\b/gi,
    set: () => ({ kids: true }),
  },
  {
    pattern: /\b(?:cheap(?: eats?| and cheerful)?|inexpensive|on a budget|street prices)\b/gi,
    set: () => ({ price: 1 }),
  },
  {
    pattern:
      /\b(?:mid[- ]?(?:range|priced)|not too (?:expensive|dear|pricey)|reasonabl[ey](?: priced)?|affordable)\b/gi,
    set: () => ({ price: 2 }),
  },
  {
    pattern:
      /\b(?:special|fancy|romantic|anniversary|birthday|celebrat(?:e|ing|ion)|fine dining|splurge|upscale|posh|to remember)\b/gi,
    set: () => ({ special: true }),
  },
]

const people = (count: string | undefined): Partial<RestaurantWish> => {
  const read = toCount(count)
  return read === undefined || read < 1 || read > 100 ? {} : { people: read }
}

const hereWords =
  /\b(?:near(?:by| me| here)?|around here|close by|where i am|my location)\b(?! (?:the|a|our|my)\b)/gi
/** Words of the question itself. */
const askingWords =
  /\b(?:somewhere|anywhere|restaurants?|caf[eé]s?|bistros?|places?|tables?|spots?|eat(?:ing)?|eats|food|meals?|bite|hungry|dine|dining|kitchens?|cuisine|serv(?:es?|ing)|nearby|near|close to|next to|around|good|best|nice|tasty|local|people|persons?|friends?|table|book(?:ing|ed)?)\b/gi
const avoidPattern =
  /\b(?:no|not|nothing|without|but no|anything but)\s+(?:too\s+)?(?<what>\p{L}+)/giu

export function readWords(text: string, context: WordsContext): ReadWords {
  const clock = readClockWords(text, context.today)
  const said: Partial<RestaurantWish> = { ...clock.said }
  const spans = [...clock.spans]
  const free = (start: number, end: number) =>
    spans.every((span) => end <= span.start || start >= span.end)
  for (const { pattern, set } of rules) {
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length]
      if (!free(start, end)) continue
      Object.assign(said, { ...set(match.groups ?? {}), ...said })
      spans.push({ start, end })
    }
  }
  const avoided: string[] = []
  for (const match of text.matchAll(avoidPattern)) {
    const cuisine = cuisineNamed(match.groups?.what ?? '', context.cuisines)
    if (!cuisine) continue
    avoided.push(cuisine)
    spans.push({ start: match.index, end: match.index + match[0].length })
  }
  const cuisines = cuisinesIn(text, context.cuisines, spans)
  const nearMe = [...text.matchAll(hereWords)].some(({ 0: words }) => !/^near$/i.test(words))
  // The reader of trips sees what is left: an hour that was read here is no date of a journey.
  const rest = blanked(text, spans)
  const brief = parseBrief(rest, context)
  const diets = brief.food.diets
  if (brief.party.has.includes('children') || (brief.party.children ?? 0) > 0) said.kids = true
  if (brief.mobility.some((need) => need !== 'hearing' && need !== 'sight')) said.stepFree = true
  if (brief.party.total && said.people === undefined) said.people = Math.min(100, brief.party.total)
  if (brief.spending === 'low' && said.price === undefined) said.price = 1
  if (brief.spending === 'medium' && said.price === undefined) said.price = 2
  if (brief.spending === 'high') said.special = true
  if (brief.dates?.precision === 'exact' && brief.dates.start) said.date ??= brief.dates.start
  const fromBrief = brief.food.cuisines.flatMap(
    (each) => cuisineNamed(each, context.cuisines) ?? [],
  )
  const wanted = [...new Set([...cuisines, ...fromBrief])].filter((each) => !avoided.includes(each))
  const understood = [
    ...spans,
    ...brief.spans.filter(({ slot }) => usedSlots.has(slot)),
    ...spansOf(text, askingWords),
    ...spansOf(text, hereWords),
  ]
  return {
    said: {
      ...said,
      ...(diets.length > 0 && { diets }),
      ...(wanted.length > 0 && { cuisines: wanted.slice(0, 12) }),
    },
    towns: brief.destinations.filter(({ kind }) => kind !== 'country'),
    sights: brief.mustSee,
    nearMe,
    avoided,
    notUnderstood: notUnderstood(text, understood)
      .slice(0, 6)
      .map((words) => (words.length > 80 ? `${words.slice(0, 80)}…` : words)),
  }
}

function cuisinesIn(
  text: string,
  cuisines: ReadonlySet<string>,
  spans: { start: number; end: number }[],
): string[] {
  const words = [...text.matchAll(/\p{L}+/gu)]
  const found: string[] = []
  for (let index = 0; index < words.length; index += 1) {
    // Two words first: "street food", "dim sum".
    for (const length of [2, 1]) {
      const run = words.slice(index, index + length)
      const [first, last] = [run[0], run.at(-1)]
      if (run.length < length || !first || !last) continue
      const [start, end] = [first.index, last.index + last[0].length]
      const named = cuisineNamed(text.slice(start, end), cuisines)
      if (!named || spans.some((span) => start < span.end && end > span.start)) continue
      found.push(named)
      spans.push({ start, end })
      break
    }
  }
  return [...new Set(found)]
}

function blanked(text: string, spans: readonly { start: number; end: number }[]): string {
  const letters = [...Array(text.length).keys()].map((index) => text[index] ?? ' ')
  for (const { start, end } of spans) letters.fill(' ', start, end)
  return letters.join('')
}

const spansOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }))
