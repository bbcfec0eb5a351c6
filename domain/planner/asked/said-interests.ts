/**
 * Which interests were named as such, and which only by a part: who asks for jazz did not ask for all music.
 */
import type { Interest, PlaceKind } from '#domain/places/schema.ts'
import { experiences } from './experiences.ts'

/** Words that ask for an interest as a whole. */
const names: Readonly<Record<Interest, RegExp>> = {
  adventure: /\b(?:adventur\w*|adrenaline|thrills?|extreme sports?)\b/i,
  architecture: /\b(?:architect\w*|buildings|skyscrapers?)\b/i,
  art: /\b(?:arts?(?! deco| nouveau)|artists?|paint(?:ings?|ers?)|sculptures?|galler(?:y|ies))\b/i,
  beach: /\b(?:beach(?:es)?|seaside|sunbath\w*)\b/i,
  culture: /\b(?:cultur(?:e|al)|traditions?|local life)\b/i,
  family: /\b(?:famil(?:y|ies)|kids?|child(?:ren)?|toddlers?)\b/i,
  food: /\b(?:food\w*|culinary|gastronom\w*|eat(?:ing)?|restaurants?|cuisine)\b/i,
  history: /\b(?:histor(?:y|ic|ical)|heritage|monuments?)\b/i,
  literature: /\b(?:literature|literary|books?(?:hops?|stores?)?|writers|poetry)\b/i,
  music: /\b(?:music(?:al)?|concerts?|gigs)\b/i,
  nature: /\b(?:nature|outdoors?|scener(?:y|ic)|landscapes?|wildlife|countryside)\b/i,
  nightlife: /\b(?:night ?life|nights? out|club(?:s|bing)|party(?:ing)?(?! of)|bars)\b/i,
  photography: /\b(?:photo\w*|instagram\w*)\b/i,
  relaxation: /\b(?:relax\w*|unwind\w*|wellness|chill(?:ing)? out|pampering)\b/i,
  religion: /\b(?:religio\w+|pilgrim\w*|spiritual\w*)\b/i,
  science: /\b(?:science|technolog\w+|tech|planetariums?|space)\b/i,
  shopping: /\b(?:shop(?:s|ping)?|boutiques?|malls?|souvenirs?)\b/i,
  sport: /\b(?:sports?|sporty)\b/i,
  views: /\b(?:views?|viewpoints?|panoramas?|skyline|lookouts?)\b/i,
}

/** The interests that the text names as such. */
export function interestsNamed(interests: readonly Interest[], text: string): Interest[] {
  return interests.filter((each) => names[each].test(text))
}

/** Words that ask for a kind as a whole, where narrower wishes share them. */
const kindNames: Readonly<Partial<Record<PlaceKind, RegExp>>> = {
  shopping: /\b(?:shop(?:s|ping)?|stores?|boutiques?|malls?|souvenirs?)\b/i,
  market: /\b(?:markets?|bazaars?|souks?)\b/i,
  garden: /\bgardens?\b/i,
}

/** The kinds meant as a whole: second-hand shops are no wish for porcelain and pralines. */
export function kindsMeant(kinds: readonly PlaceKind[], text: string): PlaceKind[] {
  const rest = experiences.reduce((left, { heard }) => left.replace(heard, ' '), text)
  return kinds.filter((kind) => {
    const name = kindNames[kind]
    return !name?.test(text) || name.test(rest)
  })
}

/** The interests without those of which the text names only a part. */
export function interestsMeant(interests: readonly Interest[], text: string): Interest[] {
  const parts = experiences.filter(({ partOf, heard }) => partOf !== undefined && heard.test(text))
  const rest = parts.reduce((left, { heard }) => left.replace(heard, ' '), text)
  const named = new Set(interestsNamed(interests, rest))
  return interests.filter((each) => named.has(each) || !parts.some(({ partOf }) => partOf === each))
}
