/**
 * Implied wishes of a party, planned but never told as asked for: the dinner and the hour of an anniversary, the
 * sunset for two, an evening out for friends who celebrate.
 */
import { kilometres } from '#domain/places/distance.ts'
import { allSaid } from '#domain/places/moments.ts'
import type { Coordinates, Interest, Place, PlaceKind } from '#domain/places/schema.ts'
import { mayServe } from '../diets.ts'
import { isForADiet } from '../meals/diet-houses.ts'
import { isMealPlace, mealsAt } from '../meals/meal-places.ts'
import { isOfADinner } from '../meals/special-dinner.ts'
import { eatsStanding } from '../meals/table-ages.ts'
import type { AskedWish, PlanRequestInput } from '../schema.ts'
import { isSelfService } from '../tables.ts'
import { goesDancing, isClub } from '../traveller-objections.ts'
import { doneTogether } from './done-together.ts'

export interface PartyStay {
  party: NonNullable<PlanRequestInput['party']>
  places: readonly Place[]
  lodging: Coordinates
  days: number
  /** Sunset on the first day, in minutes of the day; null where unknown. */
  sunset: number | null
  /** Number of people at the table. */
  people: number
  diets: string[]
  /** Houses with refused food, by id. */
  refused: Readonly<Record<string, string>>
  priceCeiling: number
  interests: readonly Interest[]
  /** Money is no object. */
  lavish: boolean
  /** Wishes that were said, which come first. */
  asked: readonly AskedWish[]
}

const mostChoices = 4
const near = 6
/** The most tables offered for the one dinner: a taxi across town is fine; the way counts when one is chosen. */
const dinnerChoices = 12
const nearADinner = 12

export function partyWishes(stay: PartyStay): AskedWish[] {
  const together = stay.party.who?.includes('bachelors') ? doneTogether(stay) : []
  return [
    ...theDinner(stay),
    ...theirHour(stay),
    ...sunsets(stay),
    ...together,
    ...eveningsOut(stay),
  ]
}

function wish(what: string, places: readonly Place[], more: Partial<AskedWish> = {}): AskedWish[] {
  return places.length === 0
    ? []
    : [
        {
          what,
          placeIds: places.map(({ id }) => id),
          when: 'any',
          daily: false,
          often: false,
          implied: true,
          ...more,
        },
      ]
}

const by = (rank: (place: Place) => number) => (a: Place, b: Place) => rank(b) - rank(a)

/** Price level of a fine table, bounded by the price ceiling. */
const fine = 3
const longDinner = 75
const largeParty = 5
const tooSmall =
  /\b(?:tiny|\w+teen seats|(?:ten|twelve|twenty) seats|few tables|counter|stools?)\b/i

/** Words of loud places, which are no evening for two. */
const noisy = /\b(?:drum\w*|puppets?|beer halls?|sports|karaoke|buffet|pub)\b/i

/** The occasion's dinner as a wish: its tables are listed here, and `withTheDinner` picks one. */
function theDinner(stay: PartyStay): AskedWish[] {
  const { party, places, people, diets, priceCeiling, asked, lodging } = stay
  const isCelebrated = party.who?.includes('celebration') === true
  const occasion = party.occasion ?? (isCelebrated ? 'your celebration' : undefined)
  if (!occasion || asked.some(isOfADinner)) return []
  const least = Math.min(fine, priceCeiling)
  const tables = places
    .filter((place) => isMealPlace(place) && mealsAt(place).includes('dinner') && !place.dayTrip)
    .filter((place) => (place.price ?? 0) >= least && (place.price ?? 0) <= priceCeiling)
    .filter(({ kind, minutes }) => kind === 'restaurant' && minutes >= longDinner)
    .filter(({ at }) => kilometres(at, lodging) <= nearADinner)
    .filter((place) => mayServe(place, stay) && (diets.length > 0 || !isForADiet(place)))
    .filter((place) => !(eatsStanding(place) || isSelfService(place)))
    .filter(({ about }) => !(people < largeParty ? noisy : tooSmall).test(about))
    .toSorted(by(({ price, essential }) => (price ?? 0) / 2 + 2 * essential))
    .slice(0, dinnerChoices)
  return wish(occasion, tables, { when: 'evening', occasion: true, once: true })
}

const onTheWater = /\b(?:cruises?|gondolas?|sail(?:s|ing)?|boats?|catamarans?|dhows?|feluccas?)\b/i
const rides = new Set<PlaceKind>(['activity', 'landmark'])

/** Memorable offers, the rarest first, with their largest distance in kilometres. */
const remembered: readonly { offers: RegExp; rank: number; within: number }[] = [
  { offers: /\bhot-air balloon\b/, rank: 3, within: 45 },
  {
    offers:
      /\b(?:sunset (?:cruise|sail)|sailing trip|(?<!mountain )gondola ride|dhow cruise|felucca ride|catamaran sail|romantic (?:boat|outing))/,
    rank: 2,
    within: near,
  },
  {
    offers: /\bcouples spa\b|\bfor couples\b|\bprivate (?:hammam|sauna|bath)/,
    rank: 1.5,
    within: near,
  },
]

