/**
 * What a message rules out by theme, by name or by a reference such as "it": keys of places that are not suggested
 * again.
 */
import { allSaid } from '#domain/places/moments.ts'
import type { Destination } from '#domain/places/schema.ts'
import type { Memory } from './memory.ts'
import type { Heard } from './message-context.ts'

const themes: readonly (readonly [said: RegExp, about: RegExp])[] = [
  [
    /\b(?:war|holocaust|nazis?|genocide|concentration camps?|sad|depressing|heavy)\b/,
    /\b(?:war|wartime|nazi|holocaust|ghetto|genocide|concentration|occupation|auschwitz|memorial to|murdered|victims|deport\w+|schindler|third reich|killing fields|prison)\b/i,
  ],
  [
    /\b(?:communis\w+|soviet|dictator\w*)\b/,
    /\b(?:communis\w+|soviet|ceau\w+|stalin\w*|dictator\w*)\b/i,
  ],
  [
    /\b(?:death|graves?|cemeter\w+|skulls?|bones)\b/,
    /\b(?:cemeter\w+|graves?|skulls?|bones|tombs?|catacomb\w*)\b/i,
  ],
  [/\b(?:crowds?|touristy|tourist traps?)\b/, /\b(?:crowd\w*|queues?|busiest|packed)\b/i],
  [/\b(?:heights?|climb\w*|towers?)\b/, /\b(?:tower|climb|steps up|observation deck|rooftop)\b/i],
  [/\b(?:pubs?|bars?|beer halls?)\b/, /\b(?:pubs?|bars?|inn|beer hall|brewery|taproom)\b/i],
  [/\b(?:animals? in cages|zoos?|aquariums?)\b/, /\b(?:zoo|aquarium|enclosures?)\b/i],
]
const refusing =
  /\b(?:nothing (?:about|with|to do with|that|sad|heavy|depressing)|no(?:thing)? (?:more )?|without|not (?:the|another|an?)|enough of|tired of|sick of|hate|avoid|skip|anything but|rather not)\b/

/** Keys of places that a refusal by theme rules out: "nothing about the war". */
export function ruledOutBy(
  lower: string,
  destinations: readonly Destination[],
  avoided: readonly string[],
): string[] {
  const words = avoided
    .filter((name) => name === name.toLowerCase() && /^[a-z]{4,}$/.test(name))
    .map((name) => name.replace(/s$/, ''))
  if (words.length > 0) {
    const pattern = new RegExp(`\\b(?:${words.join('|')})`, 'i')
    return destinations.flatMap(({ slug, places }) =>
      places
        .filter((place) => pattern.test(`${place.name} ${allSaid(place)}`))
        .map(({ id }) => `${slug}/${id}`),
    )
  }
  if (!refusing.test(lower)) return []
  const refused = themes.filter(([said]) =>
    new RegExp(`${refusing.source}[^.?!]{0,40}?${said.source}`).test(lower),
  )
  if (refused.length === 0) return []
  return destinations.flatMap(({ slug, places }) =>
    places
      .filter((place) => refused.some(([, theme]) => theme.test(`${place.name} ${allSaid(place)}`)))
      .map(({ id }) => `${slug}/${id}`),
  )
}

const pointing =
  /\b(?:skip|leave|drop|take|without|forget|remove|not) (?:it|them|that|that one|this|this one)\b(?: again| out)?/

/** Whether a message refuses a place and says nothing else: "No, not Nyhavn". */
export const refusesPlace = ({ lower, places }: Pick<Heard, 'lower' | 'places'>): boolean =>
  places.length === 1 &&
  lower.split(/\s+/).length <= 7 &&
  /^\W*(?:(?:no|nah|ok|but|please|hm+)\W+)*(?:not|without|skip|except|anything but|don'?t (?:want|like))\b(?! sure| bad)/.test(
    lower,
  )

/** "Skip it" of what was spoken of last, or a place by its name. */
export function pointedOut(
  heard: Pick<Heard, 'lower' | 'places'>,
  { place }: Pick<Memory, 'place'>,
): string[] {
  if (refusesPlace(heard))
    return heard.places.map((each) => `${each.destination.slug}/${each.place.id}`)
  return place?.placeId && pointing.test(heard.lower) ? [`${place.slug}/${place.placeId}`] : []
}
