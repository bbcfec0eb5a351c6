import { describe, expect, it, vi } from 'vitest'
import {
  countDeviceData,
  moveVisitorRows,
  questionOf,
  removeDeviceData,
} from '#app/data/device-data/device-data.ts'
import { createMemoryStore } from '#app/data/store/memory-store.ts'
import type { Store } from '#app/data/store/store.ts'
import { LoopbackTrips, type Network } from '#app/data/testing/loopback-trips.ts'
import { TestTabs } from '#app/data/testing/tabs.ts'
import { tripDataOfTest } from '#app/data/testing/trip-data-of-test.ts'
import { type PersonId, personIdSchema, type TripId } from '#domain/trip/ids.ts'
import type { TripChange } from '#domain/trip/operation.ts'
import { tripOfStops } from '#testing/trips/account-trips.ts'
import type { TripData } from './trip-data.ts'

const ann = personIdSchema.parse('00000000-0000-4000-8000-00000000000a')
const ben = personIdSchema.parse('00000000-0000-4000-8000-00000000000b')

interface Browser {
  store: Store
  tabs: TestTabs
  network: { now: Network }
}
const newBrowser = (store = createMemoryStore()): Browser => ({
  store,
  tabs: new TestTabs(),
  network: { now: 'up' },
})

function openTab(
  { store, tabs, network }: Browser,
  server: LoopbackTrips,
  personId: PersonId | null,
): TripData {
  return tripDataOfTest({ personId, server, store, tabs, network: () => network.now })
}

async function ready(tab: TripData, id: TripId) {
  const editor = tab.open(id)
  await vi.waitFor(() => expect(editor.view.get().state).toBe('ready'))
  return editor
}
const rename = (stop: number, name: string): TripChange =>
  ({ kind: 'rename', thing: { entity: 'stop', id: `stop${stop}` }, name }) as TripChange
const nameOf = (editor: Awaited<ReturnType<typeof ready>>, stop: number) =>
  editor.view.get().trip?.days.flatMap(({ stops }) => stops)[stop]?.name

describe('changes that the server refuses', () => {
  it('are undone without the changes beside them, reported with the reason, and can be made again', async () => {
    const server = new LoopbackTrips()
    const tab = openTab(newBrowser(), server, ann)
    const { id } = await tab.keep(tripOfStops(1, 3))
    const editor = await ready(tab, id)
    await tab.wake()
    server.refuses = (operations) =>
      operations.some(({ change }) => change.kind === 'rename' && change.name === 'Bad')
        ? 'Not that name.'
        : null
    editor.view.get().perform(rename(0, 'Good'))
    editor.view.get().perform(rename(1, 'Bad'))
    editor.view.get().perform(rename(2, 'Fine'))
    await vi.waitFor(() => expect(tab.sync.get().kind).toBe('refused'))
    expect([0, 1, 2].map((stop) => nameOf(editor, stop))).toEqual(['Good', 'Stop 2', 'Fine'])
    expect(tab.sync.get()).toEqual({ kind: 'refused', message: 'Not that name.', waiting: 0 })
    const [notice] = editor.view.get().notices
    expect(notice?.text).toContain('Not that name.')

    server.refuses = () => null
    notice?.action?.run()
    expect(nameOf(editor, 1)).toBe('Bad')
    await vi.waitFor(() => expect(tab.sync.get()).toEqual({ kind: 'saved' }))
    expect(editor.view.get().notices).toEqual([])
  })

  it('are all those of a trip that was deleted', async () => {
    const server = new LoopbackTrips()
    const browser = newBrowser()
    const tab = openTab(browser, server, ann)
    const { id } = await tab.keep(tripOfStops(1, 3))
    const editor = await ready(tab, id)
    await tab.wake()
    server.trips.delete(id)
    editor.view.get().perform(rename(0, 'Late'))
    await vi.waitFor(() => expect(tab.sync.get().kind).toBe('refused'))
    expect(await tab.countWaiting()).toBe(0)
  })
})

