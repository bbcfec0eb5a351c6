/** What is out of the question for those who travel: bars for who keeps halal, steps for bad knees, ropes at eighty. */
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import { isWished } from './asked/asked-starts.ts'
import { hasStairs, isUphill, tellsOfAClimb } from './hard-going.ts'
import { isAgainstTheMood } from './party/against-the-mood.ts'
import {
  hasSwayingBridge,
  isDanceClub,
  isForChildrenAlone,
  isHill,
  isOfAYoungScene,
} from './party/not-for-them.ts'
import { climbing, manySteps } from './party-leanings.ts'
import type { PlanRequest, PlanRequestInput, Traveller } from './schema.ts'
import { seenWithChildren } from './travellers.ts'

/** A bar, a brewery, a casino: by its own words. */
const ofAlcohol =
  /\b(?:brewer(?:y|ies)|brewpubs?|beer (?:halls?|gardens?|cellars?)|distiller(?:y|ies)|winer(?:y|ies)|wine bars?|cocktails?|casinos?|pubs?|tavern|Guinness|whiske?y|rum museum|speakeas(?:y|ies)|nightclubs?)\b/i

/** Where one sits down and drinks. */
const servesDrinks = new Set<PlaceKind>(['nightlife', 'restaurant', 'cafe'])
/** Sights may have a bar in the cellar and be about something else: these pour what they show. */
const showsDrinks = new Set<PlaceKind>(['activity', 'museum', 'stage', 'landmark'])
const pours =
  /\b(?:tastings?|tasted?|dram|pints?|glass(?:es)?|nosing|poured|samples?|slot machines|gambl\w+)\b/i

function isAboutDrinks({ kind, name, about, diets }: Place): boolean {
  if (diets?.includes('halal')) return false
  if (servesDrinks.has(kind)) return ofAlcohol.test(`${name} ${about}`)
  if (!showsDrinks.has(kind)) return false
  return ofAlcohol.test(name) || (ofAlcohol.test(about) && pours.test(about))
}

/** What is climbed, by its own words. */
const steepKinds = new Set<PlaceKind>([
  'nature',
  'viewpoint',
  'ruins',
  'neighbourhood',
  'activity',
  'park',
  'beach',
  'nightlife',
])
const seenByAll = 0.97

const roughGround = /\b(?:lava|summit|crater|volcano|crags?|slopes?|ladders?)\b/i
const cliffs = /\bcliffs?\b/i
/** A beach lies below a volcano and a boat sails past one: neither is climbed. */
const walkedOver = new Set<PlaceKind>(['nature', 'viewpoint', 'ruins', 'park'])

function isRough({ kind, about, stepFree }: Place): boolean {
  if (kind === 'beach') return stepFree === false && (roughGround.test(about) || cliffs.test(about))
  if (kind === 'nature' && cliffs.test(about)) return true
  return walkedOver.has(kind) && roughGround.test(about)
}

/** What is known to be step-free is so, whatever steps its words tell of. */
function isSteep(place: Place): boolean {
  const { kind, name, about, stepFree } = place
  return (
    stepFree !== true &&
    steepKinds.has(kind) &&
    (climbing.test(`${name} ${about}`) || isRough(place)) &&
    !/\b(?:lift|elevator|funicular|cable car|escalators?)\b/i.test(`${name} ${about}`)
  )
}

/** What one goes to for its height, and reaches by steps that are counted. */
function isAllSteps(place: Place): boolean {
  const { kind, about, essential, stepFree } = place
  const isOfHeight = kind === 'worship' || kind === 'landmark' || kind === 'park'
  return isOfHeight && stepFree !== true && essential < seenWithChildren && manySteps.test(about)
}

/** Hours on one's feet, or on a saddle, by its own words. */
const onFootForHours = /\b(?:walking tour|guided walk|on foot|bikes?)\b/i

