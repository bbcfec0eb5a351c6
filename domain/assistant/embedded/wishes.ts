/** What kinds of places a message looks for, and in which words. */
import { foldName } from '#domain/places/gazetteer-names.ts'
import type { Interest, PlaceKind } from '#domain/places/schema.ts'
import { stemsOf, thesaurus } from '../search/thesaurus.ts'
import type { Wish } from './memory.ts'
import type { Heard } from './message-context.ts'

/** One thing that is looked for: places of certain kinds, or for a certain interest. */
export interface Sought {
  kinds: readonly PlaceKind[]
  interest?: Interest
}

const foodWords =
  /\b(?:restaurants?|eat|eats|eating|dinner|lunch|supper|meal|brunch|dine|dining|food places?|tapas|pizza|pasta|sushi|ramen|noodles|burgers?|seafood|steak|tacos|bistro|where to eat|curry|dim sum|kebab|street food|hungry|starving|a bite|grab (?:a bite|something))\b/
const cafeWords =
  /\b(?:caf[eé]s?|coffee|cakes?|pastr\w+|bakery|bakeries|breakfast|tea ?(?:room|house)s?|ice cream|gelato|dessert|sweets?)\b/
const drinkWords =
  /\b(?:bars?|pubs?|beers?|cocktails?|wine bars?|nightlife|clubs?|clubbing|night out|danc(?:e|ing))\b/
const kindWords: readonly (readonly [RegExp, readonly PlaceKind[]])[] = [
  [/\bmuseums?\b/, ['museum', 'gallery']],
  [/\b(?:art )?galler(?:y|ies)\b/, ['gallery', 'museum']],
  [/\bparks?\b(?! bench)/, ['park', 'garden', 'nature']],
  [/\bgardens?\b/, ['garden', 'park']],
  [/\bbeach(?:es)?\b/, ['beach']],
  [
    /\b(?:church(?:es)?|cathedrals?|temples?|mosques?|synagogues?|shrines?|monaster(?:y|ies))\b/,
    ['worship'],
  ],
  [/\bmarkets?\b/, ['market']],
  [/\b(?:palaces?|castles?)\b/, ['palace', 'landmark', 'ruins']],
  [/\b(?:viewpoints?|lookouts?)\b/, ['viewpoint', 'landmark', 'park', 'nature']],
  [/\b(?:zoos?|aquariums?|sharks?|sea ?life)\b/, ['zoo']],
  [/\btheme parks?\b/, ['theme-park']],
  [
    /\bwhere\b.*\b(?:walk|stroll|jog|run)\b|\b(?:a walk|a stroll)\b/,
    ['park', 'nature', 'neighbourhood', 'garden', 'beach'],
  ],
  [/\b(?:shops?|shopping|boutiques?)\b/, ['shopping', 'market', 'neighbourhood']],
  [/\b(?:spas?|thermal baths?|hot springs?|onsen|hammam)\b/, ['spa']],
]
const dayTripWords =
  /\b(?:day ?trips?|excursions?|outings?|day out|out of (?:town|the city)|get out of (?:town|the city)|nearby (?:towns?|villages?))\b/
const farWords = /\b(?:within a day|within .* of|islands?|vineyards?|near|around|outside)\b/

/** "Back by dinner" tells an hour and is no wish for a meal. */
const byMealtime = /\b(?:by|before|after|until|till) (?:dinner|lunch|breakfast)(?: ?time)?\b/gi

/** "Before the shops open" tells an hour and is no wish for shops. */
const beforeOthersOpen =
  /\b(?:before|until|till) (?:the )?(?:shops?|museums?|markets?|restaurants?) opens?\b|\b(?:when|if|while|because|since|as) (?:the |most |all )?(?:shops?|museums?|markets?|restaurants?|galleries) (?:are|is) (?:all |mostly )?(?:closed|shut)\b/g

/** "Near the castle" tells where to look, and not what for. */
export const nearLandmark =
  /\b(?:near|close to|around|next to|beside|by|not far from) the (?<word>castle|cathedral|palace|tower|station|harbou?r|bridge|opera|market|museum|church|basilica|beach|temple|mosque)\b/

export const isForFood = (lower: string): boolean => foodWords.test(lower) || cafeWords.test(lower)
/** Words that may mean somewhere out of town. */
export const mayLeaveTown = (lower: string): boolean =>
  dayTripWords.test(lower) || farWords.test(lower)
export const asksForDayTrip = (lower: string): boolean => dayTripWords.test(lower)

