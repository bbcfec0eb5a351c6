import type { Interest } from '#domain/places/schema.ts'
import { assignPlaces } from './assign-places.ts'
import type { BriefContext } from './brief-context.ts'
import { checked } from './check-brief.ts'
import { readBookedSights } from './clock/booked-sights.ts'
import { readFreePart } from './clock/free-part-of-day.ts'
import { readFreeWindow } from './clock/free-window.ts'
import { freedHours, freedInWords, withFreedSpans, withoutFreed } from './clock/freed-hours.ts'
import { endAtHome, hoursInAll } from './clock/hours-in-all.ts'
import { readHoursOfSights } from './clock/hours-of-sights.ts'
import { partHours } from './clock/part-hours.ts'
import { readAppointments } from './clock/read-appointments.ts'
import { readBackBy, readClock } from './clock/read-clock.ts'
import { mayBeOneDay, readOneDayClock } from './clock/read-one-day-clock.ts'
import { toldEnds } from './clock/told-ends.ts'
import { readSettled } from './clock/told-settled.ts'
import { holdMovedDates } from './dates/moved-dates.ts'
import { nightsAround } from './dates/nights-around.ts'
import { readDateWindows, withoutWindows } from './dates/read-date-windows.ts'
import { readDates } from './dates/read-dates.ts'
import { daysDated, tripTiming, withoutSum } from './dates/trip-dates.ts'
import { writesAmerican } from './dates/writes-american.ts'
import { holdRefusedDates, readReversals } from './grammar/read-reversals.ts'
import { rangesInTurn } from './lengths/ranges-in-turn.ts'
import { readDayWindows, readLengths } from './lengths/read-length.ts'
import { readRest } from './lengths/read-rest.ts'
import { readStays } from './lengths/read-stays.ts'
import { holdCounts } from './lengths/share-days.ts'
import { withNightsTold } from './lengths/towns-of-nights.ts'
import { readParts } from './lengths/trip-parts.ts'
import { holdBeds } from './lodging/bed-facilities.ts'
import { readBedWishes, readVillasToSee } from './lodging/read-bed.ts'
import { readLodging } from './lodging/read-lodging.ts'
import { holdDistricts, readStayArea } from './lodging/stay-area.ts'
import { chosenBudget } from './money/chosen-budget.ts'
import { readMoney, settleCurrency } from './money/read-money.ts'
import { readSpending } from './money/read-spending.ts'
import { readUnpaid } from './money/unpaid-parts.ts'
import { findersFor } from './names/brief-finders.ts'
import { withCapitals } from './names/half-capitals.ts'
import { holdPorts } from './names/hold-ports.ts'
import { famousElsewhere, impliedCity } from './names/imply-city.ts'
import { leftNames } from './names/left-names.ts'
import { holdNamedThings } from './names/named-things.ts'
import { withFarDoubted } from './names/place-company.ts'
import { holdDatedNames, readNames } from './names/read-places.ts'
import { readSights, readSightWords, sightNamed, withoutSightNames } from './names/read-sights.ts'
import { readThings } from './names/read-things.ts'
import { readWrittenSights } from './names/sights-as-written.ts'
import { townOfPark } from './names/town-of-park.ts'
import { unreadGoals } from './names/unread-goals.ts'
import { readMobility, readOccasions, readPace } from './needs/read-needs.ts'
import { readNeeded, readToldNeeds } from './needs/told-needs.ts'
import { withNightsThatAddUp } from './nights-that-add-up.ts'
import { notUnderstood } from './not-understood.ts'
import { holdPets, withTheirPets } from './party/read-pets.ts'
import type { AssignedMention } from './place-roles.ts'
import { claimAroundTrip } from './places/around-the-trip.ts'
import { amidUnread } from './places/goals-amid-unread.ts'
import { isTownOfSize, type PlaceReader } from './places/place-mentions.ts'
import { isSoughtNear } from './places/place-origins.ts'
import { readConnections } from './places/read-connections.ts'
import { readReach, readWeather } from './places/read-search.ts'
import { readEnds } from './places/trip-ends.ts'
import { eachOnce, readPlainFacts, readPlainWishes } from './plain-facts.ts'
import { isPrinted } from './print/printed-opening.ts'
import { readParty } from './read-party.ts'
import { createReading } from './reading.ts'
import { readRefusedThings } from './refused-things.ts'
import { lengthOfOneGoal } from './role-model/length-of-one-goal.ts'
import { namesAsTold } from './role-model/names-as-told.ts'
import { opinionsOf, withSecondOpinion } from './role-model/second-opinion.ts'
import { emptyBrief, type TripBrief } from './schema.ts'
import { readLeftWishes } from './tastes/left-wishes.ts'
import { claimQualified, readQualified, withQualified } from './tastes/qualified-tastes.ts'
import { readFood } from './tastes/read-food.ts'
import { isParticular, readOwnTastes } from './tastes/read-own-tastes.ts'
import { interestsIn, isTaste, readTastes } from './tastes/read-tastes.ts'
import { withoutTheirLovers } from './tastes/taste-words.ts'
import { readLabels } from './told-labels.ts'
import { readDriving } from './transport/read-driving.ts'
import { readRoadManner } from './transport/read-road-manner.ts'
import { isMode, readRental, readTransport, readTripType } from './transport/read-transport.ts'
import { holdDrivers } from './transport/told-journey.ts'

