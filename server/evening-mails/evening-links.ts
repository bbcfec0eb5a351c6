/** What the links in an evening mail show and do. Having the mail is enough: no sign-in is asked for. */
import type { EveningServices } from '#domain/site/evening-mails.ts'
import { apply } from '#domain/trip/apply.ts'
import { operationIdSchema } from '#domain/trip/ids.ts'
import { readTrip } from '#domain/trip/read-trip.ts'
import type { Database } from '#server/backend/db/driver.ts'
import { fetchMail, fetchSwap, type StoredSwap, stopMails, takeSwap } from './evening-store.ts'

const secretPattern = /^[A-Za-z0-9_-]{43}$/

export function eveningLinks(database: Database): EveningServices {
  return {
    async fetchSwap(secret) {
      const stored = secretPattern.test(secret) ? await fetchSwap(database, secret) : null
      return stored && shown(stored, stored.state)
    },
    async takeSwap(secret) {
      const stored = secretPattern.test(secret) ? await fetchSwap(database, secret) : null
      if (!stored) return null
      if (stored.state !== 'open') return shown(stored, stored.state)
      const after = swapped(stored)
      // A trip of a newer version can't be changed by this one.
      if (!after) return shown(stored, 'changed')
      // The trip may have been changed since it was read: the database compares again, and takes a
      // swap once only.
      const outcome = await takeSwap(database, secret, after)
      if (outcome === 'taken') return shown(stored, 'taken')
      const again = await fetchSwap(database, secret)
      return again && shown(again, again.state)
    },
    fetchMail: async (secret) => (secretPattern.test(secret) ? fetchMail(database, secret) : null),
    async stopMails(secret) {
      if (!secretPattern.test(secret)) return null
      await stopMails(database, secret)
      return fetchMail(database, secret)
    },
  }
}

function shown({ swap, trip, title }: StoredSwap, state: StoredSwap['state'] | 'taken') {
  const { date, number, stops, forecast } = swap
  return { state, trip, title, date, number, stops, forecast }
}

/** The same operation as on the trip's page. */
function swapped({ snapshot, swap, mail, version }: StoredSwap) {
  const read = readTrip(snapshot)
  if (!read.ok) return null
  const id = operationIdSchema.parse(`evening-${mail}`)
  const operation = { id, base: version, hand: 'weather-swap' as const, change: swap.change }
  return apply(read.trip, operation).trip
}