export function soughtIn({ lower: heard, said }: Pick<Heard, 'lower' | 'said'>): Sought[] {
  const lower = heard
    .replace(beforeOthersOpen, ' ')
    .replace(refusedKind, ' ')
    .replace(nearLandmark, ' ')
  const refused = new Set(said.avoidedKinds)
  const found: Sought[] = []
  if (cafeWords.test(lower)) found.push({ kinds: ['cafe', 'restaurant'] })
  if (
    foodWords.test(lower.replace(byMealtime, ' ')) ||
    (said.food.diets.length > 0 &&
      (/\b(?:where|places?|spots?)\b/.test(lower) || isDietAlone(said, lower)))
  )
    found.push({ kinds: ['restaurant', 'cafe'] })
  if (drinkWords.test(lower) && !/\bno (?:bars?|pubs?|clubs?)\b/.test(lower))
    found.push({ kinds: ['nightlife', 'restaurant', 'market'] })
  for (const [words, kinds] of kindWords) {
    if (words.test(lower) && !kinds.some((kind) => refused.has(kind))) found.push({ kinds })
  }
  // "Which temple has the stone garden?" asks for a temple.
  const which = /^\W*(?:and |so )?which (\w+)\b/.exec(lower)?.[1]
  const kinds = kindWords.find(([words]) => which && words.test(which))?.[1]
  const asked = kinds && found.find((each) => each.kinds === kinds)
  if (asked) return [asked]
  const inPassing = kindsInPassing(heard, lower)
  for (const kind of said.wantedKinds) {
    if (inPassing.has(kind)) continue
    if (!found.some(({ kinds }) => kinds.includes(kind))) found.push({ kinds: [kind] })
  }
  const covered = new Set(
    found.flatMap(({ kinds }) => kinds.flatMap((kind) => coveredBy[kind] ?? [])),
  )
  for (const interest of said.interests) {
    if (interest === 'shopping' && inPassing.has('shopping')) continue
    if (!covered.has(interest)) found.push({ kinds: [], interest })
  }
  return found
}

/** Kinds that only stand in words about an hour or a closed day. */
function kindsInPassing(heard: string, rest: string): ReadonlySet<PlaceKind> {
  const told = (words: RegExp) => words.test(heard) && !words.test(rest)
  return new Set<PlaceKind>([
    ...(told(/\bshop/) ? (['shopping'] as const) : []),
    ...(told(/\b(?:museum|galler)/) ? (['museum', 'gallery'] as const) : []),
    ...(told(/\bmarket/) ? (['market'] as const) : []),
    ...(told(/\brestaurant/) ? (['restaurant'] as const) : []),
  ])
}

/** Whether a message is only a diet, with or without a city, and so looks for a table. */
function isDietAlone(
  { destinations, days, dates, interests, wantedKinds }: Heard['said'],
  lower: string,
): boolean {
  const others = interests.filter((each) => each !== 'food').length + wantedKinds.length
  const isShort = destinations.length > 0 || lower.split(/\s+/).length <= 6
  return isShort && days === undefined && dates === undefined && others === 0
}

const coveredBy: Partial<Record<PlaceKind, readonly Interest[]>> = {
  restaurant: ['food'],
  cafe: ['food'],
  market: ['food', 'shopping'],
  beach: ['beach', 'nature'],
  park: ['nature'],
  garden: ['nature'],
  museum: ['art', 'history', 'culture', 'science'],
  gallery: ['art'],
  worship: ['religion', 'history'],
  palace: ['history', 'architecture'],
  nightlife: ['nightlife', 'food', 'music'],
  zoo: ['family', 'nature'],
  shopping: ['shopping'],
  viewpoint: ['views'],
}

/** Words of asking that say nothing about what is looked for. */
const fillers =
  /\b(?:please|could you|can you|would you|show (?:me|us)|give (?:me|us)|find (?:me|us)|tell (?:me|us) (?:about|more about)|i want(?: to)?|we want(?: to)?|i'd like(?: to)?|we'd like(?: to)?|looking for|any(?:thing)?|some(?:thing|where)?|things?|stuff|places?|ideas?|to do|to see|to go|what|where|which|how|is|are|there|should|can|do|does|i|we|me|us|you|my|our|the|a|an|of|in|at|on|for|with|and|or|to|it|that|this|near|here|best|good|nice|great|really|very|also|then|now|please|thanks|hello|hi|hey|ok|okay|yes|no|not|more|else|other|another|would|like|love|have|has|get|go|be|am|was|will|so|but|from|by|about|them|they|he|she|his|her|all|just|only|kind|sort|lot|lots|tip|tips|recommend\w*|suggest\w*|help|plan|trip|visit|day|days|time|tonight|today|tomorrow|town|city|lets|let's|say|said|asked|ask|fine|ok|lol|again|instead|morning|take|mother|never|been|thinking|maybe|rather|wait|real|use|using|mind|minds|nobody|been|sounds|first|second|third|one|two|left|new|walks|slow|slowly|loves|likes|wants|she's|going|went|bit|too|much|want|need|needs|since|still|each|every|see|also|around|between|aged?|ages|old|years?|together|during|while|under|over|already|alternatives?|options?)\b/g

/** Whether a word in small letters is a thing, and not the start of a place's name: "cicchetti". */
const isThing = (slot: string, words: string): boolean =>
  slot === 'mustSee' && words === words.toLowerCase() && Boolean(thesaurus().find(stemsOf(words)))

