/** Makes a planner's request for one destination from a brief. */

import type { TripBrief } from '#domain/brief/schema.ts'
import { feastsOn } from '#domain/holidays/feasts.ts'
import { currencySchema } from '#domain/money/currency.ts'
import type { PlaceKind } from '#domain/places/schema.ts'
import { daylight } from '#domain/sun/daylight.ts'
import { normalWeather } from '#domain/weather/normals.ts'
import { allWishes } from './all-wishes.ts'
import { isLateBreakfast } from './asked/asked-starts.ts'
import { asksForCoolAfternoons } from './asked/cool-afternoons.ts'
import { cuisinesSaid } from './asked/cuisine-wishes.ts'
import { eveningsAtVenues } from './asked/evenings-at-venues.ts'
import { withoutRefused } from './asked/heard-experiences.ts'
import { heardAmong } from './asked/heard-words.ts'
import { kindWishes } from './asked/kind-wishes.ts'
import { withLongerHearts } from './asked/longer-hearts.ts'
import { withLoves } from './asked/loves.ts'
import { outingsNamed } from './asked/named-places.ts'
import { dearButAsked } from './asked/part-of-a-wish.ts'
import { interestsNamed, kindsMeant } from './asked/said-interests.ts'
import { settleAsked } from './asked/settle-asked.ts'
import { impliedInterests, isForAClubOfSand } from './asked/stay-wishes.ts'
import { nameOf, plain } from './asked/told-by.ts'
import { wishesOfStay } from './asked/wishes-of-stay.ts'
import { boundsOf } from './conditions/apply-conditions.ts'
import { placesTooFar } from './day-trips/ride-bounds.ts'
import { eveningsFromBrief, onOneEvening } from './evenings-from-brief.ts'
import { foodNotes } from './foods/food-notes.ts'
import { refusedHouses } from './foods/refused-houses.ts'
import { tableOfStay } from './foods/table-of-stay.ts'
import { framesOfStay } from './frame/frames-of-stay.ts'
import { settledIn } from './from-brief/brief-appointments.ts'
import type { BriefReading, SaidBesides } from './from-brief/brief-reading.ts'
import { closedOnItsDay } from './from-brief/closed-on-its-day.ts'
import { daysFromBrief } from './from-brief/days-from-brief.ts'
import { paceOfParty, partyFromBrief } from './from-brief/party-from-brief.ts'
import { townFromBrief } from './from-brief/town-from-brief.ts'
import { wishesFromBrief } from './from-brief/wishes-from-brief.ts'
import { fittingSights } from './left-out/too-many-sights.ts'
import { fineTableIn } from './meals/fine-table.ts'
import { lunchForTheChildren } from './meals/lunch-in-ramadan.ts'
import { longestRide, longRideNotes } from './party/long-rides.ts'
import { withItsDinner } from './party/occasion-evening.ts'
import type { PlannableDestination } from './plannable-destination.ts'
import { type PlanRequestInput, planRequestSchema } from './schema.ts'
import { stayInWords } from './stays/stay-hours.ts'
import { whenInTown } from './stays/when-in-town.ts'
import { thriftOf } from './thrift.ts'
import { waysInTown } from './ways-in-town.ts'
import { outingsAsGoals } from './wish/town-outings.ts'
import { avoidedPlaces } from './worth/avoided-places.ts'
import { kindsInMeasure } from './worth/kinds-in-measure.ts'
import { unaskedNights } from './worth/unasked-nights.ts'

/** Share of free sights for those who save without a sum. */
const shareOfSavers = 0.25
const ceilings = { low: 2, medium: 3, high: 4 } as const

