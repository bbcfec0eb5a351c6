/** Addresses that calendars subscribe to: what they show, for how long, and what is kept of them. */
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { tripSchema } from '#domain/trip/schema.ts'
import { describeOnEitherEngine } from '#server/backend/db/testing/both-engines.ts'
import { seedRows } from '../permissions/seeded-rows.ts'
import { sharedTripsOn } from './shared-trips.ts'
import { keepNewTrip, refusalOf, sampleTrip } from './trip-client.ts'

const feedSchema = z.strictObject({ id: z.uuid(), secret: z.string().length(43) })
const answerSchema = z
  .object({ state: z.string(), tag: z.string().optional(), trip: z.looseObject({}).optional() })
  .nullable()

describeOnEitherEngine('a calendar address of a trip', (engine) => {
  beforeAll(() => seedRows(engine.database))
  const { run, made, change } = sharedTripsOn(engine)

  const feedOf = async (trip: string, includes = '{}') => {
    const text = 'select public.make_trip_feed($1, $2::text[])'
    const { rows } = await run('owner', text, trip, includes)
    return feedSchema.parse(JSON.parse(rows[0]?.[0] ?? 'null'))
  }
  const read = async (secret: string, known: string | null = null) => {
    const { rows } = await run('anon', 'select public.read_trip_feed($1, $2)', secret, known)
    return answerSchema.parse(JSON.parse(rows[0]?.[0] ?? 'null'))
  }

  it('shows the trip to whoever has it, until it is revoked', async () => {
    const { trip } = await made()
    const { id, secret } = await feedOf(trip.id)
    expect(await read(secret)).toMatchObject({ state: 'live', trip: { id: trip.id } })
    await run('owner', 'select public.revoke_trip_feed($1)', id)
    expect(await read(secret)).toEqual({ state: 'ended' })
    expect(await read('x'.repeat(43))).toBeNull()
  })

  it('is kept as a digest alone', async () => {
    const { trip } = await made()
    const { id, secret } = await feedOf(trip.id)
    const { rows } = await run(
      'service',
      'select row_to_json(feed)::text from public.trip_feeds as feed where id = $1',
      id,
    )
    expect(rows[0]?.[0]).toContain(id)
    expect(rows[0]?.[0]).not.toContain(secret)
  })

  it('says that nothing has changed until something has', async () => {
    const { trip } = await made()
    const { secret } = await feedOf(trip.id)
    const tag = (await read(secret))?.tag ?? ''
    expect(await read(secret, tag)).toEqual({ state: 'unchanged', tag })
    await change(trip, 0)
    const after = await read(secret, tag)
    expect(after).toMatchObject({ state: 'live', trip: { title: 'Version 1' } })
    expect(after?.tag).not.toBe(tag)
  })

  it('is a link’s as well, and ends with the link', async () => {
    const { id, secret, trip } = await made()
    expect(await read(secret)).toMatchObject({ state: 'live', trip: { id: trip.id } })
    await run('owner', 'select public.revoke_share($1)', id)
    expect(await read(secret)).toBeNull()
  })

  it('is a published trip’s by its id, and no other’s', async () => {
    const { trip } = await made()
    expect(await read(trip.id)).toBeNull()
    await run('owner', 'select public.publish_trip($1)', trip.id)
    expect(await read(trip.id)).toMatchObject({ state: 'live' })
    await run('owner', 'select public.unpublish_trip($1)', trip.id)
    expect(await read(trip.id)).toBeNull()
  })

  it('leaves out what was not ticked', async () => {
    const note = {
      id: 'n',
      order: 'V',
      about: { entity: 'trip' },
      text: 'The key is under the mat',
    }
    const trip = tripSchema.parse({ ...sampleTrip(randomUUID()), notes: [note] })
    await keepNewTrip(engine.database, 'owner', trip)
    const shown = async (includes: string) =>
      JSON.stringify(await read((await feedOf(trip.id, includes)).secret))
    expect(await shown('{lodging,bookings,money}')).not.toContain(note.text)
    expect(await shown('{notes}')).toContain(note.text)
  })

  it('goes with its trip, and there are at most fifty', async () => {
    const { trip } = await made()
    const { secret } = await feedOf(trip.id)
    for (let count = 1; count < 50; count += 1) await feedOf(trip.id)
    expect(await refusalOf(feedOf(trip.id))).toMatch(/^PT413 /)
    await run('owner', 'delete from public.trips where id = $1', trip.id)
    expect(await read(secret)).toBeNull()
  })

  it('shows what its owner ticked, and refuses what nobody knows', async () => {
    const { trip } = await made()
    expect(await refusalOf(feedOf(trip.id, '{everything}'))).toMatch(/^PT422 /)
    const { id } = await feedOf(trip.id, '{lodging,notes}')
    const text = 'select includes from public.trip_feeds where id = $1'
    expect((await run('owner', text, id)).rows).toEqual([['{lodging,notes}']])
  })
})