/** The words of a message that describe what a place should be like: without names, dates and counts. */
export function searchWords({ text, said }: Pick<Heard, 'text' | 'said'>): string {
  const gone: ReadonlySet<string> = new Set([
    'party',
    'budget',
    'pace',
    'transport',
    'mustSee',
    'mustAvoid',
    'dislike',
    'mobility',
    'destination',
    'origin',
    'dates',
    'length',
    'order',
    'stay',
  ])
  const letters = [...text]
  if (letters.length !== text.length) return text.slice(0, 400)
  const goals = new Set(said.destinations.map(({ name }) => foldName(name)))
  for (const { slot, start, end, text: words } of said.spans) {
    // A word that was taken for a town, and is none: "worms that glow".
    const isName = slot !== 'destination' || goals.size === 0 || mentions(goals, words)
    if (gone.has(slot) && isName && !isThing(slot, words) && !mood.test(words))
      letters.fill(' ', start, end)
  }
  return letters
    .join('')
    .replace(refused, ' ')
    .replace(byMealtime, ' ')
    .replace(vague, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 400)
}

const mentions = (goals: ReadonlySet<string>, words: string): boolean =>
  [...goals].some((goal) => goal.includes(foldName(words)) || foldName(words).includes(goal)) ||
  words.length > 14 ||
  /^\p{Lu}/u.test(words)

/** Words that the brief reads as who travels, and that also describe a place. */
const mood = /\b(?:romantic|honeymoon|anniversary|date)\b/i

/** Words for company or for a place of any sort, which describe no place. */
const vague =
  /\b(?:(?:my|our|his|her|the) (?:old |elderly )?(?:dad|father|mum|mom|mother|wife|husband|sister|brother|son|daughter|partner|girlfriend|boyfriend|friends?|grandma|grandmother|grandad|grandfather|parents|in-laws|boss|colleagues?)(?: uses| needs| has| is| likes| wants)?|corners?|spots?|looking for|must[- ]?(?:sees?|dos?|visits?)|miss(?:ed|ing)?|unmissable|highlights?|top \d+|top sights?|hidden gems?|off the beaten (?:track|path)|overrated|underrated|full of tourists|touristy|first[- ]tim(?:e|ers?)|(?:early )?in the (?:early )?(?:morning|evening)|late at night|late (?:evening|night)|before (?:the )?(?:shops?|museums?|sights?) open|(?:when|if|while) (?:the |most )?(?:shops?|museums?) (?:are|is) (?:closed|shut)|besides? drinking|watch(?:ing)?|(?:first|second|third|fourth|last|next) (?:day|morning|afternoon|evening)|(?<=\b(?:is|are|be|what's|anything|everything|something) )open)\b/gi

/** Refusals: what they name is not searched for. */
const refused =
  /\b(?:rather than|instead of) [^.?!,]+|\b(?:not|no|without|nothing about|anything but|forget|except)\b (?:the |a |any )?\p{L}+(?:(?:,| or) \p{L}+)*/giu

/** "Not a pub", "no museums" look for none. */
const refusedKind =
  /\b(?:not|no|without|isn't|aren't|anything but|except|(?:do(?:es)?n't|not) (?:like|want|enjoy)|hates?|not into) (?:in )?(?:the |a |an |any |another |more )?(?:\w+ )?(?:bars?|pubs?|clubs?|museums?|galler(?:y|ies)|church(?:es)?|temples?|parks?|markets?|beach(?:es)?|restaurants?|caf[eé]s?|shops?|shopping)\b/g

const kindsOfWords: readonly (readonly [RegExp, readonly PlaceKind[]])[] = [
  [/\b(?:bars?|pubs?|clubs?)\b/, ['nightlife']],
  ...kindWords.map(([words, kinds]) => [words, kinds.slice(0, 1)] as const),
]

/** "Something with music, not a club": kinds that these words refuse. */
export function kindsRefused(lower: string): PlaceKind[] {
  const refusals = lower.match(refusedKind) ?? []
  return refusals.flatMap(
    (words) => kindsOfWords.find(([pattern]) => pattern.test(words))?.[1] ?? [],
  )
}

/** The words that tell something, of four letters or more. */
export function ownWords(words: string): string[] {
  return words
    .toLowerCase()
    .replace(fillers, ' ')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 4)
}

/** Whether anything is left to look for once the words of asking are gone. */
export function hasOwnWords(words: string): boolean {
  return (
    words
      .toLowerCase()
      .replace(fillers, ' ')
      .replace(/[^\p{L}]+/gu, '').length >= 3
  )
}

const eveningWords =
  /\b(?:tonight|this evening|in the evening|for the evening|an evening out|after dark|after dinner)\b/
const otherTime = /\b(?:morning|noon|midday|afternoon|tomorrow|by day|daytime|lunch|breakfast)\b/

/** Whether the search is for an evening: by the words, else as in the search before. */
export const isForEvening = (lower: string, before: Wish | null): boolean =>
  eveningWords.test(lower) || (before?.evening === true && !otherTime.test(lower))

export function wishOf(
  heard: Heard,
  sought: readonly Sought[],
  { setting, evening }: Pick<Wish, 'setting' | 'evening'>,
): Wish {
  return {
    words: searchWords(heard),
    kinds: [...new Set(sought.flatMap(({ kinds }) => kinds))],
    setting,
    dayTrips: asksForDayTrip(heard.lower),
    evening,
  }
}
