import { closeSignInModal } from './support/accounts.ts'
import { test } from './support/pages.ts'
import { expect } from './support/test.ts'

/** How many cards stand in each row; every row must reach as far as the first one. */
function rows(cards: Element[]): number[] {
  const byTop = Map.groupBy(cards, (card) => Math.round(card.getBoundingClientRect().top))
  const ends = [...byTop.values()].map((row) =>
    Math.round(Math.max(...row.map((card) => card.getBoundingClientRect().right))),
  )
  if (new Set(ends).size > 1) throw new Error(`The rows end at ${ends.join(', ')}`)
  return [...byTop.values()].map((row) => row.length)
}

test('a visitor reads a destination, in as many columns as fit and with no hole', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/paris')
  await closeSignInModal(page)
  await expect(page).toHaveTitle('Paris · Piri')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paris')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(5)
  await expect(cards.first().getByRole('heading')).toHaveText('Begin on the islands')
  const poster = page.getByRole('main').getByRole('img')
  await expect(poster).toHaveCount(1)
  await expect(poster).toHaveAccessibleName('The Eiffel Tower over the Seine at dusk')
  await expect(page.getByRole('link', { name: 'Plan your days here' })).toBeInViewport()
  await expect(cards.nth(1).getByRole('link')).toHaveAttribute('href', 'https://www.louvre.fr/en')
  await expect(cards.nth(1).getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(cards.last().getByRole('link')).toHaveAttribute('href', '/itinerary/new/plan')
  for (const [width, wanted] of [
    [390, [1, 1, 1, 1, 1]],
    [700, [2, 2, 1]],
    [1280, [3, 2]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(async () => {
      expect(await cards.evaluateAll(rows), `${width} px`).toEqual(wanted)
    }).toPass({ timeout: 15_000 })
  }
  await expect(page.getByText('You are in preview mode')).toHaveCount(0)
  expect(complaints.all()).toEqual([])
})

test('what a page says of itself stands in the answer of the server', async ({
  request,
  baseURL,
}) => {
  const html = await (await request.get('/paris')).text()
  expect(html).toContain('<title>Paris · Piri</title>')
  expect(html).toMatch(/<meta name="description" content="Paris: [^"]+"/)
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/paris"`)
  expect(html).toContain('<meta property="og:title" content="Paris · Piri"')
  expect(html).toContain(`<meta property="og:image" content="${baseURL}/images/destinations/paris"`)
  expect(html).toContain('"@type":"TouristDestination","name":"Paris"')
  const preview = await (await request.get('/paris?preview=true')).text()
  expect(preview).toContain('You are in preview mode')
  expect(preview).toContain('<meta name="robots" content="noindex"')
})

test('a draft, and what is nothing, is not found; a preview changes that for nobody', async ({
  page,
  request,
  makePage,
}) => {
  const slug = await makePage({ friendly_name: 'A draft' })
  for (const path of [`/${slug}`, `/${slug}?preview=true`, '/nowhere', '/Paris', '/par%2Fis']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
  await page.goto(`/${slug}?preview=true`)
  await expect(page.getByText('Page not found or unpublished')).toBeVisible()
  await expect(page).toHaveTitle('Page Not Found · Piri')
})
