/** A wish for days in one city of the catalogue. */
import type { TripBrief } from '#domain/brief/schema.ts'
import { addDays, weekdayOf } from '#domain/calendar/calendar-days.ts'
import { weekdays } from '#domain/calendar/english-dates.ts'
import type { Destination } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import { kindInWords } from '../appeal.ts'
import { unmetFeast } from '../asked/feast-wishes.ts'
import { metEveryDay } from '../asked/met-wishes.ts'
import { seatsHeld } from '../asked/seats-held.ts'
import { nameOf, plain } from '../asked/told-by.ts'
import { isTold, wishLedger } from '../asked/wish-ledger.ts'
import { ridesBeyond } from '../day-trips/ride-bounds.ts'
import { isOfNoDayGiven, noDayGiven } from '../days-in-words.ts'
import type { BriefReading } from '../from-brief/brief-reading.ts'
import { closedWords } from '../left-out.ts'
import { promisesKept } from '../party/promises.ts'
import type { PlanOutcome, UnmetWish } from '../plan-outcome.ts'
import { requestFromBrief } from '../request-from-brief.ts'
import type { PlanRequest } from '../schema.ts'
import { becauseOf } from '../stays/free-start.ts'
import { hotelLimit, hotelsInWords } from '../stays/hotel-changes.ts'
import { withHolidays } from '../stays/stay-holidays.ts'
import { matchDays, withItsWeekday } from '../weekdays-of-wishes.ts'
import { mostWays, type PlanAnswer } from './answer.ts'
import { clashesIn, withoutCars } from './clashes.ts'
import { conflictClash } from './conflict-words.ts'
import { withFreeDays } from './free-days.ts'
import { iconNotes } from './icon-notes.ts'
import { withLastWay } from './last-way.ts'
import { mannerKept } from './manner-kept.ts'
import { orElse } from './one-of-two.ts'
import { rainPlans } from './rain-plans.ts'
import { dearForTheSum } from './too-little-money.ts'
import { tradeOffs } from './trade-offs.ts'
import { isOfTheWeather } from './weather-asked.ts'
import { windPlans } from './wind-plans.ts'
import { planWishesFirst } from './wishes-first.ts'
import { clearStart, type Wishing } from './wishing.ts'
import { wordsLeft } from './words-left.ts'

export async function planOneCity(wishing: Wishing, destination: Destination): Promise<PlanAnswer> {
  const { answer: before, today, onProgress, asWritten: written = wishing.text } = wishing
  const read = await openDays(wishing, destination)
  const { request } = read
  const answer = {
    ...before,
    understood: [
      ...before.understood,
      ...hintsUnderstood(before.notUnderstood, request, read.hinted),
    ],
    notUnderstood: before.notUnderstood.filter(
      (words) => !read.hinted.includes(words) && !isOfTheFeast(words, request),
    ),
  }
  const limit = hotelLimit(wishing.text)
  const assumed = [
    ...answer.assumed,
    ...read.notes,
    ...(limit && request.days.length > 1 ? [hotelsInWords(1)] : []),
    ...namedAgainstKind(request),
  ]
  const clashes = clashesIn(wishing, destination, request.days[0]?.date ?? today)
  const outcome = await planWishesFirst(
    request,
    wishing,
    onProgress && ((trip) => onProgress({ stage: 'first-plan', trip: withFreeDays(trip) })),
  )
  if (!outcome.ok) clashes.unshift(await conflictClash(request, outcome, wishing))
  const planned = outcome.ok ? outcome.trip : (outcome.nearest?.trip ?? null)
  const readUnmet = [...read.unmet, ...kindsUnmet(outcome)]
  const ledger = planned && wishLedger(request, planned, readUnmet)
  const trip = ledger?.trip ?? null
  const told: PlanAnswer = {
    ...answer,
    assumed,
    unmet: [
      ...answer.unmet,
      ...clashes.map(({ says }) => says),
      ...leftForNow(outcome, request),
      ...[
        ...(ledger?.unmet ?? readUnmet),
        ...(trip ? [...unmetFeast(request, trip), ...ridesBeyond(trip, wishing.text)] : []),
      ]
        .filter(({ wish }) => !clashes.some(({ says }) => says.includes(inTheSingular(wish))))
        .filter(({ wish }) => !limit?.said.toLowerCase().includes(wish.toLowerCase()))
        .filter(
          ({ wish }) => !orElse(wish, wishing.text).some((other) => trip && isTold(other, trip)),
        )
        .filter(({ wish }) => !isWayToTravel(wish, wishing))
        .filter(({ wish }) => !(wish === 'gardens' && /\bbeer gardens?\b/i.test(wishing.text)))
        .map(inWords),
      ...(trip ? dearForTheSum(request, trip, read.head.thrift) : []),
    ],
    waysOut: clashes.flatMap(({ ways }) => ways).slice(0, mostWays),
  }
  if (!(trip && ledger)) return { ...told, question: 'Which of these wishes may go?' }
  const changes = await tradeOffs(request, trip, wishing)
  return {
    ...told,
    assumed: [
      ...told.assumed,
      ...promisesKept(request, trip, read.head),
      ...mannerKept(request, trip, read.head),
    ],
    notUnderstood: wordsLeft(told.notUnderstood, trip, ledger.isMet).filter(
      (words) => !(isOfTheBudget(words, wishing) || isOfTheWeather(words, written)),
    ),
    notes: [
      ...rainPlans(written, request, trip),
      ...windPlans(written, request, trip),
      ...matchDays(
        wishing.text,
        trip.days.map(({ date }) => date),
      ),
      ...metEveryDay(request, trip),
      ...told.notes,
      ...iconNotes(request, trip),
      ...changes,
    ],
    trip: withFreeDays(withLastWay(trip, read.leaving)),
  }
}

