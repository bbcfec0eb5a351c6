import { andInFullRuns } from '#testing/full-run-only.ts'
import { closeSignInModal } from './support/accounts.ts'
import { expect, test } from './support/test.ts'

for (const width of andInFullRuns([390], [1280])) {
  test(`at ${width} px a link without the network stays on the page, says so for as long as it may, and leads on once it is back`, async ({
    page,
    context,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/paris')
    await closeSignInModal(page)
    // The notice comes with the parts that follow a page, as the chat's button does.
    await expect(page.getByRole('button', { name: 'Ask Piri' })).toBeVisible()
    // At the end of the page, all pictures are asked for before the network goes.
    const link = page.getByRole('link', { name: 'More inspirations' })
    await link.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await link.focus()
    await page.keyboard.press('Enter')
    const notice = page.getByRole('status').filter({ hasText: 'You’re offline.' })
    await expect(notice).toContainText('“More inspirations” needs the network.')
    await expect(notice).toBeInViewport()
    await expect(link).toBeFocused()
    await expect(page).toHaveURL('/paris')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paris')
    await notice.getByRole('button', { name: 'Close' }).click()
    await expect(notice).toHaveCount(0)
    await link.press('Enter')
    await expect(notice).toBeVisible()

    await context.setOffline(false)
    const back = page.getByRole('status').filter({ hasText: 'You’re back online.' })
    await back.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL('/inspirations')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Travel Inspirations')
    await expect(back).toHaveCount(0)
    expect(complaints.all()).toEqual([])
  })
}
