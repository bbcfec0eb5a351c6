/** Tastes, needs, lodging and transport as sentences, in words the readers know. */
import { toMajor } from '#domain/money/money.ts'
import type { Interest, PlaceKind } from '#domain/places/schema.ts'
import { isOfTheHouse } from '../lodging/bed-facilities.ts'
import { isBedWord } from '../lodging/bed-words.ts'
import { isQuality } from '../refused-things.ts'
import type { Lodging, Transport, TripBrief } from '../schema.ts'
import { dishesSaid } from '../tastes/read-food.ts'
import { dislikeSaid, interestSaid, kindSaid } from '../tastes/said-words.ts'
import { printTold } from '../told-labels.ts'

/** A word that means the interest and no kind of place with it. */
const interestWords: Partial<Record<Interest, string>> = {
  beach: 'the seaside',
  family: 'family-friendly places',
  religion: 'spirituality',
  shopping: 'retail therapy',
  sport: 'sports',
}
const kindWords: Partial<Record<PlaceKind, string>> = {
  landmark: 'landmarks',
  museum: 'museums',
  gallery: 'galleries',
  worship: 'churches',
  palace: 'palaces',
  ruins: 'ruins',
  square: 'squares',
  bridge: 'bridges',
  park: 'parks',
  garden: 'gardens',
  beach: 'beaches',
  neighbourhood: 'neighborhoods',
  market: 'markets',
  shopping: 'shops',
  stage: 'theaters',
  zoo: 'zoos',
  'theme-park': 'theme parks',
}
const needWords: Readonly<Record<TripBrief['mobility'][number], string>> = {
  wheelchair: 'wheelchair',
  'limited-walking': 'limited mobility',
  'no-stairs': 'step-free',
  'little-climbing': 'little climbing',
  stroller: 'stroller',
  hearing: 'deaf',
  sight: 'blind',
  disability: 'disabled',
  altitude: 'worried about altitude',
}
const occasionWords: Partial<Record<TripBrief['occasions'][number], string>> = {
  bachelor: 'bachelor party',
  'road-trip': 'road trip',
  'city-break': 'city break',
}
/** "30th birthday", where its number was said. */
function occasionCalled(each: TripBrief['occasions'][number], celebrated = ''): string {
  const isIt =
    each === 'birthday'
      ? celebrated.endsWith('birthday')
      : each === 'anniversary' && /(?:anniversary|wedding)$/.test(celebrated)
  return isIt ? celebrated : (occasionWords[each] ?? each)
}

const spendingWords = { low: 'Low-cost', medium: 'Mid-range', high: 'Luxury' } as const
const paceWords = { slow: 'Slow pace', balanced: 'Balanced pace', fast: 'Fast-paced' } as const

const orElse = (words: readonly string[] | undefined, word: string) => words ?? [word]
/** "Not too many churches" is a sentence by itself. */
const saysHowMuch = /^(?:no|not|never|less|fewer) /

