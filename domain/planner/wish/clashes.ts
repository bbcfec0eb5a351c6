/**
 * Conflicts that are known before planning: each a sentence with the nearest solutions from the catalogue.
 */

import type { TripBrief } from '#domain/brief/schema.ts'
import { monthNames } from '#domain/calendar/english-dates.ts'
import { kilometres } from '#domain/places/distance.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import type { Destination, Place } from '#domain/places/schema.ts'
import { kindInWords } from '../appeal.ts'
import { kindsMeant } from '../asked/said-interests.ts'
import type { PlanAnswer } from './answer.ts'
import { dietClashes } from './diet-clashes.ts'
import { feastOfAnotherMonth, notInTheirSeason } from './out-of-season.ts'
import { tooLittleMoney } from './too-little-money.ts'
import { lengthOf, wayTo } from './ways.ts'
import type { Wishing } from './wishing.ts'

export interface Clash {
  says: string
  ways: PlanAnswer['waysOut']
}

export function clashesIn(wishing: Wishing, destination: Destination, start: string): Clash[] {
  return [
    ...wantedAndRefused(wishing.brief),
    ...kindsThatAreNot(wishing, destination, start),
    ...outOfSeason(wishing, destination, start),
    ...notInTheirSeason(wishing, destination, start),
    ...feastOfAnotherMonth(wishing, start),
    ...namedElsewhere(wishing, destination),
    ...noRailway(wishing.brief, destination),
    ...noStreets(wishing.brief, destination),
    ...onlyHours(wishing, destination),
    ...dietClashes(wishing),
    ...tooLittleMoney(wishing.brief, destination),
  ]
}

/** "Museums, but no museums". */
function wantedAndRefused({ spans, wantedKinds, avoidedKinds }: TripBrief): Clash[] {
  const words = (slots: readonly string[]) =>
    spans.filter(({ slot }) => slots.includes(slot)).map(({ text }) => foldName(text))
  const refused = new Set(words(['dislike', 'mustAvoid']))
  const both = new Set([
    ...words(['interest', 'mustSee']).filter((text) => refused.has(text)),
    ...wantedKinds.filter((kind) => avoidedKinds.includes(kind)).map(kindInWords),
  ])
  return [...both].map((what) => ({
    says: `You ask for ${what} and for no ${what}: the plan keeps to the refusal.`,
    ways: [
      { says: `Say "with ${what}", and they come in.` },
      { says: `Say how many ${what} are right: "one of the ${what}, no more".` },
    ],
  }))
}

/** Kinds that the city does not have. */
function kindsThatAreNot(
  { brief, destinations, text }: Wishing,
  destination: Destination,
  start: string,
): Clash[] {
  return kindsMeant(brief.wantedKinds, text).flatMap((kind) => {
    if (destination.places.some((place) => place.kind === kind || hasWithin(place, kind))) return []
    // A beer garden is no garden.
    if (kind === 'garden' && /\bbeer gardens?\b/i.test(text)) return []
    // A missing beach in the cold is one conflict.
    if (kind === 'beach' && highIn(destination, start) < bathing) return []
    const what = kindInWords(kind)
    const kin = relatives[kind]
    if (kin && destination.places.some((place) => place.kind === kin)) {
      const says = `The catalogue knows no ${what} in ${destination.name}: ${kindInWords(kin)} are the nearest to it.`
      return [{ says, ways: [] }]
    }
    const nearest = near(destination, destinations, ({ places }) =>
      places.some((place) => place.kind === kind),
    )
    return [
      {
        says: `The catalogue knows no ${what} in ${destination.name}.`,
        ways: nearest.map(({ other, away }) =>
          wayTo(`${other.name}, ${away} km away, has them`, other.name, brief),
        ),
      },
    ]
  })
}

/** Whether a place includes the kind, by its name or its offers: a palace with gardens, a town with a market. */
function hasWithin({ name, offers = [], dayTrip }: Place, kind: Place['kind']): boolean {
  if (dayTrip || !within.has(kind)) return false
  const word = new RegExp(`\\b${kind}s?\\b`, 'i')
  return [name, ...offers].some((each) => word.test(each) && !/\bbeer gardens?\b/i.test(each))
}

