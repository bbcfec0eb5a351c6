/**
 * What a change costs: bytes on the wire and in the browser's store, the way from a click to the
 * painted trip, and the sync of a long time offline, beside the same changes written one by one.
 */
import type { Page } from '@playwright/test'
import { unreachable } from '#app/data/declined.ts'
import { holderOf } from '#app/data/holder.ts'
import { createMemoryStore } from '#app/data/store/memory-store.ts'
import { createTripBackend } from '#app/data/trips/supabase-trips.ts'
import { TripData } from '#app/data/trips/trip-data.ts'
import { apply } from '#domain/trip/apply.ts'
import { operationIdSchema, personIdSchema, stopIdSchema } from '#domain/trip/ids.ts'
import type { SentOperation, TripChange } from '#domain/trip/operation.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { startProduct } from '#testing/start-product.ts'
import {
  type AccountHolder,
  clientOf,
  type Deployed,
  keepInAccount,
  makeAccount,
  tripOfStops,
} from '#testing/trips/account-trips.ts'
import type { Benchmark, Figure } from './benchmark.ts'
import { launchBrowser, signInOn } from './browser.ts'
import { median, option, quantile } from './figures.ts'

const days = 14
const stops = 120
const defaultWaiting = 500
const drags = 40

export const benchmark: Benchmark = {
  description:
    'a change of a trip: its bytes, its way to the screen, and 500 of them after a time offline',
  async run({ progress, args }) {
    const waiting = Number(option(args, '--waiting')) || defaultWaiting
    const product = await startProduct()
    try {
      const person = await makeAccount(product)
      progress(`sync of ${waiting} waiting changes`)
      const synced = await measureSync(product, person, waiting)
      progress(`${drags} moves in a trip of ${days} days and ${stops} stops`)
      const inBrowser = await measureInBrowser(product, person)
      return { figures: [...inBrowser, ...synced] }
    } finally {
      await product.stop()
    }
  },
}

const lock = (number: number): TripChange => ({
  kind: 'lock-stop',
  stop: stopIdSchema.parse(`stop${number % stops}`),
  locked: Math.floor(number / stops) % 2 === 0,
})

async function measureSync(
  product: Deployed,
  person: AccountHolder,
  waiting: number,
): Promise<Figure[]> {
  const client = await clientOf(person, product)
  const personId = personIdSchema.parse(person.id)
  const oneByOne = await writtenOneByOne(product, person, waiting)
  const trip = tripOfStops(days, stops)
  await keepInAccount(client, trip)
  let online = true
  const backend = createTripBackend(client, personId)
  const data = new TripData({
    holder: holderOf(personId),
    backend: {
      ...backend,
      write: async (...call) => (online ? backend.write(...call) : unreachable('offline')),
    },
    store: createMemoryStore(),
    tabs: { tell() {}, listen() {}, close() {} },
    storage: undefined,
    askToPersist: () => undefined,
    isOnline: () => online,
    onError: (error) => {
      throw error
    },
    now: () => Date.now(),
    locks: undefined,
  })
  const editor = data.open(trip.id)
  while (editor.view.get().state !== 'ready') await data.reconnect()
  online = false
  for (let number = 0; number < waiting; number += 1) editor.view.get().perform(lock(number))
  await data.wake()
  online = true
  const startedAt = performance.now()
  while ((await data.countWaiting()) > 0) await data.wake()
  const took = performance.now() - startedAt
  data.stop()
  return [
    {
      name: 'syncOfWaiting',
      value: took,
      unit: 'ms',
      ratio: { to: `${waiting} calls of write_trip, one by one`, value: took / oneByOne },
    },
  ]
}

/** What it would take without an outbox: a call for each change, with the whole trip in it. */
async function writtenOneByOne(
  product: Deployed,
  person: AccountHolder,
  count: number,
): Promise<number> {
  const client = await clientOf(person, product)
  let trip: Trip = tripOfStops(days, stops)
  await keepInAccount(client, trip)
  const startedAt = performance.now()
  for (let base = 0; base < count; base += 1) {
    const operation: SentOperation = {
      id: operationIdSchema.parse(`one-by-one-${base}`),
      base,
      hand: 'person',
      change: lock(base),
    }
    trip = apply(trip, operation).trip
    const { error } = await client.rpc('write_trip', {
      p_trip: trip.id,
      p_base: base,
      p_operations: [operation],
      p_snapshot: trip,
    })
    if (error) throw error
  }
  return performance.now() - startedAt
}

async function measureInBrowser(product: Deployed, person: AccountHolder): Promise<Figure[]> {
  const trip = tripOfStops(days, stops)
  const address = await keepInAccount(await clientOf(person, product), trip)
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ baseURL: product.url, reducedMotion: 'reduce' })
    await signInOn(page, person)
    await page.goto(address)
    await page.getByRole('button', { name: 'Lock Stop 1', exact: true }).waitFor()
    await page.locator('button[aria-label="Lock Stop 1"]:enabled').waitFor()
    const sent = page.waitForRequest((request) => request.url().endsWith('/rpc/write_trip'))
    await page.getByRole('button', { name: 'Lock Stop 1', exact: true }).click()
    const body = (await sent).postDataBuffer()?.length ?? Number.NaN
    await page.getByText('Saved', { exact: true }).waitFor()
    const moves: number[] = []
    for (let number = 0; number < drags; number += 1) {
      moves.push(await timeOfMove(page, 20 + (number % 60)))
    }
    await page.getByText('Saved', { exact: true }).waitFor()
    return [
      { name: 'bytesSentByAChange', value: body, unit: 'B' },
      {
        name: 'bytesStoredByAChange',
        value: await storedBytes(page),
        unit: 'B',
        ratio: {
          to: 'the trip itself, as text',
          value: (await storedBytes(page)) / JSON.stringify(trip).length,
        },
      },
      { name: 'moveToPaint', value: median(moves), unit: 'ms' },
      { name: 'moveToPaint95', value: quantile(moves, 0.95), unit: 'ms' },
    ]
  } finally {
    await browser.close()
  }
}

/** From the press of a button to the frame after the one that shows its outcome. */
function timeOfMove(page: Page, stop: number): Promise<number> {
  return page.evaluate(async (name) => {
    const button = document.querySelector<HTMLButtonElement>(
      `button[aria-label="Move ${name} later"]:enabled, button[aria-label="Move ${name} earlier"]:enabled`,
    )
    if (!button) throw new Error(`${name} can't be moved`)
    const startedAt = performance.now()
    button.click()
    await new Promise<void>((painted) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => painted()
        port2.postMessage(null)
      })
    })
    return performance.now() - startedAt
  }, `Stop ${stop}`)
}

/** The median row that a change left in the store: one of the copy of the log. */
function storedBytes(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open('piri')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const rows = request.result
            .transaction('cache')
            .objectStore('cache')
            .getAll(IDBKeyRange.bound(['log'], ['log', []]))
          rows.onsuccess = () => {
            request.result.close()
            const sizes = rows.result.map((row) => JSON.stringify(row).length).sort((a, b) => a - b)
            resolve(sizes[Math.floor(sizes.length / 2)] ?? 0)
          }
        }
      }),
  )
}
