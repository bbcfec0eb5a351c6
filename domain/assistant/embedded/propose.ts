/** Proposes destinations, with reasons, to people who have named none. */

import type { TripBrief } from '#domain/brief/schema.ts'
import { addDays } from '#domain/calendar/calendar-days.ts'
import type { Destination, Interest } from '#domain/places/schema.ts'
import { nearestDestinations, proposeDestinations } from '#domain/proposals/propose.ts'
import { listed } from '#domain/text/listed.ts'
import type { MessageContext, Reply } from './message-context.ts'
import { destinationSuggestion, thingOf, uniqueGrounds } from './suggest.ts'
import { hasOwnWords, searchWords } from './wishes.ts'

const usualCount = 3
/** Messages that ask for a different city after one was looked at. */
export const elsewhere =
  /^\W*(?:(?:hmm*|no|well|ok)\W+)*(?:somewhere|anywhere|some place|another (?:city|place)) else\b|^\W*(?:another|a different) (?:city|country)\b/

/** Messages that refuse all cities that were proposed. */
const refusing =
  /^\W*(?:no|nope|nah|none(?: of (?:them|those|these))?|neither|not really|no thanks?)\W*$/
const surprising =
  /\b(?:surprise (?:me|us)|inspire (?:me|us)|anywhere|you (?:choose|decide|pick))\b/
const skiing = /\b(?:ski|skiing|skis|snowboard\w*|ski slopes?)\b/

export function proposeWhere(context: MessageContext): Reply | null {
  const { heard, brief, memory, knowledge, options } = context
  const { said, lower } = heard
  const isElsewhere = heard.said.open === true && heard.destinations.length === 0
  if (context.turn.trip && !isElsewhere) return null
  const again =
    elsewhere.test(lower) || (memory.meant === 'proposals' && refusing.test(lower.trim()))
  const isLand = brief.destinations.length > 0 && brief.destinations.every(isWide)
  if (brief.destinations.length > 0 && !brief.open && !isLand && !again) return null
  const told =
    again ||
    brief.open === true ||
    isLand ||
    said.search !== undefined ||
    said.dates !== undefined ||
    said.interests.length + said.wantedKinds.length + said.tastes.length > 0 ||
    said.party.kinds.length + said.party.has.length > 0 ||
    said.days !== undefined ||
    said.origin !== undefined ||
    said.spending !== undefined ||
    said.occasions.length > 0
  const asks =
    /\b(?:where|somewhere|anywhere|which (?:city|place|country)|surprise (?:me|us)|inspire|ideas?|suggest\w*|recommend\w*|no idea|don'?t know where|beach|mountains|warm|snow)\b/.test(
      lower,
    )
  if (!told && !asks) return null
  const sunny = /\b(?:sun|sunny|sunshine|warm|warmth|heat)\b/.test(lower)
  const free = again
    ? { ...brief, destinations: [], stays: [] }
    : isLand
      ? { ...brief, open: true as const }
      : brief
  const isOpen = surprising.test(lower)
  const wish = withOccasion(withWeather(free, sunny || isOpen, context.turn.today))
  if (!hasCriterion(wish)) return null
  const area = free.open ? ` in ${listed(brief.destinations.map(({ name }) => name))}` : ''
  options.tell({ kind: 'doing', text: `Looking for somewhere${area} that fits` })
  const keepsShown = tellsReach(context) && !again
  const candidates = knowledge.catalogue.destinations.filter(
    ({ slug }) => (keepsShown || !memory.seen.includes(slug)) && isPossible(context, slug),
  )
  const led = ledTo(context, candidates)
  const first = proposeDestinations(wish, led, usualCount)
  const others = proposeDestinations(wish, candidates, usualCount).filter(
    ({ destination }) => !first.some((each) => each.destination === destination),
  )
  const found = [...first, ...others].slice(0, usualCount)
  const proposals = found.length > 0 ? found : nearestDestinations(wish, candidates)
  if (proposals.length === 0) return null
  const suggestions = proposals.map(destinationSuggestion)
  for (const suggestion of suggestions) options.tell({ kind: 'suggestion', suggestion })
  const lines = proposals.map(
    ({ destination, reasons }) =>
      `${destination.name}: ${(reasons.slice(0, 2).join(' ') || shortened(destination)).replace(/\.?$/, '.')}`,
  )
  const opening =
    found.length > 0
      ? `${listed(proposals.map(({ destination }) => destination.name))} ${proposals.length === 1 ? 'comes' : 'come'} to mind. `
      : 'Nothing I know fits all of that; this is nearest. '
  return {
    meant: 'proposals',
    words: `${opening}${lines.join(' ')}`,
    ask: { words: `Does one of them speak to you?` },
    followUps: [
      ...proposals.slice(0, 2).map(({ destination }) => `Tell me about ${destination.name}`),
      ...proposals.slice(0, 1).map(({ destination }) => `Plan three days in ${destination.name}`),
      'Somewhere else',
    ],
    suggestions,
    grounds: uniqueGrounds(suggestions.flatMap(({ grounds = [] }) => grounds.slice(0, 2))).slice(
      0,
      8,
    ),
    remember: {
      brief: wish.search ? { ...free, search: wish.search } : free,
      shown: suggestions.map(thingOf),
      destinations: proposals.map(({ destination }) => destination.slug),
      place: null,
    },
  }
}

