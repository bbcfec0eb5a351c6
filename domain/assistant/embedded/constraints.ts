/** What a place must be like for these travellers, and whether it is. What the catalogue does not know breaks nothing. */
import type { TripBrief } from '#domain/brief/schema.ts'
import { holidayEffect } from '#domain/holidays/holiday-effects.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import { openSpansOn, parseOpeningHours } from '#domain/places/opening-hours.ts'
import type { Destination, Place, PlaceKind } from '#domain/places/schema.ts'
import { eats } from './eats.ts'
import type { Memory } from './memory.ts'

export interface Constraints {
  diets: TripBrief['food']['diets']
  priceAtMost: number | null
  /** Whether expensive places are wanted: they come first. */
  dear: boolean
  stepFree: boolean
  children: boolean
  avoidedKinds: readonly PlaceKind[]
  dislikes: TripBrief['dislikes']
  /** Names of avoided places, folded. */
  avoided: ReadonlySet<string>
  /** Keys of places that the conversation ruled out. */
  ruledOut: ReadonlySet<string>
  setting: 'indoor' | 'outdoor' | null
  /** A date on which it must not be shut. */
  openOn: string | null
  /** The feast that this date is, where it shuts doors. */
  feast: string | null
  /** The minute of the day at which it must be open. */
  openAt: number | null
  /** For an evening: what is good then, and is not known to be shut. */
  evening: boolean
  /** Whether the best known places are left out. */
  lesserKnown: boolean
  /** The message itself speaks of children: what is made for them comes first. */
  forChildren: boolean
  /** Whether the dates lie in the weeks of the Christmas markets. */
  christmas: boolean
  /** Whether places that take a day trip may be suggested. */
  dayTrips: boolean
}

const freeWords =
  /\b(?:for free|free of charge|without paying|costs? nothing|no (?:entrance|entry|admission)|(?:something|but|it|is|are|for|totally|completely) free|free (?:things|places|museums?|view\w*|sights?|stuff|entry|admission))\b|\bfree\?/
const cheapWords =
  /\b(?:cheap\w*|not too (?:dear|expensive|pricey)|little money|tight budget|inexpensive|affordable|broke|(?:too|all|so|very|really) (?:expensive|dear|pricey))\b/
const dearWords =
  /\b(?:splurge|really special|(?:somewhere|something|anywhere) (?:really |very )?special|special (?:dinner|meal|restaurant|place to eat)|price no object|fancy|luxur\w+|fine dining|michelin|posh|upscale|treat ourselves)\b/
const indoorWords =
  /\b(?:rain\w*|pour\w*|wet|storm\w*|drizzl\w*|snowing|indoors?|inside|too hot|heat ?wave|hot (?:afternoon|day|noon)|shelter|cosy|cozy|(?:a )?warm (?:\w+ )?(?:place|spot|corner)|cool (?:down|off)|get out of the (?:rain|sun|heat|cold)|air[- ]con\w*)\b/
const outdoorWords = /\b(?:outdoors?|outside|open air|fresh air|sun is out|sunshine|in the sun)\b/

const childWords =
  /\b(?:kids?|child|children|kid-friendly|toddler|teenagers?|teens?|twins|pupils|school (?:trip|class))\b/
const lesserKnownWords =
  /\b(?:hidden gems?|off the beaten (?:track|path)|not (?:so |too |full of )?(?:touristy|tourists)|lesser[- ]known|away from (?:the )?(?:crowds|tourists)|overrated|secret (?:spots?|places?))\b/

/** "Late at night", "early in the morning": when one wants to go. */
function hourMeant(lower: string): number | null {
  if (/\b(?:late at night|after midnight|late[- ]night|in the middle of the night)\b/.test(lower))
    return 23 * 60
  if (/\b(?:sunrise|dawn|daybreak)\b/.test(lower)) return 6 * 60
  if (/\b(?:views?|skyline|lights)\b.*\bat night\b/.test(lower)) return 21 * 60
  if (/\bopen (?:\w+ )?late\b/.test(lower)) return 20 * 60
  if (/\bopen\b.*\b(?:evening|in the evening|after (?:six|6))\b/.test(lower)) return 19 * 60
  if (/\bearly (?:in the )?morning\b|\bbefore (?:shops|museums|everything) opens?\b/.test(lower))
    return 8 * 60
  return null
}

export function constraintsOf(
  brief: TripBrief,
  lower: string,
  memory: Pick<Memory, 'ruledOut'>,
): Constraints {
  const { party, mobility, spending } = brief
  const low = spending === 'low' || cheapWords.test(lower)
  const free = freeWords.test(lower)
  const isIndoor = indoorWords.test(lower) && !/\bno rain\b/.test(lower)
  return {
    diets: brief.food.diets,
    priceAtMost: free ? 0 : low ? 2 : null,
    dear: dearWords.test(lower),
    stepFree: mobility.some((need) => /wheelchair|stairs|stroller|walking|disab/.test(need)),
    children:
      (party.children ?? 0) > 0 ||
      party.has.some((who) => /children|infants|teenagers/.test(who)) ||
      childWords.test(lower),
    avoidedKinds: brief.avoidedKinds,
    dislikes: brief.dislikes,
    avoided: new Set(brief.mustAvoid.map(foldName)),
    ruledOut: new Set(memory.ruledOut),
    setting: isIndoor ? 'indoor' : outdoorWords.test(lower) ? 'outdoor' : null,
    openOn: null,
    feast: null,
    openAt: hourMeant(lower),
    evening: false,
    lesserKnown: lesserKnownWords.test(lower),
    forChildren: childWords.test(lower),
    christmas: isChristmas(brief, lower),
    dayTrips: true,
  }
}

