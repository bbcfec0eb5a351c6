import type { Page } from '@playwright/test'
import { inFullRuns } from '#testing/full-run-only.ts'
import { chatOf, openChat, say } from './support/chat.ts'
import { daysOf, ownStops, wish } from './support/road.ts'
import {
  expect,
  expectAccessible,
  expectToFit,
  hydrated,
  test,
  walkedWidths,
} from './support/test.ts'

const roadTrip = /\/roadtrip\/[0-9a-f-]{36}$/

async function expectTownsOnTheWay(page: Page): Promise<void> {
  await expect(page).toHaveURL(roadTrip)
  await expect(page.locator('ol[data-drags]')).toBeVisible()
  const stops = await ownStops(page)
  expect(stops).toContain('Coimbra')
  expect(stops.at(-1)).toBe('Porto')
}

for (const width of walkedWidths) {
  inFullRuns(
    test,
    'every day: a drive that is edited in `e2e/road-trip`, days in town in `domain/planner/wish/road-changed`',
  )(
    `at ${width} px a drive of five days opens as a road trip with its days in town, which move with it`,
    async ({ page, complaints }) => {
      test.setTimeout(120_000)
      await page.setViewportSize({ width, height: 1000 })
      await page.addInitScript(() => sessionStorage.setItem('sign_in_prompt_closed', 'true'))
      await page.goto('/generate-itinerary?q=Lisbon+to+Porto+by+car%2C+5+days')
      await expectTownsOnTheWay(page)
      await hydrated(page)
      const days = daysOf(page).getByRole('article')
      await expect(days).toHaveCount(5)
      const last = (await days.nth(4).getByRole('listitem').allTextContents()).join()
      await expect(days.nth(4)).toContainText('In Porto')
      await expectToFit(page)
      await expectAccessible(page)

      await page.getByRole('button', { name: 'One night more in Coimbra' }).click()
      await expect(days).toHaveCount(6)
      expect((await days.nth(5).getByRole('listitem').allTextContents()).join()).toBe(last)
      await page.getByRole('button', { name: 'Undo', exact: true }).click()
      await expect(days).toHaveCount(5)

      await page.getByRole('link', { name: 'Open the days in town' }).first().click()
      await expect(page).toHaveURL(/\/view-itinerary\/[0-9a-f-]{36}$/)
      expect(complaints.all()).toEqual([])
    },
  )
}

inFullRuns(
  test,
  'every day: the first test of this file, and drives of that form in `e2e/road-trip`',
)('the form of road trips knows the towns on the way too', async ({ page }) => {
  await wish(page, 'Lisbon to Porto by car, 5 days')
  await expectTownsOnTheWay(page)
})

inFullRuns(
  test,
  'every day: a trip planned by chatting in `e2e/chat`, towns on the way in the first test of this file',
)('a drive that was planned by chatting opens as a road trip', async ({ page }) => {
  test.setTimeout(120_000)
  await openChat(page)
  await say(page, 'Lisbon to Porto by car, 5 days, plan it')
  const planned = chatOf(page).getByRole('region', { name: /^Planned: / })
  await expect(planned).toContainText('Coimbra')
  await planned.getByRole('button', { name: 'Open this trip' }).click()
  await expectTownsOnTheWay(page)
})