const within = new Set<Place['kind']>(['garden', 'park', 'market', 'beach', 'palace', 'museum'])

/** Kinds that come close to another, as substitutes in the same city. */
const relatives: Partial<Record<Place['kind'], Place['kind']>> = {
  garden: 'park',
  park: 'garden',
  market: 'square',
  gallery: 'museum',
  shopping: 'market',
}

const bathing = 22

/** A beach in the cold: suggests other months there, or warm beaches in that month. */
function outOfSeason(
  { brief, destinations }: Wishing,
  destination: Destination,
  start: string,
): Clash[] {
  if (!brief.wantedKinds.includes('beach') && !brief.interests.includes('beach')) return []
  const month = Number(start.slice(5, 7)) - 1
  const { climate, name } = destination
  const high = highIn(destination, start)
  if (high >= bathing) return []
  const hasBeach = (places: readonly Place[]) => places.some(({ kind }) => kind === 'beach')
  const warmMonths = monthNames.filter((_, index) => (climate.high[index] ?? 0) >= bathing + 2)
  const months =
    hasBeach(destination.places) && warmMonths.length > 0
      ? [
          wayTo(
            `${name} is warm enough to bathe in ${span(warmMonths)}`,
            name,
            brief,
            warmMonths[0],
          ),
        ]
      : []
  const warmer = near(destination, destinations, (other) => {
    return hasBeach(other.places) && (other.climate.high[month] ?? 0) >= bathing + 2
  })
  // No long flight for a weekend where the town has a season of its own; else the nearest is told.
  const close = warmer.filter(({ away }) => away <= farthestFor(brief))
  const offered = close.length > 0 || months.length > 0 ? close : warmer
  return [
    {
      says: `${hasBeach(destination.places) ? '' : `The catalogue knows no beach in ${name}, and `}${monthNames[month]} ${hasBeach(destination.places) ? `in ${name}` : 'there'} is about ${Math.round(high)} °C by day: too cool for a beach day.`,
      ways: [
        ...months,
        ...offered
          .slice(0, 2)
          .map(({ other, away }) =>
            wayTo(
              `${other.name} (${Math.round(other.climate.high[month] ?? 0)} °C then, ${away} km away) has warm beaches`,
              other.name,
              brief,
              monthNames[month],
            ),
          ),
      ],
    },
  ]
}

/**
 * Longest flight to a substitute in kilometres, by the length of the trip: short for a weekend; unlimited where no
 * length was said.
 */
function farthestFor({ days, nights }: TripBrief): number {
  const length = days ?? (nights === undefined ? undefined : nights + 1)
  if (length === undefined) return Number.POSITIVE_INFINITY
  return reaches.find(({ upTo }) => length <= upTo)?.away ?? Number.POSITIVE_INFINITY
}

const fewDays = 4
const reaches = [
  { upTo: fewDays, away: 1500 },
  { upTo: 9, away: 4000 },
]

function highIn({ climate }: Destination, start: string): number {
  return climate.high[Number(start.slice(5, 7)) - 1] ?? bathing
}

function span(months: readonly string[]): string {
  return months.length > 2 ? `${months[0]} to ${months.at(-1)}` : months.join(' and ')
}

/** A named sight of another city of the catalogue. */
function namedElsewhere({ brief, destinations }: Wishing, destination: Destination): Clash[] {
  return brief.mustSee.flatMap((wish) => {
    if (findPlace(wish, destination.places)) return []
    const [best] = homesOf(wish, destinations)
    // "Petra in the afternoon" is a town of its own.
    const town = destinations.find(({ name }) => foldName(name) === foldName(wish))
    const home = town ?? best?.destination
    // One word of a longer name does not name it.
    if (!home || home === destination || !(town || best?.exact || /\S\s+\S/.test(wish))) return []
    const away = Math.round(kilometres(destination.at, home.at) / 10) * 10
    const far = `${away.toLocaleString('en-US')} km`
    return [
      {
        says: town
          ? `${wish} is about ${far} from ${destination.name}, and not a part of these days.`
          : `${wish} is in ${home.name}, not in ${destination.name}: about ${far} away.`,
        ways: [
          wayTo(`Go to ${home.name} instead`, home.name, brief),
          {
            says: `See both cities: ${destination.name} and ${home.name}.`,
            wish: `${lengthOf(brief, 2)} in ${destination.name} and ${home.name}`,
          },
        ],
      },
    ]
  })
}