/** Whether a goal is a country or a region, so that a city is still to be chosen. */
const isWide = ({ kind, slug }: TripBrief['destinations'][number]): boolean =>
  !slug && (kind === 'country' || kind === 'region' || kind === 'state')

/** "We live in Munich, two hours by plane at most": limits the cities already proposed to those in reach. */
function tellsReach({ heard: { said }, memory }: MessageContext): boolean {
  const isReach = said.origin !== undefined || said.search?.within !== undefined
  return memory.meant === 'proposals' && isReach && said.interests.length === 0
}

const shortened = ({ about }: Destination) => about

/** Cities whose places match the words, where at least a few do: "somewhere with islands". */
function ledTo(
  { heard, search }: MessageContext,
  candidates: readonly Destination[],
): readonly Destination[] {
  const words = searchWords(heard)
  if (!hasOwnWords(words)) return candidates
  const found = search.search(words, {
    destinations: candidates.map(({ slug }) => slug),
    limit: 40,
  })
  const best = found[0]?.score ?? 0
  const slugs = new Set(
    found.filter(({ score }) => score >= best * 0.7).map(({ destination }) => destination.slug),
  )
  const led = candidates.filter(({ slug }) => slugs.has(slug))
  return best >= 0.5 && led.length >= usualCount ? led : candidates
}

/** Assumes the coming weeks where somebody wants it warm and names no month. */
function withWeather(brief: TripBrief, sunny: boolean, today: string): TripBrief {
  const search = sunny
    ? { ...brief.search, weather: brief.search?.weather ?? ('warm' as const) }
    : brief.search
  const dates =
    brief.dates ??
    (search?.weather ? { earliest: addDays(today, 21), precision: 'month' as const } : undefined)
  return { ...brief, ...(search && { search }), ...(dates && { dates }) }
}

/** What people who celebrate usually go for: a stag weekend is no tour of churches. */
const likedOn: Partial<Record<TripBrief['occasions'][number], readonly Interest[]>> = {
  bachelor: ['nightlife', 'food'],
  birthday: ['food', 'nightlife'],
  graduation: ['food', 'nightlife'],
  honeymoon: ['relaxation', 'views'],
  anniversary: ['food', 'views'],
  reunion: ['food', 'culture'],
}

/** The brief with the likings of its occasion, where none were told. */
function withOccasion(brief: TripBrief): TripBrief {
  if (brief.interests.length + brief.wantedKinds.length + brief.tastes.length > 0) return brief
  const liked = brief.occasions.flatMap((each) => likedOn[each] ?? [])
  return { ...brief, interests: [...new Set(liked)] }
}

/** Whether there is anything to choose a city by; if not, a question is better. */
function hasCriterion({
  search,
  open,
  interests,
  wantedKinds,
  tastes,
  dates,
  origin,
  spending,
}: TripBrief): boolean {
  return (
    open === true ||
    search !== undefined ||
    interests.length + wantedKinds.length + tastes.length > 0 ||
    dates !== undefined ||
    origin !== undefined ||
    spending !== undefined
  )
}

/** Mean daily high in °C below which a month is too cool for a beach. */
const leastForBeach = 19

/** Whether a city can meet a wish for sea or snow. */
function isPossible({ brief, knowledge, heard }: MessageContext, slug: string): boolean {
  const destination = knowledge.catalogue.bySlug.get(slug)
  if (!destination) return false
  const month = Number((brief.dates?.start ?? brief.dates?.earliest ?? '').slice(5, 7)) - 1
  const high = destination.climate.high[month]
  if (
    brief.wantedKinds.includes('beach') &&
    !destination.places.some(({ kind }) => kind === 'beach')
  )
    return false
  if (brief.wantedKinds.includes('beach') && high !== undefined && high < leastForBeach)
    return false
  const skis = skiing.test(heard.lower) || brief.tastes.some((taste) => skiing.test(taste))
  if (skis && !canSki(destination, brief)) return false
  // Sensitive skin: neither very hot nor freezing.
  if (/\b(?:not (?:too|so) hot|burn easily|mild)\b/.test(heard.lower) && high !== undefined) {
    return high >= 17 && high <= 28
  }
  return true
}

/** Whether one can ski there: its notes speak of skiing, and the month is cold enough for snow on the hills around. */
function canSki({ places, climate }: Destination, { dates }: TripBrief): boolean {
  const day = dates?.start ?? dates?.earliest
  const high = day ? (climate.high[Number(day.slice(5, 7)) - 1] ?? 20) : Math.min(...climate.high)
  return (
    high <= 12 && places.some(({ name, about }) => skiing.test(`${name} ${about}`.toLowerCase()))
  )
}
