import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { inFullRuns } from '#testing/full-run-only.ts'
import { tripOfStops } from '#testing/trips/account-trips.ts'
import { carrySession, expect, openAs, service, storedItem, test } from './support/accounts.ts'
import {
  addIdea,
  card,
  column,
  doing,
  dragTo,
  openBoard,
  toast,
  undoButton,
  want,
} from './support/board.ts'
import { expectAccessible, hydrated } from './support/test.ts'
import { keepTripOf, openTrip } from './support/trips.ts'
import { wordsSeen } from './support/words-seen.ts'

const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ })

async function rowsOf(userId: string) {
  const { data } = await service()
    .from('ideas')
    .select('title, day, color, pinned, date')
    .eq('user_id', userId)
    .order('created_at')
  return data ?? []
}

inFullRuns(
  test,
  'every day: two browsers in `e2e/trip-two-browsers`, `app/data/ideas` and `testing/ideas/newest-fields` on both engines',
)(
  'two browsers on one account: live within a second, offline and back, the newest field wins',
  async ({ page, person, openBrowser }) => {
    await page.setViewportSize({ width: 1440, height: 1000 })
    await openAs(page, person, '/ideaboard')
    const other = await openBrowser({ viewport: { width: 390, height: 844 } })
    await carrySession(other, person)
    const phone = await other.newPage()
    const dialogs = phone.waitForResponse((response) => /board-dialogs/.test(response.url()))
    await phone.goto('/ideaboard')
    await hydrated(phone)
    // The first sign of a person, for whom the dialogs are fetched before the network goes.
    await phone.mouse.move(100, 100)
    await dialogs
    await expect(saved(phone)).toBeVisible()
    await expect(saved(page)).toBeVisible()

    await addIdea(page, 'Tram 28')
    await expect(toast(page, 'Idea added successfully')).toBeVisible()
    await expect(card(phone, 'Tram 28')).toBeVisible({ timeout: 5_000 })
    await dragTo(page, card(page, 'Tram 28'), column(page, doing))
    await expect(column(phone, doing).getByText('Tram 28')).toBeVisible({ timeout: 5_000 })

    await test.step('offline, both change the same idea', async () => {
      await other.setOffline(true)
      await edit(phone, 'Tram 28', 'Tram 12')
      await addIdea(phone, 'Only on the phone')
      await expect(phone.getByText(/^Offline, \d changes? waiting$/)).toBeVisible()
      await edit(page, 'Tram 28', 'Tram 25')
      await expect(saved(page)).toBeVisible()
      await other.setOffline(false)
      await expect(saved(phone)).toBeVisible({ timeout: 30_000 })
      await expect(card(phone, 'Tram 25')).toBeVisible()
      await expect(card(page, 'Only on the phone')).toBeVisible()
      await expect
        .poll(async () => (await rowsOf(person.id)).map(({ title }) => title))
        .toEqual(['Tram 25', 'Only on the phone'])
    })

    await test.step('the loser brings its value back by undo', async () => {
      await undoButton(phone).click()
      await expect(card(page, 'Tram 12')).toBeVisible()
    })

    await test.step('Save Board says so; a deletion is seen on the other device', async () => {
      await page.getByRole('button', { name: 'Save Board' }).click()
      await expect(toast(page, 'Board saved successfully')).toBeVisible()
      await expect(phone.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
      await phone.getByRole('button', { name: 'Delete Tram 12' }).click()
      await expect(card(page, 'Tram 12')).toHaveCount(0)
      await expect.poll(async () => (await rowsOf(person.id)).length).toBe(1)
    })
  },
)

async function edit(page: Page, title: string, to: string) {
  await page.getByRole('button', { name: `More for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Edit…' }).click()
  await expectAccessible(page, '[role=dialog]')
  await page.getByLabel('Idea', { exact: true }).fill(to)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(card(page, to)).toBeVisible()
}

inFullRuns(
  test,
  'every day: `app/data/ideas` for what goes along, the question and its answer with a trip in `e2e/newcomer`',
)(
  'a visitor’s ideas go along after the one question, and nothing is claimed unasked',
  async ({ page, person }) => {
    await openBoard(page)
    await addIdea(page, 'Made before')
    await page.evaluate(() => localStorage.setItem('savedIdeas', '[{"title":"From long ago"}]'))
    await openAs(page, person, '/ideaboard')
    const question = page.getByRole('dialog', { name: 'Bring 2 ideas along?' })
    await expect(question).toBeVisible()
    await expectAccessible(page, '[role=dialog]')
    await expect(card(page, 'Made before')).toHaveCount(0)
    expect(await rowsOf(person.id)).toEqual([])
    await question.getByRole('button', { name: 'Bring along' }).click()
    await expect(column(page, want).getByText('Made before')).toBeVisible()
    await expect.poll(async () => (await rowsOf(person.id)).length).toBe(2)
    await expect.poll(() => storedItem(page, 'savedIdeas')).toBeNull()
  },
)

inFullRuns(
  test,
  'every day: rows that are refused, wait and are tried again in `app/data/ideas`, lists that fail on the screen in `e2e/accounts-devices` and `chat-errors`',
)('what goes wrong is said, and everything stays on the board', async ({ page, person }) => {
  const { data } = await service()
    .from('ideas')
    .insert({ id: randomUUID(), title: 'There before', user_id: person.id })
    .select()
  expect(data).toHaveLength(1)
  await page.route(/\/rest\/v1\/ideas/, (route) => route.fulfill({ status: 503, json: {} }))
  await openAs(page, person, '/ideaboard')
  await test.step('the load fails and is tried again', async () => {
    await expect(toast(page, 'Failed to fetch ideas')).toBeVisible()
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to fetch ideas' })
    await expect(alert).toBeVisible()
    await page.unroute(/\/rest\/v1\/ideas/)
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect(card(page, 'There before')).toBeVisible()
    await expect(alert).toHaveCount(0)
  })
  await test.step('a server in trouble takes nothing, and the marks say so', async () => {
    await page.route(/\/rest\/v1\/ideas/, (route) => route.fulfill({ status: 500, json: {} }))
    await addIdea(page, 'Kept here')
    await expect(toast(page, 'Failed to add idea')).toBeVisible()
    await page.getByRole('button', { name: 'Delete There before' }).click()
    await expect(toast(page, 'Failed to delete idea')).toBeVisible()
    await page.getByRole('button', { name: 'Save Board' }).click()
    await expect(toast(page, 'Failed to save board')).toBeVisible()
    await expect(page.getByText('Unsaved changes')).toBeVisible()
    await expect(card(page, 'Kept here')).toBeVisible()
    await page.unroute(/\/rest\/v1\/ideas/)
    await page.getByLabel('Your idea').press('ControlOrMeta+s')
    await expect(toast(page, 'Board saved successfully')).toBeVisible()
    await expect
      .poll(async () => (await rowsOf(person.id)).map(({ title }) => title))
      .toEqual(['Kept here'])
  })
  await test.step('a row that is refused stays, with the reason', async () => {
    await page.route(/\/rest\/v1\/ideas/, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 400, json: { message: 'Too many ideas.' } })
        : route.continue(),
    )
    await addIdea(page, 'One too many')
    await expect(card(page, 'One too many')).toContainText('Not saved in your account')
    await page.unroute(/\/rest\/v1\/ideas/)
    await page.getByRole('button', { name: 'Save Board' }).click()
    await expect(card(page, 'One too many')).not.toContainText('Not saved')
    await expect.poll(async () => (await rowsOf(person.id)).length).toBe(2)
  })
  await test.step('boards of their own are kept with the account', async () => {
    await page.getByRole('button', { name: 'New board' }).click()
    await expectAccessible(page, '[role=dialog]')
    await page.getByLabel('Name').fill('Lisbon in spring')
    await page.getByRole('button', { name: 'Make board' }).click()
    await expect(page.getByLabel('Board', { exact: true })).toHaveValue(/.+/)
    await addIdea(page, 'Only here')
    await expect(page.getByRole('group').filter({ hasText: 'Kept here' })).toHaveCount(0)
    await expect
      .poll(async () => {
        const { data: boards } = await service()
          .from('boards')
          .select('name, ideas(title)')
          .eq('user_id', person.id)
        return boards
      })
      .toEqual([{ name: 'Lisbon in spring', ideas: [{ title: 'Only here' }] }])
  })
})

inFullRuns(
  test,
  'every day: code that never came in `e2e/itinerary-edit`, a page that can’t be made in `loading-and-errors`',
)('a client that does not load is said, and how to go on', async ({ page, person }) => {
  await carrySession(page.context(), person)
  await page.route(/\/held-data-[^/]+\.js$/, (route) => route.abort())
  await page.goto('/ideaboard')
  const said = page.getByText('Failed to connect to server. Please refresh the page.')
  await expect(said).toBeVisible()
  await page.unrouteAll()
  await test.step('neither what draws the cards: one can still write', async () => {
    await page.route(/board-views-[^/]+\.js$/, (route) => route.abort())
    await page.goto('/ideaboard')
    // An empty board needs no code for cards; the first one does.
    await addIdea(page, 'Written anyway')
    await expect(said).toBeVisible()
    await expect.poll(async () => (await rowsOf(person.id)).length).toBe(1)
  })
})

test('a trip’s stops become a board of their own, which leads back to the trip', async ({
  page,
  person,
}) => {
  const seen = await wordsSeen(page)
  const { address } = await keepTripOf(page, person, tripOfStops(1, 3))
  await openTrip(page, address)
  await page.getByRole('button', { name: 'To the board' }).click()
  await expect(page).toHaveURL(/\/ideaboard\?board=/)
  await expect(column(page, want).getByRole('group')).toHaveCount(3)
  await expect
    .poll(async () => {
      const { data } = await service().from('boards').select('trip_id').eq('user_id', person.id)
      return data
    })
    .toEqual([{ trip_id: address.split('/').at(-1) }])
  await page.reload()
  await expect(column(page, want).getByRole('group')).toHaveCount(3)
  expect(await seen()).toContain('Loading authentication...')
  await page.getByRole('link', { name: 'Open its trip' }).click()
  await expect(page).toHaveURL(address)
})
