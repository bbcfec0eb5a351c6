/** An open trip in a browser: what it shows, and what can be done to it. */
import type { Locator, Page } from '@playwright/test'
import type { Deployed } from '#testing/trips/account-trips.ts'
import { expect, hydrated } from './test.ts'

/** The product that the suite shares. */
export const theProduct = (): Deployed => ({
  url: process.env.PRODUCT_URL ?? '',
  dataDir: process.env.PRODUCT_DATA_DIR ?? '',
})

export const lockOf = (page: Page, stop: number): Locator =>
  page.getByRole('button', { name: `Lock Stop ${stop}`, exact: true })

/** Opens a trip and waits until it can be changed. */
export async function openTrip(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
  await expect(page.getByRole('button', { name: /^Lock / }).first()).toBeEnabled()
}

/** What the trip's days show: every stop in its order, and whether it is locked. */
export const shownStops = (page: Page): Promise<string[]> =>
  page
    .getByRole('button', { name: /^Lock / })
    .evaluateAll((buttons) =>
      buttons.map(
        (button) => `${button.getAttribute('aria-label')} ${button.getAttribute('aria-pressed')}`,
      ),
    )
