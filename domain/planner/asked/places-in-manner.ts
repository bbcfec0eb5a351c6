/**
 * Changes the renown of a town's places for travellers who come in a particular manner: to who avoids crowds, or
 * has been before, the best known is not the best.
 */
import type { Coordinates, Interest, Place } from '#domain/places/schema.ts'
import { estimateLeg } from '#domain/routing/travel-estimate.ts'
import type { Manner } from './read-manner.ts'

export interface InManner {
  places: Place[]
  /** What is put back for this manner, the best known first. */
  back: Place[]
}

export interface MannerOf extends Pick<Manner, 'quiet' | 'again' | 'icons'> {
  /** Without hurry: nothing far away, and long meals. */
  slow: boolean
  days: number
  interests: readonly Interest[]
  lodging: Coordinates
  /** Ids of named places, whose renown does not change. */
  named: ReadonlySet<string>
}

/**
 * Renown (0 to 1) from which a place is crowded all day: lower for streets and markets than for houses with a
 * ticket.
 */
const magnet = { house: 0.7, street: 0.4 }
const streets = new Set<Place['kind']>([
  'neighbourhood',
  'market',
  'shopping',
  'square',
  'nightlife',
])
/** How many sights a first visit of some days has covered; on who came for one subject only the icons count. */
const seenAtFirst = 12
/**
 * Share of a large town's sights that a first visit has covered; not of quarters, markets and gardens, which nobody
 * finishes.
 */
const shareSeenAtFirst = 0.3
const neverDone = new Set<Place['kind']>([...streets, 'park', 'garden', 'nature'])
const known = 0.4
const iconOf = 0.7
/** Points on renown (0 to 1) that lesser known places gain on a second visit. */
const beyondGain = 0.12
/** Renown from which a sight is planned before the crowds, one a day. */
const worthRising = 0.9
/** Renown of a place that is put back: it is planned only where nothing else is near. */
const likeNone = 0.1
/** Points on renown that a quiet place gains, and the renown that it can reach by them. */
const quietGain = 0.2
const mostByQuiet = 0.69
const crowded = 0.5
/** Renown below which a place is only a filler for who wants the great sights, and the factor on it. */
const ofIcons = { from: 0.55, lesser: 0.5 }
/** Minutes of a ride that is too long for an easy day, unless the town is known for the place. */
const farRide = 35
const tooFar = 0.4
const knownBeyond = 0.5
const longestWalk = 25
const longerTable = 15
const sitDown = 60
const longDinner = 90

const isQuiet = (place: Place) => ofQuiet.test([place.about, ...(place.offers ?? [])].join(' '))
const ofQuiet =
  /\b(?:quiet(?:er|est)?|peaceful|silen(?:ce|t)|secluded|tucked away|hidden|few (?:people|visitors|tourists|come)|hardly any(?:body|one)|calm)\b/i
const ofCrowds =
  /\b(?:the crowds|crowded|packed|throngs?|busiest|a line (?:on|outside|at|down)|long lines?|queues?|everybody (?:comes|gathers))\b/i

/** Offers that show a town to a group of first-time visitors. */
const ofFirstVisits = /\b(?:walking tour|guided walk|free tour|hop-on|city tour|sightseeing)\b/i

export function placesInManner(all: readonly Place[], manner: MannerOf): InManner {
  const isSight = ({ kind, dayTrip }: Place) => !dayTrip && kind !== 'restaurant' && kind !== 'cafe'
  const isFree = ({ id }: Place) => !manner.named.has(id)
  const isFull = ({ kind, essential }: Place) =>
    essential >= (streets.has(kind) ? magnet.street : magnet.house)
  const ranked = all
    .filter((place) => isSight(place) && isFree(place))
    .toSorted((a, b) => b.essential - a.essential)
  const isOfTheirs = ({ interests: [subject], essential }: Place) =>
    essential < iconOf && subject !== undefined && manner.interests.includes(subject)
  const magnets = manner.again
    ? ranked
        .slice(0, Math.max(seenAtFirst, Math.round(ranked.length * shareSeenAtFirst)))
        .filter((place, index) => index < seenAtFirst || !neverDone.has(place.kind))
        .filter((place) => place.essential >= known && !isOfTheirs(place))
    : ranked.filter(isFull)
  const early = magnets.filter(isSeenEarly).slice(0, manner.days)
  const back = new Set(
    manner.again ? magnets : manner.quiet ? magnets.filter((place) => !early.includes(place)) : [],
  )
  const worthOf = (place: Place): number => {
    const { essential } = place
    if (!isFree(place)) return essential
    if (back.has(place)) return likeNone
    if ((manner.quiet || manner.again) && ofFirstVisits.test(place.name)) return likeNone
    if (manner.quiet && !early.includes(place)) {
      if (ofCrowds.test(place.about)) return essential * crowded
      if (isQuiet(place)) return Math.max(essential, Math.min(mostByQuiet, essential + quietGain))
    }
    if (!isSight(place)) return essential
    if (manner.again) return essential < iconOf ? essential + beyondGain : essential
    if (manner.icons && essential < ofIcons.from) return essential * ofIcons.lesser
    return manner.slow && essential < knownBeyond && isFar(place, manner)
      ? essential * tooFar
      : essential
  }
  return {
    places: all.map((place) => {
      const essential = worthOf(place)
      const sits =
        manner.slow &&
        place.kind === 'restaurant' &&
        place.minutes >= sitDown &&
        place.minutes <= longDinner
      if (essential === place.essential && !sits) return place
      return { ...place, essential, ...(sits && { minutes: place.minutes + longerTable }) }
    }),
    back: [...back],
  }
}

/** Whether it is visited before the crowds: a sight of the first rank that is no place of the evening. */
function isSeenEarly({ essential, bestTime }: Place): boolean {
  return essential >= worthRising && !(bestTime && ofTheEvening.has(bestTime))
}

const ofTheEvening = new Set<Place['bestTime']>(['sunset', 'evening', 'night'])

function isFar({ at }: Place, { lodging }: MannerOf): boolean {
  return estimateLeg(lodging, at, { beyondWalking: 'transit', longestWalk }).minutes >= farRide
}
