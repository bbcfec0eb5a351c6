import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { readLog } from '#domain/trip/read-log.ts'
import { freePort } from '#server/backend/db/testing/free-port.ts'
import { runCount } from '#testing/run-count.ts'
import { ended, startProduct } from '#testing/start-product.ts'
import {
  clientOf,
  keepInAccount,
  makeAccount,
  operationIds,
  tripOfStops,
} from '#testing/trips/account-trips.ts'
import { signedIn } from './support/accounts.ts'
import { expect, test } from './support/test.ts'
import { openTrip, shownStops } from './support/trips.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const stops = 8
const count = runCount('operations of two browsers, with a kill', { everyday: 40, full: 200 })

test('two browsers on one account, one of them offline for half, the server killed in the middle', async ({
  browser,
}) => {
  test.setTimeout(120_000 + count * 2_000)
  const port = String(await freePort())
  let product = await startProduct({ PORT: port })
  const { dataDir, url } = product
  const folder = path.dirname(dataDir)
  try {
    const person = await makeAccount(product)
    const trip = tripOfStops(2, stops)
    const client = await clientOf(person, product)
    const address = await keepInAccount(client, trip)
    const pages = await Promise.all(
      [0, 1].map(async () => {
        const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' })
        const page = await context.newPage()
        await signedIn(page, person)
        await openTrip(page, address)
        return page
      }),
    )
    const [first] = pages
    if (!first) throw new Error('There is no page')

    let acknowledged: readonly string[] = []
    for (let number = 0; number < count; number += 1) {
      if (number === Math.floor(count / 4)) await first.context().setOffline(true)
      if (number === Math.floor((3 * count) / 4)) await first.context().setOffline(false)
      if (number === Math.floor(count / 2)) {
        acknowledged = await operationIds(client, trip.id)
        await ended(product.process, () => product.process.kill('SIGKILL'))
        product = await startProduct({ PORT: port, DATA_DIR: dataDir })
      }
      const page = pages[number % 2]
      if (page) await change(page, number)
    }

    for (const page of pages) {
      await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible({
        timeout: 90_000,
      })
    }
    const after = await clientOf(person, product)
    await expect
      .poll(async () => (await operationIds(after, trip.id)).length, { timeout: 30_000 })
      .toBe(count)
    const ids = await operationIds(after, trip.id)
    expect(new Set(ids).size).toBe(count)
    expect(ids.slice(0, acknowledged.length)).toEqual(acknowledged)
    expect(acknowledged.length).toBeGreaterThan(0)
    await expect.poll(() => sameShown(pages), { timeout: 30_000 }).toBe(true)

    const { data } = await after.from('trips').select('snapshot, first_snapshot').single()
    const { data: rows } = await after.from('trip_operations').select('*').order('version')
    const start = { first_version: 0, first_snapshot: data?.first_snapshot }
    expect(readLog(start, rows ?? [])).toMatchObject({ ok: true, trip: data?.snapshot })
    for (const page of pages) await page.context().close()
  } finally {
    await product.stop()
    // A folder that the first start made is its own; the second only used it.
    await rm(folder, { recursive: true, force: true })
  }
})

/** Something to every stop in turn: a lock on or off, or one place further. */
async function change(page: Page, number: number): Promise<void> {
  const stop = (number % stops) + 1
  if (number % 3 > 0) {
    await page.getByRole('button', { name: `Lock Stop ${stop}`, exact: true }).click()
    return
  }
  const later = page.getByRole('button', { name: `Move Stop ${stop} later`, exact: true })
  const earlier = page.getByRole('button', { name: `Move Stop ${stop} earlier`, exact: true })
  await ((await later.isEnabled()) ? later : earlier).click()
}

async function sameShown(pages: readonly Page[]): Promise<boolean> {
  const shown = await Promise.all(pages.map(shownStops))
  return shown.every((each) => JSON.stringify(each) === JSON.stringify(shown[0]))
}
