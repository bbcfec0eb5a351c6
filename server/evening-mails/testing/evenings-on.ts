/** Trips of the owner's with a mail in the evening, and the job that sends it at a given time. */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { beforeAll, beforeEach } from 'vitest'
import { lisbonByHand } from '#domain/planner/by-hand/testing/lisbon-by-hand.ts'
import { stopIdSchema } from '#domain/trip/ids.ts'
import type { Trip } from '#domain/trip/schema.ts'
import type { HourlyAnswer, HourWeather } from '#domain/weather/hour-weather.ts'
import { fineHour } from '#domain/weather-swaps/testing/forecast-of.ts'
import type { TestEngine } from '#server/backend/db/testing/both-engines.ts'
import type { Letter } from '#server/providers/mail/smtp.ts'
import { type Actor, ask, IDS } from '#testing/permissions/actors.ts'
import { seedRows } from '#testing/permissions/seeded-rows.ts'
import { keepNewTrip } from '#testing/trips/trip-client.ts'
import { lookAtTrips } from '../look-at-trips.ts'

/** Half past six in Lisbon, the evening before the trip. */
export const eveningBefore = Date.parse('2027-05-09T17:30Z')

const wetHour = (instant: number): HourWeather => ({
  ...fineHour(instant),
  rain: 0.95,
  millimetres: 3,
})

/** The owner is ready for mails before the tests of a `describe`; before each of them no trip is watched and no letter sent. */
export function useEvenings(engine: TestEngine) {
  const evenings = eveningsOn(engine)
  const letters: Letter[] = []
  beforeAll(async () => {
    await seedRows(engine.database)
    await evenings.confirmOwner()
  })
  beforeEach(async () => {
    letters.length = 0
    await evenings.forget()
  })
  return { ...evenings, letters, send: async (letter: Letter) => void letters.push(letter) }
}

export function eveningsOn(engine: TestEngine) {
  const run = (actor: Actor, text: string, ...values: (string | null)[]) =>
    ask(engine.database, actor, { text, values }, { keep: true })

  /** Without a wish for mails. */
  async function keptTrip(actor: Actor, change: (trip: Trip) => Trip = (trip) => trip) {
    const { trip } = await lisbonByHand(randomUUID())
    const made = change(trip)
    await keepNewTrip(engine.database, actor, made)
    return made
  }

  return {
    run,
    rows: async (text: string, ...values: string[]) => (await run('service', text, ...values)).rows,

    /** Who gets mail has an address that is confirmed. */
    confirmOwner: () =>
      engine.owner.script(`update auth.users
        set email = 'owner@piri.example', email_confirmed_at = now() where id = '${IDS.owner}'`),

    /** No other trip is watched any more, and all mails are of long ago. */
    forget: (but?: Trip) =>
      engine.owner.script(`delete from public.trip_watches; delete from public.evening_mails;
        delete from private.kept_forecasts; update public.trips set state = 'archived'
        where id is distinct from ${but ? `'${but.id}'` : 'null'}`),

    /** As if the next look were due now. */
    makeDue: () => engine.owner.script('update public.trip_watches set next_at = now()'),

    keptTrip,

    async watchedTrip(change?: (trip: Trip) => Trip): Promise<Trip> {
      const trip = await keptTrip('owner', change)
      await run('owner', 'select public.watch_trip($1, true)', trip.id)
      return trip
    },

    /** One run of the job; what it reported. */
    look: (options: {
      /** Left out, no mail leaves. */
      send?: (letter: Letter) => Promise<void>
      now?: number
      isLive?: boolean
      onAsked?: (spots: number) => void
      hour?: (instant: number) => HourWeather
      answer?: HourlyAnswer
    }) => {
      const { send, now = eveningBefore, isLive = true, hour = wetHour, answer } = options
      return lookAtTrips(
        engine.database,
        {
          hourly: {
            isLive,
            hours: async ({ spots, from, to }) => {
              options.onAsked?.(spots.length)
              if (answer) return answer
              return {
                ok: true,
                spots: spots.map((at) => ({
                  at,
                  source: { kind: 'provider', name: 'Open-Meteo' },
                  saidAt: Math.floor(now / 60_000) - 12,
                  hours: Array.from({ length: (to - from) / 60 + 1 }, (_, index) =>
                    hour(from + index * 60),
                  ),
                  setAside: 0,
                })),
              }
            },
          },
          mails: send && {
            mail: { send },
            publicUrl: 'https://piri.example',
            brand: 'Piri',
            secretFor: (words) => createHash('sha256').update(words).digest('base64url'),
            newHolder: randomUUID,
          },
          now: () => now,
          newStopId: () => stopIdSchema.parse(`s${randomBytes(16).toString('hex')}`),
        },
        new AbortController().signal,
      )
    },
  }
}

/** The secrets in a letter's addresses. */
export function secretsIn({ text }: Pick<Letter, 'text'>) {
  const after = (name: string) =>
    new RegExp(`/view-itinerary/${name}/([A-Za-z0-9_-]{43})`).exec(text)?.[1] ?? ''
  return { swap: after('swap'), stop: after('evening') }
}
