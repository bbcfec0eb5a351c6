import { closeSignInModal } from './support/accounts.ts'
import { expect, hydrated, test } from './support/test.ts'

test('a missing page says so, shows its diagnostics and leads home', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  const logged = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith('page not found'),
  })
  const response = await page.goto('/nowhere/at/all?ref=mail#part', {
    referer: 'http://localhost/from',
  })
  expect(response?.status()).toBe(404)
  await hydrated(page)
  await closeSignInModal(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await expect(
    page.getByText("Sorry, the page you are looking for doesn't exist or has been moved."),
  ).toBeVisible()
  const value = (label: string) =>
    page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd')
  await expect(value('Current path')).toHaveText('/nowhere/at/all')
  await expect(value('Search')).toHaveText('?ref=mail')
  await expect(value('Hash')).toHaveText('#part')
  await expect(value('User agent')).toContainText('Mozilla')
  await expect(value('Full location')).toHaveText(page.url())
  await expect(value('Referrer')).toHaveText('http://localhost/from')
  await expect(value('Timestamp')).toHaveText(/^\d{4}-\d\d-\d\dT/)
  const log = JSON.parse((await logged).text().replace('page not found ', ''))
  expect(log).toMatchObject({
    path: '/nowhere/at/all',
    search: '?ref=mail',
    hash: '#part',
    fullLocation: page.url(),
    referrer: 'http://localhost/from',
    userAgent: expect.stringContaining('Mozilla'),
  })
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('a slug that no page has is reported as such', async ({ request }) => {
  const response = await request.get('/atlantis')
  expect(response.status()).toBe(404)
  expect(await response.text()).toContain('Page not found or unpublished')
})

for (const [from, to] of [
  ['/business', '/partners'],
  ['/dmo', '/partners/dmo'],
  ['/airbnb-hosts', '/partners/airbnb-hosts'],
  ['/hotels', '/partners/hotels-and-resorts'],
  ['/hotels-and-resorts', '/partners/hotels-and-resorts'],
  ['/tour-operators', '/partners/tour-operators'],
] as const) {
  test(`${from} moves permanently to ${to}`, async ({ request }) => {
    const response = await request.get(`${from}?from=card`, { maxRedirects: 0 })
    expect(response.status()).toBe(301)
    expect(response.headers().location).toBe(`${to}?from=card`)
    const loud = await request.get(`${from.toUpperCase()}/`, { maxRedirects: 0 })
    expect([loud.status(), loud.headers().location]).toEqual([301, to])
  })
}

test('a link to a short address opens the partner’s page without loading the site again', async ({
  page,
}) => {
  await page.goto('/about')
  await hydrated(page)
  const follow = (to: string) =>
    page.evaluate(async (address) => {
      const { __reactRouterDataRouter: router } = window as unknown as {
        __reactRouterDataRouter: { navigate: (to: string) => Promise<void> }
      }
      await router.navigate(address)
    }, to)
  await follow('/DMO?from=card')
  await expect(page).toHaveURL('/partners/dmo?from=card')
  await follow('/business')
  await expect(page).toHaveURL('/partners')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page Not Found')
})
