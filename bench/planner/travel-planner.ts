/**
 * TravelPlanner's requests: the wishes come from the words of the query alone, the candidates from
 * the record's tables, and every constraint is judged by code of its own.
 */
import type { BriefContext } from '#domain/brief/brief-context.ts'
import { parseBrief } from '#domain/brief/parse-brief.ts'
import { toMinor } from '#domain/money/money.ts'
import { planTrip, shownTrip, type TripOutcome } from '#domain/planner/multi-city/plan-trip.ts'
import { requestFromBrief } from '#domain/planner/multi-city/request-from-brief.ts'
import type {
  HouseRule,
  LegOffer,
  LodgingOffer,
  TripCity,
} from '#domain/planner/multi-city/trip-request.ts'
import { sayWish } from '#domain/planner/multi-city/trip-request.ts'
import type { Stop, Trip } from '#domain/trip/schema.ts'
import { lodgingOfNight, staysByDay } from '#domain/trip/stays.ts'
import { percentOf } from '../figures.ts'
import { type RequestOptions, timesOf } from './measured.ts'
import { brokenConstraints } from './travel-planner-judge.ts'
import {
  type PublishedDay,
  type Row,
  readTravelRecords,
  type Sandbox,
  type TravelRecord,
} from './travel-planner-records.ts'

export async function measureTravelPlanner(dataDir: string, options: RequestOptions) {
  const all = await readTravelRecords(dataDir)
  const records = all.filter((_, index) => index % (options.sample ?? 1) === 0)
  // The first request would otherwise pay for compiling the code.
  for (const record of records.slice(0, 5)) planOf(record, options.context)
  const times: number[] = []
  const failed: Record<string, number> = {}
  let passed = 0
  for (const [index, record] of records.entries()) {
    const startedAt = performance.now()
    const outcome = planOf(record, options.context)
    times.push(performance.now() - startedAt)
    const trip = shownTrip(outcome)
    const broken = trip ? brokenConstraints(published(trip), record) : ['no plan']
    if (broken.length === 0) passed += 1
    for (const name of broken) failed[name] = (failed[name] ?? 0) + 1
    if (broken.length > 0)
      options.progress?.(`${index}: ${broken.join(', ')}${why(outcome)}: ${record.query}`)
  }
  const annotated = records.flatMap((record) =>
    record.annotated ? { annotated: record.annotated, record } : [],
  )
  return {
    finalPass: percentOf(passed, records.length),
    requests: records.length,
    milliseconds: timesOf(times),
    failed,
    /** What the same judge says of the plans that came with the requests. */
    annotatedPass: percentOf(annotated.filter(passes).length, annotated.length),
  }
}

function passes({ annotated, record }: { annotated: PublishedDay[]; record: TravelRecord }) {
  return brokenConstraints(annotated, record).length === 0
}

function why(outcome: TripOutcome): string {
  if (outcome.ok) return ''
  return outcome.reason === 'conflict'
    ? ` (${outcome.conflict.map((wish) => sayWish(wish)).join(' with ')})`
    : ` (${outcome.reason})`
}

function planOf({ query, sandbox }: TravelRecord, context: BriefContext): TripOutcome {
  const brief = parseBrief(query, context)
  const start = brief.dates?.start ?? ''
  return planTrip(
    requestFromBrief(brief, { cities: citiesIn(sandbox), legs: legsIn(sandbox, start) }),
  )
}

function citiesIn({ attractions, restaurants, accommodations }: Sandbox): TripCity[] {
  const names = [
    ...attractions.map(({ City }) => City),
    ...accommodations.map(({ city }) => city),
  ].filter((name) => name !== undefined)
  return [...new Set(names)].map((name) => ({
    name,
    offers: {
      lodgings: firstOfEach(accommodations.filter(({ city }) => city === name).map(lodgingOf)),
      eateries: firstOfEach(
        restaurants
          .filter(({ City }) => City === name)
          .map((row) => ({
            name: row.Name ?? '',
            price: toMinor(Number(row['Average Cost']), 'USD'),
            cuisines: (row.Cuisines ?? '').toLowerCase().split(', '),
            quality: Number(row['Aggregate Rating']) / 5,
          })),
      ),
      sights: attractions
        .filter(({ City }) => City === name)
        .map(({ Name }) => ({ name: Name ?? '' })),
    },
  }))
}

