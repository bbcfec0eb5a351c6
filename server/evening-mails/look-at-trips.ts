/**
 * The job that watches trips: looks at the weather of those that are due, stores which of their days it
 * spoils, and sends the mail about the next day to who wants one.
 */
import { loadDestination } from '#domain/places/load-catalogue.ts'
import type { AllPlaces } from '#domain/planner/by-hand/ways-out.ts'
import { readTrip } from '#domain/trip/read-trip.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { foundDays } from '#domain/weather-swaps/evening-plan.ts'
import { type Evening, eveningAt, eveningBefore, nextLook } from '#domain/weather-swaps/evenings.ts'
import { questionFor, watchedDays } from '#domain/weather-swaps/watched-days.ts'
import type { Database } from '#server/backend/db/driver.ts'
import { dueTrips, type WatchSurroundings, watchNearTrips } from './due-trips.ts'
import { type DueTrip, dropBegunMail, noteLook } from './evening-store.ts'
import { type KeptHours, keptHours } from './kept-hours.ts'
import { sendEveningMail } from './send-evening-mail.ts'

const batch = 20
/** The most trips of one run; the others are still due in a quarter of an hour. */
const mostTrips = 1_000
/** Places asked for in one run, not counting mails: 9,600 a day, within what Open-Meteo gives everybody. */
const mostAsked = 100
/** After so many failures one after the other the service is left alone until the next run. */
const mostFailures = 3
/** Minutes after which a mail or a look that failed is tried again. */
const soon = 15
const later = 60
/** Minutes for which a mail waits for a forecast that can't be had at the moment. */
const patience = 60
/** How old, in minutes, a forecast may be that was asked for another trip: in a mail, and on the list of trips. */
const freshMinutes = { mail: 60, look: 180 }

interface Run {
  database: Database
  surroundings: WatchSurroundings
  hours: KeptHours
  counts: { looked: number; sent: number; refused: number; failedInARow: number }
}

export async function lookAtTrips(
  database: Database,
  surroundings: WatchSurroundings,
  signal: AbortSignal,
): Promise<string> {
  const hours = keptHours(database, surroundings.hourly, surroundings.now)
  const counts = { looked: 0, sent: 0, refused: 0, failedInARow: 0 }
  const run: Run = { database, surroundings, hours, counts }
  await watchNearTrips(database, surroundings, mostTrips)
  let due: DueTrip[]
  do {
    due = await dueTrips(database, surroundings, batch)
    for (const trip of due) {
      if (signal.aborted || !mayGoOn(run, trip)) return inWords(run)
      await lookAt(run, trip)
      counts.looked += 1
    }
  } while (due.length === batch)
  return inWords(run)
}

/** Whether a trip is looked at in this run: mails always, the others while places may be asked for. */
function mayGoOn({ counts, hours }: Run, { email }: DueTrip): boolean {
  if (counts.looked >= mostTrips) return false
  return email !== null || (hours.asked() < mostAsked && counts.failedInARow < mostFailures)
}

function inWords({ counts, hours }: Run): string {
  const refused = counts.refused > 0 ? `, ${counts.refused} refused` : ''
  return `${counts.looked} trips looked at, ${hours.asked()} places asked for, ${counts.sent} mails sent${refused}`
}

async function lookAt(run: Run, due: DueTrip): Promise<void> {
  const { database, surroundings, counts } = run
  const now = Math.floor(surroundings.now() / 60_000)
  const read = readTrip(due.snapshot)
  // Written by a newer version of the product: a process of that version looks at it, once the trip
  // is changed again.
  if (!read.ok) return noteLook(database, due, null, null)
  const { trip } = read
  const evening = due.email === null ? null : dueEvening(trip, due, now)
  if (due.begun !== null && !evening) await dropBegunMail(database, due)
  const known = await placesOf(trip)
  const spots = questionFor(watchedDays(trip, now * 60_000))?.spots
  const answer = spots
    ? await run.hours.hours(spots, evening ? freshMinutes.mail : freshMinutes.look)
    : null
  const failed = answer?.ok === false && answer.reason !== 'no-forecast'
  counts.failedInARow = failed ? counts.failedInARow + 1 : 0
  const found =
    answer?.ok && !due.ignored
      ? foundDays(trip, now * 60_000, {
          known,
          newId: surroundings.newStopId,
          forecasts: answer.spots,
        })
      : null
  const next = nextLook(trip, now)
  if (!evening || due.email === null || !surroundings.mails) {
    return noteLook(database, due, found, failed ? earlier(next, now + later) : next)
  }
  if (failed && now < evening.from + patience) return noteLook(database, due, found, now + soon)
  const sending = { due, to: due.email, trip, evening, answer, known }
  const outcome = await sendEveningMail(database, sending, {
    ...surroundings,
    ...surroundings.mails,
  })
  if (outcome === 'sent') counts.sent += 1
  if (outcome === 'refused') counts.refused += 1
  const again = outcome === 'refused' && now + soon < evening.until
  await noteLook(database, due, found, again ? now + soon : next)
}

const earlier = (one: number | null, other: number) => Math.min(one ?? other, other)

/** The evening whose mail is due: of the day whose mail was begun, else by the clock; null once that day has begun. */
function dueEvening(trip: Trip, { begun }: DueTrip, now: number): Evening | null {
  const left = trip.days.find(({ date }) => date === begun)
  const evening = left ? eveningBefore(left) : eveningAt(trip, now)
  return evening && now < evening.begins && evening.day.stops.length > 0 ? evening : null
}

async function placesOf({ stays }: Trip): Promise<AllPlaces> {
  const slugs = new Set(stays.flatMap(({ slug }) => slug ?? []))
  const cities = await Promise.all([...slugs].map(loadDestination))
  const places = new Map(
    cities.flatMap((city) => city?.places ?? []).map((place) => [place.id, place]),
  )
  return { place: (id) => places.get(id), all: () => places.values() }
}
