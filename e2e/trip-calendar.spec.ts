/** A trip in calendars: as a file, by an address to subscribe to, and at a Google on the loopback. */

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { inFullRuns } from '#testing/full-run-only.ts'
import { type LoopbackGoogle, startLoopbackGoogle } from '#testing/google-calendar.ts'
import { startProduct } from '#testing/start-product.ts'
import { tripOfStops } from '#testing/trips/account-trips.ts'
import { test as base, expect, type TestPerson } from './support/accounts.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './support/test.ts'
import { keepTripOf, openTrip } from './support/trips.ts'

/** A product of its own, whose trips reach that Google; its accounts are the stand-in's. */
const test = base.extend<object, { google: LoopbackGoogle }>({
  google: [
    async ({ browserName: _ }, use) => {
      const google = await startLoopbackGoogle({ anyToken: true })
      const product = await startProduct({
        TRUSTED_PROXIES: '1',
        GOOGLE_CALENDAR_URL: google.calendarUrl,
      })
      const { PRODUCT_URL, PRODUCT_DATA_DIR } = process.env
      Object.assign(process.env, { PRODUCT_URL: product.url, PRODUCT_DATA_DIR: product.dataDir })
      await use(google)
      Object.assign(process.env, { PRODUCT_URL, PRODUCT_DATA_DIR })
      await product.stop()
      google.close()
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: async ({ google: _ }, use) => use(process.env.PRODUCT_URL),
})

const dialog = (page: Page) => page.getByRole('dialog', { name: 'In your calendar' })
const subscribe = (page: Page) => dialog(page).getByRole('region', { name: 'Subscribe' })
const atGoogle = (page: Page) => dialog(page).getByRole('region', { name: 'Google Calendar' })

async function openCalendars(page: Page, person: TestPerson) {
  const trip = tripOfStops(2, 4)
  const { client, address } = await keepTripOf(page, person, trip)
  await openTrip(page, address)
  await page.getByRole('button', { name: 'Calendar', exact: true }).click()
  await expect(subscribe(page)).toBeVisible()
  return { trip, client }
}

inFullRuns(
  test,
  'every day: `domain/trip-calendar` for the file, `testing/trips/trip-feeds` and `server/calendar` for its address, from the first read to its end',
)(
  'a trip is downloaded, subscribed to, and no longer shown once its address is ended',
  async ({ page, person, request }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { trip, client } = await openCalendars(page, person)
    await expectAccessible(page, '[role=dialog]')
    await expectNoSidewaysScroll(page)
    const download = page.waitForEvent('download')
    await dialog(page).getByRole('button', { name: 'Download' }).click()
    const file = await readFile(await (await download).path(), 'utf8')
    expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(4)
    expect(file).toContain('SUMMARY:Stop 1')

    await subscribe(page).getByRole('button', { name: 'Make an address' }).click()
    const field = subscribe(page).getByRole('textbox', { name: 'Calendar address' })
    await expect(field).toHaveValue(/\/calendar\/[\w-]{43}\.ics$/)
    const address = await field.inputValue()
    await expect(subscribe(page).getByRole('link', { name: 'Open in a calendar' })).toHaveAttribute(
      'href',
      address.replace(/^http:/, 'webcal:'),
    )
    await expectAccessible(page, '[role=dialog]')
    const read = await request.get(address)
    expect(read.status()).toBe(200)
    expect(read.headers()).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-cache',
    })
    const uids = (text: string) => text.match(/^UID:.*(\r\n .*)*/gm)
    expect(uids(await read.text())).toEqual(uids(file))
    const etag = read.headers().etag ?? ''
    const unchanged = { headers: { 'if-none-match': etag } }
    expect((await request.get(address, unchanged)).status()).toBe(304)

    const operation = {
      id: 'rename',
      base: 0,
      hand: 'person',
      change: { kind: 'edit', edits: [{ entity: 'trip', id: trip.id, set: { title: 'Renamed' } }] },
    }
    await client
      .rpc('write_trip', {
        p_trip: trip.id,
        p_base: 0,
        p_operations: [operation],
        p_snapshot: { ...trip, title: 'Renamed' },
      })
      .throwOnError()
    const changed = await request.get(address, unchanged)
    expect(await changed.text()).toContain('X-WR-CALNAME:Renamed')

    // Many asks at once are answered shortly: not changed, or too often.
    const flood = await Promise.all(
      Array.from({ length: 60 }, () =>
        request.get(address, { headers: { 'if-none-match': changed.headers().etag ?? '' } }),
      ),
    )
    const statuses = flood.map((answer) => answer.status())
    expect(new Set(statuses)).toEqual(new Set([304, 429]))
    expect(statuses.filter((status) => status === 304).length).toBeLessThan(20)
    expect(flood.find((answer) => answer.status() === 429)?.headers()).toHaveProperty('retry-after')

    await subscribe(page).getByRole('button', { name: 'End this address' }).click()
    await expect(subscribe(page).getByRole('button', { name: 'End this address' })).toHaveCount(0)
    // The first one is asked for too often just now; another tells what an ended one answers.
    await subscribe(page).getByRole('button', { name: 'Make an address' }).click()
    await expect(field).not.toHaveValue(address)
    const second = await field.inputValue()
    expect((await request.get(second)).status()).toBe(200)
    await subscribe(page).getByRole('button', { name: 'End this address' }).click()
    await expect(subscribe(page).getByRole('button', { name: 'End this address' })).toHaveCount(0)
    expect((await request.get(second)).status()).toBe(410)
  },
)

