import { randomUUID } from 'node:crypto'
import { inFullRuns } from '#testing/full-run-only.ts'
import { tripOfPlaces } from '#testing/trips/trip-of-places.ts'
import { closeSignInModal, service, test } from './support/accounts.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToFit,
  hydrated,
} from './support/test.ts'
import { keepTripOf } from './support/trips.ts'

const title = /^Open then$/

test.describe('a visitor at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  inFullRuns(
    test,
    'every day: `domain/restaurants/read-words`, a table that is found, added and shared on a phone below, list and map in `e2e/itinerary-map`',
  )(
    'asks in words by keyboard alone, and list and map show the same house',
    async ({ page, complaints }) => {
      await page.goto('/restaurants')
      await hydrated(page)
      await closeSignInModal(page)
      await expect(page.getByRole('link', { name: 'Lisbon' })).toBeVisible()
      await page.getByLabel('Where', { exact: true }).focus()
      await page.keyboard.type('Lisbon')
      await page.keyboard.press('Tab')
      await page.keyboard.type('somewhere for eight people at nine on a Sunday, by gondola')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 2, name: 'Lisbon' })).toBeVisible()
      const heard = page.getByRole('status').filter({ hasText: /./ })
      await expect(heard).toContainText(/Read as: Sunday, .*, at 9 PM, for 8, open then\./)
      await expect(heard).toContainText('Not understood: gondola.')
      await expect(heard).toContainText('A table for 8 is not taken for granted')
      await expect(page.getByRole('region', { name: title })).toContainText('Open until')
      // Unknown hours stand apart, and are there.
      const check = page.getByRole('region', { name: 'Check hours' })
      await expect(check.getByRole('listitem').first()).toContainText('Check hours')

      const map = page.getByRole('list', { name: 'On the map' })
      const pin = map.getByRole('button').nth(1)
      await pin.focus()
      await page.keyboard.press('Enter')
      await expect(pin).toHaveAttribute('aria-pressed', 'true')
      const chosen = page.locator('li[aria-current=true]')
      await expect(chosen).toHaveCount(1)
      await expect(chosen).toBeInViewport()
      const last = page.getByRole('button', { name: /^\d+, show .* on the map$/ }).last()
      await last.focus()
      await page.keyboard.press('Enter')
      await expect(pin).toHaveAttribute('aria-pressed', 'false')
      await expect(map.getByRole('button').last()).toHaveAttribute('aria-pressed', 'true')
      await expectAccessible(page)
      await expectToFit(page)

      const name = await page.getByRole('heading', { level: 4 }).first().innerText()
      await page.getByRole('button', { name: `Pin to the ideaboard: ${name}` }).click()
      await expect(page.getByText('Added to ideaboard')).toBeVisible()
      await page.getByRole('button', { name: `Share with a group: ${name}` }).click()
      await expect(page.getByText('Not authenticated')).toBeVisible()
      await closeSignInModal(page)
      expect(complaints.all()).toEqual([])
    },
  )

  inFullRuns(
    test,
    'every day: `server/restaurants` for what is sent, answered and kept of a position',
  )(
    'where one is: asked on a tap, sent rounded, in no address; nothing near is said',
    async ({ page, context }) => {
      await context.grantPermissions(['geolocation'])
      await context.setGeolocation({ latitude: 38.711234, longitude: -9.139876 })
      await page.goto('/restaurants?open=1')
      await hydrated(page)
      await closeSignInModal(page)
      const asked = page.waitForRequest('**/restaurants/near')
      await page.getByRole('button', { name: 'Where I am' }).click()
      const { point } = (await asked).postDataJSON()
      expect(point.at).toEqual([38.711, -9.14])
      await expect(page.getByRole('heading', { name: 'Around where you are' })).toBeVisible()
      await expect(page.getByText(/minutes? on foot from where you are/).first()).toBeVisible()
      expect(page.url()).toContain('/restaurants?open=1')
      // The form goes on from there, and still writes no address.
      await page.getByText('Filters: open now').click()
      await page.getByLabel('vegetarian', { exact: true }).check()
      const again = page.waitForRequest('**/restaurants/near')
      await page.getByRole('button', { name: 'Find tables' }).click()
      expect((await again).postDataJSON().fields).toContain('diet=vegetarian')
      await expect(page.getByText('Known to suit: vegetarian.').first()).toBeVisible()
      expect(page.url()).not.toContain('38.')

      await context.setGeolocation({ latitude: 0, longitude: -30 })
      await page.getByRole('button', { name: 'Where I am' }).click()
      await expect(
        page.getByText(/^No house where you are is known here\. The nearest town/),
      ).toBeVisible()
      const search = page.getByRole('link', { name: 'Search on your map' })
      await expect(search).not.toHaveAttribute('href', /30/)
      await context.clearPermissions()
      await page.getByRole('button', { name: 'Where I am' }).click()
      await expect(page.getByText('Your browser does not tell where you are.')).toBeVisible()
    },
  )
})

