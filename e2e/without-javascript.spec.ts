import { publicPaths } from '#domain/site/public-paths.ts'
import { isOfATest } from './support/pages.ts'
import { expect, expectNoSidewaysScroll, test } from './support/test.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

test('every public page reads, and every link on it leads somewhere', async ({ page }) => {
  const addresses = new Set<string>()
  for (const path of publicPaths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page)
    const hidden = await page.locator('main').evaluate((main) =>
      [...main.querySelectorAll('h2, p, li')]
        .filter((each) => !each.closest('[hidden], [aria-hidden="true"], details, form'))
        .filter((each) => getComputedStyle(each).opacity === '0')
        .map((each) => each.textContent),
    )
    expect(hidden, `${path} shows its text`).toEqual([])
    const links = await page
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    for (const link of links) {
      const address = new URL(link, page.url())
      if (address.origin !== new URL(page.url()).origin || isOfATest(address.pathname)) continue
      // Samples are planned when they are asked for; all of them are in domain/samples.
      if (address.pathname.startsWith('/view-itinerary/')) continue
      addresses.add(address.pathname)
    }
  }
  expect(addresses.size).toBeGreaterThan(15)
  for (const address of addresses) {
    const response = await page.request.get(address)
    expect(response.status(), address).toBeLessThan(400)
  }
})

test('every page of the navigation is linked once, on a phone and on a desk', async ({ page }) => {
  await page.goto('/contact')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const banner = page.getByRole('banner')
    for (const label of ['Inspirations', 'Group Planning', 'DMO', 'About', 'Sign in']) {
      await expect(banner.getByRole('link', { name: label })).toHaveCount(1)
    }
    await expect(banner.getByRole('button')).toHaveCount(0)
  }
})
