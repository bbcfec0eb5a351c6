/** From a wish in plain words to a trip of one city, several cities or a road trip. */

import { parseBrief } from '#domain/brief/parse-brief.ts'
import type { PlaceRef, TripBrief } from '#domain/brief/schema.ts'
import { applySlots } from '#domain/brief/set-by-hand/apply-slots.ts'
import { slotsInWords, withSpokenDates } from '#domain/brief/set-by-hand/slot-words.ts'
import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import { weekdays } from '#domain/calendar/english-dates.ts'
import { loadHolidays } from '#domain/holidays/holiday-calendar.ts'
import type { Destination } from '#domain/places/schema.ts'
import { wishesMeant, withoutAsides } from '../asked/asides.ts'
import { habitsSaid } from '../asked/read-habits.ts'
import { readManner, tellsOfManner } from '../asked/read-manner.ts'
import { conditionsSaid } from '../conditions/apply-conditions.ts'
import { paceOfOtherDays } from '../first-days.ts'
import { apartOn } from '../frame/apply-frames.ts'
import { framedBrief } from '../frame/brief-without-frames.ts'
import { type Frame, readFrames, withoutFrames } from '../frame/read-frames.ts'
import { tellApart } from '../frame/tell-apart.ts'
import { knownCities } from '../multi-city/known-cities.ts'
import { occasionSaid } from '../party/occasion.ts'
import { isOutingFrom, placeNamed } from '../place-names.ts'
import { withComingDates } from '../stays/coming-dates.ts'
import { inSeason } from '../stays/season-of-wish.ts'
import { emptyAnswer, mostWays, type PlanAnswer } from './answer.ts'
import { answersInNotes } from './answers-in-notes.ts'
import { askWhere, askWhether, askWhich } from './ask-where.ts'
import { bitesBesides } from './bites-besides.ts'
import { withOnlyThatDay, withSaidWeekday } from './dated-weekday.ts'
import { datesOfWeekdays } from './dates-of-weekdays.ts'
import { directAnswers } from './direct-questions.ts'
import { withEitherOr } from './either-or.ts'
import { planElsewhere } from './elsewhere.ts'
import { foodsAsSaid, unsureOfGluten } from './foods-as-said.ts'
import { withOwnGoals } from './goals-of-a-trip.ts'
import { hoursUnknown } from './hours-unknown.ts'
import { isDrive } from './is-drive.ts'
import { withLandOfGoals } from './land-of-goals.ts'
import { limitsUnheard } from './limits-unheard.ts'
import { locateLodging } from './locate-lodging.ts'
import { withMaybes } from './maybes.ts'
import { withNamedDrive } from './named-drives.ts'
import { planOneCity } from './one-city.ts'
import { withOneOfTwo } from './one-of-two.ts'
import { onlyTownOf } from './only-town.ts'
import { trueOfOtherDays } from './other-days.ts'
import { withOutings } from './outings-of-base.ts'
import { withGrownUps } from './party-line.ts'
import { besideTablesToBook, partyNotes } from './party-notes.ts'
import { withoutPriceOfOne } from './price-of-one.ts'
import { withRidesAfterDinner, withRidesAtNight } from './rides-at-night.ts'
import { planRoad } from './road.ts'
import { planSeveralCities } from './several-cities.ts'
import { impliedCities, sightsAsWishes } from './sights-as-wishes.ts'
import { soonSoldOut } from './soon-sold-out.ts'
import { knownStays, toKnow } from './to-know.ts'
import { isSleptIn } from './town-outings.ts'
import { trueToThePlan } from './true-to-the-plan.ts'
import { understoodIn, withoutStories } from './understood.ts'
import {
  asManner,
  besideManner,
  mannerUnderstood,
  wishesUnderstood,
  withoutManner,
} from './wishes-understood.ts'
import type { WishContext, Wishing } from './wishing.ts'
import { withinTheDays } from './within-the-days.ts'

export function planWish(text: string, context: WishContext): Promise<PlanAnswer> {
  const slots = context.set?.slots ?? {}
  const read = (words: string) => parseBrief(words, context)
  const { brief, frames } = framedBrief(wishesMeant(read(text), text, read), text, read)
  const priced = withoutPriceOfOne(brief, text)
  return planBrief(applySlots(priced.brief, slots, context), text, context, {
    frames,
    says: priced.says,
  })
}

