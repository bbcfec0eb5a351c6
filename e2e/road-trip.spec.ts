import { andInFullRuns, inFullRuns } from '#testing/full-run-only.ts'
import { clientOf, keepInAccount, makeAccount } from '#testing/trips/account-trips.ts'
import { carrySession, theProduct } from './support/accounts.ts'
import {
  daysOf,
  handleOf,
  openCoast,
  openCreate,
  ownStops,
  portugal,
  wish,
} from './support/road.ts'
import { expect, expectAccessible, expectToFit, test, walkedWidths } from './support/test.ts'

for (const width of walkedWidths) {
  test(`at ${width} px words become a drive that is edited, and everything is undone`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 1200 })
    await openCoast(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('San Francisco to Los Angeles')
    const before = await ownStops(page)
    expect(before[0]).toBe('Monterey')
    await expect(daysOf(page)).toContainText('lodging not checked')
    await expect(daysOf(page)).toContainText('estimate')
    await expect(page.getByRole('region', { name: 'The drive by the hour' })).toContainText('km')
    await expectToFit(page)
    await expectAccessible(page)

    // By keyboard, over the day in town and behind the first stop of the next drive.
    await handleOf(page, 'Monterey').focus()
    await page.keyboard.press('Space')
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await expect.poll(async () => (await ownStops(page))[0]).not.toBe('Monterey')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(() => ownStops(page)).toEqual(before)

    const days = await daysOf(page).getByRole('article').count()
    await page.getByRole('button', { name: 'One night more in Monterey' }).click()
    await expect(daysOf(page).getByRole('article')).toHaveCount(days + 1)
    await page.getByRole('button', { name: 'Show me what could go' }).click()
    await page
      .getByRole('region', { name: 'A day less' })
      .getByRole('listitem')
      .first()
      .getByRole('button')
      .click()
    await expect(daysOf(page).getByRole('article')).toHaveCount(days)

    await page.getByRole('button', { name: 'Take out Santa Barbara' }).click()
    await expect.poll(() => ownStops(page)).not.toContain('Santa Barbara')
    await page
      .getByRole('region', { name: 'How you drive' })
      .getByRole('combobox')
      .selectOption('120')
    await expect.poll(() => daysOf(page).getByRole('article').count()).toBeGreaterThan(days)

    // What was done is there again after a reload.
    const now = await ownStops(page)
    await page.reload()
    await expect.poll(() => ownStops(page)).toEqual(now)
    expect(complaints.all()).toEqual([])
  })
}

inFullRuns(
  test,
  'every day: a finger on the same list in `e2e/itinerary-edit`, a mouse in `e2e/board`, the keyboard on a drive in the first test of this file',
)('a stop is dragged by mouse, and the days are timed again', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1800 })
  await openCoast(page)
  const before = await ownStops(page)
  const [first = '', second = ''] = before
  const target = page
    .locator('fieldset')
    .filter({ has: page.locator('legend', { hasText: second }) })
  await handleOf(page, first).scrollIntoViewIfNeeded()
  const [from, to] = [await handleOf(page, first).boundingBox(), await target.boundingBox()]
  if (!from || !to) throw new Error('It is not on the screen')
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, from.y + 60)
  await page.mouse.move(to.x + 40, to.y + to.height + 4, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await ownStops(page)).indexOf(first)).toBeGreaterThan(0)
})

inFullRuns(
  test,
  'every day: a drive that is edited in this file, a sample that is taken over in `e2e/itinerary-saved`, `catalogue/drives`',
)('a great drive is opened, made one’s own and changed', async ({ page }) => {
  await openCreate(page)
  await page.getByRole('link', { name: 'North Coast 500' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('North Coast 500')
  await expect(daysOf(page)).toContainText('as the drive is known')
  await page.getByRole('button', { name: 'Make it mine' }).click()
  await expect(page).toHaveURL(/\/roadtrip\/[0-9a-f-]{36}$/)
  await expect(page.locator('ol[data-drags]')).toBeVisible()
  const [first = ''] = await ownStops(page)
  await page.getByRole('button', { name: `Take out ${first}` }).click()
  await expect.poll(() => ownStops(page)).not.toContain(first)
})

inFullRuns(
  test,
  'every day: each reason in `domain/planner/wish/road`, a wish that is answered with words in `app/features/itinerary/generate/stream-plan`, what is not there in `e2e/not-found`',
)('what can’t be driven is said in words', async ({ page }) => {
  // Each reason is asked of the rules in `domain/planner/wish/road.test.ts`.
  const wishes: [words: string, says: RegExp][] = [
    ['Honolulu to Hilo by car', /no car ferry that we know of/],
    ['Lisbon to New York by car', /Make two road trips of it/],
    ['a drive', /Where does the drive start|From .* to where/],
  ]
  for (const [words, says] of andInFullRuns(wishes.slice(0, 1), wishes.slice(1))) {
    await wish(page, words)
    await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible()
  }
  await page.goto('/roadtrip/the-road-to-nowhere')
  await expect(page.getByRole('main')).toContainText('There is no road trip at this address')
})

inFullRuns(
  test,
  'every day: two browsers on one trip in `e2e/trip-two-browsers`, a drive that is edited in this file',
)('two devices of one account edit a road trip, and each sees the other', async ({ browser }) => {
  const person = await makeAccount(theProduct())
  const client = await clientOf(person, theProduct())
  const id = (await keepInAccount(client, portugal())).split('/').at(-1)
  const pages = await Promise.all(
    [0, 1].map(async () => {
      const context = await browser.newContext()
      await carrySession(context, person)
      const page = await context.newPage()
      await page.goto(`/roadtrip/${id}/edit`)
      await expect(page.locator('ol[data-drags]')).toBeVisible()
      return page
    }),
  )
  const [one, other] = pages
  if (!one || !other) throw new Error('There are two')
  await one.getByRole('button', { name: 'Take out Óbidos' }).click()
  await expect.poll(() => ownStops(other)).not.toContain('Óbidos')
  await other.getByRole('button', { name: 'One night more in Aveiro' }).click()
  await expect(one.getByRole('group', { name: 'Aveiro', exact: true })).toContainText('2 nights')
  expect(await ownStops(one)).toEqual(await ownStops(other))
  await Promise.all(pages.map((page) => page.context().close()))
})
