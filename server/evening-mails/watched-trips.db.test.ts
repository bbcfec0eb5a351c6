/** Every trip of the next ten days is watched: whose, when, and how often a service is asked for it. */
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { applied } from '#domain/planner/by-hand/testing/planned-city.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { fineHour } from '#domain/weather-swaps/testing/forecast-of.ts'
import { describeOnEitherEngine } from '#server/backend/db/testing/both-engines.ts'
import type { Actor } from '#testing/permissions/actors.ts'
import { seedRows } from '#testing/permissions/seeded-rows.ts'
import { eveningBefore, eveningsOn } from './testing/evenings-on.ts'

const hour = 3_600_000
const startingOn = (start: string) => (trip: Trip) =>
  applied(trip, { kind: 'change-dates', start, add: [], remove: [] })

describeOnEitherEngine('the watch of trips', (engine) => {
  const { run, rows, look, keptTrip, forget, makeDue } = eveningsOn(engine)
  beforeAll(() => seedRows(engine.database))
  beforeEach(() => forget())

  /** What the owner's list of trips can say of it. */
  async function foundAbout({ id }: Trip, actor: Actor = 'owner'): Promise<string[]> {
    const text = 'select found::text from public.trip_watches where trip_id = $1'
    const found = (await run(actor, text, id)).rows[0]?.[0] ?? '[]'
    return (JSON.parse(found) as { date: string }[]).map(({ date }) => date)
  }

  it('finds the bad days of a trip for which nobody asked for mails', async () => {
    const trip = await keptTrip('owner')
    await look({})
    expect(await foundAbout(trip)).toEqual(['2027-05-10', '2027-05-11'])
    expect(await foundAbout(trip, 'stranger')).toEqual([])
  })

  it('says nothing any more once the weather turned fine, and comes back when it turned bad', async () => {
    const trip = await keptTrip('owner')
    await look({ hour: fineHour })
    expect(await foundAbout(trip)).toEqual([])
    const [row] = await rows('select next_at from public.trip_watches')
    expect(Date.parse(row?.[0] ?? '')).toBeLessThanOrEqual(eveningBefore + 6 * hour)
    await makeDue()
    await look({ now: eveningBefore + 6 * hour })
    expect(await foundAbout(trip)).toHaveLength(2)
    await makeDue()
    await look({ now: eveningBefore + 12 * hour, hour: fineHour })
    expect(await foundAbout(trip)).toEqual([])
  })

  it('begins ten days before, goes on during the trip and ends with it', async () => {
    const trip = await keptTrip('owner')
    const daysFound = async (now: string) => {
      await engine.owner.script('update public.trip_watches set next_at = now(), found = default')
      await look({ now: Date.parse(now) })
      return foundAbout(trip)
    }
    expect(await daysFound('2027-04-28T12:00Z')).toEqual([])
    expect(await daysFound('2027-05-01T12:00Z')).toEqual(['2027-05-10'])
    expect(await daysFound('2027-05-11T01:00Z')).toEqual(['2027-05-11'])
    expect(await daysFound('2027-05-13T12:00Z')).toEqual([])
    const [over] = await rows('select next_at from public.trip_watches')
    expect(over).toEqual([null])
  })

  it('leaves archived and ignored trips alone', async () => {
    const ignored = await keptTrip('owner')
    await run('owner', 'select public.watch_trip($1, null, true)', ignored.id)
    const archived = await keptTrip('owner')
    await engine.owner.script(
      `update public.trips set state = 'archived' where id = '${archived.id}'`,
    )
    expect(await look({})).toMatch(/^0 trips looked at/)
  })

  it('asks for a place once, though the trips of many people lead there', async () => {
    const asked: number[] = []
    const onAsked = (spots: number) => void asked.push(spots)
    for (const actor of ['owner', 'stranger', 'participant', 'owner'] as const) {
      await keptTrip(actor)
    }
    expect(await look({ onAsked })).toMatch(/^4 trips looked at/)
    expect(asked).toHaveLength(1)
    // Two hours later it is known still, also for a trip on other days.
    const later = await keptTrip('stranger', startingOn('2027-05-13'))
    await makeDue()
    await look({ onAsked, now: eveningBefore + 2 * hour })
    expect(asked).toHaveLength(1)
    expect(await foundAbout(later, 'stranger')).toHaveLength(2)
    await makeDue()
    await look({ onAsked, now: eveningBefore + 4 * hour })
    expect(asked).toHaveLength(2)
    expect(asked[1]).toBe(asked[0])
  })

  it('asks for nothing, and watches nothing, where no service is set', async () => {
    await keptTrip('owner')
    const asked: number[] = []
    const onAsked = (spots: number) => void asked.push(spots)
    expect(await look({ isLive: false, onAsked })).toMatch(/^0 trips looked at/)
    expect(asked).toEqual([])
    expect(await rows('select from public.trip_watches')).toEqual([])
  })

  it('lets people take turns, whoever has most trips and has waited longest', async () => {
    for (let count = 0; count < 12; count += 1) await keptTrip('owner')
    const answer = { ok: false, reason: 'slow', message: 'no answer' } as const
    await look({ answer })
    await engine.owner.script(`update public.trip_watches set next_at = now() - interval '1 day'`)
    const one = await keptTrip('stranger')
    // The service fails again, so that no more than three are looked at.
    await look({ answer })
    const text = 'select looked_at is not null from public.trip_watches where trip_id = $1'
    expect(await rows(text, one.id)).toEqual([['t']])
  })

  it('leaves a service that fails alone, and comes back to those trips within the hour', async () => {
    for (let count = 0; count < 6; count += 1) await keptTrip('owner')
    let asked = 0
    const answer = { ok: false, reason: 'down', message: '500' } as const
    const onAsked = () => {
      asked += 1
    }
    expect(await look({ answer, onAsked })).toMatch(/^3 trips looked at, 0 places asked for/)
    expect(asked).toBe(3)
    const waiting = await rows(`select count(*) from public.trip_watches
      where next_at = '${new Date(eveningBefore + hour).toISOString()}'`)
    expect(waiting).toEqual([['3']])
    expect(await look({})).toMatch(/^3 trips looked at/)
  })
})
