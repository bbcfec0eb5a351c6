import { describe, expect, it, vi } from 'vitest'
import { countDeviceData, moveVisitorRows } from '#app/data/device-data/device-data.ts'
import { createMemoryStore } from '#app/data/store/memory-store.ts'
import { LoopbackTrips, type Network } from '#app/data/testing/loopback-trips.ts'
import { TestTabs } from '#app/data/testing/tabs.ts'
import { tripDataOfTest } from '#app/data/testing/trip-data-of-test.ts'
import { type PersonId, personIdSchema, tripIdSchema } from '#domain/trip/ids.ts'
import { tripOfStops } from '#testing/trips/account-trips.ts'
import type { TripData } from './trip-data.ts'

const ann = personIdSchema.parse('00000000-0000-4000-8000-00000000000a')

/** A browser with a clock of its own; nothing is sent again by itself. */
function browser(server = new LoopbackTrips()) {
  const store = createMemoryStore()
  const tabs = new TestTabs()
  const clock = { now: 1000 }
  const network: { now: Network } = { now: 'up' }
  const open = (personId: PersonId | null) => {
    const tab = tripDataOfTest({
      personId,
      server,
      store,
      tabs,
      network: () => network.now,
      now: () => clock.now,
    })
    tab.listing.watch()
    return tab
  }
  return { server, store, tabs, clock, network, open }
}

const listed = (tab: TripData) =>
  tab.listing.list.get().trips.map(({ id, state }) => `${state} ${id}`)
const shows = (tab: TripData, ...trips: string[]) =>
  vi.waitFor(() => expect(listed(tab)).toEqual(trips))

describe.each<[string, PersonId | null]>([
  ['a visitor', null],
  ['a person', ann],
])('what %s deletes', (_who, personId) => {
  it('leaves the list at once, and comes back whole when the removal is undone', async () => {
    const { open, server, clock } = browser()
    const tab = open(personId)
    const trip = tripOfStops(1, 3)
    const { id } = await tab.keep(trip)
    await tab.wake()
    await shows(tab, `draft ${id}`)
    await tab.remove(id, 60_000)
    await shows(tab)
    expect(await tab.restore(id)).toBe(true)
    await shows(tab, `draft ${id}`)
    clock.now += 120_000
    await tab.wake()
    await shows(tab, `draft ${id}`)
    const editor = tab.open(id)
    await vi.waitFor(() => expect(editor.view.get().trip?.days).toEqual(trip.days))
    if (personId) expect(server.trips.has(id)).toBe(true)
  })

  it('is deleted for good when the time for undoing is over, also where the tab was closed meanwhile', async () => {
    const { open, server, clock, store } = browser()
    const tab = open(personId)
    const { id } = await tab.keep(tripOfStops(1, 3))
    await tab.wake()
    await tab.remove(id, 60_000)
    await tab.wake()
    if (personId) expect(server.trips.has(id)).toBe(true)
    tab.listing.stop()
    clock.now += 60_000
    const later = open(personId)
    await later.wake()
    await shows(later)
    expect(server.trips.has(id)).toBe(false)
    expect(await later.restore(id)).toBe(false)
    expect(await store.read((rows) => rows.list('kept', []))).toEqual([])
  })
})

describe('what a trip is kept as', () => {
  it('shows at once, waits for the network, and stays when the server has it', async () => {
    const { open, server, network } = browser()
    const tab = open(ann)
    const { id } = await tab.keep(tripOfStops(1, 2))
    await tab.wake()
    await shows(tab, `draft ${id}`)
    network.now = 'down'
    await tab.setKeeping(id, 'saved')
    await tab.setKeeping(id, 'archived')
    await shows(tab, `archived ${id}`)
    expect(await tab.keepingOf(id)).toBe('archived')
    expect(server.trips.get(id)?.keeping).toBe('draft')
    network.now = 'up'
    await tab.wake()
    expect(server.trips.get(id)?.keeping).toBe('archived')
    expect(await tab.countWaiting()).toBe(0)
    await shows(tab, `archived ${id}`)
    expect(await open(ann).keepingOf(id)).toBe('archived')
  })

  it('goes from a visitor into an account with the trip', async () => {
    const { open, server, store, tabs } = browser()
    const visitor = open(null)
    const { id } = await visitor.keep(tripOfStops(1, 2))
    expect(await visitor.keepingOf(id)).toBe('draft')
    await visitor.setKeeping(id, 'saved')
    await shows(visitor, `saved ${id}`)
    expect([...(await countDeviceData(store, 'visitor'))]).toEqual([['trips', 1]])
    await moveVisitorRows(store, tabs.open(), ann)
    const person = open(ann)
    await person.wake()
    expect(server.trips.get(id)?.keeping).toBe('saved')
    await shows(person, `saved ${id}`)
  })
})

it('a duplicate is another trip with the same days', async () => {
  const { open, server } = browser()
  const tab = open(ann)
  const trip = tripOfStops(2, 5)
  const { id } = await tab.keep(trip)
  await tab.wake()
  const copy = await tab.duplicate(id)
  await tab.wake()
  if (!copy) throw new Error('There is a copy')
  expect(copy.id).not.toBe(id)
  const stored = server.trips.get(copy.id)?.snapshot
  expect(stored).toMatchObject({ id: copy.id, title: `${trip.title} (copy)` })
  expect(stored?.days).toEqual(trip.days)
  expect(await tab.duplicate(tripIdSchema.parse('00000000-0000-4000-8000-0000000000ff'))).toBeNull()
})

it('a list entry has the trip’s title, dates, zone, and numbers of days and stops', async () => {
  const tab = browser().open(null)
  const trip = tripOfStops(2, 5)
  await tab.keep(trip)
  await vi.waitFor(() => expect(tab.listing.list.get().trips).toHaveLength(1))
  expect(tab.listing.list.get().trips[0]).toMatchObject({
    title: trip.title,
    start: trip.start,
    end: trip.days.at(-1)?.date,
    zone: trip.days[0]?.zone,
    days: 2,
    stops: trip.days.flatMap(({ stops }) => stops).length,
    shared: 'private',
  })
})

it.each<[string, PersonId | null]>([
  ['a visitor', null],
  ['a person', ann],
])(
  'a change of one of many trips of %s leaves the other entries of the list the same objects',
  async (_who, personId) => {
    const tab = browser().open(personId)
    const ids = await Promise.all(
      Array.from({ length: 30 }, async () => (await tab.keep(tripOfStops(1, 2))).id),
    )
    await tab.wake()
    await vi.waitFor(() => expect(tab.listing.list.get().trips).toHaveLength(30))
    const before = new Map(tab.listing.list.get().trips.map((trip) => [trip.id, trip]))
    const [changed] = ids
    if (!changed) throw new Error('There are trips')
    await tab.setKeeping(changed, 'saved')
    await tab.wake()
    await vi.waitFor(() => expect(listed(tab)).toContain(`saved ${changed}`))
    const others = tab.listing.list.get().trips.filter((trip) => before.get(trip.id) !== trip)
    expect(others.map(({ id }) => id)).toEqual([changed])
  },
)
