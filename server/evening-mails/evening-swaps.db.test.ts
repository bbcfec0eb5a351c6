/** The link in a mail of the evening: it makes one change, once, until the day begins, and no other. */
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { EveningServices } from '#domain/site/evening-mails.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { verifySnapshot } from '#domain/trip/verify-snapshot.ts'
import { describeOnEitherEngine } from '#server/backend/db/testing/both-engines.ts'
import type { Letter } from '#server/providers/mail/smtp.ts'
import { IDS } from '#testing/permissions/actors.ts'
import { seedRows } from '#testing/permissions/seeded-rows.ts'
import { fetchStoredTrip } from '#testing/trips/stored-trip.ts'
import { callWriteTrip, operationOf, renamed } from '#testing/trips/trip-client.ts'
import { eveningLinks } from './evening-links.ts'
import { eveningsOn, secretsIn } from './testing/evenings-on.ts'

describeOnEitherEngine('a swap by a link', (engine) => {
  const { rows, look, watchedTrip, forget, confirmOwner } = eveningsOn(engine)
  let links: EveningServices
  beforeAll(async () => {
    links = eveningLinks(engine.database)
    await seedRows(engine.database)
    await confirmOwner()
  })
  beforeEach(() => forget())

  /** A trip, and the secret of the link about its first day. */
  async function mailed(change?: (trip: Trip) => Trip) {
    const trip = await watchedTrip(change)
    const letters: Letter[] = []
    await look({ send: async (letter) => void letters.push(letter) })
    return { trip, secret: secretsIn({ text: letters[0]?.text ?? '' }).swap }
  }
  const logOf = async ({ id }: Trip) =>
    (
      await rows(
        'select hand, person_id, change ->> $2 from public.trip_operations where trip_id = $1',
        id,
        'kind',
      )
    ).map((row) => row.join(' '))
  const swapsMade = [`weather-swap ${IDS.owner} weather-swap`]

  it('shows before and after, and changes nothing by being read', async () => {
    const { trip, secret } = await mailed()
    for (let count = 0; count < 3; count += 1) {
      const swap = await links.fetchSwap(secret)
      expect(swap).toMatchObject({ state: 'open', trip: trip.id, number: 1, date: '2027-05-10' })
      expect(swap?.stops[0]).toMatchObject({
        before: '10 AM Alfama',
        why: 'Rain all day at Alfama.',
        after: expect.stringMatching(/ instead: under a roof, \d+ min away\.$/),
      })
    }
    expect(await logOf(trip)).toEqual([])
  })

  it('is made once, also when two press the button at once, and stands in the history', async () => {
    const { trip, secret } = await mailed()
    const both = await Promise.all([links.takeSwap(secret), links.takeSwap(secret)])
    expect(both.map((swap) => swap?.state).sort()).toEqual(['taken', 'used'])
    expect(await links.takeSwap(secret)).toMatchObject({ state: 'used' })
    expect(await logOf(trip)).toEqual(swapsMade)
    const stored = await fetchStoredTrip(engine.database, trip.id)
    expect(verifySnapshot(stored)).toMatchObject({ verdict: 'right' })
    expect(JSON.stringify(stored.snapshot)).not.toBe(JSON.stringify(trip))
  })

  it('is not made once the day has begun', async () => {
    const { trip, secret } = await mailed()
    const [until] = await rows('select swap_until from public.evening_mails')
    expect(Date.parse(until?.[0] ?? '')).toBe(Date.parse('2027-05-09T23:00Z'))
    await engine.owner.script('update public.evening_mails set swap_until = now()')
    expect(await links.fetchSwap(secret)).toMatchObject({ state: 'over' })
    expect(await links.takeSwap(secret)).toMatchObject({ state: 'over' })
    expect(await logOf(trip)).toEqual([])
  })

  it('is not made when the trip was changed since', async () => {
    const { trip, secret } = await mailed()
    const operations = [operationOf(renamed(trip, 'Lisbon at last'))]
    const snapshot = { ...trip, title: 'Lisbon at last' }
    await callWriteTrip(engine.database, 'owner', { trip: trip.id, base: 0, operations, snapshot })
    expect(await links.takeSwap(secret)).toMatchObject({ state: 'changed' })
    expect(await logOf(trip)).toHaveLength(1)
  })

  const lockedIn = ({ days }: Trip) => days[0]?.stops.find(({ locked }) => locked)

  it('leaves what is locked as it is', async () => {
    const locked = (trip: Trip): Trip => ({
      ...trip,
      days: trip.days.map((day) => ({
        ...day,
        stops: day.stops.map((stop) => ({ ...stop, locked: stop.id === 'stop0-1' })),
      })),
    })
    const { trip, secret } = await mailed(locked)
    const swap = await links.takeSwap(secret)
    expect(swap?.state).toBe('taken')
    expect(swap?.stops.map(({ before }) => before).join()).not.toContain('Alfama')
    const { snapshot } = await fetchStoredTrip(engine.database, trip.id)
    expect(snapshot).toMatchObject({
      days: [{ stops: expect.arrayContaining([lockedIn(trip)]) }, {}, {}],
    })
  })

  it('is nobody’s by another secret', async () => {
    await mailed()
    for (const secret of ['', 'x'.repeat(43), "' or true --"]) {
      expect(await links.fetchSwap(secret)).toBeNull()
      expect(await links.takeSwap(secret)).toBeNull()
    }
  })
})