/** The same for a brief from a conversation; `text` is the last message. */
export async function planBrief(
  said: TripBrief,
  text: string,
  context: WishContext,
  heardBefore: { frames?: readonly Frame[]; says?: string | null } = {},
): Promise<PlanAnswer> {
  const { slots, problems } = context.set ?? { slots: {}, problems: [] }
  const { frames = readFrames(text, said.party), says: price } = heardBefore
  const { brief: coming, says: passed } = withComingDates(said, text, context)
  const weekday = withSaidWeekday(coming, text, context.today)
  const either = withEitherOr(
    sightsAsWishes(
      withOutings(
        withOwnGoals(withOnlyThatDay(weekday.brief, text), text, context.bySlug),
        context.bySlug,
      ),
      context.bySlug,
    ),
    text,
    context.bySlug,
  )
  const sure = await withNamedDrive(either.brief, text, context.destinations)
  const taken = withMaybes(sure, text)
  const bounded = withinTheDays(taken.brief, text, context)
  const located = await locateLodging(bounded.brief, context)
  const city = context.bySlug.get(located.destinations[0]?.slug ?? '')
  const towns = located.destinations.flatMap(({ slug }) => context.bySlug.get(slug ?? '') ?? [])
  const isSet = slots.start !== undefined || slots.month !== undefined
  const placed = await datesOfWeekdays(located, isSet ? '' : text, towns, context.today)
  const single = withOneOfTwo(placed.brief, text, towns)
  const { brief, says: season } = inSeason(single.brief, text, city, context.today)
  const manner = readManner(
    text,
    brief.destinations.map(({ name }) => name),
  )
  const plain = withoutFrames(withoutAsides(single.text), frames)
  const ofManner = [...manner.said, ...habitsSaid(plain), ...conditionsSaid(plain)]
  const spans = besideManner(text, brief.spans, ofManner)
  const lines = withLandOfGoals(
    withoutStories(
      understoodIn(text, spans, brief.notUnderstood),
      brief.destinations,
      context.gazetteer,
    ),
    brief.destinations,
  )
  const read = withGrownUps(lines, text).map((each) =>
    // A port of the town is the place of departure, and no home.
    each.slot === 'origin' && city && brief.origin?.slug === city.slug
      ? { ...each, slot: 'transport' as const }
      : each,
  )
  const occasion = occasionSaid(text)
  // Words of asides only.
  const isAside = (words: string) => text.includes(words) && !plain.includes(words)
  const heard = wishesUnderstood(single.text, brief.spans, brief.mustSee)
  const answer: PlanAnswer = {
    ...emptyAnswer(),
    understood: [
      ...slotsInWords(slots),
      ...asManner(read, ofManner),
      ...mannerUnderstood(text, spans, ofManner),
      ...mannerUnderstood(text, spans, occasion, 'occasion'),
      ...frames.map((frame) => ({ slot: 'appointment' as const, text: frame.said.trim() })),
      ...heard.understood,
    ],
    notUnderstood: brief.notUnderstood.filter(
      (words) =>
        !(
          isDayOf(words, brief.dates?.start) ||
          heard.isPart(words) ||
          isAside(words) ||
          tellsOfManner(words, [...ofManner, ...occasion, ...frames.map((frame) => frame.said)])
        ),
    ),
    assumed: [
      ...(slots.where ? [] : impliedCities(brief, context.bySlug)),
      ...(season ? [season] : []),
      ...(placed.says ? [placed.says] : []),
      ...(price ? [price] : []),
      ...either.says,
      ...taken.says,
      ...single.says,
    ],
    unmet: [
      ...(passed ? [passed] : []),
      ...(weekday.clash ? [weekday.clash.says] : []),
      ...problems,
      ...bounded.says,
    ],
  }
  const { understood, notUnderstood: unread } = answer
  context.onProgress?.({ stage: 'understood', understood, notUnderstood: unread })
  const onProgress: WishContext['onProgress'] =
    context.onProgress &&
    ((progress) =>
      context.onProgress?.(
        progress.stage === 'understood'
          ? progress
          : { ...progress, trip: { ...progress.trip, brief, party: brief.party } },
      ))
  const wishing: Wishing = {
    ...context,
    onProgress,
    text: plain,
    asWritten: text,
    frames,
    brief: paceOfOtherDays(withoutManner(brief, ofManner), manner),
    answer,
  }
  if (brief.destinations.length === 0 || brief.open) return askWhere(wishing)
  if (brief.choice || brief.destinations.some(({ unsure }) => unsure)) return askWhich(wishing)
  if (brief.destinations.some(({ doubted }) => doubted)) return askWhether(wishing)
  answer.notes.push(...contradictions(wishing))
  const planned = trueToThePlan(await planKind(wishing), text, context.bySlug)
  if (!planned.trip) return planned
  const isDriven = brief.spending === 'high' && brief.transport.wanted.length === 0
  const { trip: ridden, says: rides } = manner.ridesAtNight
    ? withRidesAtNight(planned.trip)
    : { trip: isDriven ? withRidesAfterDinner(planned.trip) : planned.trip, says: [] }
  const trip = tellApart(ridden, apartOn(frames, ridden))
  const calendar = await loadHolidays()
  const stays = knownStays(trip, context.bySlug)
  const isCarless = brief.transport.avoided.includes('self-driving')
  const told = besideTablesToBook(brief.party, toKnow(stays, calendar, isCarless))
  const known = [
    ...answersInNotes(trip, stays, { brief, text }),
    ...told,
    ...partyNotes(trip, stays, brief, told),
    ...bitesBesides(trip, stays, { diets: brief.food.diets, text }),
    ...soonSoldOut(stays, context.today),
    ...hoursUnknown(trip),
  ]
  const { answers, isOfOne } = directAnswers({
    text,
    trip,
    towns: [...new Set(stays.map(({ destination }) => destination))],
  })
  // Both alternatives fitted.
  const isBoth = answers.some((each) => each.includes('both are planned'))
  const assumed = trueOfOtherDays(
    [...planned.assumed, ...rides].filter((line) => !(isBoth && either.says.includes(line))),
    brief.dates,
    stays.map(({ destination }) => destination),
    calendar,
  )
  const worded = foodsAsSaid(text, trip)
  const notUnderstood = planned.notUnderstood.filter((words) => !isOfOne(words))
  const unmet = [
    ...limitsUnheard(plain, notUnderstood),
    ...planned.unmet,
    ...unsureOfGluten(trip, brief.food.diets),
  ]
  return {
    ...planned,
    ...(answers.length > 0 ? { answers } : {}),
    notUnderstood,
    assumed,
    unmet,
    waysOut: [
      ...bounded.ways,
      ...taken.ways,
      ...planned.waysOut,
      ...(weekday.clash?.ways ?? []),
    ].slice(0, mostWays),
    notes: [...known, ...planned.notes].map(worded.say),
    trip: {
      ...worded.trip,
      brief,
      party: brief.party,
      assumed: assumed.slice(0, 60),
      unmet: unmet.slice(0, 60),
    },
  }
}

