/**
 * "Where do I get the best picture of the Eiffel Tower?": places from which one sees the sight. First those whose
 * notes mention it, then open places with a view nearby.
 */

import { kilometres } from '#domain/places/distance.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import { allSaid } from '#domain/places/moments.ts'
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import type { FoundPlace } from '../search/search-places.ts'
import { constraintsOf, suits } from './constraints.ts'
import { eats } from './eats.ts'
import type { KnownPlace, MessageContext, Reply } from './message-context.ts'
import { firstSentence, groundOf, placeSuggestion, thingOf } from './suggest.ts'
import { isForFood } from './wishes.ts'

const asks =
  /\b(?:pictures?|photos?|photographs?|photograph|photo ?spots?|selfies?|instagram\w*|shots?|views?) (?:\w+ ){0,3}(?:of|with|to|from|over|onto)\b|\b(?:photograph|see|admire|take in)\b.*\bfrom (?:afar|a distance|outside|across)\b|\bphotograph (?:the )?\p{L}+/u
const seenFrom: readonly PlaceKind[] = ['viewpoint', 'bridge', 'square', 'park', 'garden', 'nature']
const farthestKm = 1
const mostShown = 3

export function pictureOf(context: MessageContext): Reply | null {
  const { heard, brief, memory } = context
  const [sight] = heard.places
  // A table or a room with a view of it is another wish.
  if (isForFood(heard.lower) || /\b(?:hotel|room|stay|bar|drinks?)\b/.test(heard.lower)) return null
  if (!sight || heard.places.length > 1 || !asks.test(heard.lower) || eats(sight.place)) return null
  const constraints = constraintsOf(brief, heard.lower, memory)
  const { destination } = sight
  const allowed = destination.places.filter(
    (place) => place !== sight.place && !eats(place) && suits(place, destination, constraints),
  )
  const facing = allowed
    .filter((place) => speaksOf(place, sight))
    .toSorted((one, other) => worth(other, sight.place) - worth(one, sight.place))
  const near = allowed
    .filter(
      (place) =>
        !facing.includes(place) &&
        place.setting !== 'indoor' &&
        (seenFrom.includes(place.kind) || place.interests.includes('views')) &&
        kilometres(place.at, sight.place.at) <= farthestKm,
    )
    .toSorted((one, other) => worth(other, sight.place) - worth(one, sight.place))
  const chosen = [...facing, ...near].slice(0, mostShown)
  const [first] = chosen
  if (!first) return fromItself(sight)
  const found = chosen.map(
    (place): FoundPlace => ({ place, destination, score: 1, because: [groundOf(place.about)] }),
  )
  const suggestions = found.map((each) => placeSuggestion(each, constraints, brief))
  for (const suggestion of suggestions) context.options.tell({ kind: 'suggestion', suggestion })
  const sure = facing.includes(first)
  const too = chosen.slice(1).filter((place) => facing.includes(place))
  const others = chosen.filter((place) => !facing.includes(place)).map(({ name }) => name)
  const also = too.map(({ name, about }) => ` Or from ${name}: ${firstSentence(about)}`).join('')
  const rest =
    others.length === 0
      ? ''
      : ` ${listed(others)} ${others.length === 1 ? 'lies' : 'lie'} near it too; that one sees it from there is my guess from the map.`
  return {
    meant: 'suggestions',
    words: sure
      ? `From ${first.name}: ${firstSentence(first.about)}${also}${rest}`
      : `Our notes don’t say from where ${sight.place.name} is seen best. Open places with a view near it: ${listed(chosen.map(({ name }) => name))}.`,
    ask: null,
    followUps: [`Tell me more about ${first.name}`, `When is sunset in ${destination.name}?`],
    suggestions,
    grounds: chosen.map(({ about }) => groundOf(about)),
    remember: {
      destinations: [destination.slug],
      place: { slug: destination.slug, placeId: first.id },
      shown: suggestions.map(thingOf),
    },
  }
}

/** Where no viewpoint near the sight is known: says so, with the sight's own best hour. */
function fromItself({ place, destination }: KnownPlace): Reply {
  const time = place.bestTime === 'any' ? '' : ` It is at its best ${hourInWords(place.bestTime)}.`
  return {
    meant: 'place',
    words: `From where ${place.name} is seen best our notes don’t say, and I don’t guess: walk around it.${time}`,
    ask: null,
    followUps: [`Tell me more about ${place.name}`, `Views in ${destination.name}`],
    grounds: [groundOf(place.about)],
    remember: {
      destinations: [destination.slug],
      place: { slug: destination.slug, placeId: place.id },
    },
  }
}

const hourInWords = (time: Place['bestTime']) =>
  time === 'sunset' || time === 'midday' || time === 'night' ? `at ${time}` : `in the ${time}`

const common =
  /^(?:the|tower|bridge|house|palace|castle|museum|opera|saint|great|square|cathedral|temple|park|city|royal|national|basilica|church|old|new|gate|hall|wall|building|national)$/

/**
 * Whether a place's notes say that one sees the sight from it: by its name, or by a telling word of it and a word
 * of seeing.
 */
function speaksOf(place: Place, { place: sight, destination }: KnownPlace): boolean {
  const text = foldName(allSaid(place))
  const city = new Set(foldName(destination.name).split(' '))
  const words = foldName(sight.name)
    .split(' ')
    .filter((word) => !city.has(word))
  const name = words.join(' ')
  const looks =
    /\b(?:fac(?:e|es|ing)|view|views|look|looks|over|across|seen?|opposite|in one line|ahead|panorama|before|behind|on the other|straight)\b/
  if (!looks.test(text)) return false
  if (words.length > 1 && ` ${text} `.includes(` ${name} `)) return true
  return words
    .filter((word) => word.length >= 5 && !common.test(word))
    .some((word) => ` ${text} `.includes(` ${word} `))
}

function worth(place: Place, sight: Place): number {
  const isView = place.kind === 'viewpoint' || place.interests.includes('views') ? 0.5 : 0
  return isView + place.essential - kilometres(place.at, sight.at) / farthestKm
}
