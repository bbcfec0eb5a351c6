/** "Which of them is the cheapest?": compares the places shown last by what our notes know of them. */

import { allSaid } from '#domain/places/moments.ts'
import type { Place } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import { hoursOfShown } from './hours-of-shown.ts'
import type { MessageContext, Reply } from './message-context.ts'
import { count, span } from './phrases.ts'
import { positionAsked, shownPlaces } from './resolve-reference.ts'
import { groundOf, groundsOf, prices } from './suggest.ts'
import { ownWords } from './wishes.ts'

interface Measure {
  asked: RegExp
  of: (place: Place) => number
  says: (place: Place) => string
}

const price = (place: Place) =>
  place.price === null ? 'of unknown price' : (prices[place.price] ?? '')
const measures: readonly Measure[] = [
  { asked: /\bcheapest|least expensive\b/, of: (place) => place.price ?? 2.5, says: price },
  {
    asked: /\b(?:dearest|most expensive|poshest|fanciest)\b/,
    of: (place) => -(place.price ?? 1.5),
    says: price,
  },
  {
    asked: /\b(?:shortest|quickest|fastest)\b/,
    of: (place) => place.minutes,
    says: ({ minutes }) => `about ${span(minutes)}`,
  },
  {
    asked: /\b(?:longest)\b/,
    of: (place) => -place.minutes,
    says: ({ minutes }) => `about ${span(minutes)}`,
  },
  {
    asked: /\b(?:best|most important|must[- ]see|your favou?rite)\b/,
    of: (place) => -place.essential,
    says: ({ about }) => about,
  },
]

/** "Do they cost anything?", of all that was shown. */
const asksPrices =
  /^\W*(?:and |so |but |ok )?(?:do|does|are|is) (?:they|these|those|any of (?:them|these|those)|all of (?:them|these|those)|all|each)\b[^.?!]*\b(?:cost|free|expensive|pay|entry|admission|cheap)\b|\bhow much (?:are|do) (?:they|these|those)\b/
/** "Which has a tea house?": the words are looked for in what was shown. */
const asksWhichHas =
  /^\W*(?:and |so |ok )?which (?:one |ones |of (?:them|these|those) )?(?:has|have|is|are|does|would|had|offers?|serves?)\b/

export function amongShown(context: MessageContext): Reply | null {
  return pricesOfShown(context) ?? hoursOfShown(context) ?? whichHas(context) ?? byMeasure(context)
}

/** "The third one" where two were shown: says that there is no third instead of guessing. */
export function notShown(context: MessageContext): Reply | null {
  const { memory, heard } = context
  const asks = positionAsked(heard.lower)
  const places = shownPlaces(context)
  if (asks === null || places.length === 0 || asks <= memory.shown.length) return null
  if (heard.places.length + heard.destinations.length > 0) return null
  const names = listed(places.map(({ place }) => place.name))
  return {
    meant: 'among-shown',
    words:
      places.length === 1
        ? `I named only one: ${names}. Is that the one you mean?`
        : `I named only ${count(places.length)}: ${names}. Which of them do you mean?`,
    ask: null,
    followUps: places.slice(0, 2).map(({ place }) => `Tell me more about ${place.name}`),
  }
}

function pricesOfShown(context: MessageContext): Reply | null {
  const places = shownPlaces(context)
  if (places.length < 2 || !asksPrices.test(context.heard.lower)) return null
  const byPrice = Map.groupBy(places, ({ place }) => price(place))
  const parts = [...byPrice].map(
    ([words, group]) =>
      `${listed(group.map(({ place }) => place.name))} ${group.length === 1 ? 'is' : 'are'} ${words}`,
  )
  return {
    meant: 'among-shown',
    words: `${parts.join('; ')}. These are levels from our notes, not today’s prices.`,
    ask: null,
    followUps: [],
    grounds: places.map(({ place }) => groundOf(`${place.name}: ${price(place)}`)),
  }
}

/** "Which has a tea house?": those of the places shown whose notes speak of it; says so where none does. */
function whichHas(context: MessageContext): Reply | null {
  const { heard, search, memory } = context
  const places = shownPlaces(context)
  const isShort = heard.lower.split(/\s+/).length <= 10
  if (places.length < 2 || !isShort || !asksWhichHas.test(heard.lower)) return null
  if (heard.destinations.length + heard.places.length > 0) return null
  const words = ownWords(heard.lower).join(' ')
  if (words === '' || measures.some(({ asked }) => asked.test(heard.lower) && !/view/.test(words)))
    return null
  const shown = new Set(places.map(({ place }) => place))
  const found = search
    .search(words, { destinations: [...memory.destinations], limit: 400 })
    .filter(({ place }) => shown.has(place) && speaksOf(place, words))
  const [best, second] = found
  if (!best) {
    return {
      meant: 'among-shown',
      words: `Our notes on ${listed(places.map(({ place }) => place.name))} say nothing about that, so I can’t choose by it.`,
      ask: null,
      followUps: [],
    }
  }
  return {
    meant: 'among-shown',
    words: `${best.place.name}: ${allSaid(best.place)}${second ? ` ${second.place.name} too.` : ''} The others’ notes don’t speak of it.`,
    ask: null,
    followUps: [`Tell me more about ${best.place.name}`],
    grounds: groundsOf(best.place),
    remember: { place: { slug: best.destination.slug, placeId: best.place.id } },
  }
}

/** Whether one of the words stands in the place's own sentence or in what it is known for. */
function speaksOf(place: Place, words: string): boolean {
  const { name, interests, kind } = place
  const text = `${name} ${allSaid(place)} ${interests.join(' ')} ${kind}`.toLowerCase()
  return words.split(' ').some((word) => text.includes(word.replace(/s$/, '')))
}

function byMeasure(context: MessageContext): Reply | null {
  const { heard } = context
  const { lower } = heard
  const isAbout =
    /\b(?:which|what|and|of (?:them|those|these))\b/.test(lower) && lower.split(/\s+/).length <= 9
  const measure = measures.find(({ asked }) => asked.test(lower))
  if (!isAbout || !measure || heard.destinations.length + heard.places.length > 0) return null
  // What is best in it is asked of one place.
  if (/\b(?:in|about|of|at) (?:it|there)\b/.test(lower)) return null
  const hasKind = heard.said.wantedKinds.length > 0
  const places = shownPlaces(context)
  if (places.length < 2 || hasKind) return null
  const [best, ...rest] = places.toSorted(
    (one, other) => measure.of(one.place) - measure.of(other.place),
  )
  if (!best) return null
  const others = rest.map(({ place }) => `${place.name} (${measure.says(place).slice(0, 60)})`)
  const isLong = measure.says(best.place) === best.place.about
  return {
    meant: 'among-shown',
    words: isLong
      ? `${best.place.name}, if it can be only one: ${best.place.about}`
      : `Of these, ${best.place.name}: ${measure.says(best.place)}, as far as our notes know. The others: ${listed(others)}.`,
    ask: null,
    followUps: [`Tell me more about ${best.place.name}`],
    grounds: [groundOf(best.place.about)],
    remember: { place: { slug: best.destination.slug, placeId: best.place.id } },
  }
}
