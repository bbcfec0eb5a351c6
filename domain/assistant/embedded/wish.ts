/** Answers a wish in a known city: places that fit, with reasons. */
import type { TripBrief } from '#domain/brief/schema.ts'
import { holidayName } from '#domain/holidays/holiday-effects.ts'
import type { PlaceKind } from '#domain/places/schema.ts'
import { feastDay } from '../practical/read-ask.ts'
import { choosePlaces } from './choose-places.ts'
import { type Constraints, constraintsOf } from './constraints.ts'
import { dayTripSought, dayTripsFirst } from './day-trips-first.ts'
import { thingKey } from './memory.ts'
import type { MessageContext, Reply } from './message-context.ts'
import { outOfTown } from './out-of-town.ts'
import { elsewhere } from './propose.ts'
import { knownPlace, pointedAt, shownAt } from './resolve-reference.ts'
import { finestOnTrip, namedBefore } from './shown-again.ts'
import { placeSuggestion, thingOf, uniqueGrounds } from './suggest.ts'
import {
  allowsDayTrips,
  asksAtAll,
  asksFor,
  citiesOf,
  countSaid,
  isOnlyName,
  nearOf,
  onTrip,
  placeAfter,
  standing,
  weekdaySaid,
} from './wish-scope.ts'
import {
  doing,
  followUpsFor,
  hoursNote,
  inWords,
  noNotes,
  nothingFits,
  shutThen,
} from './wish-words.ts'
import {
  asksForDayTrip,
  hasOwnWords,
  isForEvening,
  isForFood,
  kindsRefused,
  type Sought,
  searchWords,
  soughtIn,
  wishOf,
} from './wishes.ts'

const usualCount = 4
/** Fewest new places for a list; with fewer, places shown before come again. */
const fewNew = 2
const more =
  /\b(?:what else|anything else|something else|else|more(?: (?:of|like|ideas|options|please|places|suggestions))?|others?|another (?:one|idea|option|place)|different|next|again|boring|dull|meh|not (?:really )?(?:my|our) (?:thing|taste|cup)|seen (?:it|them|that)|been there|do(?:es)?n'?t like|stop asking|just show|(?<=^\W{0,2})that(?:'s| is)(?: really)? not|not what i|you (?:keep|already)|same (?:for|in|but)|surprise)\b/
const refining =
  /\b(?:cheaper|splurge|fancier|closer|nearer|quieter|less (?:busy|touristy|expensive)|but (?:free|cheap\w*|indoors?|outdoors?|vegan|vegetarian|quiet\w*)|instead|(?:too|all|so|very) (?:expensive|dear|pricey|far|busy|crowded|touristy)|one please|who can pay)\b/
/** "I said cheap", "not a pub": corrects the previous wish. */
const correcting =
  /^\W*(?:(?:but|no|hey|hm+|ok|well|and)\W+)*(?:(?:i|we) (?:said|meant|asked for)\b|(?:that|those|these|they)(?:'?s| is|'?re| are)? not\b|not (?:a|an|the|in|so|too|another|really|cheap|free)\b|(?:cheap|cheaper|free|closer|nearer|quieter|smaller|indoors?|outdoors?|inside|outside)(?: ones?| places?| please)?\W*$)/
/** "Something with live music" after suggestions: narrows them, so that those which have it may be shown again. */
const narrowing = /^\W*(?:(?:and|but|maybe|perhaps|rather|hm+|ok)\W+)*(?:something|one) with\b/
const likeThat =
  /\b(?:something|somewhere|anything|places?|more|one) (?:like|similar to)|\bsimilar\b/

/** "Instead of Arthur's Seat": the place named is the one spoken of, and not one that is wanted. */
const insteadOf = /\b(?:instead of|rather than)\b/

/** "When do the penguins breed?" asks for a fact; a list of places would not answer it. */
const asksForFacts =
  /^\W*(?:and |so |but )?(?:when (?:do|does|did|was|were)|why (?:do|does|did|is|are|was)|(?:at )?what time|how (?:old|tall|big|high|deep))\b/