/** What is fastened to a rope, or has a least age. */
const ofDaring =
  /\b(?:bridge ?climb|climb(?:ers|ing)? (?:in|with|over|the (?:arch|bridge))|overalls|harness|bungee|rafting|zip ?lines?|skydiv\w+|paraglid\w+|canyon(?:ing| swing)|abseil\w*|jet ?boats?)\b/i

/** A tower or a column that one goes up, of which nobody knows a way without steps. */
function isClimbed({ kind, name, about }: Place): boolean {
  const isHeight =
    kind === 'viewpoint' || kind === 'landmark' || kind === 'worship' || kind === 'ruins'
  if (kind === 'viewpoint' && /\b(?:tower|column|obelisk|spire|dome)\b/i.test(name)) return true
  return (
    isHeight &&
    /\b(?:(?:\d+|hundred(?: and [\w-]+)?) (?:steps|stairs)|narrow stairs?|winding stairs?|steep (?:steps|stairs)|climb (?:its|her|his|the)|to climb|ladders?)\b/i.test(
      about,
    ) &&
    !/\b(?:lift|elevator|funicular|escalators?)\b/i.test(about)
  )
}

/** Why a place is out of the question for those who travel; null where it is not. */
export function travellerObjection(place: Place, request: PlanRequest): string | null {
  const { party, diets } = request
  const words = `${place.name} ${place.about}`
  if (diets.includes('halal')) {
    if (isAboutDrinks(place)) return 'It is about drinks or gambling, and you keep halal.'
    if (place.kind === 'nightlife') return 'It is for a night out, and you keep halal.'
  }
  const isTired = party.shortWalks || party.who.includes('seniors')
  if (
    isTired &&
    place.essential < seenByAll &&
    (isSteep(place) || isAllSteps(place) || isHill(place))
  ) {
    return tellsOfAClimb(place)
      ? 'It has stairs or a climb, and you want little of that.'
      : 'It is on a hill or over rough ground, and you want little of that.'
  }
  if (party.shortWalks && place.kind === 'activity' && onFootForHours.test(words)) {
    return 'It is a long walk or ride, and you want little of that.'
  }
  if (party.stepFree && place.stepFree === null) {
    if (isClimbed(place) || hasStairs(place)) {
      return tellsOfAClimb(place)
        ? 'It has stairs or a climb, and you need a way without steps.'
        : 'It is not known to be step-free, and a height is what one goes there for.'
    }
    const around = place.partOf && request.places.find(({ id }) => id === place.partOf)
    if (party.shortWalks && (isUphill(place) || (around && isUphill(around)))) {
      return 'It lies up a hill, as far as is known, and you need a level way.'
    }
  }
  const isWeak = party.children || party.elderly || party.who.includes('seniors')
  if (isWeak && place.kind === 'activity' && ofDaring.test(words)) {
    return party.children
      ? 'It is a climb or a thrill with a least age: ask before you take children there.'
      : 'It is a climb or a thrill, and you want little of that.'
  }
  if (party.children) return againstChildren(place, request)
  if (party.who.includes('teenagers')) return againstTeenagers(place)
  return againstGrownUps(place, request)
}

/** With friends: two on their anniversary may well stand before a grave. */
function comesToCelebrate({ who }: PlanRequest['party']): boolean {
  return who.includes('bachelors') || (who.includes('celebration') && who.includes('friends'))
}

const ofAnAge: readonly Traveller[] = ['seniors', 'sixties']

function againstGrownUps(place: Place, request: PlanRequest): string | null {
  if (isWished(place, request)) return null
  if (comesToCelebrate(request.party) && isAgainstTheMood(place)) {
    return 'It is a place to be quiet in, and you come to celebrate: name it to have it.'
  }
  if (isForChildrenAlone(place)) return 'It is for children, and none travel with you.'
  if (isClubForOthers(place, request)) {
    return 'It is a club that fills at midnight, which you did not ask for: name it to have it.'
  }
  const isOfAnAge = request.party.who.some((each) => ofAnAge.includes(each))
  if (isOfAnAge && isDanceClub(place)) return 'It is a club for the night: name it to have it.'
  if (request.party.who.includes('seniors') && isOfAYoungScene(place)) {
    return 'It is for a younger crowd: name it to have it.'
  }
  return null
}

