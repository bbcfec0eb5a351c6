import { publicPaths } from '#domain/site/public-paths.ts'
import { andInFullRuns } from '#testing/full-run-only.ts'
import { isOfATest } from './support/pages.ts'
import { expect, expectNoSidewaysScroll, test } from './support/test.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

const addressesIn = (markup: string) =>
  [...markup.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )

test('every public page has its heading and nothing over it, and every link on it leads somewhere', async ({
  request,
  baseURL,
}) => {
  const site = new URL(baseURL ?? '')
  const addresses = new Set<string>()
  for (const path of publicPaths) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    const markup = await answer.text()
    expect(markup.match(/<h1\b[^>]*>[^<]/g), path).toHaveLength(1)
    expect(markup, path).not.toContain('role="dialog"')
    const links = addressesIn(markup)
    expect(links.length, path).toBeGreaterThan(10)
    for (const link of links) {
      const { origin, pathname } = new URL(link, new URL(path, site))
      if (origin !== site.origin || isOfATest(pathname)) continue
      // Samples are planned when they are asked for; all of them are in domain/samples.
      if (!pathname.startsWith('/view-itinerary/')) addresses.add(pathname)
    }
  }
  expect(addresses.size).toBeGreaterThan(15)
  for (const address of addresses) {
    expect((await request.get(address)).status(), address).toBeLessThan(400)
  }
})

/** One with what appears as one scrolls, one with what is shown in turn, and one with a form. */
const opened = ['/', '/inspirations', '/contact']

test('a page shows its text, and every page of the navigation is linked once, on a phone and on a desk', async ({
  page,
}) => {
  const others = publicPaths.filter((path) => !opened.includes(path))
  for (const path of andInFullRuns(opened, others)) {
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
    if (path !== '/contact') continue
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const banner = page.getByRole('banner')
      for (const label of ['Inspirations', 'Group Planning', 'DMO', 'About', 'Sign in']) {
        await expect(banner.getByRole('link', { name: label })).toHaveCount(1)
      }
      await expect(banner.getByRole('button')).toHaveCount(0)
    }
  }
})