/** Names are all that a plan says: of two houses with one name, the first listed is meant. */
function firstOfEach<Offer extends { name: string }>(offers: readonly Offer[]): Offer[] {
  const names = offers.map(({ name }) => name)
  return offers.filter(({ name }, index) => names.indexOf(name) === index)
}

const ruleWords: Readonly<Record<string, HouseRule>> = {
  'No pets': 'pets',
  'No smoking': 'smoking',
  'No parties': 'parties',
  'No children under 10': 'children',
  'No visitors': 'visitors',
}

function lodgingOf(row: Row): LodgingOffer {
  const type = row['room type'] ?? ''
  return {
    name: row.NAME ?? '',
    pricePerNight: toMinor(Number(row.price), 'USD'),
    roomType: type.startsWith('Entire')
      ? 'entire'
      : type.startsWith('Shared')
        ? 'shared'
        : 'private',
    forbids: (row.house_rules ?? '').split(' & ').flatMap((rule) => ruleWords[rule] ?? []),
    leastNights: Number(row['minimum nights']),
    sleeps: Number(row['maximum occupancy']),
    quality: (Number(row['review rate number']) || 0) / 5,
  }
}

function legsIn({ flights, drives }: Sandbox, start: string): LegOffer[] {
  return [
    ...flights.map(
      (row): LegOffer => ({
        from: row.OriginCityName ?? '',
        to: row.DestCityName ?? '',
        mode: 'flight',
        day: 1 + Math.round((Date.parse(row.FlightDate ?? '') - Date.parse(start)) / 86_400_000),
        departs: minutesOf(row.DepTime),
        arrives: minutesOf(row.ArrTime),
        fare: { amount: toMinor(Number(row.Price), 'USD'), each: 'person' },
        reference: row['Flight Number'] ?? '',
      }),
    ),
    ...drives.map(
      ({ mode, from, to, minutes, cost }): LegOffer => ({
        from,
        to,
        mode: mode === 'Taxi' ? 'taxi' : 'self-driving',
        minutes,
        fare: { amount: toMinor(cost, 'USD'), each: 'vehicle', seats: mode === 'Taxi' ? 4 : 5 },
      }),
    ),
  ]
}

function minutesOf(time: string | undefined): number {
  const [hours = 0, minutes = 0] = (time ?? '').split(':').map(Number)
  return hours * 60 + minutes
}

/** The trip in the words of the published ones. */
function published(trip: Trip): PublishedDay[] {
  const stays = staysByDay(trip)
  return trip.days.map(({ stops }, index) => {
    const journey = stops.find(({ kind }) => kind === 'journey')
    const here = stays.find(({ first, last }) => first <= index + 1 && last >= index + 1)
    const meal = (name: Stop['meal']) => named(stops.find((stop) => stop.meal === name))
    const bed = lodgingOfNight(trip, index)
    return {
      current_city: journey
        ? `from ${journey.leg?.from?.name} to ${journey.leg?.to?.name}`
        : (here?.city ?? '-'),
      transportation: journey?.leg ? legText(journey.leg) : '-',
      breakfast: meal('breakfast'),
      attraction:
        stops.flatMap((stop) => (stop.kind === 'visit' ? `${named(stop)};` : [])).join('') || '-',
      lunch: meal('lunch'),
      dinner: meal('dinner'),
      accommodation: bed?.source.kind === 'provider' ? named(bed) : '-',
    }
  })
}

function named(place: { name: string; area: string | null } | undefined): string {
  return place ? `${place.name}, ${place.area}` : '-'
}

function legText({ mode, reference, from, to }: NonNullable<Stop['leg']>): string {
  if (mode === 'flight') return `Flight Number: ${reference}, from ${from?.name} to ${to?.name}`
  return `${mode === 'taxi' ? 'Taxi' : 'Self-driving'}, from ${from?.name} to ${to?.name}`
}
