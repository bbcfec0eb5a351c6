import { isFullRun } from '#testing/run-count.ts'
import { signInModal, test } from './support/accounts.ts'
import { expectOnlyNamedThingsKept } from './support/kept-in-browser.ts'
import { productRoutes } from './support/product-routes.ts'
import { expectQuestion, loadedModals } from './support/sign-in-question.ts'
import { expect, expectAccessible, expectToFitAndStayWide, hydrated } from './support/test.ts'

for (const {
  path,
  heading,
  status = 200,
  for: audience,
  asks = 'modal',
  sameAs,
} of productRoutes) {
  test.describe(() => {
    test.use({ as: audience ?? 'visitor', viewport: { width: 390, height: 900 } })

    test(`${path} on a phone and on a desk`, async ({ page, complaints }) => {
      const loaded = loadedModals(page)
      const response = await page.goto(path)
      expect(response?.status()).toBe(status)
      await hydrated(page)
      if (audience) await expect(signInModal(page)).toHaveCount(0)
      else await expectQuestion(page, asks, loaded)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      // A screen with several addresses is read by axe at one of them.
      if (!sameAs || isFullRun) await expectAccessible(page)
      await expectToFitAndStayWide(page)
      if (isFullRun) await expectAccessible(page)
      await expectOnlyNamedThingsKept(page)
      // One that comes twice is applied twice, to the whole page.
      const sheets = await page.evaluate(() =>
        [...document.styleSheets].flatMap(({ href }) => (href ? new URL(href).pathname : [])),
      )
      expect(sheets).toEqual([...new Set(sheets)])
      if (!audience) expect(await page.context().cookies()).toEqual([])
      // The missing page itself is the one thing a 404 may complain about.
      const expected = status === 404 ? [/status of 404|response: 404/] : []
      const heard = complaints.all().filter((line) => !expected.some((each) => each.test(line)))
      expect(heard).toEqual([])
    })
  })
}

test.describe('signed in', () => {
  test.use({ as: 'user' })

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
