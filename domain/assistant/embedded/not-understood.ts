/** Answers to words that are not understood: says so without blame, and how to go on. */

import { kilometres } from '#domain/places/distance.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import { allSaid } from '#domain/places/moments.ts'
import { listed } from '#domain/text/listed.ts'
import { isFarRegion } from './far-region.ts'
import type { MessageContext, Reply } from './message-context.ts'
import { days as daysInWords, oneOf, span } from './phrases.ts'
import { groundsOf } from './suggest.ts'
import { asksForDayTrip } from './wishes.ts'

export function emptyMessage({ heard, memory, brief }: MessageContext): Reply | null {
  if (/[\p{L}\p{N}]/u.test(heard.text)) return null
  const city = brief.destinations[0]?.name
  return {
    meant: 'empty',
    words: city
      ? oneOf(
          [
            `Nothing came through. We were at ${city}: go on whenever you like.`,
            `That was empty on my side. ${city} is still on the table.`,
          ],
          memory.heard.length,
        )
      : 'Nothing came through. Tell me a city, a month or just what you feel like.',
    ask: city ? null : 'destinations',
    followUps: [],
  }
}

/** A town that the catalogue does not have: said plainly, for places are not made up. */
export function unknownPlace(context: MessageContext): Reply | null {
  const { heard, brief, memory, knowledge } = context
  const { said } = heard
  const strangers = heard.strangers.length > 0 ? heard.strangers : farRegions(context)
  if (strangers.length === 0 || heard.destinations.length > 0) return null
  const names = listed(strangers.slice(0, 3))
  const at = said.destinations.find((each) => !each.slug && each.at)?.at
  const near = at
    ? knowledge.catalogue.destinations
        .toSorted((one, other) => kilometres(one.at, at) - kilometres(other.at, at))
        .slice(0, 2)
        .map(({ name }) => name)
    : []
  const instead =
    near.length > 0
      ? `The nearest that I know are ${listed(near)}.`
      : 'Name a larger city near it, or tell me what you enjoy, and I’ll propose one.'
  const known = brief.destinations.filter(({ slug }) => slug)
  return {
    meant: 'unknown-place',
    words: `I don’t know ${names} well enough to suggest anything there: our catalogue does not have it, and I won’t make places up. ${instead}`,
    ask: null,
    followUps: near.map((name) => `What should we see in ${name}?`),
    remember: {
      brief: { ...brief, destinations: known.length > 0 ? known : memory.brief.destinations },
    },
  }
}

/** Regions in which no city is known, nor near them: islands like the Azores. */
function farRegions({ heard, knowledge }: MessageContext): string[] {
  return heard.said.destinations
    .filter((each) => isFarRegion(each, knowledge.catalogue.destinations))
    .map(({ name }) => name)
}

/** A town that the catalogue knows only as a day trip from another: says so, and what can be done with it. */
export function onlyAsOuting({ heard, brief, memory, knowledge }: MessageContext): Reply | null {
  if (heard.destinations.length > 0 || asksForDayTrip(heard.lower)) return null
  if (/\b(?:near|around|close to|lunch|dinner|eat|food|caf[eé]s?)\b/.test(heard.lower)) return null
  const town = heard.said.destinations.find(({ slug, kind }) => !slug && kind === 'city')
  if (!town) return null
  const own = foldName(town.name)
  const found = knowledge.catalogue.destinations
    .flatMap((destination) => destination.places.map((place) => ({ destination, place })))
    .find(
      ({ place }) =>
        place.dayTrip &&
        foldName(place.name)
          .split(/[ ,:]+/)
          .join(' ')
          .includes(own),
    )
  if (!found) return null
  const { place, destination } = found
  const known = brief.destinations.filter(({ slug }) => slug)
  return {
    meant: 'unknown-place',
    words: `${town.name} I only know as a day out from ${destination.name}, about ${span(place.dayTrip?.minutesEachWay ?? 60)} each way: ${allSaid(place)} For more of it, or another way there, our notes have nothing.`,
    ask: null,
    followUps: [`Tell me more about ${place.name}`, `Plan three days in ${destination.name}`],
    grounds: groundsOf(place),
    remember: {
      brief: { ...brief, destinations: known.length > 0 ? known : memory.brief.destinations },
      destinations: [destination.slug],
      place: { slug: destination.slug, placeId: place.id },
    },
  }
}

const editing =
  /\bswap (?:the )?(?:two )?days\b|\b(?:day \d|(?:first|second|third|fourth|last) day|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b.*\b(?:later|earlier|lighter|fuller|swap|move|easier|free|start)\b|\b(?:swap|move|lighten|clear)\b.*\b(?:day|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/

/** A single day of a plan that is not open: what can be done here, and where the rest is done. */
export function editElsewhere({ heard, memory, turn }: MessageContext): Reply | null {
  if (turn.trip || !memory.planned || !editing.test(heard.lower)) return null
  return {
    meant: 'edit-elsewhere',
    words:
      'Single days I can only change in a trip that is open beside us: open the plan, and say it again. Here I can plan all of the days anew, slower, cheaper, longer or with something you want in it.',
    ask: null,
    followUps: ['A slower pace, please', 'Make it cheaper', 'Add a day'],
  }
}

const saysYes = /^\W*(?:yes|yep|yeah|sure|ok(?:ay)? yes|please do)\b[\s.!]*$/

/** A bare number or yes that answers no open question: asks what it means. */
function shortAnswer({ heard, brief, memory, turn }: MessageContext): Reply | null {
  const city = brief.destinations.find(({ slug }) => slug)?.name
  if (turn.trip && saysYes.test(heard.lower))
    return {
      meant: 'short-answer',
      words: 'Good. Tell me what should change on this trip, or what you would like to know.',
      ask: null,
      followUps: [],
    }
  if (!city || turn.trip) return null
  const number = /^\W*(\d{1,2})\W*$/.exec(heard.lower)?.[1]
  if (number && Number(number) > 0) {
    const isKnown = memory.told.includes('days')
    return {
      meant: 'short-answer',
      words: isKnown ? `${number} of you?` : `${number} days in ${city}, or ${number} of you?`,
      ask: null,
      followUps: [`${number} people`, ...(isKnown ? [] : [`${number} days`])],
    }
  }
  if (!saysYes.test(heard.lower)) return null
  return {
    meant: 'short-answer',
    words: `Then shall I plan ${brief.days ? daysInWords(brief.days) : 'three days'} in ${city}?`,
    ask: null,
    followUps: [`Plan ${brief.days ? daysInWords(brief.days) : 'three days'} in ${city}`],
    remember: { open: { kind: 'plan' } },
  }
}

export function notUnderstood(context: MessageContext): Reply {
  const { brief, memory } = context
  const short = shortAnswer(context)
  if (short) return short
  const city = brief.destinations.find(({ slug }) => slug)?.name
  return {
    meant: 'lost',
    words: city
      ? oneOf(
          [
            `I can’t make a trip of that yet. Say it in other words, or tell me what you would like to do in ${city}.`,
            `That went past me. Is it about ${city}, its food, its sights or the days there?`,
          ],
          memory.heard.length,
        )
      : oneOf(
          [
            'I can’t make a trip of that yet. Tell me a city, a month, who comes along or what you enjoy, and I’ll start from there.',
            'That went past me. A place, a season or a liking is enough to begin a trip with.',
          ],
          memory.heard.length,
        ),
    ask: null,
    followUps: [],
  }
}