/** Words that name a sight without being its name, as what was understood: "the dome" in Florence. */
function hintsUnderstood(
  unread: readonly string[],
  { places, mustSee }: PlanRequest,
  hinted: readonly string[],
): PlanAnswer['understood'] {
  return unread.flatMap((words) => {
    // "Climbing the dome" is understood by its last word.
    const name = nameOf(plain(words.split(' ').at(-1) ?? words))
    const isNamed = ({ id, name: of }: PlanRequest['places'][number]) =>
      mustSee.includes(id) && name.test(plain(of))
    return hinted.includes(words) && places.some(isNamed) ? [{ slot: 'mustSee', text: words }] : []
  })
}

/** The days said; without any, days of that week on which the named places are open. */
async function openDays(wishing: Wishing, destination: Destination): Promise<BriefReading> {
  const { brief, today, text, answer } = wishing
  const said = {
    text,
    ...(wishing.asWritten && { asWritten: wishing.asWritten }),
    notUnderstood: answer.notUnderstood,
    held: seatsHeld(wishing.asWritten ?? text),
    ...(wishing.frames && { frames: wishing.frames }),
  }
  const read = async (asked: TripBrief): Promise<BriefReading> => {
    const reading = requestFromBrief(asked, destination, today, said)
    const kept = await withHolidays(withItsWeekday(reading.request), destination)
    const request = onFoot(kept, destination)
    return { ...reading, request }
  }
  const lost = ({ request, unmet }: BriefReading) => shutMusts(request) + unmet.length
  const usual = await read(brief)
  const isSaid = brief.dates?.start !== undefined || brief.appointments.some(({ date }) => date)
  const begins = usual.request.days[0]?.date
  if (isSaid || !begins) return usual
  const days = usual.request.days.length + brief.restDays
  const readFrom = async (from: string, because: string): Promise<BriefReading> => {
    const dates = { ...brief.dates, start: from, precision: 'exact' as const }
    const reading = await read({ ...brief, dates, days })
    const then = noDayGiven(from, { isWithin: brief.dates?.earliest !== undefined, because })
    // Notes on the former dates may not hold.
    const still = usual.notes.filter((note) => isOfNoDayGiven(note) || reading.notes.includes(note))
    const more = reading.notes.filter(
      (note) => !(usual.notes.includes(note) || ofOneDate.test(note)),
    )
    const notes = [...still.map((note) => (isOfNoDayGiven(note) ? then : note)), ...more]
    return { ...reading, notes }
  }
  const free = await clearStart(wishing, [destination], begins, days)
  const { start } = free
  let best = start === begins ? usual : await readFrom(start, becauseOf(free))
  for (let later = 1; shutMusts(best.request) > 0 && later < 7; later += 1) {
    const from = addDays(start, later)
    if (!keepsWeekdays(text, { begins: start, from, days })) continue
    const reading = await readFrom(from, ', when what you named is open')
    if (lost(reading) < lost(best)) best = reading
  }
  return best
}