inFullRuns(
  test,
  'every day: `testing/trips/trip-feeds` on both engines, and an owner’s download in this file',
)(
  'who has a link downloads and subscribes to what the link shows, and to nothing after it has ended',
  async ({ page, person, request }) => {
    const { trip, client } = await openCalendars(page, person)
    const { data: share } = await client.rpc('share_trip', { p_trip: trip.id }).throwOnError()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/shared-itinerary/${share.secret}`)
    await hydrated(page)
    const button = page.getByRole('link', { name: 'Calendar', exact: true })
    // Without scripts it is the file itself.
    await expect(button).toHaveAttribute('href', `/calendar/${share.secret}.ics?download`)
    await button.click()
    await expectAccessible(page, '[role=dialog]')
    await expectNoSidewaysScroll(page)
    const download = page.waitForEvent('download')
    await dialog(page).getByRole('button', { name: 'Download' }).click()
    const file = await readFile(await (await download).path(), 'utf8')
    expect(file).toContain('SUMMARY:Stop 1')
    await expect(subscribe(page)).toContainText('ends when the link does')
    const address = await subscribe(page)
      .getByRole('textbox', { name: 'Calendar address' })
      .inputValue()
    const feed = await request.get(address)
    expect(feed.headers()['content-disposition']).toMatch(/^inline; filename="/)
    expect(await feed.text()).toContain('SUMMARY:Stop 1')
    await client.rpc('revoke_share', { p_share: share.id }).throwOnError()
    expect((await request.get(address)).status()).toBe(404)
  },
)

inFullRuns(
  test,
  'every day: `supabase/functions/push-calendar` on both engines, a calendar that is connected in `e2e/calendar`',
)(
  'a trip is put into Google’s calendar, follows, waits for consent, and is removed',
  async ({ page, person, google }) => {
    // Four pages, two of them with a consent, and four rounds to Google.
    test.slow()
    await openCalendars(page, person)
    await atGoogle(page).getByRole('button', { name: 'Connect Google Calendar' }).click()
    await page.getByRole('button', { name: 'Ada Demo' }).click()
    // Back at the trip, the dialog is open again.
    await atGoogle(page).getByRole('button', { name: 'Put into Google Calendar' }).click()
    await expect(atGoogle(page)).toContainText('It is in your Google Calendar as “Piri: ')
    await expectAccessible(page, '[role=dialog]')
    const shown = () =>
      [...google.calendars.values()].flatMap((calendar) =>
        google.shown(calendar).map(({ summary }) => summary),
      )
    const stops = ['Stop 1', 'Stop 2', 'Stop 3', 'Stop 4']
    expect(shown().sort()).toEqual(stops)
    await atGoogle(page).getByRole('button', { name: 'Update now' }).click()
    await expect(atGoogle(page).getByRole('button', { name: 'Update now' })).toBeEnabled()
    expect(shown().sort()).toEqual(stops)

    google.revoke()
    await atGoogle(page).getByRole('button', { name: 'Update now' }).click()
    await expect(atGoogle(page)).toContainText('Google no longer lets Piri change this calendar')
    google.allow()
    await atGoogle(page).getByRole('button', { name: 'Connect again' }).click()
    await page.getByRole('button', { name: 'Ada Demo' }).click()
    await atGoogle(page).getByRole('button', { name: 'Update now' }).click()
    await expect(atGoogle(page)).toContainText('It is in your Google Calendar as “Piri: ')
    expect(shown().sort()).toEqual(stops)

    await atGoogle(page).getByRole('button', { name: 'Remove from Google Calendar' }).click()
    await expect(
      atGoogle(page).getByRole('button', { name: 'Put into Google Calendar' }),
    ).toBeVisible()
    expect([...google.calendars.keys()]).toEqual([])
  },
)
