/** What a list reads of a trip stands in columns that follow its snapshot, whatever the snapshot says. */
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { Trip } from '#domain/trip/schema.ts'
import { describeOnEitherEngine } from '#server/backend/db/testing/both-engines.ts'
import { ask } from '../permissions/actors.ts'
import { seedRows } from '../permissions/seeded-rows.ts'
import { tripOfStops } from './account-trips.ts'
import { drivenTrips } from './driven-trips.ts'
import { callWriteTrip, keepNewTrip, refusalOf } from './trip-client.ts'

describeOnEitherEngine('the columns of a list', (engine) => {
  beforeAll(() => seedRows(engine.database))

  const columns = async (trip: string) => {
    const text = `select place_slug, places, zone, end_zone, day_count, stop_count
      from public.trips where id = $1`
    const { rows } = await ask(engine.database, 'owner', { text, values: [trip] })
    return rows[0]
  }
  const staying = (trip: Trip): Trip => {
    const [first, last] = [trip.days[0]?.id, trip.days.at(-1)?.id]
    if (!first || !last) throw new Error('A trip without days')
    const stay = { at: null, zone: 'Europe/Lisbon', first, last }
    return {
      ...trip,
      stays: [
        { ...stay, name: 'Lisbon', slug: 'lisbon' },
        { ...stay, name: 'Évora', slug: null },
      ],
    }
  }

  it('say where it goes, how long it is and how full', async () => {
    const trip = staying(tripOfStops(3, 7))
    await keepNewTrip(engine.database, 'owner', trip)
    expect(await columns(trip.id)).toEqual([
      'lisbon',
      'Lisbon, Évora',
      'Europe/Lisbon',
      'Europe/Lisbon',
      '3',
      '7',
    ])
  })

  it.each(drivenTrips)('say whether it is driven: %s', async (_, trip, driven) => {
    await keepNewTrip(engine.database, 'owner', trip)
    const text = 'select is_driven from public.trips where id = $1'
    const { rows } = await ask(engine.database, 'owner', { text, values: [trip.id] })
    expect(rows).toEqual([[driven ? 't' : 'f']])
  })

  it.each([
    ['kind', 'road'],
    ['days', {}],
    ['days', [{ stops: 'many' }, 'a day', null]],
    ['stays', 'Lisbon'],
    ['stays', [null, { name: { deep: 1 }, slug: ['x'.repeat(5000)] }]],
    ['stays', Array.from({ length: 300 }, () => ({ name: 'Llanfairpwllgwyngyll' }))],
  ])('are made of whatever stands there: %s %j', async (field, value) => {
    const trip = { ...tripOfStops(1, 1), [field]: value, id: randomUUID() }
    const call = { trip: trip.id, base: 0, operations: [], snapshot: trip }
    expect(await callWriteTrip(engine.database, 'owner', call)).toMatchObject({
      outcome: 'written',
    })
    expect(await columns(trip.id)).toHaveLength(6)
  })

  it('are nobody’s to write', async () => {
    const trip = staying(tripOfStops(1, 1))
    await keepNewTrip(engine.database, 'owner', trip)
    const statement = {
      text: `update public.trips set places = 'Paris' where id = $1`,
      values: [trip.id],
    }
    expect(await refusalOf(ask(engine.database, 'owner', statement))).toMatch(/^42501 /)
  })
})
