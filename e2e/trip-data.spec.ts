import type { Page } from '@playwright/test'
import { andInFullRuns, inFullRuns } from '#testing/full-run-only.ts'
import { clientOf, tripOfStops } from '#testing/trips/account-trips.ts'
import {
  carrySession,
  closeSignInModal,
  expect,
  signOutByMenu,
  test,
  theProduct,
} from './support/accounts.ts'
import { expectAccessible } from './support/test.ts'
import { keepTripOf, lockOf, openTrip, shownStops } from './support/trips.ts'

const sync = (page: Page) => page.getByRole('status').filter({ hasText: /Sav|Offline/ })

/** Both are asked anew each time: what one of them was sent last may still be on its way. */
const expectSameStops = (one: Page, other: Page) =>
  expect(async () => {
    expect(await shownStops(one)).toEqual(await shownStops(other))
  }).toPass({ timeout: 15_000 })

test('a change that waits outlives the tab that made it, and every tab’s changes are sent once', async ({
  page,
  context,
  person,
}) => {
  const trip = tripOfStops(2, 6)
  const { address, operations } = await keepTripOf(page, person, trip)
  await openTrip(page, address)
  const other = await context.newPage()
  await openTrip(other, address)
  await context.setOffline(true)
  await lockOf(page, 1).click()
  await lockOf(other, 2).click()
  await expect(sync(page)).toHaveText('Offline, 2 changes waiting')
  await lockOf(page, 3).click()
  // Shown in the other tab at once, without a network.
  await expect(lockOf(other, 3)).toHaveAttribute('aria-pressed', 'true')
  await expect(sync(other)).toHaveText('Offline, 3 changes waiting')
  await page.close()
  await other.close()
  await context.setOffline(false)
  const later = await context.newPage()
  await openTrip(later, address)
  await expect(sync(later)).toHaveText('Saved')
  for (const stop of [1, 2, 3]) {
    await expect(lockOf(later, stop)).toHaveAttribute('aria-pressed', 'true')
  }
  expect(await operations()).toHaveLength(3)
})

inFullRuns(
  test,
  'every day: two browsers, one of them offline for half, in `e2e/trip-two-browsers`, a change that waits in the first test of this file, an undo after a reload in `e2e/generate-itinerary`, `domain/trip/operations.property` for an undo beside others’ changes',
)(
  'a trip goes on without a network and follows what others do, and nothing is lost',
  async ({ page, openBrowser, person }) => {
    const trip = tripOfStops(2, 6)
    const { address } = await keepTripOf(page, person, trip)
    await openTrip(page, address)
    const elsewhere = await (await openBrowser({ baseURL: process.env.PRODUCT_URL })).newPage()
    await carrySession(elsewhere.context(), person)
    await openTrip(elsewhere, address)

    await lockOf(page, 1).click()
    await expect(lockOf(elsewhere, 1)).toHaveAttribute('aria-pressed', 'true')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Move Stop 1 later' }).click()
    await lockOf(elsewhere, 1).click()
    await lockOf(elsewhere, 4).click()
    await lockOf(page, 2).click()
    await page.context().setOffline(false)
    await expect(sync(page)).toHaveText('Saved')
    await expectSameStops(page, elsewhere)
    await expect(lockOf(page, 1)).toHaveAttribute('aria-pressed', 'false')
    await expect(lockOf(elsewhere, 2)).toHaveAttribute('aria-pressed', 'true')
    // A tab's undo takes back its own change, after a reload too, and not what came after it.
    await page.reload()
    await expect(lockOf(page, 2)).toBeEnabled()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(lockOf(elsewhere, 2)).toHaveAttribute('aria-pressed', 'false')
    await expect(lockOf(elsewhere, 4)).toHaveAttribute('aria-pressed', 'true')
  },
)

test('the server tells a trip to its owner, and not to a visitor', async ({
  page,
  openBrowser,
  person,
}) => {
  const trip = tripOfStops(2, 6)
  const { address } = await keepTripOf(page, person, trip)
  expect(await (await page.request.get(address)).text()).toContain(`${trip.title}</h1>`)
  const visitor = await openBrowser({ baseURL: process.env.PRODUCT_URL })
  const told = await visitor.request.get(address)
  expect(await told.text()).not.toContain(trip.title)
})