/** Whether the dates keep the weekdays that were said. */
function keepsWeekdays(
  text: string,
  { begins, from, days }: { begins: string; from: string; days: number },
): boolean {
  const within = (first: string) =>
    new Set(Array.from({ length: days }, (_, index) => weekdays[weekdayOf(addDays(first, index))]))
  const [before, then] = [within(begins), within(from)]
  return weekdays.every(
    (day) => !new RegExp(`\\b${day}\\b`, 'i').test(text) || !before.has(day) || then.has(day),
  )
}

/** The sentence that replaces a date, which is not told where there is one. */
const ofOneDate = /^(?:No|One) date was given/

/** The singular: "no beach" is told of "beaches". */
const inTheSingular = (wish: string) => wish.replace(/(?:(?<=ch|sh|x|ss)es|(?<=[^s])s)$/, '')

/** Whether words name a mode of travel: "so trains or car". */
function isWayToTravel(wish: string, { brief }: Wishing): boolean {
  return brief.spans.some(
    ({ slot, text }) => slot === 'transport' && text.toLowerCase() === wish.toLowerCase(),
  )
}

/** Whether the brief has the words as its budget. */
function isOfTheBudget(words: string, { brief }: Wishing): boolean {
  return words === 'budget' && (brief.spending !== undefined || brief.budget !== undefined)
}

/** Whether words belong to the feast of one of the days: "fireworks". */
function isOfTheFeast(words: string, { days }: PlanRequest): boolean {
  return days.some(({ gathering }) => gathering?.says.toLowerCase().includes(words.toLowerCase()))
}

/** How many named things are closed on all days. */
function shutMusts(request: PlanRequest): number {
  return request.places.filter(
    (place) => request.mustSee.includes(place.id) && closedWords(place, request) !== null,
  ).length
}

function onFoot(request: PlanRequest, { slug }: Destination): PlanRequest {
  return withoutCars.has(slug) ? { ...request, beyondWalking: 'transit' } : request
}

/** Notes on named sights of a refused kind, which stay. */
function namedAgainstKind({ places, mustSee, avoidedKinds }: PlanRequest): string[] {
  return places
    .filter(({ id, kind }) => mustSee.includes(id) && avoidedKinds.includes(kind))
    .map(
      ({ name, kind }) =>
        `${name} stays in, since you named it, though you want no ${kindInWords(kind)}.`,
    )
}

/** Notes on what the plan leaves out of a conflict. */
function leftForNow(outcome: PlanOutcome, { places }: PlanRequest): string[] {
  if (outcome.ok || !outcome.nearest) return []
  const { dropped } = outcome.nearest
  const left = dropped.flatMap((wish) =>
    wish.kind === 'must-see' || wish.kind === 'locked'
      ? (places.find(({ id }) => id === wish.placeId)?.name ?? [])
      : [],
  )
  const others = dropped.filter(({ kind }) => kind !== 'must-see' && kind !== 'locked')
  return [
    ...(left.length > 0 ? [`The plan below is without ${listed(left)}.`] : []),
    ...others.map(
      ({ says }) => `The plan below does not keep to this: ${says.replace(/^You/, 'you')}`,
    ),
  ]
}

function kindsUnmet(outcome: PlanOutcome): readonly UnmetWish[] {
  return outcome.ok ? outcome.unmet : (outcome.nearest?.unmet ?? [])
}

function inWords({ says, wayOut }: UnmetWish): string {
  return wayOut === null ? says : `${says} ${wayOut}`
}