/** Destinations that may be parts of the named city: "stay in the Marais". */
function contradictions({ brief, bySlug }: Wishing): string[] {
  const cities = brief.destinations.flatMap(({ slug }) => bySlug.get(slug ?? '') ?? [])
  const isPart = (says: string) => {
    const name = /^(.+) is not a place that is known/.exec(says)?.[1]
    return name !== undefined && cities.some((city) => placeNamed(name, city))
  }
  return brief.contradictions.flatMap(({ says }) => (isPart(says) ? [] : withSpokenDates(says)))
}

function planKind(wishing: Wishing): Promise<PlanAnswer> {
  const { brief } = wishing
  if (isDrive(brief, wishing.text)) return planRoad(wishing)
  const [only, ...others] = brief.destinations
  if (only && others.length === 0 && knownCities([only], wishing.destinations).length === 0) {
    return planElsewhere(wishing, only)
  }
  const city = onlyCity(wishing)
  if (city) return planOneCity(wishing, city)
  const town = onlyTownOf(brief, wishing.destinations)
  if (!town) return planSeveralCities(wishing)
  const { answer } = wishing
  const told = town.isInside
    ? { ...answer, assumed: [...answer.assumed, town.says] }
    : { ...answer, unmet: [...answer.unmet, town.says] }
  return planOneCity({ ...wishing, brief: town.brief, answer: told }, town.destination)
}

/** Whether words repeat the weekday of a date: "Tuesday 11 May". */
function isDayOf(words: string, date: string | undefined): boolean {
  const weekday = date && weekdays[weekdayOf(date)]
  return weekday !== undefined && new RegExp(`^(?:starting |on )?${weekday}$`, 'i').test(words)
}

/** The single destination, where others are day trips from it. */
function onlyCity({ brief, bySlug }: Wishing): Destination | undefined {
  const [first, ...others] = brief.destinations
  // An island that is a destination is planned like a city.
  const destination = bySlug.get(first?.slug ?? '')
  if (!destination || (brief.cityCount ?? 1) > 1) return undefined
  const isOuting = (ref: PlaceRef) => isOutingFrom(destination, ref) && !isSleptIn(ref, brief.stays)
  return others.every(isOuting) ? destination : undefined
}
