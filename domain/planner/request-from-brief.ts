/** From what a traveller asked for to a request for the days in one destination. */

import type { TripBrief } from '#domain/brief/schema.ts'
import { currencySchema } from '#domain/money/currency.ts'
import type { Destination } from '#domain/places/schema.ts'
import { normalWeather } from '#domain/weather/normals.ts'
import { isExperience } from './asked/experiences.ts'
import { isOfAFeast, readFeastWishes } from './asked/feast-wishes.ts'
import { northernLights } from './asked/northern-lights.ts'
import { dearButAsked, isPartOf, refusedFood } from './asked/part-of-a-wish.ts'
import { isWishWord, readAsked } from './asked/read-asked.ts'
import { readHabits, tellsOfHabits } from './asked/read-habits.ts'
import { settleAsked } from './asked/settle-asked.ts'
import { settledIn } from './brief-appointments.ts'
import { timeInWords } from './clock.ts'
import { fineTableIn } from './fine-table.ts'
import { gentleFirstDay } from './first-days.ts'
import { hoursInTown } from './hours-in-town.ts'
import { lodgingBase } from './lodging-base.ts'
import { toNextMark, toPreviousMark } from './marks.ts'
import { partyAssumed, partyFromBrief } from './party-from-brief.ts'
import { isOutingFrom, placeHinted, placeNamed, quarterNamed } from './place-names.ts'
import type { UnmetWish } from './plan-outcome.ts'
import { type Asked, type PlanRequest, type PlanRequestInput, planRequestSchema } from './schema.ts'
import { readStayClock, type StayClock } from './stay-clock.ts'
import { thriftOf } from './thrift.ts'
import { fittingSights } from './too-many-sights.ts'
import { tripDays } from './trip-days.ts'

export interface BriefReading {
  request: PlanRequest
  /** What was assumed, each a sentence. */
  notes: string[]
  /** What could not be used. */
  unmet: UnmetWish[]
  /** Of the words that nobody understood, those that name a place here after all. */
  hinted: string[]
}

/** The words of the request, beyond what the brief holds of them. */
export interface SaidBesides {
  text?: string
  notUnderstood?: readonly string[]
}

const ceilings = { low: 2, medium: 3, high: 4 } as const
/** After midnight, where an evening was asked for. */
const nightOut = 1530
/** Before this it is a habit of mornings that was told. */
const afternoon = 900
/** With less time in town nothing can be seen. */
const leastHours = 90

/** As much of a destination as days are planned from. */
export type PlannableDestination = Pick<
  Destination,
  'slug' | 'name' | 'at' | 'timeZone' | 'currency' | 'climate' | 'stayAreas' | 'places'
> &
  Partial<Pick<Destination, 'alsoKnownAs' | 'costLevel' | 'country'>>

