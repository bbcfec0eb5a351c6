/**
 * Wishes said of one city of several: "temples first, then street food and nightlife in Osaka" changes no day in
 * Kyoto.
 */
import type { TripBrief } from '#domain/brief/schema.ts'
import type { Interest, PlaceKind } from '#domain/places/schema.ts'
import { cuisinesSaid } from '../asked/cuisine-wishes.ts'
import { interestsNamed } from '../asked/said-interests.ts'

const ofWishes = new Set<TripBrief['spans'][number]['slot']>(['interest', 'food'])

/** The text and wishes of a request without those bound to another city. */
export function wishesOfCity(
  brief: TripBrief,
  text: string,
  city: string,
): { brief: TripBrief; text: string } {
  const cities = brief.destinations.map(({ name }) => name)
  const others = cities.filter((name) => name !== city)
  const said = brief.spans.filter(({ slot }) => ofWishes.has(slot)).map((span) => span.text)
  const own = others.reduce((left, other) => without(left, other, cities, said), text)
  if (own === text) return { brief, text }
  const still = own.toLowerCase()
  const kept = <Named extends string>(
    all: readonly Named[],
    named: readonly Named[],
    left: readonly Named[],
  ) => all.filter((each) => !named.includes(each) || left.includes(each))
  const { interests, food, tastes } = brief
  return {
    text: own,
    brief: {
      ...brief,
      interests: kept(
        interests,
        interests.filter((each) => isInterestIn(each, text)),
        interests.filter((each) => isInterestIn(each, own)),
      ),
      wantedKinds: brief.wantedKinds.filter((kind) => isSaidIn(kind, own) || !isSaidIn(kind, text)),
      tastes: tastes.filter(
        (taste) =>
          still.includes(taste.toLowerCase()) || !text.toLowerCase().includes(taste.toLowerCase()),
      ),
      food: {
        ...food,
        cuisines: kept(
          food.cuisines,
          cuisinesSaid(food.cuisines, text),
          cuisinesSaid(food.cuisines, own),
        ),
      },
    },
  }
}

/** Words for kinds, where they are said for evenings or shores. */
const kindWords: Readonly<Partial<Record<PlaceKind, RegExp>>> = {
  nightlife: /\b(?:night ?life|bars?|clubs?|clubbing|pubs?|nights? out)\b/i,
  beach: /\bbeach(?:es)?\b/i,
  museum: /\bmuseums?\b/i,
  gallery: /\bgaller(?:y|ies)\b/i,
  worship: /\b(?:temples?|shrines?|church(?:es)?|cathedrals?|mosques?)\b/i,
  market: /\b(?:markets?|bazaars?|souks?)\b/i,
  shopping: /\b(?:shop(?:s|ping)?|boutiques?|malls?)\b/i,
  park: /\bparks?\b/i,
  garden: /\bgardens?\b/i,
}

function isSaidIn(kind: PlaceKind, text: string): boolean {
  return kindWords[kind]?.test(text) === true
}

/** Whether a text asks for an interest: by its name, or by the places for it (pubs are nightlife). */
function isInterestIn(interest: Interest, text: string): boolean {
  if (interestsNamed([interest], text).length > 0) return true
  return kindsOf[interest]?.some((kind) => isSaidIn(kind, text)) === true
}

const kindsOf: Readonly<Partial<Record<Interest, readonly PlaceKind[]>>> = {
  nightlife: ['nightlife'],
  beach: ['beach'],
  art: ['museum', 'gallery'],
  religion: ['worship'],
  shopping: ['shopping'],
}

/** The text without what is said of a city; what is said of two cities together stays. */
function without(
  text: string,
  other: string,
  cities: readonly string[],
  said: readonly string[],
): string {
  const escaped = (name: string) => name.replace(/[^\p{L}\p{N} ]/gu, '.')
  const names = cities.map(escaped).join('|')
  const name = escaped(other)
  const holdsWish = (part: string) => said.some((words) => part.includes(words))
  const cut = (part: string) => (holdsWish(part) ? ' ' : part)
  // "Clubs in Barcelona", and not "clubs in Madrid and Barcelona".
  const before = new RegExp(
    `(?:(?<=^|[.;:,!?\\n])|\\b(?:then|but)\\b)(?:(?!\\b(?:then|but)\\b|\\b(?:${names})\\b)[^.;:,!?\\n])*\\bin ${name}\\b(?!\\s*(?:,|and|or|&|/)+\\s*(?:in )?(?:${names})\\b)`,
    'giu',
  )
  // "In Prague beer and pubs", "Osaka for nightlife", "Osaka: bars".
  const after = new RegExp(
    `(?:(?<=^|[.;,!?\\n]\\s*)in ${name}\\b|\\b${name}(?: for(?! (?:\\d|an?\\b|the\\b|one|two|three|four|five|six|seven))|:))(?:(?!\\b(?:${names})\\b)[^.;\\n])*`,
    'giu',
  )
  return text.replace(before, cut).replace(after, cut)
}