/** As far as "near" is, on the road. */
const nearInMinutes = { minutes: 150 }

/** Never throws. */
export function parseEnglish(typed: string, context: BriefContext, isGloss = false): TripBrief {
  const reader = { gazetteer: context.gazetteer, ...findersFor(context.destinations) }
  const { brief, mentions } = readByRules(typed, context, reader, isGloss)
  const isSettled =
    brief.choice || brief.open || brief.search || context.known || isGloss || isPrinted(typed)
  const likely = isSettled
    ? brief.destinations
    : withSecondOpinion(brief, opinionsOf(typed, namesAsTold(brief, mentions), reader), reader)
  const { stays, days, nights } = lengthOfOneGoal(brief, likely)
  const goals = isSettled ? {} : withNightsThatAddUp({ ...brief, stays }, likely)
  return checked(
    {
      ...brief,
      destinations: likely,
      ...goals,
      stays,
      ...(days !== undefined && { days }),
      ...(nights !== undefined && { nights }),
    },
    context.today,
  )
}

/** What the rules read, and each name with the role that they gave it: the role model learns from that. */
export interface ReadByRules {
  brief: TripBrief
  mentions: readonly AssignedMention[]
}

/** The order of the readers matters: what one has claimed, the next does not read. */
export function readByRules(
  typed: string,
  context: BriefContext,
  reader: PlaceReader,
  isGloss = false,
): ReadByRules {
  const freed = freedHours(typed)
  const reading = createReading(withCapitals(withoutFreed(typed, freed), reader))

  const labels = readLabels(reading)
  readPlainFacts(reading, labels)
  const unpaid = readUnpaid(reading)
  readReversals(reading)
  holdDatedNames(reading, reader)
  const refusedDates = [...holdMovedDates(reading), ...holdRefusedDates(reading)]
  holdDistricts(reading)
  const atWheel = readDriving(reading)
  const rental = readRental(reading)
  const reach = readReach(reading)
  const money = readMoney(reading)
  const back = readBackBy(reading)
  const clock = readClock(reading)
  Object.assign(clock, toldEnds(reading, clock))
  const connections = readConnections(reading)
  const mentions = readDates(reading, { today: context.today, monthFirst: writesAmerican(reading) })
  const parts = readParts(reading)
  const windows = readDayWindows(reading)
  const rest = readRest(reading)
  const lengths = readLengths(reading)
  reading.release()
  claimAroundTrip(reading)
  for (const { start, end } of refusedDates) reading.claim('dates', start, end)
  holdCounts(reading)
  const plainly = readPlainWishes(reading)
  const ports = holdPorts(reading)
  const named = holdNamedThings(reading, reader)
  holdPets(reading)
  const names = readNames(reading, reader)
  reading.release()
  for (const { start, end } of ports) reading.claim('transport', start, end)
  for (const { start, end } of named) reading.claim('mustSee', start, end)
  const bed = readStayArea(reading, names.places, reader)
  if (bed.or) labels.bed.push(`or in ${bed.or}`)
  const towns = withoutSightNames(reading, bed.places, context.destinations)
  const places = assignPlaces(reading, towns, reader, context.known)
  if (places.destinations.length === 0) {
    const implied = impliedCity(reading, reader, names.things) ?? townOfPark(reading, reader)
    if (implied && !places.refused.includes(implied.name)) places.destinations.push(implied)
  }
  const shared = withNightsTold(
    readStays(
      reading,
      places.mentions,
      places.destinations,
      lengths,
      windows,
      daysDated(reading, mentions),
    ),
    places.mentions,
    places.destinations,
  )
  const sights = readSights(
    reading,
    [...places.destinations, ...(context.known ?? [])],
    context.destinations,
  )
  const settled = places.destinations.length > 0 && !(places.choice || places.open || context.known)
  const famous = settled ? famousElsewhere(reading, reader, places.destinations) : []
  const there = readSights(
    reading,
    famous.flatMap(({ city }) => city ?? []),
    context.destinations,
  )
  sights.mustSee.push(...there.mustSee)
  const written = readWrittenSights(reading, places.destinations, context.destinations)
  for (const list of ['mustSee', 'mustAvoid'] as const)
    sights[list].push(...written[list].filter((name) => !sights[list].includes(name)))
  holdBeds(reading)
  const qualified = readQualified(reading)
  const things = readThings(reading, names.things, (name) => reader.sights.named(name).length > 0)
  for (const { start, end, name } of famous) {
    if (!reading.isFree(start, end)) continue
    reading.claim('mustSee', start, end)
    things.mustSee.push(name)
  }
  const windowDates = readDateWindows(
    reading,
    mentions,
    places.mentions,
    places.destinations,
    shared.stays,
  )
  const openDates = withoutWindows(mentions, windowDates)
  const isOneDay = shared.days === 1 || mayBeOneDay(shared, mentions)
  const window = isOneDay ? readFreeWindow(reading, clock) : undefined
  if (window) Object.assign(clock, window)
  const fixed = [...labels.settled, ...freed.map(freedInWords), ...readSettled(reading, mentions)]
  const booked = readBookedSights(reading, openDates, {
    goals: places.destinations.map(({ name }) => name),
    isOneDay,
  })
  const { onLastDay, ...events } = readAppointments(
    reading,
    // The only day that is named is the free one.
    window && mentions.length < 2 ? [] : openDates.filter((date) => !booked.used.has(date)),
    shared.homeless,
  )
  const appointments = [...booked.appointments, ...events.appointments]
  const used = booked.used.union(events.used)
  if (!(clock.arrival || clock.departure))
    Object.assign(clock, readOneDayClock(reading, shared, mentions))
  const ends = readEnds(places.mentions, reading, places.origin?.name)
  const part = isOneDay ? readFreePart(reading, shared.days === 1) : undefined
  if (part) Object.assign(clock, { ...part, ...clock })
  const byTheHour = hoursInAll(lengths, shared.days, clock)
  if (byTheHour?.departure) clock.departure = byTheHour.departure
  const homeward = endAtHome(back, places.origin, places.destinations)
  if (homeward.departure) clock.departure ??= homeward.departure
  const tripType = readTripType(reading) ?? (ends.isRound ? 'round' : undefined)
  const { occasions, celebrated } = readOccasions(reading, appointments)
  holdDrivers(reading)
  readHoursOfSights(reading)
  const party = readParty(reading)
  const ofBed = readBedWishes(reading, labels.bed)
  const villas = readVillasToSee(reading)
  const mobility = readMobility(reading)
  const lodging = readLodging(reading, party.total, ofBed)
  const { food, avoided, isInterest } = readFood(reading)
  const needs = [...labels.needs, ...readToldNeeds(reading)]
  const spending = readSpending(reading)
  const pace = readPace(reading)
  const refused = readRefusedThings(
    reading,
    (phrase) => isTaste(phrase) || isParticular(phrase) || isMode(phrase),
  )
  const transport = readTransport(reading, labels.ways, reach?.by)
  const tastes = readTastes(reading)
  const driving = {
    ...atWheel,
    ...readRoadManner(reading),
    ...(ends.isLeft && { leftElsewhere: true as const }),
  }
  const isTown = (name: string) => isTownOfSize(reader, name)
  const sought = places.destinations.length === 0 || places.open
  const weather = sought ? readWeather(reading) : undefined
  const own = readOwnTastes(reading, isTown)
  claimQualified(reading, qualified)
  needs.push(...readNeeded(reading))
  const called = readSightWords(reading, places.destinations, context.destinations)
  const left =
    places.choice || places.open ? [] : leftNames(reading, reader, places.mentions, names.places)
  if (settled) left.push(...unreadGoals(reading, places.mentions, names.places))
  const wishes = isGloss ? [] : readLeftWishes(reading, isTown)
  for (const { city } of famous)
    if (city && !left.some(({ name }) => name === city.name)) left.push(city)
  const within =
    reach ?? (sought && isSoughtNear(reading, places.mentions) ? nearInMinutes : undefined)
  const search = (weather ?? within) && {
    ...(weather && { weather }),
    ...(within && { within }),
  }
  const around = nightsAround(reading, openDates, used, appointments, shared.nights)
  const inTurn = rangesInTurn(
    reading,
    openDates.filter((mention) => !used.has(mention)),
    places.mentions,
    places.destinations,
    shared.stays,
  )
  const told = tripTiming(
    reading,
    around ? [around] : inTurn.dates,
    {
      // Who arrives and leaves by the clock, and says no days, does so on one.
      ...((part ?? window ?? (clock.arrival && clock.departure)) &&
        mayBeOneDay(shared, mentions) && { days: 1 }),
      ...(ends.isCall && mayBeOneDay(shared, mentions) && { days: 1 }),
      ...(shared.days !== undefined && { days: shared.days + rest.onTop }),
      ...(shared.nights !== undefined && { nights: shared.nights }),
      ...(inTurn.nights !== undefined && { nights: inTurn.nights }),
    },
    [...used],
  )
  const timing = shared.ofSome ? withoutSum(told) : told
  if (timing.dates)
    Object.assign(clock, { ...partHours(reading, openDates, timing.dates), ...clock })
  for (const each of onLastDay) if (timing.days) each.day = timing.days
  const goals = places.destinations.map(({ country }) => country)
  settleCurrency(money, places.origin?.country, goals, reading.lower)
  const chosen = chosenBudget(reading, money)
  const budget = chosen && unpaid.length > 0 ? { ...chosen, without: unpaid } : chosen

  withTheirPets(party, lodging)
  const car = rental ?? (money.rental && {})
  const drives = car !== undefined || Object.keys(driving).length > 0
  if (drives && !transport.wanted.includes('car') && !transport.avoided.includes('self-driving')) {
    transport.wanted.push('car')
  }
  const brief: TripBrief = {
    ...emptyBrief(),
    ...(places.origin && { origin: places.origin }),
    destinations: places.choice
      ? places.destinations
      : amidUnread(
          reading,
          withFarDoubted([...places.destinations, ...left], places.mentions, timing.days),
          places.mentions,
        ),
    order: places.order,
    ...(places.choice && { choice: places.choice }),
    ...(places.open && { open: places.open }),
    ...(search && { search }),
    stays: shared.stays,
    connections,
    ...(places.cityCount !== undefined && { cityCount: places.cityCount }),
    ...timing,
    ...clock,
    ...(byTheHour?.hours !== undefined && { hours: byTheHour.hours }),
    ...(homeward.homeBy && { homeBy: homeward.homeBy }),
    party,
    ...(budget && { budget }),
    ...(spending && { spending }),
    ...(pace && { pace }),
    interests: [
      ...new Set<Interest>([
        ...tastes.interests,
        ...own.interests,
        ...[...plainly, ...qualified.map(({ text }) => text)].flatMap(interestsIn),
        ...(isInterest ? (['food'] as const) : []),
      ]),
    ].filter((each) => !tastes.dislikes.includes(each)),
    dislikes: tastes.dislikes,
    wantedKinds: tastes.wantedKinds,
    avoidedKinds: tastes.avoidedKinds,
    tastes: withQualified(
      [
        ...new Set(
          [...labels.tastes, ...plainly, ...own.tastes, ...villas, ...parts, ...wishes].map(
            withoutTheirLovers,
          ),
        ),
      ],
      qualified,
    ),
    mustSee: [
      ...new Set([
        ...sights.mustSee,
        ...[...named.map(({ name }) => name), ...things.mustSee, ...places.aside]
          // Where a table is booked is kept by the appointment.
          .filter((name) => !appointments.some(({ where }) => where === name))
          // "The Berlin marathon": the town of it is the goal.
          .filter((name) => !places.destinations.some((goal) => goal.name === name))
          .map((name) => sightNamed(name, places.destinations, context.destinations)),
        ...called.mustSee,
      ]),
    ],
    mustAvoid: [
      ...things.mustAvoid,
      ...sights.mustAvoid,
      ...called.mustAvoid,
      ...places.refused,
      ...tastes.mustAvoid,
      ...own.avoided,
      ...refused,
      ...avoided,
    ],
    food,
    mobility,
    ...(needs.length > 0 && { needs: eachOnce(needs, labels.ways) }),
    lodging: {
      ...lodging,
      ...(things.lodgingName && { name: things.lodgingName }),
      ...(bed.area && { area: bed.area }),
      ...(bed.at && { at: bed.at }),
      ...(money.nightly && { price: money.nightly }),
    },
    transport: {
      ...transport,
      ...(car && { rental: { ...car, ...(money.rental && { price: money.rental }) } }),
    },
    ...(Object.keys(driving).length > 0 && { driving }),
    ...(tripType && { tripType }),
    ...(ends.startsIn && { startsIn: ends.startsIn }),
    ...(ends.endsIn && { endsIn: ends.endsIn }),
    occasions,
    ...(celebrated && { celebrated }),
    restDays: rest.days,
    appointments,
    spans: withFreedSpans(reading.spans, freed)
      .map((span) => ({ ...span, text: typed.slice(span.start, span.end) }))
      .sort((a, b) => a.start - b.start),
    ...(fixed.length > 0 && { settled: [...new Set(fixed)] }),
    notUnderstood: notUnderstood(reading.text, reading.spans),
  }
  return { brief, mentions: places.mentions }
}
