import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { lisbonByHand } from '#domain/planner/by-hand/testing/lisbon-by-hand.ts'
import { inFullRuns } from '#testing/full-run-only.ts'
import { expect, type TestPerson, test } from './support/accounts.ts'
import { expectAccessible } from './support/test.ts'
import { keepTripOf, openTrip } from './support/trips.ts'

test.use({ viewport: { width: 1440, height: 900 } })

async function openLisbon(page: Page, person: TestPerson): Promise<void> {
  const { trip } = await lisbonByHand(randomUUID())
  const { address } = await keepTripOf(page, person, trip)
  await openTrip(page, address)
}

const dayAt = (page: Page, number: number): Locator =>
  page.getByRole('article').filter({ hasText: new RegExp(`^Day ${number}\\b`) })
const budget = (page: Page) => page.getByRole('region', { name: 'Budget' })

async function openStop(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Time, note and cost' }).click()
  return page.getByRole('dialog', { name, exact: true })
}

inFullRuns(
  test,
  'every day: `domain/trip/spending`, `domain/trip/operations.property` with undo, and changes with undo on the screen in `e2e/generate-itinerary`',
)('notes and sums are typed in, counted a day and in all, and undone', async ({ page, person }) => {
  // Thirty steps and a whole reading by axe: more than a minute where others use the machine too.
  test.setTimeout(120_000)
  await openLisbon(page, person)
  const first = dayAt(page, 1)
  let dialog = await openStop(page, 'São Jorge Castle')
  await dialog.getByLabel('What it costs').fill('a lot')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('A sum like 12.50 or €12.50, please.')).toBeVisible()
  await dialog.getByLabel('What it costs').fill('€15')
  await dialog.getByLabel('Note').fill('Tickets are in the blue bag')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(first.getByText('Tickets are in the blue bag')).toBeVisible()
  await expect(first.getByText('Typed in: €15.00')).toBeVisible()

  dialog = await openStop(page, 'Oceanário de Lisboa')
  await dialog.getByLabel('What it costs').fill('€25.50')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dayAt(page, 2).getByText('Typed in: €25.50')).toBeVisible()

  await page.getByRole('button', { name: 'Dates and party' }).click()
  dialog = page.getByRole('dialog', { name: 'This trip' })
  await dialog.getByLabel('Budget in all').fill('€300')
  await dialog.getByLabel('Note').fill('Aunt Rosa has the keys')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Aunt Rosa has the keys')).toBeVisible()
  const lines = budget(page).getByRole('definition')
  await expect(lines).toHaveText(['€300.00', '€100.00', '€40.50', '€259.50'])
  // What is usual is said as the estimate that it is, and is in no sum.
  await expect(budget(page)).toContainText('an estimate, since no prices are known')
  await expectAccessible(page)

  dialog = await openStop(page, 'Oceanário de Lisboa')
  await dialog.getByLabel('What it costs').fill('€400')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(budget(page).getByText('Over by')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(lines).toHaveText(['€300.00', '€100.00', '€40.50', '€259.50'])

  await first.getByRole('button', { name: /^More for Monday/ }).click()
  await page.getByRole('menuitem', { name: 'Note for this day' }).click()
  await page.getByRole('dialog').getByLabel('Note').fill('Bring good shoes')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(first.getByText('Bring good shoes')).toBeVisible()
  await page.reload()
  await expect(dayAt(page, 1).getByText('Bring good shoes')).toBeVisible()
})

inFullRuns(
  test,
  'every day: every kind of change and its undo in `domain/trip/operations.property`, changes, history and undo on the screen in `e2e/generate-itinerary`',
)(
  'name, dates, party and pace are changed in one dialog, and each change can be undone',
  async ({ page, person }) => {
    await openLisbon(page, person)
    await page.getByRole('button', { name: 'Dates and party' }).click()
    const dialog = page.getByRole('dialog', { name: 'This trip' })
    await expect(dialog).toBeVisible()
    await expectAccessible(page, '[role="dialog"]')
    await dialog.getByLabel('Name').fill('Lisbon with the children')
    await dialog.getByLabel('First day').fill('2027-06-03')
    await dialog.getByLabel('Adults').fill('2')
    await dialog.getByLabel('Children').fill('2')
    await dialog.getByLabel('Pace').click()
    await page.getByRole('option', { name: 'Slow' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lisbon with the children')
    await expect(page.getByText(/^Jun 3 to Jun 5, 2027/)).toBeVisible()
    await expect(dayAt(page, 1)).toContainText('Thursday, June 3')
    const offer = page.getByRole('region', { name: 'What changed' })
    await expect(offer).toContainText('Shall they be planned again')
    await offer.getByRole('button', { name: 'Leave them' }).click()
    await expect(offer).toBeHidden()
    await page.getByText('History').click()
    const history = page.getByRole('listitem').filter({ hasText: 'You ·' })
    await expect(history.locator('p:first-child')).toHaveText([
      'Changed the pace to slow',
      'Changed who travels',
      'Changed the dates',
      'Renamed to Lisbon with the children',
    ])
    await page.getByRole('button', { name: 'Dates and party' }).click()
    await expect(dialog.getByLabel('Children')).toHaveValue('2')
    await dialog.getByRole('button', { name: 'Close' }).click()
    for (let change = 0; change < 4; change += 1) {
      await page.getByRole('button', { name: 'Undo', exact: true }).click()
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 days in Lisbon')
    await expect(dayAt(page, 1)).toContainText('Monday, May 10')
  },
)

inFullRuns(test, 'every day: “Why not …?” with its cost and its button in `e2e/itinerary-edit`')(
  'what a place would cost is told before it is in the plan, and what is there says so',
  async ({ page, person }) => {
    await openLisbon(page, person)
    const ask = page.getByRole('textbox', { name: 'Why not …?' })
    await ask.fill('belém tower')
    // The map has buttons of that name too.
    const places = page.getByRole('list', { name: 'Places' })
    await places.getByRole('button', { name: /^Belém Tower/ }).click()
    await expect(page.getByText('Belém Tower is in your trip already, on day 3.')).toBeVisible()

    await ask.fill('fado')
    await places.getByRole('button', { name: /^Fado Museum/ }).click()
    const cost = page.getByRole('region', { name: 'What Fado Museum would cost' })
    await expect(cost.getByText(/^Day [23] at /).first()).toBeVisible()
    await cost.getByRole('button').first().click()
    await expect(page.getByText('Fado Museum is in your trip now.')).toBeVisible()

    // What nobody knows is asked for by name, and no raw word of the catalogue is shown.
    await ask.fill('church')
    await expect(places).toContainText('Place of worship')
    await expect(places).not.toContainText(/^worship/)
    await ask.fill('Cousin Zé')
    await expect(page.getByText('Add “Cousin Zé” by name')).toBeVisible()
  },
)
