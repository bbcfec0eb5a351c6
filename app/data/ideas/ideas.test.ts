import { describe, expect, it, vi } from 'vitest'
import { countDeviceData, moveVisitorRows, questionOf } from '#app/data/device-data/device-data.ts'
import { holderOf } from '#app/data/holder.ts'
import { createMemoryStore } from '#app/data/store/memory-store.ts'
import { LoopbackIdeas } from '#app/data/testing/loopback-ideas.ts'
import { LoopbackTrips, type Network } from '#app/data/testing/loopback-trips.ts'
import { sessionStorageOfTab, TestTabs } from '#app/data/testing/tabs.ts'
import { tripDataOfTest } from '#app/data/testing/trip-data-of-test.ts'
import { ideasOn } from '#domain/ideas/on-board.ts'
import { type PersonId, personIdSchema } from '#domain/trip/ids.ts'
import { boardKind, ideaKind } from './idea-backend.ts'
import { IdeaData } from './idea-data.ts'
import { moveLegacyIdeas } from './legacy-ideas.ts'

const ann = personIdSchema.parse('00000000-0000-4000-8000-00000000000a')

/** A browser whose clock a test moves; nothing is sent again by itself. */
function browser(server = new LoopbackIdeas(), clock = { now: 1_000_000 }) {
  const store = createMemoryStore()
  const tabs = new TestTabs()
  const network: { now: Network } = { now: 'up' }
  const local = sessionStorageOfTab()
  const open = async (personId: PersonId | null) => {
    const holder = holderOf(personId)
    const trips = tripDataOfTest({
      personId,
      server: new LoopbackTrips(),
      store,
      tabs,
      network: () => network.now,
      now: () => clock.now,
    })
    const data = new IdeaData({
      holder,
      store,
      outbox: trips.outbox,
      backend: personId === null ? null : server.connect(() => network.now),
      now: () => clock.now,
      tell: (thing) => trips.tell(thing),
      wake: () => trips.wake(),
      isTripWaiting: async () => false,
      moveLegacy: () => moveLegacyIdeas(store, local, () => clock.now),
    })
    trips.join(ideaKind.entity, data.ideas)
    trips.join(boardKind.entity, data.boards)
    data.ideas.watch()
    await data.begin()
    return { data, trips }
  }
  return { server, store, tabs, clock, network, local, open }
}

type Tab = Awaited<ReturnType<ReturnType<typeof browser>['open']>>
const titles = ({ data }: Tab) => data.ideas.view.get().rows.map(({ title }) => title)
const served = ({ ideas }: LoopbackIdeas) => [...ideas.rows.values()].map(({ title }) => title)

describe('ideas of a visitor', () => {
  it('are stored in the browser in the order they were added, and a removed one leaves no row', async () => {
    const { open, store } = browser()
    const tab = await open(null)
    const [first] = await tab.data.add([{ title: 'Tram 28' }, { title: 'Belém' }])
    await tab.data.change([first?.id ?? ''], { pinned: true, day: 2 }, 'Pin')
    const again = await open(null)
    expect(again.data.ideas.view.get().rows).toMatchObject([
      { title: 'Tram 28', pinned: true, day: 2 },
      { title: 'Belém', pinned: false, day: null },
    ])
    await again.data.remove([first?.id ?? ''])
    expect(questionOf(await countDeviceData(store, 'visitor'))).toBe('Bring 1 idea along?')
    expect(await again.data.undo()).toBe('Delete idea')
    expect(titles(await open(null))).toEqual(['Tram 28', 'Belém'])
  })

  it('are stored as one row again after many changes, with the last state', async () => {
    const { open, store } = browser()
    const tab = await open(null)
    const [idea] = await tab.data.add([{ title: 'Tram 28' }])
    for (let count = 0; count < 30; count += 1) {
      await tab.data.change([idea?.id ?? ''], { title: `Tram ${count}` }, 'Change')
    }
    expect(titles(await open(null))).toEqual(['Tram 29'])
    const rows = await store.read((each) => each.list('kept', ['outbox', 'visitor', 'ideas']))
    expect(rows.length).toBeLessThan(12)
  })

  it('are moved into the account at sign-in, once, in few requests', async () => {
    const { open, store, tabs, server } = browser()
    const tab = await open(null)
    await tab.data.add(Array.from({ length: 250 }, (_, index) => ({ title: `Idea ${index}` })))
    const person = await open(ann)
    await moveVisitorRows(store, tabs.open(), ann)
    await moveVisitorRows(store, tabs.open(), ann)
    await person.trips.wake()
    expect(served(server)).toHaveLength(250)
    expect(server.ideas.saves).toBe(3)
    expect(titles(person).slice(0, 2)).toEqual(['Idea 0', 'Idea 1'])
    expect(person.data.ideas.view.get().unsaved.size).toBe(0)
  })
})

