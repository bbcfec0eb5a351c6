/** The words of a suggestion: how it begins, what is named, what may be said next, and what to say where nothing fits. */

import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import { weekdays } from '#domain/calendar/english-dates.ts'
import type { Destination } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import type { FoundPlace } from '../search/search-places.ts'
import { type Constraints, knownShut } from './constraints.ts'
import { eats } from './eats.ts'
import type { KnownPlace, MessageContext, Reply } from './message-context.ts'
import { capital, count, oneOf } from './phrases.ts'
import { seenBefore } from './seen-before.ts'
import { firstSentence } from './suggest.ts'
import { hasOwnWords, isForFood, type Sought, searchWords } from './wishes.ts'

export function doing(sought: readonly Sought[], cities: readonly Destination[]): string {
  const [first] = sought
  const what = first?.interest ?? first?.kinds[0]
  const where = listed(cities.slice(0, 2).map(({ name }) => name))
  return what
    ? `Looking for ${kindInWords[what] ?? `${what} places`} in ${where}`
    : `Looking through what I know of ${where}`
}

const kindInWords: Readonly<Record<string, string>> = {
  restaurant: 'places to eat',
  cafe: 'cafés',
  museum: 'museums',
  gallery: 'galleries',
  park: 'parks',
  garden: 'gardens',
  beach: 'beaches',
  worship: 'churches and temples',
  market: 'markets',
  palace: 'palaces and castles',
  nightlife: 'a night out',
  zoo: 'animals',
  spa: 'baths',
  shopping: 'shops',
  viewpoint: 'views',
  food: 'good food',
  nature: 'green places',
  history: 'history',
  art: 'art',
  music: 'music',
  views: 'views',
  family: 'places for children',
}

interface Telling {
  byMeaning: boolean
  model: KnownPlace | null
  near: boolean
  sought: readonly Sought[]
}

/** Names the first few places with what our notes say, and leaves the others to their cards. */
export function inWords(
  context: MessageContext,
  found: readonly FoundPlace[],
  telling: Telling,
): string {
  const { heard, memory } = context
  const turn = memory.heard.length
  const [first, second, ...rest] = found
  if (!first) return ''
  const cities = [...new Set(found.map(({ destination }) => destination))]
  const opening = openingFor(context, cities, telling, turn)
  const lead = `${first.place.name}: ${firstSentence(first.place.about)}`
  const next = second
    ? ` ${oneOf(['Then', 'After that', 'Or'], turn)} ${second.place.name}: ${firstSentence(second.place.about)}`
    : ''
  const others =
    rest.length > 0
      ? ` ${capital(listed(rest.map(({ place }) => place.name)))} ${rest.length === 1 ? 'fits' : 'fit'} too.`
      : ''
  const doubt =
    first.place.hours === null && !eats(first.place) && /\bopen\b/.test(heard.lower)
      ? ' Check the hours before you go.'
      : ''
  return `${opening}${lead}${next}${others}${doubt}`
}