/** The occasion's special hour as a wish: in the air, on the water, in warm water, or at least something unusual. */
function theirHour({ party, places, lodging, priceCeiling, asked }: PartyStay): AskedWish[] {
  if (!party.occasion) return []
  const isForTwo = party.who?.includes('couple') === true || !party.who?.includes('friends')
  const rareOf = ({ offers = [] }: Place) =>
    remembered.find((each) => offers.some((offer) => each.offers.test(offer)))
  const rank = (place: Place) => {
    const rare = rareOf(place)
    if (rare) return rare.rank + place.essential
    const isRide = rides.has(place.kind) && onTheWater.test(`${place.name} ${allSaid(place)}`)
    if (isRide) return 1 + place.essential
    return isForTwo && place.kind === 'spa' ? 0.8 + place.essential : 0
  }
  const taken = new Set(asked.flatMap(({ placeIds }) => placeIds))
  const hours = places
    .filter((place) => !place.dayTrip && rank(place) > 0 && !taken.has(place.id))
    .filter(({ price }) => (price ?? 0) <= priceCeiling)
    .filter((place) => kilometres(place.at, lodging) <= (rareOf(place)?.within ?? near))
    .toSorted(by(rank))
    .slice(0, mostChoices)
  return wish(party.occasion, hours, { occasion: true })
}

const ofSunsets = new Set<PlaceKind>([
  'viewpoint',
  'beach',
  'park',
  'garden',
  'bridge',
  'landmark',
  'palace',
  'ruins',
  'square',
  'neighbourhood',
])

/** Renown (0 to 1) from which a place is worth a ride in the evening: lower on a honeymoon than for other couples. */
const worthAnEvening = 0.3
const wellKnown = 0.4

/** Latest sunset (minute of the day) for a stop before dinner. */
const latestSunset = 1255
/**
 * Sunset (minute of the day) from which it coincides with dinner: without a budget it then gets one evening in
 * three, and the others a fine table.
 */
const atDinner = 1170
const eveningsForOne = 3

/** Sunsets for two as a wish, on every evening with room. */
function sunsets({
  party,
  places,
  lodging,
  days,
  sunset,
  priceCeiling,
  lavish,
}: PartyStay): AskedWish[] {
  const isForTwo = party.who?.includes('couple') || isOccasionOfTwo(party)
  if (!isForTwo || (sunset ?? latestSunset) > latestSunset) return []
  const over = places
    .filter(({ kind, dayTrip, setting }) => ofSunsets.has(kind) && !dayTrip && setting !== 'indoor')
    .filter(
      ({ bestTime, moments = [] }) =>
        bestTime === 'sunset' || moments.some(({ light }) => light === 'sunset'),
    )
    .filter(({ price, at }) => (price ?? 0) <= priceCeiling && kilometres(at, lodging) <= near)
    .filter(({ essential }) => essential >= (party.occasion ? worthAnEvening : wellKnown))
    .toSorted(by(({ essential }) => essential))
    .slice(0, days)
  const evenings = lavish && (sunset ?? 0) >= atDinner ? Math.ceil(days / eveningsForOne) : days
  return wish('the sunset', over, {
    when: 'sunset',
    daily: true,
    times: Math.min(evenings, over.length) || 1,
  })
}

const ofTwo = /\b(?:honeymoon|anniversary|proposal|two of you|Valentine's Day)$/

function isOccasionOfTwo({ occasion = '', who = [] }: PartyStay['party']): boolean {
  return ofTwo.test(occasion) && !who.includes('friends')
}

const shortestEvening = 60

const notOutLate = new Set(['children', 'toddler', 'teenagers', 'seniors', 'sixties'])
/** Points on renown for a house of their music. */
const ofTheirMusic = 0.3
/** Points on renown lost for each kilometre, so that a nearby bar precedes one half an hour away. */
const perKilometer = 0.06

/** Whether a place is of a scene, which is only for those who ask for it. */
function isOfAScene({ offers = [] }: Place): boolean {
  return offers.some((offer) => /\b(?:LGBTQ?|gay|lesbian|queer|drag|strip|fetish)\b/i.test(offer))
}

/** Evenings out for friends: on every evening for those who celebrate, on one for others. */
function eveningsOut({
  party,
  places,
  people,
  lodging,
  days,
  asked,
  interests,
  priceCeiling,
}: PartyStay): AskedWish[] {
  const { who = [], occasion } = party
  const areFriends = who.includes('friends') || (occasion !== undefined && people >= largeParty)
  if (!areFriends || isOccasionOfTwo(party) || who.some((each) => notOutLate.has(each))) return []
  const nights = asked.filter(({ when }) => when === 'past-midnight')
  if (nights.some(({ times = 1 }) => times >= days)) return []
  const taken = new Set(nights.flatMap(({ placeIds }) => placeIds))
  const isTheirs = (place: Place) =>
    interests.includes('music') && place.interests.includes('music')
  const rank = (place: Place) =>
    place.essential +
    (isTheirs(place) ? ofTheirMusic : 0) -
    perKilometer * kilometres(place.at, lodging)
  const houses = places
    .filter(
      (place) =>
        (place.kind === 'nightlife' && place.minutes >= shortestEvening) ||
        (place.kind === 'stage' && isTheirs(place)),
    )
    .filter((place) => !(taken.has(place.id) || isOfAScene(place)))
    .filter((place) => goesDancing(party) || !isClub(place))
    .filter(({ stepFree }) => !party.stepFree || stepFree === true)
    .filter(({ price, at }) => (price ?? 0) <= priceCeiling && kilometres(at, lodging) <= near)
    .toSorted(by(rank))
    .slice(0, days + 1)
  const evenings = occasion ? days : Math.max(1, days - 1)
  const times = Math.min(evenings, houses.length) || 1
  return wish('an evening out', houses, { when: 'evening', daily: true, times })
}
