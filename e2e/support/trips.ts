/** An open trip in a browser: what it shows, and what can be done to it. */
import type { Locator, Page } from '@playwright/test'
import type { Trip } from '#domain/trip/schema.ts'
import { clientOf, keepInAccount, operationIds } from '#testing/trips/account-trips.ts'
import { carrySession, type TestPerson, theProduct } from './accounts.ts'
import { expect, hydrated } from './test.ts'

export const lockOf = (page: Page, stop: number): Locator =>
  page.getByRole('button', { name: `Lock Stop ${stop}`, exact: true })

/** Opens a trip and waits until it can be changed. */
export async function openTrip(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
  // It comes alive slowly where others use the machine too.
  await expect(page.getByRole('button', { name: /^Lock / }).first()).toBeEnabled({
    timeout: 40_000,
  })
}

/** Keeps a trip in a person's account, and signs them in here; `operations` asks what has reached the account. */
export async function keepTripOf(page: Page, person: TestPerson, trip: Trip) {
  const client = await clientOf(person, theProduct())
  const address = await keepInAccount(client, trip)
  await carrySession(page.context(), person)
  return { client, address, operations: () => operationIds(client, trip.id) }
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