export function requestFromBrief(
  brief: TripBrief,
  destination: PlannableDestination,
  today: string,
  said: SaidBesides = {},
): BriefReading {
  const { name, slug, timeZone, currency } = destination
  const names = [name, ...(destination.alsoKnownAs ?? [])]
  const clock =
    (said.text === undefined ? null : readStayClock(said.text)) ?? hoursInTown(brief, said.text)
  const isOneDay = clock !== null && clock.kind !== 'journey'
  // "24 hours" that lie over a night are two days of the calendar.
  const days = clock?.nextDay ? Math.max(2, brief.days ?? 0) : brief.days
  const { dates, notes, unmet } = tripDays(
    { ...brief, ...(days === undefined ? {} : { days }) },
    names,
    today,
    isOneDay,
    said.text,
  )
  const lodging = lodgingBase(brief, destination, said.text)
  notes.push(lodging.note)
  unmet.push(...lodging.unmet)
  const named = (wishes: readonly string[]) =>
    wishes.flatMap((wish) => {
      const place = placeNamed(wish, destination)
      // Who names the ride wants to be where it goes.
      if (place) return place.wayTo ?? place.id
      const quarter = quarterNamed(wish, destination)
      // A wish for a kind of evening is met by what is for it, and not by a place of that name.
      if (!quarter && (isExperience(wish) || isWishWord(wish))) return []
      if (!quarter) unmet.push(unknownHere(wish, name))
      else notes.push(`"${wish}" is taken for ${quarter.area}, with ${quarter.place.name}.`)
      return quarter?.place.id ?? []
    })
  const wheres = brief.appointments.flatMap(({ where }) => where?.toLowerCase() ?? [])
  const isWhere = (words: string) => wheres.includes(words.toLowerCase())
  const unread = (said.notUnderstood ?? []).filter((words) => !isWhere(words))
  const hints = unread.flatMap((words) => {
    const place = placeHinted(words, destination, said.text)
    return place ? [{ words, id: place.id }] : []
  })
  const months = dates.map((date) => Number(date.slice(5, 7)))
  const read = readAsked(said.text ?? '', brief, destination, {
    months,
    days: dates.length,
    notUnderstood: unread.filter((words) => !hints.some((hint) => hint.words === words)),
  })
  const feast = readFeastWishes(said.text ?? '', destination, dates)
  unmet.push(...read.unmet, ...feast.unmet)
  const [outing] = dates.length >= daysForAnOuting ? read.outings : []
  if (outing) notes.push(`For ${outing.what}: a day at ${outing.name}.`)
  unmet.push(...read.outings.filter((each) => each !== outing).map(tooFarFor))
  const lights = northernLights(said.text ?? '', destination, months[0] ?? 1)
  notes.push(...lights.notes)
  unmet.push(...lights.unmet.map(notSeen))
  // "We stay in the Marais" asks for a bed there, and not for a visit.
  const isLodging = (id: string) =>
    lodging.isSaid && destination.places.find((place) => place.id === id)?.name === lodging.name
  const { party } = brief
  const habits = readHabits(said.text ?? '')
  notes.push(
    ...habits.notes.filter((note) => clock?.kind !== 'evening' || !/^Days begin/.test(note)),
  )
  // Who keeps the fast eats halal, said or not.
  const diets = [...new Set([...brief.food.diets, ...(habits.fasts ? ['halal'] : [])])]
  const travelling = {
    ...partyFromBrief(brief, said.text),
    ...(habits.backBy === undefined ? {} : { bedtime: habits.backBy }),
  }
  notes.push(...partyAssumed(travelling, { isPaced: brief.pace !== undefined, diets }))
  const settled = settledIn(brief, destination, dates, fineTableIn(said.text ?? '', destination))
  // A fine dinner whose hour was said is had at that hour.
  const isNotSettled = ({ placeIds, when }: Asked) =>
    when !== 'evening' ||
    !settled.appointments.some(
      ({ proposed, placeId }) => proposed && placeId !== undefined && placeIds.includes(placeId),
    )
  const people = Math.max(1, party.total ?? (party.adults ?? 1) + (party.children ?? 0))
  const thrift = brief.budget && thriftOf(brief.budget, destination, { people, days: dates.length })
  const gentle = gentleFirstDay(destination, brief.origin)
  const hours = clockHours(dates, clock && freeLater(clock, habits.outFrom), unmet)
  // An evening with dancing ends when the dancing does.
  const isNightOut =
    clock?.kind === 'evening' &&
    read.asked.some(({ when }) => when === 'evening' || when === 'night')
  if (clock) notes.push(...inTown(freeLater(clock, habits.outFrom)))
  const { wanted } = brief.transport
  const drives = wanted.some((mode) => /car|self-driving/.test(mode))
  const taxis =
    !drives && (wanted.includes('taxi') || (brief.spending === 'high' && wanted.length === 0))
  const cycles = wanted.includes('bicycle') && !drives && !travelling.stepFree
  if (cycles) notes.push('Ways in town are by bicycle, and on foot where it is around the corner.')
  const input: PlanRequestInput = {
    about: {
      title: `${stayInWords(dates.length, clock)} in ${name}`,
      place: name,
      slug,
      zone: timeZone,
      currency: currencySchema.parse(currency),
      ...(lodging.name ? { lodging: lodging.name } : {}),
    },
    places: destination.places,
    days: dates.map((date, index) => ({
      date,
      weather: normalWeather(destination, date),
      ...(lights.eveningFrom === undefined ? {} : { to: lights.eveningFrom }),
      ...(habits.outFrom === undefined ? {} : { from: habits.outFrom }),
      ...hours(index),
      ...(isNightOut ? { to: nightOut } : {}),
      ...(gentle && index === 0 && dates.length > 1 ? { gentle: true } : {}),
    })),
    lodging: lodging.at,
    pace: brief.pace ?? (habits.unhurried ? 'slow' : paceOfParty(travelling)),
    party: travelling,
    interests: brief.interests,
    dislikes: brief.dislikes,
    wantedKinds: brief.wantedKinds,
    avoidedKinds: brief.avoidedKinds,
    priceCeiling: Math.min(
      brief.spending ? ceilings[brief.spending] : 4,
      thrift?.priceCeiling ?? 4,
    ),
    lavish: brief.spending === 'high',
    inside: habits.inside,
    fasts: habits.fasts,
    siesta: habits.siesta,
    freeShare: thrift?.freeShare ?? 0,
    mustSee: [
      ...new Set([
        ...named(brief.mustSee),
        ...outings(brief, destination),
        ...hints.map(({ id }) => id),
        ...(outing ? [outing.id] : []),
      ]),
    ].filter((id) => !isLodging(id)),
    // What is refused and is no place here can't be planned by mistake.
    mustAvoid: brief.mustAvoid.flatMap((words) => placeNamed(words, destination)?.id ?? []),
    asked: [...read.asked.filter(isNotSettled), ...feast.asked],
    festive: feast.festive,
    diets,
    cuisines: brief.food.cuisines,
    beyondWalking: cycles ? 'bicycle' : drives || taxis ? 'drive' : 'transit',
    taxis,
    appointments: settled.appointments,
    locked: settled.locked,
  }
  const settledAsked = settleAsked(planRequestSchema.parse(input))
  const fitting = fittingSights(settledAsked.request)
  const { request } = fitting
  return {
    request,
    notes: [
      ...notes,
      ...settled.notes,
      ...(gentle && dates.length > 1 ? [gentle] : []),
      ...(thrift ? [thrift.says] : []),
      ...refusedFood(brief, said.notUnderstood ?? []),
      ...dearButAsked(fitting.request),
    ],
    unmet: [...unmet, ...settled.unmet, ...settledAsked.unmet, ...fitting.unmet],
    hinted: [
      ...hints.map(({ words }) => words),
      ...read.heard,
      ...(said.notUnderstood ?? []).filter(
        (words) => isWhere(words) || isPartOf(words, brief, diets) || isOfAFeast(words),
      ),
      ...(said.notUnderstood ?? []).filter((words) => isOfTheParty(words, travelling)),
      ...(said.notUnderstood ?? []).filter(tellsOfHabits),
      ...(said.notUnderstood ?? []).filter((words) => isMinded(words, request)),
      ...(clock ? (said.notUnderstood ?? []).filter((words) => ofTheClock.test(words)) : []),
    ],
  }
}