const longForAChild = 100
/** From here on a family sees the one great house of a town. */
const greatHouse = 0.7

/** A museum of fine arts that was not made for the young as well. */
function isForPaintings({ kind, interests, children, essential, minutes }: Place): boolean {
  const isHouse = kind === 'museum' || kind === 'gallery'
  return (
    isHouse && interests[0] === 'art' && children !== true && essential < greatHouse && minutes > 45
  )
}
const notForChildren = 'It is not a place for children.'
const ofClubs = /\b(?:night ?clubs?|(?:techno|dance) clubs?|clubbing)\b/i
const knownToAll = 0.6

/** A floor that fills at midnight, for those who spoke of no night out and are no friends among themselves. */
function isClubForOthers({ kind, offers = [], id, essential }: Place, request: PlanRequest) {
  const { interests, wantedKinds, party, mustSee } = request
  if (kind !== 'nightlife' || essential >= knownToAll || mustSee.includes(id)) return false
  if (interests.includes('nightlife') || wantedKinds.includes(kind)) return false
  return !dancesAllNight(party) && isClub({ offers })
}

export function isClub({ offers = [] }: Pick<Place, 'offers'>): boolean {
  return offers.some((offer) => ofClubs.test(offer))
}

/** Friends who said nothing of it go dancing where they are several; with one friend, or by wheelchair, one has a drink. */
export function dancesAllNight({
  who = [],
  two,
  stepFree,
}: Pick<NonNullable<PlanRequestInput['party']>, 'who' | 'two' | 'stepFree'>): boolean {
  return who.includes('bachelors') || (who.includes('friends') && !two && !stepFree)
}

/** Where nobody knows that they are unwelcome. */
const littleForChildren = 'There is little for children in it: name it to have it all the same.'

function againstChildren(place: Place, request: PlanRequest): string | null {
  const { kind, interests, children, essential } = place
  if (request.party.who.includes('toddler') && hasSwayingBridge(place)) {
    return 'Its bridge sways, and no stroller may go on it.'
  }
  if (children === false) return notForChildren
  if (kind === 'nightlife') return 'It is for a night out, and you travel with children.'
  const isCarried = request.party.who.includes('toddler')
  const isMeant = isWished(place, request) && kind !== 'beach'
  if (isCarried && children !== true && !isMeant && isSteep(place)) {
    return 'It is a climb, and you travel with a small child.'
  }
  if (isWished(place, request) || request.wantedKinds.includes(kind)) return null
  if (kind === 'shopping' && !interests.includes('family') && !request.interests.includes(kind)) {
    return 'It is for shopping, and you travel with children: name it to have it.'
  }
  if (isForPaintings(place)) return littleForChildren
  // Two hours in a seat are long at seven, unless it is played for them.
  if (kind === 'stage' && children !== true && place.minutes >= longForAChild) {
    return littleForChildren
  }
  const isForTheNight = interests[0] === 'nightlife' && essential < seenWithChildren
  return isForTheNight ? 'It is at its best at night, and you travel with children.' : null
}

/** Who is let in from ten or twelve years on sees what children do not; a bar lets in neither. */
function againstTeenagers({ kind, price, children, name, about }: Place): string | null {
  // Teenagers walk through a lively quarter; they are let into no bar.
  if (kind === 'nightlife' && (price ?? 1) > 0) {
    return 'It is for a night out, and you travel with teenagers.'
  }
  const isForAdults = kind === 'spa' || ofAlcohol.test(`${name} ${about}`)
  return children === false && isForAdults
    ? 'It is for adults, and you travel with teenagers.'
    : null
}
