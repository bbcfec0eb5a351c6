import { sharedPath } from '#domain/sharing/links.ts'
import { inFullRuns } from '#testing/full-run-only.ts'
import { clientOf, keepInAccount } from '#testing/trips/account-trips.ts'
import { closeSignInModal, expect, openAs, test, theProduct } from './support/accounts.ts'
import { daysOf, handleOf, openCoast, ownStops, portugal } from './support/road.ts'
import { expectToFit, hydrated, walkedWidths } from './support/test.ts'

for (const width of walkedWidths) {
  inFullRuns(
    test,
    'every day: a link in `e2e/itinerary-share`, `testing/trips/shared-trips` and `shared-trips-live` on both engines, a copy in `domain/trip/copy-trip`, a drive in `e2e/road-trip`',
  )(
    `at ${width} px a link shows a road trip as it changes, and a copy keeps its nights`,
    async ({ page, person, openBrowser }) => {
      const client = await clientOf(person, theProduct())
      const trip = portugal()
      const id = (await keepInAccount(client, trip)).split('/').at(-1)
      const { data, error } = await client.rpc('share_trip', { p_trip: trip.id, p_rights: 'read' })
      if (error) throw error
      await openAs(page, person)
      await page.goto(`/roadtrip/${id}`)
      await expect(page.locator('ol[data-drags]')).toBeVisible()

      const viewport = { width, height: 900 }
      const reader = await (await openBrowser({ viewport })).newPage()
      await reader.goto(sharedPath(data.secret))
      await hydrated(reader)
      await expect(daysOf(reader)).toContainText('Óbidos')
      await expectToFit(reader)
      await page.getByRole('button', { name: 'Take out Óbidos' }).click()
      await expect(daysOf(reader)).not.toContainText('Óbidos')
      await page.getByRole('button', { name: 'One night more in Coimbra' }).click()
      await expect(reader.getByText('Updated just now')).toBeVisible()
      await expect(daysOf(reader).getByRole('article')).toHaveCount(
        await daysOf(page).getByRole('article').count(),
      )

      // Copied by somebody without an account, it is a road trip of their own.
      await reader.getByRole('button', { name: 'Copy this trip' }).click()
      await expect(reader).toHaveURL(/\/roadtrip\/[0-9a-f-]{36}$/)
      await closeSignInModal(reader)
      await expect(reader.locator('ol[data-drags]')).toBeVisible()
      await expect(reader.getByRole('group', { name: 'Coimbra', exact: true })).toContainText(
        '2 nights',
      )
      await reader.getByRole('button', { name: 'One night more in Aveiro' }).click()
      await expect(reader.getByRole('group', { name: 'Aveiro', exact: true })).toContainText(
        '2 nights',
      )
      await expect(page.getByRole('group', { name: 'Aveiro', exact: true })).toContainText(
        '1 night',
      )
    },
  )
}

inFullRuns(test, 'every day: the same with days in town in `e2e/road-towns`')(
  'a road trip that is wished for among other trips opens as one',
  async ({ page }) => {
    const words = 'Road trip from Fargo to Bismarck and Billings, 3 days'
    await page.goto(`/generate-itinerary?q=${encodeURIComponent(words)}`)
    await expect(page).toHaveURL(/\/roadtrip\/[0-9a-f-]{36}$/)
    await expect(page.locator('ol[data-drags]')).toBeVisible()
  },
)

inFullRuns(
  test,
  'every day: a finger on the same list in `e2e/itinerary-edit`, the keyboard on a drive in `e2e/road-trip`',
)('by touch a stop is dragged to another day', async ({ openBrowser }) => {
  const context = await openBrowser({ viewport: { width: 390, height: 2400 }, hasTouch: true })
  const page = await context.newPage()
  await openCoast(page)
  const [first = '', second = ''] = await ownStops(page)
  const handle = handleOf(page, first)
  await handle.scrollIntoViewIfNeeded()
  const target = handleOf(page, second)
  const [from, to] = [await handle.boundingBox(), await target.boundingBox()]
  if (!from || !to) throw new Error('It is not on the screen')
  const finger = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + 10, y }],
    })
  await touch('touchStart', from.y + 10)
  const steps = 6
  for (let step = 1; step <= steps; step += 1) {
    await touch('touchMove', from.y + 10 + (step / steps) * (to.y + 60 - from.y))
  }
  await touch('touchEnd', 0)
  await expect.poll(async () => (await ownStops(page)).indexOf(first)).toBeGreaterThan(0)
})
