/** Places that are excluded for a party: bars for those who keep halal, steps for bad knees, ropes at eighty. */
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import { isWished } from './asked/asked-starts.ts'
import { hasStairs, isUphill, tellsOfAClimb } from './hard-going.ts'
import { isAgainstTheMood } from './party/against-the-mood.ts'
import {
  hasSwayingBridge,
  isDanceClub,
  isForChildrenAlone,
  isForGambling,
  isHill,
  isIrishPub,
  isOfAYoungScene,
} from './party/not-for-them.ts'
import type { PlanRequest, PlanRequestInput, Traveller } from './schema.ts'
import { climbing, manySteps } from './worth/party-leanings.ts'
import { seenWithChildren } from './worth/travellers.ts'

/** Words of bars, breweries and casinos. */
const ofAlcohol =
  /\b(?:brewer(?:y|ies)|brewpubs?|beer (?:halls?|gardens?|cellars?)|distiller(?:y|ies)|winer(?:y|ies)|wine bars?|cocktails?|casinos?|pubs?|tavern|Guinness|whiske?y|rum museum|speakeas(?:y|ies)|nightclubs?)\b/i

/** Kinds where one drinks. */
const servesDrinks = new Set<PlaceKind>(['nightlife', 'restaurant', 'cafe'])
/** Kinds that may be about drinks; other sights may have a bar in the cellar. */
const showsDrinks = new Set<PlaceKind>(['activity', 'museum', 'stage', 'landmark'])
const pours =
  /\b(?:tastings?|tasted?|dram|pints?|glass(?:es)?|nosing|poured|samples?|slot machines|gambl\w+)\b/i

function isAboutDrinks({ kind, name, about, diets }: Place): boolean {
  if (diets?.includes('halal')) return false
  if (servesDrinks.has(kind)) return ofAlcohol.test(`${name} ${about}`)
  if (!showsDrinks.has(kind)) return false
  return ofAlcohol.test(name) || (ofAlcohol.test(about) && pours.test(about))
}

/** Whether a sight is known for its bars first of all: "courtyards of bars and restaurants". */
function isRowOfBars({ kind, about, essential }: Place): boolean {
  return essential < ofTheWholeTown && !servesDrinks.has(kind) && rowOfBars.test(about)
}

const rowOfBars =
  /\b(?:courtyards?|streets?|rows?|rooms?|alleys?|lanes?|street) of (?:\w+ )?bars\b|\bbar after bar\b|\bone bar after (?:the other|another)\b/i
/** Renown (0 to 1) from which a quarter is seen by day, whatever its evenings are. */
const ofTheWholeTown = 0.5

/** Kinds that may be climbed. */
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
/** Kinds one walks over: a beach below a volcano is not climbed, nor is one passed by boat. */
const walkedOver = new Set<PlaceKind>(['nature', 'viewpoint', 'ruins', 'park'])

function isRough({ kind, about, stepFree }: Place): boolean {
  if (kind === 'beach') return stepFree === false && (roughGround.test(about) || cliffs.test(about))
  if (kind === 'nature' && cliffs.test(about)) return true
  return walkedOver.has(kind) && roughGround.test(about)
}

/** Whether a place is steep; a known step-free one is not, whatever its text says. */
function isSteep(place: Place): boolean {
  const { kind, name, about, stepFree } = place
  return (
    stepFree !== true &&
    steepKinds.has(kind) &&
    (climbing.test(`${name} ${about}`) || isRough(place)) &&
    !/\b(?:lift|elevator|funicular|cable car|escalators?)\b/i.test(`${name} ${about}`)
  )
}

/** Whether it is visited for its height, by counted steps. */
function isAllSteps(place: Place): boolean {
  const { kind, about, essential, stepFree } = place
  const isOfHeight = kind === 'worship' || kind === 'landmark' || kind === 'park'
  return isOfHeight && stepFree !== true && essential < seenWithChildren && manySteps.test(about)
}

/** Words of hours on foot or on a bike. */
const onFootForHours = /\b(?:walking tour|guided walk|on foot|bikes?)\b/i

/** Words of ropes and minimum ages. */
const ofDaring =
  /\b(?:bridge ?climb|climb(?:ers|ing)? (?:in|with|over|the (?:arch|bridge))|overalls|harness|bungee|rafting|zip ?lines?|skydiv\w+|paraglid\w+|canyon(?:ing| swing)|abseil\w*|jet ?boats?)\b/i

/** Whether it is a tower or column without a known step-free way. */
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

