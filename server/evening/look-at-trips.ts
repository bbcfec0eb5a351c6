/**
 * The job of the evenings: looks at the trips that are due, stores which of their days the weather spoils,
 * and sends the mail about the next day. A mail is claimed by a row before it is sent, so that none is
 * sent twice, whoever else runs the job and however often it is tried.
 */
import { loadDestination } from '#domain/places/load-catalogue.ts'
import type { AllPlaces } from '#domain/planner/by-hand/ways-out.ts'
import type { StopId } from '#domain/trip/ids.ts'
import { readTrip } from '#domain/trip/read-trip.ts'
import { isDriven, ownAddress } from '#domain/trip/road-stops.ts'
import type { Trip } from '#domain/trip/schema.ts'
import type { HourlyAnswer, HourlyFinder } from '#domain/weather/hour-weather.ts'
import { eveningPlan, foundDays } from '#domain/weather-swaps/evening-plan.ts'
import { type Evening, eveningAt, nextLook } from '#domain/weather-swaps/evenings.ts'
import { sourceInWords } from '#domain/weather-swaps/swap-words.ts'
import { questionFor, watchedDays } from '#domain/weather-swaps/watched-days.ts'
import type { Database } from '#server/backend/db/driver.ts'
import type { OutgoingMail } from '../providers/mail/outgoing-mail.ts'
import { wasRefused } from '../providers/mail/refused-mail.ts'
import { eveningLetter } from './evening-letter.ts'
import { claimMail, type DueTrip, dueTrips, noteLook, noteMail } from './evening-store.ts'

export interface EveningSurroundings {
  hourly: HourlyFinder
  mail: Pick<OutgoingMail, 'send'>
  publicUrl: string
  brand: string
  now: () => number
  newSecret: () => string
  newStopId: (instead: StopId) => StopId
}

const batch = 20
/** In one run; the rest is due still in a quarter of an hour. */
const mostTrips = 1_000
/** What failed is tried again after so many minutes. */
const soon = 15
/** So long a mail waits for a forecast that can't be had at the moment. */
const patience = 60

interface Counts {
  looked: number
  sent: number
  refused: number
}

export async function lookAtTrips(
  database: Database,
  surroundings: EveningSurroundings,
  signal: AbortSignal,
): Promise<string> {
  const counts: Counts = { looked: 0, sent: 0, refused: 0 }
  while (counts.looked < mostTrips && !signal.aborted) {
    const due = await dueTrips(database, batch)
    for (const trip of due) {
      if (signal.aborted) break
      await lookAt(database, trip, surroundings, counts)
      counts.looked += 1
    }
    if (due.length < batch) break
  }
  const refused = counts.refused > 0 ? `, ${counts.refused} refused` : ''
  return `${counts.looked} trips looked at, ${counts.sent} mails sent${refused}`
}

async function lookAt(
  database: Database,
  due: DueTrip,
  surroundings: EveningSurroundings,
  counts: Counts,
): Promise<void> {
  const now = Math.floor(surroundings.now() / 60_000)
  const read = readTrip(due.snapshot)
  // A newer version wrote it: whoever knows it looks, once it is changed again.
  if (!read.ok) return noteLook(database, due, null, null)
  const { trip } = read
  const known = await placesOf(trip)
  const answer = await hoursFor(trip, now, surroundings.hourly)
  const options = { known, newId: surroundings.newStopId }
  const found =
    answer?.ok && !due.ignored
      ? foundDays(trip, now * 60_000, { ...options, forecasts: answer.spots })
      : null
  const evening = eveningAt(trip, now)
  const failed = answer?.ok === false && answer.reason !== 'no-forecast'
  const next = nextLook(trip, now)
  const isDue = evening !== null && evening.day.stops.length > 0
  if (isDue && failed && now < evening.from + patience) {
    return noteLook(database, due, found, now + soon)
  }
  const outcome = isDue
    ? await send(database, { due, trip, evening, answer, known, surroundings })
    : 'not-due'
  if (outcome === 'sent') counts.sent += 1
  if (outcome === 'refused') counts.refused += 1
  const again = outcome === 'refused' && now + soon < (evening?.until ?? 0)
  await noteLook(database, due, found, again ? now + soon : next)
}

async function placesOf({ stays }: Trip): Promise<AllPlaces> {
  const slugs = new Set(stays.flatMap(({ slug }) => slug ?? []))
  const cities = await Promise.all([...slugs].map(loadDestination))
  const places = new Map(
    cities.flatMap((city) => city?.places ?? []).map((place) => [place.id, place]),
  )
  return { place: (id) => places.get(id), all: () => places.values() }
}

/** Null where no day is near, or none of their stops has a place. */
async function hoursFor(trip: Trip, now: number, hourly: HourlyFinder) {
  const question = questionFor(watchedDays(trip, now * 60_000))
  if (!question) return null
  const { from, to } = question
  // Whole hours, as an open trip asks.
  return hourly.hours({ ...question, from: from - (from % 60), to: to + 59 - ((to + 59) % 60) })
}

interface Sending {
  due: DueTrip
  trip: Trip
  evening: Evening
  answer: HourlyAnswer | null
  known: AllPlaces
  surroundings: EveningSurroundings
}

async function send(
  database: Database,
  { due, trip, evening, answer, known, surroundings }: Sending,
): Promise<'sent' | 'refused' | 'not-claimed'> {
  const { publicUrl, brand, mail, newSecret, newStopId } = surroundings
  const forecasts = answer?.ok ? answer.spots : []
  const options = { forecasts, known, newId: newStopId, ignored: due.ignored }
  const plan = eveningPlan(trip, evening.day, options)
  const stopSecret = newSecret()
  const swap = plan.swap && { secret: newSecret(), what: plan.swap, until: evening.begins }
  const { date } = evening.day
  const claimed = await claimMail(database, due, { date, stopSecret, swap })
  if (claimed === null) return 'not-claimed'
  const letter = eveningLetter({
    title: trip.title,
    plan,
    source: sourceOf(answer, surroundings.now()),
    brand,
    to: due.email,
    tripUrl: publicUrl + ownAddress(trip.id, isDriven(trip)),
    swapUrl: swap ? `${publicUrl}/view-itinerary/swap/${swap.secret}` : undefined,
    stopUrl: `${publicUrl}/view-itinerary/evening/${stopSecret}`,
  })
  try {
    await mail.send(letter)
  } catch (error) {
    // Where it may have been taken all the same, its row stays: one mail too few is better than two.
    if (!wasRefused(error)) throw error
    await noteMail(database, claimed, false)
    return 'refused'
  }
  await noteMail(database, claimed, true)
  return 'sent'
}

function sourceOf(answer: HourlyAnswer | null, now: number): string {
  if (answer?.ok) return sourceInWords(answer.spots, now / 60_000)
  return 'There is no forecast for this day, so nothing is said of its weather.'
}
