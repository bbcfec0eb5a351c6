import { describe, expect, it, vi } from 'vitest'
import { createMemoryStore } from '#app/data/store/memory-store.ts'
import { sessionStorageOfTab, TestTabs } from '#app/data/testing/tabs.ts'
import { dayIdSchema, stopIdSchema, type TripId, tripIdSchema } from '#domain/trip/ids.ts'
import { emptyTrip, newDayFields, newStopFields, newTripFields } from '#domain/trip/new-trip.ts'
import type { TripChange } from '#domain/trip/operation.ts'
import { orderKeySchema } from '#domain/trip/order-keys.ts'
import { TripData } from './trip-data.ts'

const store = createMemoryStore()
const tabs = new TestTabs()
const openTab = (storage = sessionStorageOfTab()) =>
  new TripData({
    holder: 'visitor',
    backend: null,
    store,
    tabs: tabs.open(),
    storage,
    askToPersist: () => undefined,
    isOnline: () => true,
    onError: (error) => expect.unreachable(String(error)),
    now: () => 0,
    locks: undefined,
  })

const trip = emptyTrip(
  tripIdSchema.parse('planned'),
  newTripFields({ title: 'Lisbon', start: '2027-05-10' }),
)
const day = dayIdSchema.parse('d1')
const order = orderKeySchema.parse('V')
const zone = 'Europe/Lisbon'
const stop = (id: string, name: string): TripChange => {
  const { removed: _, ...fields } = newStopFields({ day, order, zone, name })
  return { kind: 'add', things: [{ entity: 'stop', id: stopIdSchema.parse(id), fields }] }
}
const { removed: _, ...dayFields } = newDayFields({ order, zone })
const addDay: TripChange = { kind: 'add', things: [{ entity: 'day', id: day, fields: dayFields }] }

async function opened(tab: TripData, id: TripId) {
  const session = tab.open(id)
  await vi.waitFor(() => expect(session.view.get().state).not.toBe('loading'))
  return session
}
const namesOf = (session: Awaited<ReturnType<typeof opened>>) =>
  session.view.get().trip?.days.flatMap(({ stops }) => stops.map(({ name }) => name))

describe('a visitor’s trip', () => {
  it('shows changes at once, in every tab, and after a reload', async () => {
    const storage = sessionStorageOfTab()
    const [one, other] = [openTab(storage), openTab()]
    const { id } = await one.keep(trip)
    const [here, there] = [await opened(one, id), await opened(other, id)]
    here.view.get().perform(addDay)
    here.view.get().perform(stop('s1', 'Castle'))
    expect(namesOf(here)).toEqual(['Castle'])
    await vi.waitFor(() => expect(namesOf(there)).toEqual(['Castle']))
    there.view.get().perform(stop('s2', 'Lunch'))
    await vi.waitFor(() => expect(namesOf(here)).toEqual(['Castle', 'Lunch']))

    const reloaded = await opened(openTab(storage), id)
    expect(namesOf(reloaded)).toEqual(['Castle', 'Lunch'])
    expect(reloaded.view.get().history.map(({ version }) => version)).toEqual([1, 2, 3])
    // The other tab's lunch stays: an undo takes back what its own tab did.
    reloaded.view.get().undo()
    expect(namesOf(reloaded)).toEqual(['Lunch'])
    reloaded.view.get().redo()
    expect(namesOf(reloaded)).toEqual(['Castle', 'Lunch'])
  })

  it('goes back to any version, and forward again', async () => {
    const tab = openTab()
    const { id } = await tab.keep(trip)
    const session = await opened(tab, id)
    const { perform, backTo, undo } = session.view.get()
    perform(addDay)
    perform(stop('s1', 'Castle'))
    const asOfTwo = session.view.get().trip
    perform(stop('s2', 'Lunch'))
    perform({ kind: 'clear-day', day })
    backTo(2)
    expect(session.view.get().trip).toEqual(asOfTwo)
    expect(session.view.get().version).toBe(5)
    undo()
    expect(namesOf(session)).toEqual([])
    backTo(0)
    expect(session.view.get().trip?.days).toEqual([])
  })

  it('is listed until it is removed', async () => {
    const tab = openTab()
    tab.listing.watch()
    const { id } = await tab.keep(trip)
    const listed = () => tab.listing.list.get().trips.map((each) => each.id)
    await vi.waitFor(() => expect(listed()).toContain(id))
    await tab.remove(id)
    await vi.waitFor(() => expect(listed()).not.toContain(id))
    const session = await opened(openTab(), id)
    expect(session.view.get().state).toBe('missing')
  })
})