// The server orders what arrives, whichever way a clock is off (`testing/trips/write-trip`).
for (const hours of [-1, 1]) {
  inFullRuns(
    test,
    'every day: `testing/trips/write-trip` on both engines, and `domain/trip/trip-log` for the order',
  )(
    `a browser whose clock is ${hours} h off is saved and follows in the same order`,
    async ({ page, openBrowser, person }) => {
      const trip = tripOfStops(1, 3)
      const { address, operations } = await keepTripOf(page, person, trip)
      await page.clock.install({ time: Date.now() + hours * 3_600_000 })
      await openTrip(page, address)
      const right = await (await openBrowser({ baseURL: process.env.PRODUCT_URL })).newPage()
      await carrySession(right.context(), person)
      await openTrip(right, address)
      await lockOf(page, 1).click()
      await expect(lockOf(right, 1)).toHaveAttribute('aria-pressed', 'true')
      await lockOf(right, 1).click()
      await expect(lockOf(page, 1)).toHaveAttribute('aria-pressed', 'false')
      await lockOf(page, 2).click()
      await expect(lockOf(right, 2)).toHaveAttribute('aria-pressed', 'true')
      await expect(sync(page)).toHaveText('Saved')
      await expectSameStops(page, right)
      expect(await operations()).toHaveLength(3)
    },
  )
}

type Garbage = 'other tables' | 'a newer layout' | 'rows of nonsense'

// A store of another layout is set aside, whichever it is.
for (const garbage of andInFullRuns<Garbage>(
  ['rows of nonsense'],
  ['a newer layout', 'other tables'],
)) {
  test(`a browser whose store has ${garbage} still shows and changes a trip`, async ({
    page,
    person,
  }) => {
    const trip = tripOfStops(1, 3)
    const { address, operations } = await keepTripOf(page, person, trip)
    // A file of the product, without its code: nothing has opened the store before.
    await page.goto('/robots.txt')
    await page.evaluate(
      async ({ kind, holder, id }) => {
        await new Promise<void>((resolve, reject) => {
          const request = indexedDB.open('piri', kind === 'a newer layout' ? 999 : 1)
          request.onupgradeneeded = () => {
            const names = kind === 'other tables' ? ['notes'] : ['kept', 'cache']
            for (const name of names) request.result.createObjectStore(name)
          }
          request.onerror = () => reject(request.error)
          request.onsuccess = () => {
            const database = request.result
            const close = () => {
              database.close()
              resolve()
            }
            if (kind !== 'rows of nonsense') return close()
            const rows = database.transaction(['kept', 'cache'], 'readwrite')
            // A page that is left before its transaction is complete ends it without a trace.
            rows.oncomplete = close
            rows.onabort = () => reject(rows.error)
            const kept = rows.objectStore('kept')
            const unread = { id: 'x', at: 0, body: { kind: 'operation', operation: 'none' } }
            kept.put(7, ['outbox', holder, 'trips', id, 1])
            kept.put(unread, ['outbox', holder, 'trips', id, 2])
            kept.put('nothing', ['outbox', holder])
            const cache = rows.objectStore('cache')
            cache.put({ first: { version: 77 } }, ['trips', holder, id])
            cache.put([], ['log', holder, id, 'first'])
            cache.put('no list', ['trip-list', holder])
          }
        })
      },
      { kind: garbage, holder: `person:${person.id}`, id: trip.id },
    )
    await openTrip(page, address)
    await lockOf(page, 2).click()
    await expect(lockOf(page, 2)).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(operations).toHaveLength(1)
    await expect(
      page.getByText(
        garbage === 'rows of nonsense'
          ? 'A change could not be saved and was taken back.'
          : 'was set aside',
      ),
    ).toBeVisible()
  })
}