describe('what an earlier version kept', () => {
  const saved = JSON.stringify([
    { date: '2027-05-10', ideas: [{ title: 'Oceanário', time: '9:00 AM', color: '#FF6B6B' }] },
    { date: 'unscheduled', ideas: [{ title: 'Fado' }] },
  ])

  it('is moved once, and its old key is removed after the copy is stored', async () => {
    const { open, local } = browser()
    local.setItem('savedIdeas', saved)
    const [one, other] = await Promise.all([open(null), open(null)])
    expect(titles(one ?? other)).toEqual(['Oceanário', 'Fado'])
    expect(local.getItem('savedIdeas')).toBeNull()
  })

  it('stays under its old key where the store is full', async () => {
    const { local } = browser()
    local.setItem('savedIdeas', saved)
    const full = { ...createMemoryStore(), write: () => Promise.reject(new Error('full')) }
    await expect(moveLegacyIdeas(full, local, () => 0)).rejects.toThrow('full')
    expect(local.getItem('savedIdeas')).toBe(saved)
  })

  it('is reported where it can’t be read, and kept under another key', async () => {
    const { open, local } = browser()
    local.setItem('savedIdeas', '{"half": ')
    const tab = await open(null)
    expect(tab.data.problem.get()).toBe('Failed to load saved ideas')
    expect(local.getItem('savedIdeas')).toBeNull()
    expect(local.getItem('savedIdeas_unreadable')).toBe('{"half": ')
  })
})