export function suggestPlaces(context: MessageContext): Reply | null {
  const { heard, memory, brief, search, options } = context
  const { lower, said } = heard
  const cities = citiesOf(context)
  if (cities.length === 0) return null
  const namesLand = said.open === true && heard.destinations.length + heard.places.length === 0
  if ((elsewhere.test(lower) && !context.turn.trip) || namesLand) return null
  // A town that nobody here knows is not answered with the one before it.
  if (heard.strangers.length > 0 && heard.destinations.length + heard.places.length === 0)
    return null
  if (asksForFacts.test(lower)) return noNotes(context, cities)
  const model = likeThat.test(lower)
    ? (pointedAt(context) ??
      knownPlace(context, shownAt(context)) ??
      knownPlace(context, memory.place))
    : null
  const own = soughtIn(heard)
  const words = searchWords(heard)
  const corrects = correcting.test(lower) && memory.wish !== null
  const wantsMore = more.test(lower) || refining.test(lower) || corrects
  const hasOwn = own.length > 0 || (hasOwnWords(words) && !wantsMore) || asksForDayTrip(lower)
  const asks = hasOwn || wantsMore || model !== null || asksAtAll(lower)
  if (!asks && !isOnlyName(context)) return null
  const carried =
    !hasOwn && wantsMore && memory.wish && !/\bboring|dull\b/.test(lower) ? memory.wish : null
  const sought = model
    ? [{ kinds: kinOf(model.place.kind) }]
    : own.length > 0
      ? own
      : carried && carried.kinds.length > 0
        ? [{ kinds: carried.kinds }]
        : []
  const near = nearOf(context)
  const isThere = standing.test(lower) && heard.places.length > 0
  const base = constraintsOf(brief, lower, memory)
  const openOn = dayMeant(context)
  const isEvening = isForEvening(lower, memory.wish)
  const constraints: Constraints = {
    ...base,
    priceAtMost: base.dear
      ? null
      : (corrects && base.priceAtMost === 2 && /\bcheap/.test(lower)) || isSmallSum(context)
        ? 1
        : brief.spending === 'medium' && /\bdear|expensive\b/.test(lower)
          ? 2
          : base.priceAtMost,
    setting: base.setting ?? carried?.setting ?? null,
    openOn,
    feast: openOn && cities[0] ? holidayName(cities[0], { date: openOn, names: [] }) : null,
    dayTrips: allowsDayTrips(context),
    evening: isEvening && (!isForEvening(lower, null) || sought.every(isOfEvenings)),
    avoidedKinds: [...new Set([...base.avoidedKinds, ...kindsRefused(lower)])],
  }
  const query = model
    ? `${model.place.kind} ${model.place.interests.join(' ')}`
    : carried
      ? `${carried.words} ${words}`
      : words
  const shut = asksWhatIsShut.test(lower) ? shutThen(cities, constraints, sought) : null
  if (shut) return shut
  options.tell({ kind: 'doing', text: doing(sought, cities) })
  const limit = countSaid(lower) ?? usualCount
  const here =
    isThere || near !== undefined
      ? [...heard.places, pointedAt(context) ?? knownPlace(context, memory.place)].flatMap(
          (each) => (each ? [`${each.destination.slug}/${each.place.id}`] : []),
        )
      : []
  const among = /\b(?:rather than|of (?:those|these|them)|which one)\b/.test(lower)
  const like = model ? [`${model.destination.slug}/${model.place.id}`] : []
  // "Not a club" narrows what was shown: what is left of it still answers.
  const narrows = corrects || narrowing.test(lower)
  const shownNow = narrows ? new Set(memory.shown.map(thingKey)) : new Set<string>()
  const before = among ? [] : memory.seen.filter((key) => !shownNow.has(key))
  const seen = new Set([...before, ...here, ...like, ...onTrip(context)])
  const choosing = {
    words: query,
    sought: dayTripSought(context, sought),
    destinations: cities,
    constraints,
    brief: { ...brief, interests: [...new Set([...said.interests, ...brief.interests])] },
    seen,
    near,
    limit,
    fills: !asksFor(lower) && (isOnlyName(context) || wantsMore),
  }
  let chosen = choosePlaces(choosing, search)
  if (chosen.found.length === 0 && near)
    chosen = choosePlaces({ ...choosing, near: undefined }, search)
  const finest = constraints.dear && chosen.found.length === 0 ? finestOnTrip(context) : null
  if (finest) return finest
  // What was named before is named once more where there is nothing else for it, or hardly anything.
  const isNothingNew = chosen.found.length === 0
  const isThin = chosen.byMeaning && chosen.found.length < Math.min(fewNew, limit) && !wantsMore
  const again =
    hasOwn && (isNothingNew || isThin)
      ? choosePlaces({ ...choosing, seen: new Set([...here, ...like, ...onTrip(context)]) }, search)
      : null
  if (again?.byMeaning) chosen = again
  const found = asksForDayTrip(lower) ? dayTripsFirst(chosen.found, choosing, search) : chosen.found
  const isSpecific =
    asksFor(lower) &&
    hasOwnWords(words) &&
    !wantsMore &&
    !/\b(?:you would|would you|your)\b/.test(lower) &&
    memory.destinations.length > 0
  if (!chosen.byMeaning && isSpecific && sought.length === 0) return noNotes(context, cities)
  if (found.length === 0) {
    return (
      outOfTown(context, cities, sought, constraints) ?? nothingFits(context, cities, constraints)
    )
  }
  const named =
    hasOwn && !wantsMore && model === null && !again ? namedBefore(context, choosing, found) : ''
  const suggestions = found.map((each) => placeSuggestion(each, constraints, brief))
  for (const suggestion of suggestions) options.tell({ kind: 'suggestion', suggestion })
  const [first] = found
  return {
    meant: 'suggestions',
    words: `${isNothingNew && again?.byMeaning ? 'Nothing new, but of what I named before this fits. ' : named}${inWords(
      context,
      found,
      {
        byMeaning: chosen.byMeaning,
        model,
        near: near !== undefined,
        sought,
      },
    )}${hoursNote(cities, constraints, sought)}`,
    ...(isThereNow.test(lower) && { ask: null }),
    followUps: followUpsFor(found, cities, lower),
    suggestions,
    grounds: uniqueGrounds(found.flatMap(({ because }) => because.slice(0, 1))).slice(0, 6),
    remember: {
      brief: asksFor(lower) ? withOldTastes(brief, memory.brief) : brief,
      destinations: cities.map(({ slug }) => slug),
      shown: suggestions.map(thingOf),
      place: placeAfter(isThere || insteadOf.test(lower) ? heard.places[0] : undefined, first),
      wish: carried
        ? { ...carried, setting: constraints.setting, evening: isEvening }
        : wishOf(heard, sought, { setting: constraints.setting, evening: isEvening }),
    },
  }
}

