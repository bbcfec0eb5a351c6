/**
 * Sends the mail about one day. It is claimed before it is sent, and the claim is renewed while the process
 * is alive: no two of them send it, and what a process left that died is sent by another, by the same
 * Message-ID and with the same links.
 */
import type { AllPlaces } from '#domain/planner/by-hand/ways-out.ts'
import type { StopId } from '#domain/trip/ids.ts'
import { isDriven, ownAddress } from '#domain/trip/road-stops.ts'
import type { Trip } from '#domain/trip/schema.ts'
import type { HourlyAnswer } from '#domain/weather/hour-weather.ts'
import { eveningPlan } from '#domain/weather-swaps/evening-plan.ts'
import type { Evening } from '#domain/weather-swaps/evenings.ts'
import { sourceInWords } from '#domain/weather-swaps/swap-words.ts'
import type { Database } from '#server/backend/db/driver.ts'
import type { OutgoingMail } from '../providers/mail/outgoing-mail.ts'
import { wasRefused } from '../providers/mail/refused-mail.ts'
import { eveningLetter } from './evening-letter.ts'
import { claimMail, type DueTrip, holdMail, noteMail } from './evening-store.ts'

export interface MailSurroundings {
  mail: Pick<OutgoingMail, 'send'>
  publicUrl: string
  brand: string
  now: () => number
  /**
   * Derives a secret from the words with the deployment's own: the same in every process, and
   * nobody else can make it.
   */
  secretFor: (words: string) => string
  newHolder: () => string
  newStopId: (instead: StopId) => StopId
}

/**
 * How long a claim holds after its process died, and how often one that lives renews it. Shorter than the
 * lease of a job, so that whoever takes the job over finds the mail free.
 */
const leaseSeconds = 30
const renewMs = 10_000

export interface Sending {
  due: DueTrip
  to: string
  trip: Trip
  evening: Evening
  answer: HourlyAnswer | null
  known: AllPlaces
}

export async function sendEveningMail(
  database: Database,
  { due, to, trip, evening, answer, known }: Sending,
  surroundings: MailSurroundings,
): Promise<'sent' | 'refused' | 'not-claimed'> {
  const { publicUrl, brand, secretFor, newHolder, newStopId } = surroundings
  const forecasts = answer?.ok ? answer.spots : []
  const options = { forecasts, known, newId: newStopId, ignored: due.ignored }
  const plan = eveningPlan(trip, evening.day, options)
  const { date } = evening.day
  const holder = newHolder()
  const stopSecret = secretFor(`end the mails of ${trip.id} ${date}`)
  const swap = plan.swap && { secret: secretFor(`swap ${trip.id} ${date}`), what: plan.swap }
  const claim = { holder, seconds: leaseSeconds, until: evening.begins, stopSecret, swap }
  const mail = await claimMail(database, due, { date, ...claim })
  if (mail === null) return 'not-claimed'
  const letter = eveningLetter({
    title: trip.title,
    plan,
    source: sourceOf(answer, surroundings.now()),
    brand,
    to,
    tripUrl: publicUrl + ownAddress(trip.id, isDriven(trip)),
    swapUrl: swap ? `${publicUrl}/view-itinerary/swap/${swap.secret}` : undefined,
    stopUrl: `${publicUrl}/view-itinerary/evening/${stopSecret}`,
  })
  const messageId = `<evening.${mail}@${new URL(publicUrl).hostname}>`
  // Errors are ignored: without the database nobody else can claim the mail either.
  const renewing = setInterval(
    () => holdMail(database, { mail, holder }, leaseSeconds).catch(() => {}),
    renewMs,
  )
  try {
    await surroundings.mail.send({ ...letter, messageId })
  } catch (error) {
    if (wasRefused(error)) {
      await noteMail(database, { mail, holder }, 'refused')
      return 'refused'
    }
    // The connection broke, and the server may have taken the mail: it is not sent again, since
    // none is better than two.
    await noteMail(database, { mail, holder }, 'lost')
    throw error
  } finally {
    clearInterval(renewing)
  }
  await noteMail(database, { mail, holder }, 'sent')
  return 'sent'
}

function sourceOf(answer: HourlyAnswer | null, now: number): string {
  if (answer?.ok) return sourceInWords(answer.spots, now / 60_000)
  return 'There is no forecast for this day, so nothing is said of its weather.'
}
