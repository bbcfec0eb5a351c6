import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { lisbonByHand } from '#domain/planner/by-hand/testing/lisbon-by-hand.ts'
import { readLog } from '#domain/trip/read-log.ts'
import { freePort } from '#server/backend/db/testing/free-port.ts'
import { inFullRuns } from '#testing/full-run-only.ts'
import { runCount } from '#testing/run-count.ts'
import { ended, startProduct } from '#testing/start-product.ts'
import {
  clientOf,
  keepInAccount,
  makeAccount,
  operationIds,
  tripOfStops,
} from '#testing/trips/account-trips.ts'
import { carrySession, theProduct } from './support/accounts.ts'
import { expect, test } from './support/test.ts'
import { openTrip, shownStops } from './support/trips.ts'

const stops = 8
const count = runCount('operations of two browsers, with a kill', { everyday: 16, full: 200 })
/** Each kind of change comes at least once from each browser, and from one of them without a network. */
const handChanges = runCount('changes by hand of two browsers', { everyday: 24, full: 40 })

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
        const context = await browser.newContext({ baseURL: url })
        const page = await context.newPage()
        await carrySession(context, person, { url, dataDir })
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

inFullRuns(
  test,
  'every day: two browsers of one account in this file, `app/data/trips/offline-clients` as a property',
)(
  'changes by hand through the screens of two browsers, one offline for a part, end the same',
  async ({ openBrowser }) => {
    test.setTimeout(360_000)
    const product = theProduct()
    const person = await makeAccount(product)
    const client = await clientOf(person, product)
    const { trip } = await lisbonByHand(randomUUID())
    const address = await keepInAccount(client, trip)
    const open = async () => {
      const context = await openBrowser({
        baseURL: product.url,
        viewport: { width: 1440, height: 900 },
      })
      await carrySession(context, person)
      const page = await context.newPage()
      await openTrip(page, address)
      return page
    }
    const pages = [await open(), await open()]
    const [first, second] = pages
    if (!first || !second) throw new Error('There are two pages')

    for (let number = 0; number < handChanges; number += 1) {
      if (number === Math.floor(handChanges * 0.3)) await first.context().setOffline(true)
      if (number === Math.floor(handChanges * 0.7)) await first.context().setOffline(false)
      const page = pages[number % 2]
      if (page) await changeByHand(page, number)
    }
    for (const page of pages) {
      await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible({
        timeout: 60_000,
      })
    }
    await expect.poll(() => sameDays(pages), { timeout: 30_000 }).toBe(true)
    const days = await shownDays(first)
    expect(days.join()).toContain('of the second browser')
    expect(days.join()).toContain('Typed in')

    // What is on the screens is what everybody reads later.
    const { data } = await client.from('trips').select('snapshot, first_snapshot').single()
    const { data: rows } = await client.from('trip_operations').select('*').order('version')
    const start = { first_version: 0, first_snapshot: data?.first_snapshot }
    expect(readLog(start, rows ?? [])).toMatchObject({ ok: true, trip: data?.snapshot })
    expect(rows?.length).toBeGreaterThanOrEqual(handChanges)
  },
)

const kinds = ['move', 'lock', 'add', 'note', 'cost', 'remove', 'undo', 'move'] as const

/** In turn to the stops of the days, whatever stands there by then. */
async function changeByHand(page: Page, number: number): Promise<void> {
  const who = number % 2 === 0 ? 'first' : 'second'
  const kind = kinds[Math.floor(number / 2) % kinds.length]
  const days = page.getByRole('list', { name: 'Days', exact: true })
  const names = await days.locator('fieldset > legend').allTextContents()
  const name = names[(number * 5) % names.length] ?? ''
  const button = (label: string) => page.getByRole('button', { name: label, exact: true }).first()
  const choose = async (item: string | RegExp) => {
    await button(`More for ${name}`).click()
    await page.getByRole('menuitem', { name: item }).first().click()
  }
  switch (kind) {
    case 'move':
      await choose(/^Move to day /)
      break
    case 'lock':
      await button(`Lock ${name}`).click()
      break
    case 'add': {
      await page
        .getByRole('button', { name: /^Add a place to / })
        .nth(number % 3)
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('What would you like to add?').fill(`Idea ${number}`)
      await dialog.locator('summary', { hasText: 'by name' }).click()
      await dialog.getByRole('button', { name: 'Add it' }).click()
      break
    }
    case 'note':
    case 'cost': {
      await choose('Time, note and cost')
      const dialog = page.getByRole('dialog')
      if (kind === 'note')
        await dialog.getByLabel('Note').fill(`Word ${number} of the ${who} browser`)
      else await dialog.getByLabel('What it costs').fill(`€${number}`)
      await dialog.getByRole('button', { name: 'Save' }).click()
      break
    }
    case 'remove':
      await choose('Take out')
      break
    case 'undo':
      await page.getByRole('button', { name: 'Undo', exact: true }).click()
      break
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Everything that the days say, stop by stop. */
const shownDays = (page: Page): Promise<string[]> =>
  page
    .getByRole('list', { name: 'Days' })
    .locator('> li')
    .evaluateAll((days) => days.map((day) => day.textContent ?? ''))

async function sameDays(pages: readonly Page[]): Promise<boolean> {
  const shown = await Promise.all(pages.map(shownDays))
  return shown.every((each) => JSON.stringify(each) === JSON.stringify(shown[0]))
}