/** Why a place is excluded for this party; null where it is not. */
export function travellerObjection(place: Place, request: PlanRequest): string | null {
  const { party, diets } = request
  const words = `${place.name} ${place.about}`
  if (diets.includes('halal')) {
    if (isAboutDrinks(place)) return 'It is about drinks or gambling, and you keep halal.'
    if (place.kind === 'nightlife') return 'It is for a night out, and you keep halal.'
    if (isRowOfBars(place)) return 'It is a place of bars, and you keep halal.'
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
  if (party.who.includes('teenagers')) return againstTeenagers(place, request)
  return againstGrownUps(place, request)
}

/** Whether they celebrate among friends; couples on an anniversary do not count. */
function comesToCelebrate({ who }: PlanRequest['party']): boolean {
  return who.includes('bachelors') || (who.includes('celebration') && who.includes('friends'))
}

const ofAnAge: readonly Traveller[] = ['seniors', 'sixties']

function againstGrownUps(place: Place, request: PlanRequest): string | null {
  if (isWished(place, request)) return null
  if (comesToCelebrate(request.party) && isAgainstTheMood(place)) {
    return 'It is a place to be quiet in, and you come to celebrate: name it to have it.'
  }
  const isNamed = request.mustSee.includes(place.id)
  if (!isNamed && isForGambling(place)) {
    return 'It is for gambling, which you did not ask for: name it to have it.'
  }
  if (!isNamed && isIrishPub(place) && !ofIreland.test(request.about.zone)) {
    return 'It is an Irish pub far from Ireland: name it to have it.'
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

const ofListening = /\b(?:fado|flamenco|jazz|live music|concerts?|tango|folk|blues|comedy|show)\b/i

/** Whether it is a house to sit and listen in that was asked for; a bar or a club stays one for grown-ups. */
export function isListenedTo(place: Place, request: PlanRequest): boolean {
  const { offers = [], children } = place
  return (
    children !== false &&
    !isClub(place) &&
    offers.some((offer) => ofListening.test(offer)) &&
    isWished(place, request)
  )
}

const ofIreland = /^Europe\/(?:Dublin|Belfast)$/

const longForAChild = 100
/** Renown (0 to 1) from which families visit a great house. */
const greatHouse = 0.7

/** Whether it is a museum of fine arts that is not also made for the young. */
function isForPaintings({ kind, interests, children, essential, minutes }: Place): boolean {
  const isHouse = kind === 'museum' || kind === 'gallery'
  return (
    isHouse && interests[0] === 'art' && children !== true && essential < greatHouse && minutes > 45
  )
}
const notForChildren = 'It is not a place for children.'
const ofClubs = /\b(?:night ?clubs?|(?:techno|dance) clubs?|clubbing)\b/i
const knownToAll = 0.6

/** Whether a club is for others: no night out was asked for, and they are no group of friends. */
function isClubForOthers({ kind, offers = [], id, essential }: Place, request: PlanRequest) {
  const { interests, wantedKinds, party, mustSee } = request
  if (kind !== 'nightlife' || essential >= knownToAll || mustSee.includes(id)) return false
  if (interests.includes('nightlife') || wantedKinds.includes(kind)) return false
  return !goesDancing(party) && isClub({ offers })
}

export function isClub({ offers = [] }: Pick<Place, 'offers'>): boolean {
  return offers.some((offer) => ofClubs.test(offer))
}

/** Whether friends go dancing unasked: in a group, and not with a wheelchair. */
export function goesDancing({
  who = [],
  two,
  stepFree,
}: Pick<NonNullable<PlanRequestInput['party']>, 'who' | 'two' | 'stepFree'>): boolean {
  return who.includes('bachelors') || (who.includes('friends') && !two && !stepFree)
}

/** The reason where nothing at a place is known to be for children. */
const littleForChildren = 'There is little for children in it: name it to have it all the same.'

function againstChildren(place: Place, request: PlanRequest): string | null {
  const { kind, interests, children, essential } = place
  if (request.party.who.includes('toddler') && hasSwayingBridge(place)) {
    return 'Its bridge sways, and no stroller may go on it.'
  }
  if (children === false) return notForChildren
  // A house of fado or jazz that was wished for is planned, with a word about who is let in.
  if (kind === 'nightlife' && !isListenedTo(place, request)) {
    return 'It is for a night out, and you travel with children.'
  }
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
  // Two hours of a show are too long for children, unless it is for them.
  if (kind === 'stage' && children !== true && place.minutes >= longForAChild) {
    return littleForChildren
  }
  const isForTheNight = interests[0] === 'nightlife' && essential < seenWithChildren
  return isForTheNight ? 'It is at its best at night, and you travel with children.' : null
}

/** Why a place is excluded for teenagers: they are let in where the age limit is ten or twelve, and not into bars. */
function againstTeenagers(place: Place, request: PlanRequest): string | null {
  const { kind, price, children, name, about } = place
  // A lively quarter is fine, a bar is not.
  if (kind === 'nightlife' && (price ?? 1) > 0 && !isListenedTo(place, request)) {
    return 'It is for a night out, and you travel with teenagers.'
  }
  const isForAdults = kind === 'spa' || ofAlcohol.test(`${name} ${about}`)
  return children === false && isForAdults
    ? 'It is for adults, and you travel with teenagers.'
    : null
}