function stayInWords(days: number, clock: StayClock | null): string {
  if (days > 1) return `${days} days`
  return clock?.kind === 'evening' ? 'An evening' : clock?.kind === 'hours' ? 'Some hours' : 'A day'
}

/** An evening begins when one is free. */
function freeLater(clock: StayClock, outFrom: number | undefined): StayClock {
  if (clock.kind !== 'evening' || outFrom === undefined || outFrom < afternoon) return clock
  return { ...clock, from: outFrom }
}

/** The very young and the old take fewer things a day, where nobody said how many. */
function paceOfParty({ who = [] }: NonNullable<PlanRequestInput['party']>): PlanRequest['pace'] {
  return who.includes('toddler') || who.includes('seniors') ? 'slow' : 'balanced'
}

function notSeen(says: string): UnmetWish {
  return { wish: 'northern lights', reason: 'unknown-here', says, wayOut: null }
}

/** Words that told of those who travel: "naps from 1 to 3", "78 and 80". */
function isOfTheParty(
  words: string,
  { nap, elderly, who = [] }: NonNullable<PlanRequestInput['party']>,
): boolean {
  if ((nap || who.includes('toddler')) && /\bnaps?\b/i.test(words)) return true
  return elderly === true && /^[6-9]\d(?:\s*(?:and|&|,)\s*[6-9]\d)?$/.test(words)
}

/** Words of heat, rain, dusk and small children that the days keep to without being told. */
function isMinded(words: string, { days, party, asked }: PlanRequest): boolean {
  if (party.naps && /\bnaps?\b/i.test(words)) return true
  if (party.children && /^(?:(?:nothing |not )?(?:too )?late)$/i.test(words)) return true
  if (/\b(?:heat|hot|siestas?|sun|shade)\b/i.test(words)) {
    return days.some(({ weather }) => (weather?.high ?? 0) >= warm)
  }
  if (/\bdark early\b/i.test(words)) return true
  // The head of a wish that was met: "walk" of the coastal walk, "star" of a starred table.
  const isFine = asked.some(({ what }) => what === 'a fine dinner')
  return isFine && /^stars?$/i.test(words)
}

