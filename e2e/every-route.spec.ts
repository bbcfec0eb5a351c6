import { signInPromptOn } from '#domain/account/sign-in-prompt.ts'
import { isFullRun } from '#testing/run-count.ts'
import { closeSignInModal, signInModal, test } from './support/accounts.ts'
import { expectOnlyNamedThingsKept } from './support/kept-in-browser.ts'
import { productRoutes } from './support/product-routes.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated } from './support/test.ts'

for (const { path, heading, status = 200, for: audience } of productRoutes) {
  test.describe(() => {
    test.use({
      as: audience ?? 'visitor',
      viewport: { width: 390, height: 900 },
      // What moves costs a browser without a graphics card most of its time.
      contextOptions: { reducedMotion: 'reduce' },
    })

    test(`${path} on a phone and on a desk`, async ({ page, complaints }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(status)
      await hydrated(page)
      if (!audience && signInPromptOn(path) !== 'none') await closeSignInModal(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expectNoSidewaysScroll(page)
        if (width === 390 || isFullRun) await expectAccessible(page)
      }
      await expectOnlyNamedThingsKept(page)
      if (!audience) expect(await page.context().cookies()).toEqual([])
      // The missing page itself is the one thing a 404 may complain about.
      const expected = status === 404 ? [/status of 404|response: 404/] : []
      const heard = complaints.all().filter((line) => !expected.some((each) => each.test(line)))
      expect(heard).toEqual([])
    })
  })
}

test.describe('signed in', () => {
  test.use({ as: 'user', contextOptions: { reducedMotion: 'reduce' } })

  test('nothing is kept in the browser that the privacy policy does not name, on any page', async ({
    page,
  }) => {
    await page.goto('/about')
    await hydrated(page)
    // Those of administrators are opened above, each by itself; a page that is missing, or that is
    // for those who are not signed in, leads away.
    const walked = productRoutes.filter(
      ({ path, status, for: audience }) =>
        audience !== 'admin' && status !== 404 && !path.startsWith('/auth'),
    )
    for (const { path, heading } of walked) {
      await page.evaluate((to) => {
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      }, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    }
    await expectOnlyNamedThingsKept(page)
  })
})

for (const width of [390, 1440]) {
  test(`the sign-in modal over a page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/ideaboard')
    await expect(signInModal(page)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
}