/** Whether these travellers can go there and would want to. */
export function suits(place: Place, destination: Destination, wanted: Constraints): boolean {
  if (wanted.stepFree && place.stepFree === false) return false
  if (wanted.children && (place.children === false || place.kind === 'nightlife')) return false
  if (wanted.avoidedKinds.includes(place.kind)) return false
  if (wanted.avoidedKinds.includes('museum') && place.kind === 'gallery') return false
  if (wanted.avoided.has(foldName(place.name))) return false
  if (wanted.ruledOut.has(`${destination.slug}/${place.id}`)) return false
  if (wanted.priceAtMost !== null && (place.price ?? 0) > wanted.priceAtMost) return false
  if (wanted.priceAtMost === 0 && place.price === null) return false
  if (wanted.dear && eats(place) && (place.price ?? 0) < dearFrom) return false
  if (!wanted.dayTrips && place.dayTrip) return false
  if (!wanted.christmas && christmasOnly.test(place.name)) return false
  if (wanted.openOn && isShutIn(destination, place, wanted.openOn)) return false
  if (wanted.openAt !== null && !isOpenThen(place, wanted.openOn, wanted.openAt)) return false
  if (wanted.evening && !isForEvenings(place, wanted.openOn)) return false
  if (wanted.lesserKnown && place.essential > everybodyGoes) return false
  if (wanted.setting && place.setting !== wanted.setting && place.setting !== 'both') return false
  if (place.interests.every((each) => wanted.dislikes.includes(each))) return false
  return !eats(place) || wanted.diets.every((diet) => serves(place, diet))
}

/** Least price level of a table for a special evening. */
const dearFrom = 3

const christmasOnly =
  /\b(?:christmas|advent|weihnachts\w*|christkindl\w*)\b.*\bmarket|\bchristkindl/i

/** Christmas markets are suggested only where Christmas was named or the dates lie in their weeks. */
function isChristmas({ dates }: TripBrief, lower: string): boolean {
  if (/\b(?:christmas|xmas|advent|december|festive|mulled)\b/.test(lower)) return true
  const months = [dates?.start, dates?.end, dates?.earliest, dates?.latest]
    .filter((date) => date !== undefined)
    .map((date) => Number(date.slice(5, 7)))
  return months.some((month) => month >= 11)
}

/** Renown (0 to 1) above which a place is left out where lesser known ones are wanted. */
const everybodyGoes = 0.55

/** Whether it is open at a minute of the date, or on any day of a sample week in spring where there is no date. */
function isOpenThen({ hours, setting, kind }: Place, date: string | null, minute: number): boolean {
  if (hours === null && kind === 'nightlife') return minute >= 20 * 60
  if (hours === null) return setting === 'outdoor' && minute < 20 * 60
  const parsed = parseOpeningHours(hours)
  const days = date ? [date] : Array.from({ length: 7 }, (_, index) => `2027-04-${12 + index}`)
  return (
    parsed.ok &&
    days.some((day) =>
      openSpansOn(parsed.hours, day).some(({ from, to }) => from <= minute && minute < to),
    )
  )
}

const goodTimes = ['evening', 'night', 'sunset']
const eveningMinute = 20 * 60

/** Whether it is for evenings: a stage, a bar, a dinner, or best at that time; known hours must allow it. */
function isForEvenings(place: Place, date: string | null): boolean {
  const isThen =
    place.kind === 'stage' ||
    place.kind === 'nightlife' ||
    goodTimes.includes(place.bestTime) ||
    place.meals?.includes('dinner') === true
  return isThen && (place.hours === null || isOpenThen(place, date, eveningMinute))
}

/** What is worth it and known to be shut on that day. */
export function knownShut(
  destination: Destination,
  { openOn, avoidedKinds, setting }: Constraints,
  kinds: readonly PlaceKind[],
  leastKnown = worthKnowing,
): Place[] {
  if (!openOn) return []
  return destination.places
    .filter(
      (place) =>
        place.hours !== null &&
        !eats(place) &&
        !place.dayTrip &&
        (setting === null || place.setting === setting) &&
        place.essential >= leastKnown &&
        (kinds.length === 0 || kinds.includes(place.kind)) &&
        !avoidedKinds.includes(place.kind) &&
        isShutIn(destination, place, openOn),
    )
    .toSorted((one, other) => other.essential - one.essential)
}

const worthKnowing = 0.5

/** By its hours, or by a feast that is kept there. */
const isShutIn = (destination: Destination, place: Place, date: string): boolean =>
  isShut(place, date) || holidayEffect(place, destination, { date, names: [] }) === 'closed'

/** Whether it is shut on a date. Where it has a door and no known hours, nobody can say that it is open. */
function isShut({ hours, setting }: Place, date: string): boolean {
  if (hours === null) return setting === 'indoor'
  const parsed = parseOpeningHours(hours)
  return parsed.ok && openSpansOn(parsed.hours, date).length === 0
}

/**
 * Whether a place serves a diet. A vegan kitchen serves vegetarians too; diets that the catalogue does not mark
 * exclude nothing.
 */
export function serves({ diets = [] }: Place, diet: TripBrief['food']['diets'][number]): boolean {
  const tags: readonly string[] = diets
  if (diet === 'vegetarian') return tags.includes('vegetarian') || tags.includes('vegan')
  const marked = ['vegan', 'halal', 'kosher', 'gluten-free']
  return !marked.includes(diet) || tags.includes(diet)
}
