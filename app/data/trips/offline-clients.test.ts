import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createMemoryStore } from '#app/data/store/memory-store.ts'
import type { Store } from '#app/data/store/store.ts'
import { LoopbackTrips, type Network } from '#app/data/testing/loopback-trips.ts'
import { sessionStorageOfTab, TestTabs } from '#app/data/testing/tabs.ts'
import { tripDataOfTest } from '#app/data/testing/trip-data-of-test.ts'
import { replay } from '#domain/trip/apply.ts'
import { operationIdSchema, personIdSchema, type TripId } from '#domain/trip/ids.ts'
import { changes, trips } from '#domain/trip/testing/arbitrary-trips.ts'
import { hangsAfter, runCount } from '#testing/run-count.ts'
import type { TripData } from './trip-data.ts'

const personId = personIdSchema.parse('00000000-0000-4000-8000-00000000000a')

/** A browser of one person: a store, some tabs, and a network. */
class Device {
  network: Network = 'up'
  readonly store: Store = createMemoryStore()
  private readonly tabs = new TestTabs()
  private readonly storages = [sessionStorageOfTab(), sessionStorageOfTab()]
  private readonly server: LoopbackTrips
  open: TripData[]

  constructor(server: LoopbackTrips) {
    this.server = server
    this.open = this.storages.map((_, tab) => this.openTab(tab))
  }

  openTab(tab: number): TripData {
    return tripDataOfTest({
      personId,
      server: this.server,
      store: this.store,
      tabs: this.tabs,
      network: () => this.network,
      storage: this.storages[tab],
    })
  }

  reload(tab: number): void {
    this.open[tab]?.stop()
    this.open[tab] = this.openTab(tab)
  }

  async opened(tab: number, id: TripId) {
    const editor = this.open[tab]?.open(id)
    if (!editor) throw new Error('There is no such tab')
    await vi.waitFor(() => expect(editor.view.get().state).toBe('ready'))
    return editor
  }
}

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('change' as const), change: changes }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('undo' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('redo' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('back' as const), to: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('send' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('reload' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('fold' as const), upTo: fc.nat(20) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('network' as const),
      network: fc.constantFrom<Network>('up', 'down', 'loses-answers'),
    }),
  },
)
const played = fc.array(fc.record({ device: fc.nat(1), tab: fc.nat(1), step }), {
  minLength: 5,
  maxLength: 40,
})

describe('two devices of one person, two tabs each', { timeout: hangsAfter(300_000) }, () => {
  it('are equal at the end, whatever the network did: nothing lost, nothing doubled', async () => {
    await fc.assert(
      fc.asyncProperty(trips, played, async (trip, steps) => {
        const server = new LoopbackTrips()
        const devices = [new Device(server), new Device(server)]
        const kept = await devices[0]?.open[0]?.keep(trip)
        if (!kept) throw new Error('There is no such tab')
        const { id } = kept
        await devices[0]?.open[0]?.wake()
        const made = new Set<string>()
        for (const { device: at, tab, step: does } of steps) {
          const device = devices[at]
          const data = device?.open[tab]
          if (!device || !data) continue
          if (does.does === 'network') device.network = does.network
          else if (does.does === 'send') await data.wake()
          else if (does.does === 'reload') device.reload(tab)
          else if (does.does === 'fold') server.fold(id, does.upTo)
          else {
            // A device that never saw the trip can't change it while it is offline.
            const editor = data.open(id)
            await data.reconnect()
            if (editor.view.get().state !== 'ready') continue
            const before = new Set(editor.view.get().history.map((entry) => entry.id))
            const { perform, undo, redo, backTo } = editor.view.get()
            if (does.does === 'change') perform(does.change)
            else if (does.does === 'undo') undo()
            else if (does.does === 'redo') redo()
            else backTo(does.to)
            for (const entry of editor.view.get().history) {
              if (!before.has(entry.id) && entry.version === null) made.add(entry.id)
            }
          }
        }
        for (const device of devices) device.network = 'up'
        // Once to send, once more to hear what the other sent.
        for (const device of [...devices, ...devices]) {
          for (const data of device.open) await data.reconnect()
        }
        const served = server.trips.get(id)
        if (!served) throw new Error('The trip never arrived')
        const arrived = [...served.folded, ...served.log.map((each) => each.id)]
        expect(arrived.toSorted()).toEqual([...made].toSorted())
        const log = served.log.flatMap(({ id: operation, version, hand, change }) =>
          change
            ? [{ id: operationIdSchema.parse(operation), base: version - 1, hand, change }]
            : [],
        )
        expect(served.snapshot).toEqual(replay(served.first, log).trip)
        for (const device of devices) {
          for (const [tab, data] of device.open.entries()) {
            const editor = await device.opened(tab, id)
            expect(editor.view.get().trip).toEqual(served.snapshot)
            expect(editor.view.get().version).toBe(served.version)
            expect(await data.countWaiting()).toBe(0)
            expect(data.sync.get()).toEqual({ kind: 'saved' })
            data.stop()
          }
        }
      }),
      { numRuns: runCount('trips on two devices, offline at times', { everyday: 30, full: 600 }) },
    )
  })
})