/** Whether a sum named for a meal is so small that only cheap places fit. */
function isSmallSum({ heard: { said, lower } }: MessageContext): boolean {
  const { budget } = said
  if (!budget?.currency || !isForFood(lower)) return false
  return ['EUR', 'USD', 'GBP', 'CHF'].includes(budget.currency) && budget.minor <= 1500
}

/** "What is closed on Mondays?", and not "what can we do when museums are closed?" */
const asksWhatIsShut =
  /\b(?:what|which|anything|everything|something)\b(?!.*\b(?:open|when|if|while|because|although)\b).*\b(?:closed|shut|closes)\b/

/** The date on which a place must be open, where the message asks for that. */
function dayMeant({ heard, turn }: MessageContext): string | null {
  const { lower, said, text } = heard
  if (!/\b(?:open|closed|shut|tonight|today|tomorrow)\b/.test(lower)) return null
  return feastDay(text, turn.today) ?? said.dates?.start ?? weekdaySaid(lower, turn.today)
}

/** Words of somebody who is outside now: no question asks for their dates. */
const isThereNow =
  /\bit(?:'s| is) (?:raining|pouring|snowing|so hot|too hot)\b|\b(?:we|i)(?:'re|'m| are| am) (?:soaked|here|hungry|cold|wet|lost|stuck|standing|tired)\b|\b(?:right now|tonight|today|tomorrow|this (?:evening|afternoon|morning))\b/

/** Kinds that an evening filters by hours; a museum or a concert hall looked for by name is not filtered. */
const ofEvenings: ReadonlySet<PlaceKind> = new Set(['nightlife', 'restaurant', 'cafe', 'stage'])

const isOfEvenings = ({ kinds }: Sought): boolean => kinds.some((kind) => ofEvenings.has(kind))

const kin: readonly (readonly PlaceKind[])[] = [
  ['park', 'garden', 'nature'],
  ['museum', 'gallery'],
  ['restaurant', 'cafe'],
  ['palace', 'ruins', 'landmark'],
  ['market', 'shopping', 'neighbourhood'],
  ['viewpoint', 'bridge', 'square', 'landmark'],
  ['zoo', 'theme-park'],
]

const kinOf = (kind: PlaceKind): readonly PlaceKind[] =>
  kin.find((group) => group.includes(kind)) ?? [kind]

/** Restores the likings of the brief: what a single search asks for is no wish for every day of the trip. */
function withOldTastes(brief: TripBrief, before: TripBrief): TripBrief {
  const isFirst = before.destinations.length === 0
  if (isFirst) return brief
  const { interests, wantedKinds, tastes, mustSee } = before
  // What a lunch may cost is not what the trip may.
  const { budget: _, ...rest } = brief
  const kept = before.budget ? { ...rest, budget: before.budget } : rest
  return { ...kept, interests, wantedKinds, tastes, mustSee }
}