export function printWishes(brief: TripBrief): string[] {
  const sentences = (words: readonly string[], start: string, joint = ', ') =>
    words.length > 0 ? [`${start} ${words.join(joint)}.`] : []
  const interest = (each: Interest) => interestWords[each] ?? each
  const kinds = (list: readonly PlaceKind[], slot: 'interest' | 'dislike') =>
    list.flatMap((each) => orElse(kindSaid(each, brief, slot), kindWords[each] ?? each))
  const dislikes = brief.dislikes.flatMap((each) =>
    orElse(dislikeSaid(each, brief), interest(each)),
  )
  const likes = brief.interests.flatMap((each) => orElse(interestSaid(each, brief), interest(each)))
  const refused = [...dislikes, ...kinds(brief.avoidedKinds, 'dislike')]
  return [
    ...(brief.spending ? [`${spendingWords[brief.spending]}.`] : []),
    ...(brief.pace ? [`${paceWords[brief.pace]}.`] : []),
    ...sentences(
      likes.filter((words) => !saysHowMuch.test(words)),
      'We like',
    ),
    ...sentences(kinds(brief.wantedKinds, 'interest'), 'We want'),
    ...sentences(
      refused.filter((words) => !saysHowMuch.test(words)),
      'No',
      ' or ',
    ),
    ...[...likes, ...refused]
      .filter((words) => saysHowMuch.test(words))
      .map((words) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`),
    ...printTold('tastes', brief.tastes),
    ...brief.mustSee.map((name) => `Visit the ${name}.`),
    ...brief.mustAvoid.map((name) =>
      name === 'long drives'
        ? 'Short drives.'
        : `${/^\p{Lu}/u.test(name) ? 'Skip' : name.startsWith('too m') ? 'Not' : isQuality(name) ? 'Nothing too' : 'No'} ${name}.`,
    ),
    ...sentences(brief.food.diets, 'We eat'),
    ...sentences(
      brief.food.cuisines.flatMap((each) =>
        orElse(dishesSaid(each, brief.spans), each.replace('street-food', 'street food')),
      ),
      'Cuisines:',
    ),
    ...sentences(
      brief.mobility.map((each) => needWords[each]),
      'Needs:',
    ),
    ...printTold('needs', brief.needs),
    ...sentences(
      brief.occasions.map((each) => occasionCalled(each, brief.celebrated)),
      'Occasion:',
    ),
    ...(brief.restDays > 0
      ? [`${brief.restDays} rest ${brief.restDays === 1 ? 'day' : 'days'}.`]
      : []),
  ]
}

const roomWords = {
  entire: 'Entire rooms',
  private: 'Private rooms',
  shared: 'Shared rooms',
  'not-shared': 'Non-shared rooms',
} as const
const houseWords: Partial<Record<NonNullable<Lodging['kind']>, string>> = {
  house: 'villa',
  camper: 'campervan',
}
const withArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
const wishWords: Readonly<Record<string, string>> = {
  breakfast: 'breakfast included',
  view: 'sea view',
  'eco-friendly': 'eco-friendly lodging',
  lift: 'a lift in the building',
  'adults only': 'adults-only lodging',
  'small hotel': 'no big hotels',
  'all inclusive': 'all-inclusive board',
}

function wishInWords(wish: string): string {
  if (wish.startsWith('not ')) return `Not ${wish.slice('not '.length)}.`
  return isOfTheHouse(wish) ? `A place with ${wish}.` : `With ${wishWords[wish] ?? wish}.`
}

export function printLodging(lodging: Lodging): string[] {
  const { rooms, roomType, houseRules, kind, called, found, stars, name, area, price, wishes } =
    lodging
  return [
    rooms !== undefined ? `${rooms} rooms.` : '',
    roomType ? `${roomWords[roomType]}.` : '',
    ...houseRules.map((rule) =>
      rule === 'pets' ? 'Pet-friendly lodging.' : `The lodging must allow ${rule}.`,
    ),
    kind ? `In ${withArticle(called ?? houseWords[kind] ?? kind)}.` : '',
    found === undefined
      ? ''
      : `${found === 'no hotel needed' ? 'No hotel needed' : `Staying ${found}`}.`,
    stars !== undefined ? `${stars}-star.` : '',
    name ? `Stay at ${name}.` : '',
    area ? `Sleep in ${area}.` : '',
    price
      ? `Lodging for ${toMajor(price.minor, price.currency)}${price.currency ? ` ${price.currency}` : ''} per night.`
      : '',
    ...wishes.filter((wish) => !isBedWord(wish)).map(wishInWords),
    ...printTold('bed', wishes.filter(isBedWord)),
  ].filter(Boolean)
}

const modeWords: Readonly<Record<Transport['wanted'][number], string>> = {
  flight: 'flights',
  train: 'trains',
  bus: 'buses',
  ferry: 'ferries',
  car: 'by car',
  'self-driving': 'self-driving',
  taxi: 'taxis',
  bicycle: 'bicycles',
  walking: 'on foot',
  'public-transport': 'public transport',
}

export function printTransport({
  wanted,
  avoided,
  directOnly,
  rental,
  wishes,
}: Transport): string[] {
  const price = rental?.price
  return [
    ...wanted.map((mode) => `Travel: ${modeWords[mode]}.`),
    ...avoided.map((mode) => `No ${modeWords[mode]}.`),
    directOnly ? 'No layovers.' : '',
    rental
      ? `Rent a ${rental.type ?? 'car'}${rental.seats === undefined ? '' : ` that seats ${rental.seats} people`}${price ? `, about ${toMajor(price.minor, price.currency)}${price.currency ? ` ${price.currency}` : ''} per day` : ''}.`
      : '',
    ...printTold('ways', wishes),
  ].filter(Boolean)
}