export function requestFromBrief(
  brief: TripBrief,
  given: PlannableDestination,
  today: string,
  said: SaidBesides = {},
): BriefReading {
  const { name, slug, timeZone, currency } = given
  const { text = '', notUnderstood = [] } = said
  const { party } = brief
  const stayed = whenInTown(brief, given, today, said)
  const { clock, isOneDay, dates, leaving } = stayed
  const { notes, unmet } = stayed
  const town = townFromBrief(brief, given, stayed, said)
  const { destination, named, hinted, lodging, manner, habits, isSlow, back } = town
  notes.push(...town.notes)
  unmet.push(...town.unmet)
  const theirs = partyFromBrief(brief, said.text)
  const longest = longestRide(theirs.naps, party)
  const wishes = wishesFromBrief(brief, given, town, { said, dates, longest })
  const { read, feast, trips, lights } = wishes
  unmet.push(...wishes.unmet)
  const isRested = theirs.who?.includes('seniors') === true
  const framed = framesOfStay(said, { ...brief, isRested }, stayed, {
    at: lodging.at,
    places: destination.places,
  })
  notes.push(...framed.notes, ...wishes.notes)
  // "We stay in the Marais" names the lodging, and no visit.
  const isLodging = (id: string) =>
    lodging.isSaid && destination.places.find((place) => place.id === id)?.name === lodging.name
  const table = tableOfStay(brief, text, { notUnderstood, fasts: habits.fasts })
  const { diets, foods } = table
  const byName = destination.places.filter(({ id }) => named.ids.includes(id))
  unmet.push(...closedOnItsDay(byName, text, dates))
  notes.push(...table.notes)
  const isRamadan = dates.some((date) => feastsOn(date).includes('ramadan'))
  if (habits.fasts && isRamadan && theirs.children) notes.push(lunchForTheChildren)
  const evenings = eveningsFromBrief(brief, {
    ...{ text, zone: timeZone, party: theirs, habits, clock },
    asked: read.asked,
  })
  const { travelling } = evenings
  notes.push(...evenings.notes)
  const settled = settledIn(
    brief,
    destination,
    dates,
    fineTableIn(text, destination, brief.food.cuisines),
    said.held,
  )
  settled.appointments.push(...eveningsAtVenues(said.asWritten ?? text, brief, destination, dates))
  // Without hurry mornings begin late, also before a hot day; not with a small child.
  const isAtEase = isSlow && !travelling.naps
  const people = Math.max(1, party.total ?? (party.adults ?? 1) + (party.children ?? 0))
  const thrift = brief.budget && thriftOf(brief.budget, destination, { people, days: dates.length })
  const days = daysFromBrief(brief, town, stayed, {
    ...{ wishes, framed, said, today, isAtEase },
    early: evenings.early,
    appointments: settled.appointments,
  })
  const { limited } = days
  notes.push(...days.notes)
  unmet.push(...days.unmet)
  const bounds = boundsOf(
    text,
    destination.places,
    new Set(named.ids),
    new Set(read.asked.flatMap(({ placeIds, implied }) => (implied ? [] : placeIds))),
  )
  const isUnlimited = (kind: PlaceKind) => !bounds.limited.includes(kind)
  const measured = kindsInMeasure(brief.avoidedKinds.filter(isUnlimited), text)
  notes.push(...measured.notes)
  // A small sum a day takes the bus, also where others hail a ride.
  const saves = (thrift?.freeShare ?? 0) > 0 && brief.spending === undefined
  const ways = waysInTown(saves ? { ...brief, spending: 'low' } : brief, destination, travelling)
  notes.push(...ways.notes)
  const isOutLate = manner.lateNights && !brief.interests.includes('nightlife')
  const stay = {
    text: text,
    brief: isOutLate ? { ...brief, interests: [...brief.interests, 'nightlife' as const] } : brief,
    places: destination.places,
    weather: dates.map((date) => normalWeather(destination, date)),
    withChildren: travelling.children === true || travelling.who?.includes('teenagers') === true,
    asked: read.asked,
  }
  const meant = impliedInterests(brief, said.text)
  const wantedKinds = brief.wantedKinds.filter(
    (kind) => isUnlimited(kind) && !(kind === 'beach' && isForAClubOfSand(text)),
  )
  const kinds = kindWishes(text, { ...brief, wantedKinds }, destination.places, {
    days: dates.length,
    lodging: lodging.at,
  })
  const priceCeiling = Math.min(
    brief.spending ? ceilings[brief.spending] : 4,
    thrift?.priceCeiling ?? 4,
  )
  const nights = unaskedNights(theirs.who ?? [], {
    ...{ interests: [...meant, ...stay.brief.interests], wantedKinds, days: dates.length },
  })
  const asked = wishesOfStay({
    read: evenings.isEarly ? read.asked.map(onOneEvening) : read.asked,
    ...{ feast, clock, isOneDay, stay },
    lights: lights.asked,
    kinds: kinds.asked,
    appointments: settled.appointments,
  })
  notes.push(...bounds.notes)
  unmet.push(...bounds.unmet)
  const houses = refusedHouses(destination.places, {
    diets,
    refused: foods,
    askedIds: new Set(asked.flatMap(({ placeIds }) => placeIds)),
  })
  const tooFar = placesTooFar(destination.places, text, {
    isCarless: brief.transport.avoided.includes('self-driving'),
    ...{ lodging: lodging.at, by: ways.beyondWalking, named: new Set(named.ids) },
  })
  const refused = { ...bounds.refused, ...houses }
  const namedByHints = hinted.hints.flatMap(({ id, words, isMeant }) => {
    const place = destination.places.find((each) => each.id === id)
    return place && (isMeant || nameOf(plain(words)).test(plain(place.name))) ? [id] : []
  })
  notes.push(...limited.notes)
  const input: PlanRequestInput = {
    about: {
      title: `${stayInWords(dates.length, clock)} in ${name}`,
      place: name,
      slug,
      zone: timeZone,
      currency: currencySchema.parse(currency),
      // Between two ships or flights there is no lodging.
      ...(lodging.name && (lodging.isSaid || !town.isPassing) ? { lodging: lodging.name } : {}),
    },
    places: destination.places,
    walks: destination.walks ?? [],
    days: limited.days,
    lodging: lodging.at,
    pace: brief.pace ?? (habits.unhurried ? 'slow' : paceOfParty(travelling)),
    party: travelling,
    interests: meant,
    ...(said.text ? { interestsNamed: interestsNamed(meant, said.text) } : {}),
    dislikes: brief.dislikes,
    // Great sights are of any kind.
    wantedKinds: kindsMeant(wantedKinds, text).filter(
      (kind) => !(manner.icons && kind === 'landmark' && !/\blandmarks?\b/i.test(text)),
    ),
    avoidedKinds: measured.avoided,
    fewKinds: measured.few,
    mostOfKinds: [...kinds.mostOfKinds, ...nights.mostOfKinds],
    oneADayKinds: [...measured.oneADay, ...bounds.oneADay, ...nights.oneADayKinds],
    ...(bounds.mostSights === undefined ? {} : { mostSights: bounds.mostSights }),
    priceCeiling,
    lavish: brief.spending === 'high',
    quiet: manner.quiet,
    inside: habits.inside,
    fasts: habits.fasts,
    coolAfternoons: asksForCoolAfternoons(text),
    siesta: habits.siesta || (isAtEase && !travelling.occasion),
    freeShare: thrift?.freeShare ?? (brief.spending === 'low' ? shareOfSavers : 0),
    fullDays: outingsAsGoals(destination.places, brief),
    named: [...named.ids, ...outingsNamed(brief, destination), ...namedByHints],
    mustSee: [
      ...new Set([
        ...named.ids,
        ...outingsNamed(brief, destination),
        ...hinted.hints.map(({ id }) => id),
        ...trips.map(({ id }) => id),
      ]),
    ].filter((id) => !isLodging(id)),
    outings: trips
      .filter(({ id }) => !named.ids.includes(id))
      .map(({ id, what }) => ({ id, what })),
    mustAvoid: avoidedPlaces(brief.mustAvoid, destination, {
      seenBefore: manner.again ? back : [],
      asked,
    }),
    asked: allWishes(asked, {
      ...{ text, dates, diets, refused, priceCeiling, people, isOneDay },
      night: limited.night,
      places: destination.places,
      lodging: lodging.at,
      sunset: daylight(destination.at, dates[0] ?? today, destination.timeZone).sunset,
      party: travelling,
      interests: meant,
      lavish: brief.spending === 'high',
    }),
    closures: [...framed.closures, ...limited.closures],
    // On a trip for a feast the plan goes where it is held; with small children only on request.
    festive: feast.festive || (feast.named && !travelling.children),
    mildOnly: table.mildOnly,
    diets,
    refused,
    tooFar,
    mixedTable: table.isMixed,
    cuisines: brief.food.cuisines,
    cuisinesNamed: cuisinesSaid(brief.food.cuisines, text),
    // Breakfast is usually at the lodging.
    meals: { breakfast: read.asked.some(isLateBreakfast) },
    beyondWalking: ways.beyondWalking,
    taxis: ways.taxis,
    appointments: [...settled.appointments, ...framed.appointments],
    locked: settled.locked,
  }
  const settledAsked = settleAsked(
    withLoves(planRequestSchema.parse(input), withoutRefused(text, brief.spans)),
  )
  const isWhole = !(said.isPartOfTrip || isOneDay)
  const seated = isWhole ? withItsDinner(settledAsked.request) : settledAsked.request
  const fitting = fittingSights(withLongerHearts(seated, text))
  const { request } = fitting
  return {
    request,
    notes: [
      ...notes,
      ...settled.notes,
      ...days.ofFirstDay,
      ...longRideNotes(request.places, new Set(request.mustSee), longest),
      ...foodNotes(foods, text, destination.places),
      ...dearButAsked(fitting.request),
      ...settledAsked.notes,
    ],
    unmet: [...unmet, ...settled.unmet, ...settledAsked.unmet, ...fitting.unmet],
    leaving,
    head: {
      isPaced: brief.pace !== undefined,
      byTheClock: isOneDay,
      thrift: thrift ?? null,
      manner: { ...manner, slow: isSlow, back },
    },
    hinted: [
      ...hinted.hints.map(({ words }) => words),
      ...read.heard,
      ...hinted.ofAppointments,
      ...heardAmong(notUnderstood, {
        brief,
        request,
        byTheClock: clock !== null,
        text: text,
      }),
    ],
  }
}
