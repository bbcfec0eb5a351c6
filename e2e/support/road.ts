/** Road trips for the browser suite: made by words, or kept in an account. */
import type { Locator, Page } from '@playwright/test'
import { drivingRulesSchema } from '#domain/routing/road-trip-schema.ts'
import { roadWorld } from '#domain/routing/road-world.ts'
import { startRoad } from '#domain/routing/start-road.ts'
import { tripIdSchema } from '#domain/trip/ids.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { closeSignInModal } from './accounts.ts'
import { expect, hydrated } from './test.ts'

export const daysOf = (page: Page) => page.getByRole('list', { name: 'Days', exact: true })
const namesOf = (page: Page) => daysOf(page).locator('fieldset > legend').allTextContents()
export const ownStops = async (page: Page) =>
  (await namesOf(page)).filter((name) => !name.startsWith('Night in '))
export const handleOf = (page: Page, stop: string): Locator =>
  page.getByRole('button', { name: `Drag ${stop}`, exact: true })

export async function openCreate(page: Page, site = ''): Promise<void> {
  await page.goto(`${site}/roadtrip`)
  await hydrated(page)
  // The question comes once a visit.
  const closed = await page.evaluate(() => sessionStorage.getItem('sign_in_prompt_closed'))
  if (closed === null) await closeSignInModal(page)
}

export async function wish(page: Page, words: string, site = ''): Promise<void> {
  await openCreate(page, site)
  await page.getByLabel('In your own words').fill(words)
  await page.getByRole('button', { name: 'Plan the drive' }).click()
}

export async function openCoast(page: Page, site = ''): Promise<void> {
  await wish(page, 'San Francisco to Los Angeles along the coast, five days, not after dark', site)
  await expect(page).toHaveURL(/\/roadtrip\/[0-9a-f-]{36}$/)
  await expect(page.locator('ol[data-drags]')).toBeVisible()
}

export function portugal(): Trip {
  const stop = (name: string, at: [number, number], nights: number) => ({
    ...{ id: name, name, at, nights, minutes: 60 },
  })
  const started = startRoad(
    {
      route: {
        start: { name: 'Lisbon', at: [38.72, -9.14] },
        end: { name: 'Porto', at: [41.15, -8.61] },
        round: false,
        stops: [
          stop('Óbidos', [39.36, -9.16], 0),
          stop('Coimbra', [40.21, -8.43], 1),
          stop('Aveiro', [40.64, -8.65], 1),
        ],
      },
      rules: drivingRulesSchema.parse({}),
      car: undefined,
      start: '2027-06-10',
      reorder: false,
    },
    roadWorld({ start: '2027-06-10', towns: [] }),
    crypto.randomUUID(),
  )
  if (!started.ok) throw new Error(started.message)
  return { ...started.value, id: tripIdSchema.parse(crypto.randomUUID()) }
}