const warm = 28

/** With fewer days nothing of the town itself would be seen. */
const daysForAnOuting = 3

function tooFarFor({ what, name }: { what: string; name: string }): UnmetWish {
  return {
    wish: what,
    reason: 'no-room',
    says: `You asked for ${what}: the nearest that is known is ${name}, which takes a day of its own.`,
    wayOut: 'Name it to have it planned.',
  }
}

function unknownHere(wish: string, city: string): UnmetWish {
  return {
    wish,
    reason: 'unknown-here',
    says: `"${wish}" is not among the places known in ${city}.`,
    wayOut: 'Add it by hand, with its address.',
  }
}

/** Other towns that were named may be outings of this one: Versailles from Paris. */
function outings(brief: TripBrief, destination: PlannableDestination): string[] {
  return brief.destinations
    .filter((ref) => ref.name !== destination.name && isOutingFrom(destination, ref))
    .flatMap(({ name }) => placeNamed(name, destination)?.id ?? [])
}

/** Words that are read with the times beside them. */
const ofTheClock =
  /^(?:land|landing|lay-?over|stop-?over|between flights|taking off|evening|arrive|depart|ship|board|(?:cruise )?ship|docks?|flying|flight)$/i

/** What the clock leaves, so that nobody wonders where the rest of the day went. */
function inTown({ kind, from, to, flightAssumed }: StayClock): string[] {
  const begins = from === undefined ? '' : timeInWords(toNextMark(Math.max(0, from)))
  const ends = to === undefined ? '' : timeInWords(toPreviousMark(to))
  if (kind === 'hours') return [`A stay of hours: planned from ${begins} to ${ends}.`]
  if (kind === 'evening') return [`An evening was asked for: planned from ${begins} on.`]
  if (begins && ends && kind === 'layover') {
    return [
      `In town from ${begins} to ${ends}: the rest is for passport control, the way from the airport and back, and two hours there before take-off. Ask whether your bags go through, and whether you need a visa.`,
    ]
  }
  if (begins && ends && kind !== 'journey') {
    return [`In town from ${begins} to ${ends}: the rest is for the way in and back in good time.`]
  }
  const isLate = (from ?? 0) >= lastArrival
  const isEarly = (from ?? noon) < firstLight
  const fly = flightAssumed ? ' Taken for a flight: say so if you go by train or car.' : ''
  return [
    ...(isLate
      ? ['The first evening is for the way to your bed alone, since you arrive so late.']
      : []),
    ...(isEarly
      ? ['You arrive in the night: the first day begins as usual, after some sleep.']
      : []),
    ...(begins && !isLate && !isEarly
      ? [`On the first day you are in town from about ${begins}.`]
      : []),
    ...(ends ? [`On the last day you leave town by ${ends}, to be there in good time.${fly}`] : []),
  ]
}

/** Who comes about midnight has no more of that evening, and it is still that evening. */
const lastArrival = 1410
/** Before this one sleeps first. */
const firstLight = 330
const noon = 720

function firstHour(inTownFrom: number): number | undefined {
  if (inTownFrom < firstLight) return undefined
  return toNextMark(Math.min(lastArrival, inTownFrom))
}

/** The hours of the first and the last day, where one comes and goes by the clock. */
function clockHours(dates: readonly string[], clock: StayClock | null, unmet: UnmetWish[]) {
  const last = dates.length - 1
  const from = clock?.from === undefined ? undefined : firstHour(clock.from)
  const to = clock?.to === undefined ? undefined : toPreviousMark(clock.to)
  const isTooShort =
    to !== undefined && (to < 0 || (last === 0 && from !== undefined && to - from < leastHours))
  if (isTooShort) {
    unmet.push({
      wish: 'time in town',
      reason: 'too-short',
      says: 'By the clock there is not enough time to see anything in town and be back.',
      wayOut: 'A longer stop, or a walk close by.',
    })
    // Who asked for an hour gets the hour, not a day.
    if (clock?.kind !== 'hours') return () => ({})
  }
  return (index: number) => ({
    ...(index === 0 && from !== undefined ? { from } : {}),
    ...(index === last && to !== undefined ? { to } : {}),
  })
}