test.describe('a person on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('goes from a trip to a table on the way, adds it at dinner, shares it, and gets a whole set', async ({
    page,
    person,
    complaints,
  }) => {
    const trip = await tripOfPlaces({ slug: 'lisbon', days: 2, stops: 6 })
    const { operations } = await keepTripOf(page, person, trip)
    const group = await service()
      .from('groups')
      .insert({ id: randomUUID(), name: 'Supper club', user_id: person.id })
    expect(group.error).toBeNull()

    await page.goto(`/restaurants?trip=${trip.id}&day=2&meal=dinner`)
    await hydrated(page)
    await expect(page.getByText(/minutes? on foot from .*/).first()).toBeVisible()
    await expect(page.getByText(/^Dinner, /)).toBeVisible()
    await expectNoSidewaysScroll(page)
    const before = (await operations()).length
    const name = await page.getByRole('heading', { level: 4 }).first().innerText()
    await page.getByRole('button', { name: `Add to a day: ${name}` }).click()
    await expect(page.getByText(`Added ${name} to ${trip.title}`)).toBeVisible()
    await expect.poll(async () => (await operations()).length).toBe(before + 1)
    await page.getByRole('button', { name: `Share with a group: ${name}` }).click()
    await page
      .getByRole('dialog', { name: 'Select a group to add this suggestion' })
      .getByRole('button', { name: 'Supper club' })
      .click()
    await expect(page.getByText('Message added to group chat')).toBeVisible()

    await page.goto('/restaurants')
    await hydrated(page)
    await page.getByRole('button', { name: 'Along my trip' }).click()
    const along = page.getByRole('dialog', { name: 'Along one of your trips' })
    await along.getByRole('button', { name: trip.title }).click()
    const lunchOnTheWay = along.getByRole('button', { name: 'At lunch, on the way' }).first()
    await expect(lunchOnTheWay).toBeVisible()
    await expectAccessible(page, '[role=dialog]')
    await lunchOnTheWay.click()
    await expect(along).toBeHidden()
    await expect(page.getByText(/minutes? on foot from .*/).first()).toBeVisible()

    await page.goto('/restaurant-recommendations')
    await hydrated(page)
    await page.getByRole('button', { name: 'From one of my trips' }).click()
    await expectAccessible(page, '[role=dialog]')
    await page.getByRole('dialog').getByRole('button', { name: trip.title }).click()
    await expect(page.getByRole('heading', { name: `${trip.title}, meal by meal` })).toBeVisible()
    // What was just added is the trip's own dinner.
    await expect(page.getByText(`${name}, as your trip has it.`)).toBeVisible()
    const lunch = page.getByRole('region', { name: 'Lunch, day 1' })
    const first = await lunch.getByRole('heading', { level: 4 }).innerText()
    await lunch.getByRole('button', { name: 'Something else for lunch on day 1' }).click()
    await expect(lunch.getByRole('heading', { level: 4 })).not.toHaveText(first)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    expect(complaints.all()).toEqual([])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the list reads, filters make an address, and a set can be swapped', async ({ page }) => {
    await page.goto('/restaurants')
    await page.getByLabel('Where', { exact: true }).fill('Eiffel Tower')
    await page.getByRole('button', { name: 'Find tables' }).click()
    await expect(page).toHaveURL(/where=Eiffel\+Tower/)
    await expect(page.getByRole('heading', { name: 'Around Eiffel Tower' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 4 }).first()).toBeVisible()
    await expect(page.getByText(/About \d+ minutes? on foot/).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Where I am' })).toBeHidden()
    await page.getByText('Filters', { exact: true }).click()
    await page.getByLabel('bistro', { exact: true }).check()
    await page.getByLabel('French', { exact: true }).check()
    await page.getByRole('button', { name: 'Find tables' }).click()
    await expect(page).toHaveURL(/cuisine=.*cuisine=/)
    await expect(page.getByText(/^Filters: (French, bistro|bistro, French)$/)).toBeVisible()
    await expectNoSidewaysScroll(page)

    await page.goto('/restaurant-recommendations?where=Rome&days=2')
    const dinner = page.getByRole('region', { name: 'Dinner, day 1' })
    const first = await dinner.getByRole('heading', { level: 4 }).innerText()
    await expect(page.getByText('The special dinner')).toBeVisible()
    await dinner.getByRole('link', { name: 'Something else for dinner on day 1' }).click()
    await expect(page).toHaveURL(/not=0\.dinner\./)
    await expect(dinner.getByRole('heading', { level: 4 })).not.toHaveText(first)
  })
})