describe('ideas of a person', () => {
  it('show at once, wait without a network, and arrive once when an answer was lost', async () => {
    const { open, network, server } = browser()
    const tab = await open(ann)
    network.now = 'down'
    const [idea] = await tab.data.add([{ title: 'Tram 28' }])
    expect(titles(tab)).toEqual(['Tram 28'])
    await tab.trips.wake()
    expect(tab.trips.sync.get()).toMatchObject({ kind: 'offline' })
    network.now = 'loses-answers'
    await tab.trips.wake()
    network.now = 'up'
    await tab.data.change([idea?.id ?? ''], { color: '#4ECDC4' }, 'Colour')
    await tab.trips.wake()
    expect([...server.ideas.rows.values()]).toMatchObject([{ title: 'Tram 28', color: '#4ECDC4' }])
    await vi.waitFor(() => expect(tab.trips.sync.get()).toEqual({ kind: 'saved' }))
  })

  it('of two devices keep the newest value of each field, and undo has the other', async () => {
    const server = new LoopbackIdeas()
    const clock = { now: 1_000_000 }
    const laptop = browser(server, clock)
    const phone = browser(server, clock)
    const onLaptop = await laptop.open(ann)
    const [idea] = await onLaptop.data.add([{ title: 'Tram' }])
    const id = idea?.id ?? ''
    await onLaptop.trips.wake()
    const onPhone = await phone.open(ann)
    phone.network.now = 'down'
    clock.now += 1000
    await onPhone.data.change([id], { title: 'Tram 12', color: '#FF6B6B' }, 'Rename')
    clock.now += 1000
    await onLaptop.data.change([id], { title: 'Tram 28' }, 'Rename')
    await onLaptop.trips.wake()
    phone.network.now = 'up'
    await onPhone.trips.reconnect()
    const both = { title: 'Tram 28', color: '#FF6B6B' }
    expect(server.ideas.rows.get(id)).toMatchObject(both)
    expect(onLaptop.data.ideas.get(id)).toMatchObject(both)
    expect(onPhone.data.ideas.get(id)).toMatchObject(both)
    expect(onPhone.data.notice.get()?.text).toContain('on another device')
    clock.now += 1000
    await onPhone.data.undo()
    await onPhone.trips.wake()
    expect(server.ideas.rows.get(id)).toMatchObject({ title: 'Tram 12' })
  })

  it('that another device deleted come back by undo', async () => {
    const server = new LoopbackIdeas()
    const laptop = await browser(server).open(ann)
    const [idea] = await laptop.data.add([{ title: 'Tram' }])
    await laptop.trips.wake()
    await laptop.data.change([idea?.id ?? ''], { pinned: true }, 'Pin')
    await laptop.trips.wake()
    const phone = await browser(server).open(ann)
    await phone.data.remove([idea?.id ?? ''])
    await phone.trips.wake()
    expect(titles(laptop)).toEqual([])
    await laptop.data.undo()
    await laptop.trips.wake()
    expect(served(server)).toEqual(['Tram'])
    expect(titles(phone)).toEqual(['Tram'])
  })

  it('that are refused stay on the board, are told of, and can be tried again', async () => {
    const { open, server } = browser()
    const tab = await open(ann)
    server.ideas.refuses = ({ title }) => (title === 'Bad' ? 'Too many ideas' : null)
    await tab.data.add([{ title: 'Good' }, { title: 'Bad' }])
    await tab.trips.wake()
    expect(served(server)).toEqual(['Good'])
    expect(titles(tab)).toEqual(['Good', 'Bad'])
    expect(tab.data.ideas.failure.get()).toMatchObject({ kind: 'add', reason: 'refused' })
    expect(await tab.data.save()).toMatchObject({
      ok: false,
      reason: 'refused',
      message: 'Too many ideas',
    })
    server.ideas.refuses = () => null
    expect(await tab.data.save()).toEqual({ ok: true, value: null })
    expect(served(server)).toEqual(['Good', 'Bad'])
    expect(tab.data.ideas.view.get().unsaved.size).toBe(0)
  })

  it('of a board that another device deleted lie on the first board, and are saved there', async () => {
    const { open, server } = browser()
    const tab = await open(ann)
    const board = await tab.data.addBoard('Lisbon')
    await tab.trips.wake()
    server.boards.rows.clear()
    server.ideas.refuses = ({ board_id }) => (board_id === null ? null : 'There is no such board')
    await tab.data.add([{ title: 'Tram', board_id: board.id }])
    await tab.trips.wake()
    expect(served(server)).toEqual([])
    await tab.data.boards.fetch()
    const { rows } = tab.data.ideas.view.get()
    expect(ideasOn(null, rows, tab.data.boards.view.get().rows)).toMatchObject([{ title: 'Tram' }])
    expect(await tab.data.save()).toEqual({ ok: true, value: null })
    expect([...server.ideas.rows.values()]).toMatchObject([{ title: 'Tram', board_id: null }])
  })

  it('are the same in two tabs of one browser, and go with their board to the server in order', async () => {
    const { open, server } = browser()
    const [one, other] = [await open(ann), await open(ann)]
    const board = await one.data.addBoard('Lisbon')
    await one.data.add([{ title: 'Tram', board_id: board.id }])
    await vi.waitFor(() => expect(titles(other)).toEqual(['Tram']))
    await one.trips.wake()
    expect([...server.ideas.rows.values()]).toMatchObject([{ board_id: board.id }])
    await one.data.removeBoard(board.id)
    await one.trips.wake()
    expect(server.boards.rows.size).toBe(0)
    expect([...server.ideas.rows.values()]).toMatchObject([{ title: 'Tram', board_id: null }])
  })
})