/** The cities with a sight of this name: exact names first, then the most famous. */
export function homesOf(wish: string, destinations: readonly Destination[]) {
  return destinations
    .flatMap((destination) => {
      const place = findPlace(wish, destination.places)
      return place ? [{ destination, place, exact: foldName(place.name) === foldName(wish) }] : []
    })
    .toSorted((a, b) => Number(b.exact) - Number(a.exact) || b.place.essential - a.place.essential)
}

const leastName = 5

/** A name as people type it: "Sacre-Coeur", "Orsay" for "Musée d’Orsay". */
function plainName(name: string): string {
  return foldName(name.replace(/[’']/g, ' ').replace(/œ/gi, 'oe')).replace(/\s+/g, ' ').trim()
}

export function findPlace(words: string, places: readonly Place[]): Place | undefined {
  const wanted = plainName(words)
  if (wanted.length < leastName) return undefined
  return (
    places.find(({ name }) => plainName(name) === wanted) ??
    places.find(({ name }) => ` ${plainName(name)} `.includes(` ${wanted} `))
  )
}

/** Islands, and cities without passenger trains. */
const withoutRail = new Set(
  'bali cartagena dubrovnik honolulu petra queenstown reykjavik santorini siem-reap valletta zanzibar kathmandu las-vegas'.split(
    ' ',
  ),
)

function noRailway(brief: TripBrief, { slug, name, airports }: Destination): Clash[] {
  const byTrain =
    brief.transport.wanted.includes('train') ||
    brief.spans.some(({ text }) => /\bby (?:train|rail)\b/i.test(text))
  if (!(byTrain && withoutRail.has(slug))) return []
  return [
    {
      says: `No passenger train goes to ${name}.`,
      ways: [
        ...(airports[0] ? [{ says: `Fly to ${airports[0]}.` }] : []),
        { says: 'Leave the way there open: the days in town are planned all the same.' },
      ],
    },
  ]
}

/** Cities without roads for cars. */
export const withoutCars = new Set(['venice'])

function noStreets({ transport }: TripBrief, { slug, name }: Destination): Clash[] {
  const driven = transport.wanted.some((mode) => mode === 'car' || mode === 'self-driving')
  if (!(driven && withoutCars.has(slug))) return []
  return [
    {
      says: `No car drives in ${name}: the plan goes on foot and by boat.`,
      ways: [{ says: `Leave the car at the edge of ${name}, for a fee by the day.` }],
    },
  ]
}

const hoursPattern = /\b(?:an|one|two|three|four|five|six|\d{1,2}) hours?\b/i

/** A stay of hours that are too few to plan. */
function onlyHours({ brief, answer }: Wishing, { name }: Destination): Clash[] {
  const words = [...answer.notUnderstood, ...brief.spans.map(({ text }) => text)]
  const said = words.map((each) => hoursPattern.exec(each)?.[0]).find(Boolean)
  if (!said || brief.days !== undefined || brief.nights !== undefined) return []
  return [
    {
      says: `A plan is made of days, and you have ${said}: what follows is longer than that.`,
      ways: [
        wayTo(`Take a day for ${name}`, name, { ...brief, days: 1 }),
        { says: 'Say from when to when you are there, for a layover or a call in port.' },
      ],
    },
  ]
}

function near(
  from: Destination,
  destinations: readonly Destination[],
  fits: (other: Destination) => boolean,
) {
  return destinations
    .filter((other) => other !== from && fits(other))
    .map((other) => ({ other, away: Math.round(kilometres(from.at, other.at) / 10) * 10 }))
    .toSorted((a, b) => a.away - b.away)
    .slice(0, 3)
}
