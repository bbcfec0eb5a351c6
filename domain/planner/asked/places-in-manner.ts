/**
 * The places of a town as those see them who come in a manner of their own: how much each is known for decides what
 * comes first, and to who avoids crowds, or has been before, the best known is not the best.
 */
import type { Coordinates, Interest, Place } from '#domain/places/schema.ts'
import { estimateLeg } from '#domain/routing/travel-estimate.ts'
import type { Manner } from './read-manner.ts'

export interface InManner {
  places: Place[]
  /** What everybody comes for and stands back for this manner, the best known first. */
  back: Place[]
}

export interface MannerOf extends Pick<Manner, 'quiet' | 'again' | 'icons'> {
  /** Without hurry: nothing far away, and time at table. */
  slow: boolean
  days: number
  interests: readonly Interest[]
  lodging: Coordinates
  /** What was named stays what it is. */
  named: ReadonlySet<string>
}

/** From here on a sight is full of people all day; streets and markets are sooner than houses with a ticket. */
const magnet = { house: 0.7, street: 0.4 }
const streets = new Set<Place['kind']>([
  'neighbourhood',
  'market',
  'shopping',
  'square',
  'nightlife',
])
/** So many sights are seen on a first visit of some days, if they are known at all; of what one came for only the icons. */
const seenAtFirst = 12
/** A great town shows more of them: so much of what it has, but for quarters, markets and gardens, in which nobody is done. */
const shareSeenAtFirst = 0.3
const neverDone = new Set<Place['kind']>([...streets, 'park', 'garden', 'nature'])
const known = 0.4
const iconOf = 0.7
/** What lies beyond them gains as much as lies between two neighbors of a guide's list. */
const beyondGain = 0.12
/** Of those one a day is seen before the others come, where it is what the town is known for. */
const worthRising = 0.9
/** Like what nobody has heard of: it comes where nothing else is near. */
const likeNone = 0.1
/** What a quiet place gains: as much as lies between one that few know and one that a guide names. */
const quietGain = 0.2
const mostByQuiet = 0.69
const crowded = 0.5
/** Who wants the great sights does not spend an hour on what only fills one. */
const ofIcons = { from: 0.55, lesser: 0.5 }
/** A ride that takes an easy day out of joint, in minutes; only what the town is known for is worth it. */
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

/** What shows a town to those who see it for the first time, in a group. */
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

/** Before the others: it is no place of the evening, and the town is a name for it. */
function isSeenEarly({ essential, bestTime }: Place): boolean {
  return essential >= worthRising && !(bestTime && ofTheEvening.has(bestTime))
}

const ofTheEvening = new Set<Place['bestTime']>(['sunset', 'evening', 'night'])

function isFar({ at }: Place, { lodging }: MannerOf): boolean {
  return estimateLeg(lodging, at, { beyondWalking: 'transit', longestWalk }).minutes >= farRide
}