function openingFor(
  { heard, memory, brief }: MessageContext,
  cities: readonly Destination[],
  { byMeaning, model, near, sought }: Telling,
  turn: number,
): string {
  const { lower } = heard
  const where = listed(cities.slice(0, 2).map(({ name }) => name))
  if (near) return 'Within a walk: '
  if (model) return `In the spirit of ${model.place.name}: `
  if (/\b(?:told you|did you not listen|didn't you (?:listen|hear)|i said)\b/.test(lower)) {
    const diet = brief.food.diets[0]
    return `You’re right, and I’m sorry${diet ? `: ${diet} it is` : ''}. `
  }
  if (seenBefore(heard, cities).length > 0) return `Beyond what you have seen in ${where}: `
  if (/\b(?:overrated|hidden gems?|lesser[- ]known|off the beaten)\b/.test(lower))
    return `I rate nothing, but away from what everybody goes to in ${where}: `
  if (/\bstop asking\b/.test(lower)) return `No more questions. In ${where}, `
  if (/\b(?:boring|dull|meh)\b/.test(lower))
    return `Fair enough, here is another side of ${where}. `
  if (/\bmeant\b/.test(lower)) return `Sorry, ${where} it is. `
  if (/\b(?:cheaper|who can pay|too expensive|too dear)\b/.test(lower))
    return `Gentler on the purse in ${where}: `
  if (/\b(?:splurge|special|price no object)\b/.test(lower))
    return `For an evening to remember in ${where}: `
  if (!byMeaning && hasOwnWords(searchWords(heard)) && memory.heard.length > 0) {
    return `Nothing in our notes on ${where} speaks of exactly that, so I start with what is worth it there. `
  }
  const [only] = sought
  const what =
    sought.length === 1 && only ? kindInWords[only.interest ?? only.kinds[0] ?? ''] : undefined
  if (what)
    return oneOf(
      [
        `For ${what} in ${where} I would start with `,
        `${capital(what)} in ${where}: `,
        `My pick in ${where}: `,
      ],
      turn,
    )
  if (isForFood(lower)) return `In ${where} I would book `
  return oneOf(
    [`In ${where} I would start with `, `For that, in ${where}: `, `Worth it in ${where}: `],
    turn,
  )
}

export function followUpsFor(
  found: readonly FoundPlace[],
  cities: readonly Destination[],
  lower: string,
): string[] {
  const [first, second] = found
  const [city] = cities
  if (!first || !city) return []
  const food = found.every(({ place }) => eats(place))
  return [
    `Tell me more about ${first.place.name}`,
    ...(food ? [`What else is there in ${city.name}?`] : [`Lunch near ${first.place.name}`]),
    `Plan three days in ${city.name}`,
    ...(/\b(?:rain\w*|pour\w*|wet|soaked|bad weather|inside|indoors?)\b/.test(lower)
      ? []
      : [`Something for a rainy day in ${city.name}`]),
    ...(second ? [`Something like ${second.place.name}`] : []),
  ].filter((text) => text.length <= 90)
}

/** Says which well-known place is shut that day, and that other hours may be unknown. */
export function hoursNote(
  cities: readonly Destination[],
  constraints: Constraints,
  sought: readonly Sought[],
): string {
  const kinds = sought.flatMap((each) => each.kinds)
  const shut = cities.flatMap((city) => knownShut(city, constraints, kinds)).slice(0, 4)
  const day = constraints.openOn ? weekdays[weekdayOf(constraints.openOn)] : ''
  const closed = listed(shut.map(({ name }) => name))
  if (constraints.feast) {
    const out = closed ? ` ${closed} will most likely be shut.` : ''
    return `${out} It is ${constraints.feast}, so check before you go.`
  }
  if (closed) return ` Shut on ${day}: ${closed}.`
  return constraints.openAt !== null && constraints.openAt >= eveningFrom
    ? ' Of other places I don’t know for sure that they are open then.'
    : ''
}

const eveningFrom = 19 * 60

/** "What is closed on Mondays?": a list of the closed places. */
export function shutThen(
  cities: readonly Destination[],
  constraints: Constraints,
  sought: readonly Sought[],
): Reply | null {
  const { openOn } = constraints
  const [city] = cities
  if (!openOn || !city) return null
  const kinds = sought.flatMap((each) => each.kinds)
  const shut = cities
    .flatMap((each) => knownShut(each, constraints, kinds, 0))
    .filter(({ hours }) => hours !== null)
  const day = weekdays[weekdayOf(openOn)]
  const when = constraints.feast ? `On ${constraints.feast}` : `On ${day}s`
  const named = shut.slice(0, 6).map(({ name }) => name)
  const more = shut.length > named.length ? ` and ${count(shut.length - named.length)} more` : ''
  return {
    meant: 'shut-then',
    words:
      named.length > 0
        ? `${when} these are closed in ${city.name}, by the hours in our notes: ${more ? named.join(', ') : listed(named)}${more}. Of places without hours in our notes I don’t know.`
        : `By the hours in our notes nothing that visitors come for in ${city.name} is closed then. Of places without hours I don’t know.`,
    ask: null,
    followUps: [`What is open on ${day} in ${city.name}?`, `Plan three days in ${city.name}`],
    grounds: shut.slice(0, 6).map(({ name, hours }) => ({
      claim: `${name}: ${hours}`,
      source: { kind: 'catalogue' as const },
    })),
    remember: { destinations: cities.map(({ slug }) => slug) },
  }
}

/** The answer where our notes have nothing on a question: says so rather than answering another question. */
export function noNotes(context: MessageContext, cities: readonly Destination[]): Reply {
  const where = listed(cities.slice(0, 2).map(({ name }) => name))
  return {
    meant: 'no-notes',
    words: oneOf(
      [
        `That I don’t know: our notes on ${where} say nothing about it, and I don’t guess. The tourist office or your host there will.`,
        `Our notes on ${where} don’t have that, so I can’t say for sure. Somebody on the spot can.`,
      ],
      context.memory.heard.length,
    ),
    ask: null,
    followUps: [`What should we see in ${cities[0]?.name}?`, `Where to eat in ${cities[0]?.name}?`],
    remember: { destinations: cities.map(({ slug }) => slug) },
  }
}

export function nothingFits(
  { brief, memory }: MessageContext,
  cities: readonly Destination[],
  constraints: Constraints,
): Reply {
  const where = listed(cities.map(({ name }) => name))
  const limits = [
    ...(constraints.diets.length > 0 ? [constraints.diets.join(' and ')] : []),
    ...(constraints.priceAtMost === 0
      ? ['free']
      : constraints.priceAtMost !== null
        ? ['cheap']
        : []),
    ...(constraints.setting ? [`${constraints.setting}s`] : []),
  ]
  // A wish for a diet is new, however many sights were shown.
  const spent =
    constraints.diets.length > 0
      ? cities.some(({ slug, places }) =>
          places.some((place) => eats(place) && memory.seen.includes(`${slug}/${place.id}`)),
        )
      : memory.seen.length > 0
  const isSaid = memory.answered.some((each) =>
    each.startsWith(`i know nothing ${spent ? 'more ' : ''}in`),
  )
  return {
    meant: 'suggestions',
    words:
      limits.length > 0 && isSaid
        ? `I looked once more: nothing else that is ${listed(limits)} in ${where} is in our notes. Another wish, or another city, I can look for.`
        : limits.length > 0
          ? `I know nothing ${spent ? 'more ' : ''}in ${where} that is ${listed(limits)} and fits the rest. Let one of these go, and I’ll look again.`
          : `${spent ? `That is all I know in ${where} for this, beyond the ${count(memory.seen.length)} places we looked at` : `In ${where} I know no place for this`}. Tell me another thing you enjoy, and I’ll look for that.`,
    ask: null,
    followUps: [`What should we see in ${cities[0]?.name}?`, `Where to eat in ${cities[0]?.name}?`],
    remember: { brief, destinations: cities.map(({ slug }) => slug) },
  }
}