describe('two people who change one field', () => {
  it('keep the later value of the log, and each is offered the value that was replaced', async () => {
    const server = new LoopbackTrips()
    const [annsBrowser, bensBrowser] = [newBrowser(), newBrowser()]
    const anns = openTab(annsBrowser, server, ann)
    const bens = openTab(bensBrowser, server, ben)
    const { id } = await anns.keep(tripOfStops(1, 3))
    await anns.wake()
    const [here, there] = [await ready(anns, id), await ready(bens, id)]
    here.view.get().perform(rename(0, 'Ann’s'))
    await anns.wake()
    // Ben has not seen it, and comes after it.
    there.view.get().perform(rename(0, 'Ben’s'))
    await bens.wake()
    await anns.reconnect()
    expect([nameOf(here, 0), nameOf(there, 0)]).toEqual(['Ben’s', 'Ben’s'])
    expect(there.view.get().notices.map(({ text }) => text)).toEqual([
      'The name of Ben’s was changed elsewhere too. Yours stands now.',
    ])
    const [notice] = here.view.get().notices
    expect(notice?.text).toBe('Somebody else changed the name of Ben’s after you.')
    expect(notice?.action?.label).toBe('Take mine back')
    notice?.action?.run()
    await anns.wake()
    await bens.reconnect()
    expect([nameOf(here, 0), nameOf(there, 0)]).toEqual(['Ann’s', 'Ann’s'])
    expect(here.view.get().notices).toEqual([])
  })
})

describe('trips in a browser’s store', () => {
  it('belong to the visitor until they are moved into an account, once, and to no other account then', async () => {
    const server = new LoopbackTrips()
    const browser = newBrowser()
    const visitor = openTab(browser, server, null)
    const { id } = await visitor.keep(tripOfStops(1, 3))
    const editor = await ready(visitor, id)
    editor.view.get().perform(rename(0, 'Mine'))
    await vi.waitFor(async () => expect(await visitor.countWaiting()).toBe(2))
    expect(questionOf(await countDeviceData(browser.store, 'visitor'))).toBe('Bring 1 trip along?')

    const anns = openTab(browser, server, ann)
    const missing = anns.open(id)
    await vi.waitFor(() => expect(missing.view.get().state).toBe('missing'))
    await Promise.all([1, 2].map(() => moveVisitorRows(browser.store, browser.tabs.open(), ann)))
    await anns.wake()
    await vi.waitFor(() => expect(missing.view.get().state).toBe('ready'))
    expect(nameOf(missing, 0)).toBe('Mine')
    await vi.waitFor(() => expect(server.trips.get(id)?.version).toBe(1))
    expect(server.trips.size).toBe(1)
    expect((await countDeviceData(browser.store, 'visitor')).size).toBe(0)
    await vi.waitFor(() => expect(editor.view.get().state).toBe('missing'))

    // Another person in the same browser, without a network, finds nothing of it.
    browser.network.now = 'down'
    const bens = openTab(browser, server, ben)
    const bensView = bens.open(id)
    await bens.reconnect()
    expect(bensView.view.get().trip).toBeNull()
    await removeDeviceData(browser.store, ann)
    const later = openTab(browser, server, ann).open(id)
    await vi.waitFor(async () => {
      expect(await browser.store.read((rows) => rows.list('cache', []))).toEqual([])
    })
    expect(later.view.get().trip).toBeNull()
  })

  it('are named with everything else in one question', () => {
    expect(questionOf(new Map([['trips', 2]]))).toBe('Bring 2 trips along?')
    expect(
      questionOf(
        new Map([
          ['trips', 1],
          ['others', 6],
        ]),
      ),
    ).toBe('Bring 1 trip and 6 things along?')
  })
})

describe('a device whose storage is full', () => {
  /** Takes nothing while it is full; a transaction happens whole or not at all. */
  function smallStore(): Store & { full: boolean } {
    const store = createMemoryStore()
    return {
      full: false,
      lasting: true,
      read: (work) => store.read(work),
      close: () => undefined,
      async write(work) {
        if (this.full) throw new DOMException('full', 'QuotaExceededError')
        return store.write(work)
      },
    }
  }

  it('shows and sends changes from memory, says so, and stores them when there is room', async () => {
    const server = new LoopbackTrips()
    const store = smallStore()
    const browser = newBrowser(store)
    const tab = openTab(browser, server, ann)
    const { id } = await tab.keep(tripOfStops(1, 3))
    const editor = await ready(tab, id)
    await tab.wake()
    browser.network.now = 'down'
    store.full = true
    editor.view.get().perform(rename(0, 'Kept in memory'))
    await vi.waitFor(() => expect(editor.view.get().notices).toHaveLength(1))
    expect(editor.view.get().notices[0]?.text).toContain('no room left')
    expect(await tab.countWaiting()).toBe(1)
    store.full = false
    editor.view.get().perform(rename(1, 'And stored'))
    await vi.waitFor(() => expect(editor.view.get().notices).toEqual([]))
    const reloaded = await ready(openTab(browser, server, ann), id)
    expect([0, 1].map((stop) => nameOf(reloaded, stop))).toEqual(['Kept in memory', 'And stored'])
    browser.network.now = 'up'
    await tab.reconnect()
    expect(server.trips.get(id)?.version).toBe(2)
  })
})