inFullRuns(test, 'every day: `app/data/trips/person-trips`: a device without room')(
  'a browser whose storage is full shows and sends changes all the same, says so, and stores them when there is room',
  async ({ page, person }) => {
    const trip = tripOfStops(1, 3)
    const { address, operations } = await keepTripOf(page, person, trip)
    await page.goto('/robots.txt')
    const session = await page.context().newCDPSession(page)
    const { origin } = new URL(page.url())
    // Before the store is opened: Chromium knows for half a minute how much room there was.
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
    await openTrip(page, address)
    await page.context().setOffline(true)
    await lockOf(page, 1).click()
    await expect(lockOf(page, 1)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('This device has no room left.')).toBeVisible()
    await session.send('Storage.overrideQuotaForOrigin', { origin })
    await lockOf(page, 2).click()
    await expect(page.getByText('This device has no room left.')).toBeHidden()
    await page.context().setOffline(false)
    await expect.poll(operations).toHaveLength(2)
  },
)

inFullRuns(
  test,
  'every day: `app/data/trips/person-trips` and `kept-trips`, a newcomer’s trip in `e2e/newcomer`',
)(
  'what a visitor made is taken into an account once, and stays theirs otherwise',
  async ({ page, person }) => {
    await page.goto('/generate-itinerary?q=two+days+in+Lisbon')
    await closeSignInModal(page)
    await expect(page).toHaveURL(/\/view-itinerary\/[0-9a-f-]{36}$/)
    const address = new URL(page.url()).pathname
    const locks = page.getByRole('button', { name: /^Lock / })
    await expect(locks.first()).toBeEnabled()
    await locks.first().click()
    await expect(locks.first()).toHaveAttribute('aria-pressed', 'true')

    await carrySession(page.context(), person)
    await page.goto('/about')
    const question = page.getByRole('dialog', { name: 'Bring 1 trip along?' })
    await question.getByRole('button', { name: 'Leave it here' }).click()
    await expect(question).toBeHidden()
    await page.goto(address)
    await expect(page.getByRole('button', { name: /^Lock / })).toHaveCount(0)
    const client = await clientOf(person, theProduct())
    expect((await client.from('trips').select('id')).data).toEqual([])
    await page.goto('/about')
    await signOutByMenu(page)
    await expect(page.getByText('Signed out successfully')).toBeVisible()
    await openTrip(page, address)
    await expect(locks.first()).toHaveAttribute('aria-pressed', 'true')

    // Another visit.
    await page.evaluate(() => sessionStorage.clear())
    await carrySession(page.context(), person)
    await page.goto('/about')
    await question.getByRole('button', { name: 'Bring along' }).click()
    await expect(question).toBeHidden()
    await openTrip(page, address)
    await expect(locks.first()).toHaveAttribute('aria-pressed', 'true')
    await expect(sync(page)).toHaveText('Saved')
    const { data } = await client.from('trips').select('id, version')
    expect(data).toEqual([{ id: address.split('/').at(-1), version: 1 }])
    await page.reload()
    await expect(locks.first()).toBeEnabled()
    await expect(question).toBeHidden()
  },
)

test('a sign-out with changes that wait asks first, and then leaves nothing of the person behind', async ({
  page,
  person,
}) => {
  const trip = tripOfStops(1, 3)
  const { address, operations } = await keepTripOf(page, person, trip)
  await openTrip(page, address)
  // The account service is reached and the trips are not, as when one of them is in trouble.
  await page.route('**/rest/v1/rpc/write_trip', (route) => route.abort())
  await lockOf(page, 1).click()
  await expect(sync(page)).toHaveText('Offline, 1 change waiting')
  await page.goto('/about')
  await signOutByMenu(page)
  const question = page.getByRole('dialog', { name: '1 change is not saved yet' })
  await expectAccessible(page, '[role=dialog]')
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  await openTrip(page, address)
  await expect(lockOf(page, 1)).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/about')
  await signOutByMenu(page)
  await question.getByRole('button', { name: 'Sign out and discard' }).click()
  await expect(page.getByText('Signed out successfully')).toBeVisible()
  const left = await page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const request = indexedDB.open('piri')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const rows = request.result.transaction(['kept', 'cache'])
          const keys = ['kept', 'cache'].map((table) => rows.objectStore(table).getAllKeys())
          rows.oncomplete = () => {
            request.result.close()
            resolve(keys.flatMap(({ result }) => result.map((key) => JSON.stringify(key))))
          }
        }
      }),
  )
  expect(left).toEqual([])
  expect(await operations()).toEqual([])
})
