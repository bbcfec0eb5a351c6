import { andInFullRuns } from '#testing/full-run-only.ts'
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
  const pictures = page.getByRole('main').getByRole('img')
  await expect(pictures).toHaveCount(6)
  await expect(pictures.first()).toHaveAccessibleName('The Eiffel Tower over the Seine at dusk')
  for (const [index, alt] of [
    'A barge on the Seine below the arches of a bridge',
    'The glass pyramid before the Louvre',
    'An iron footbridge over a canal under plane trees',
    'Stairs between houses, the domes of Sacré-Cœur above them',
    'The Eiffel Tower sparkling at night, seen from a terrace',
  ].entries()) {
    const picture = cards.nth(index).getByRole('img')
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveAccessibleName(alt)
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc))
      .toContain('-card-480.avif')
  }
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.getByRole('link', { name: 'Plan your days here' })).toBeInViewport()
  await expect(cards.nth(1).getByRole('link')).toHaveAttribute('href', 'https://www.louvre.fr/en')
  await expect(cards.nth(1).getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(cards.last().getByRole('link')).toHaveAttribute(
    'href',
    '/itinerary/new/plan?where=Paris',
  )
  const grid = cards.or(page.getByRole('complementary', { name: 'Days in Paris' }))
  for (const [width, wanted] of [
    [390, [1, 1, 1, 1, 1, 1]],
    [700, [2, 2, 2]],
    [1280, [3, 3]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(async () => {
      expect(await grid.evaluateAll(rows), `${width} px`).toEqual(wanted)
    }).toPass({ timeout: 15_000 })
  }
  await expect(page.getByText('You are in preview mode')).toHaveCount(0)
  expect(complaints.all()).toEqual([])
})

test.describe('as the server sends it', () => {
  test.use({ javaScriptEnabled: false })

  test('facts of a place stand below its name, its sample is one tap away, and of a place nobody knows nothing is claimed', async ({
    page,
    makePage,
  }) => {
    const main = page.getByRole('main')
    const leadsTo = (name: string, address: string) =>
      expect(main.getByRole('link', { name })).toHaveAttribute('href', address)
    await page.goto('/cancun')
    const fact = (label: string) =>
      main
        .locator('div')
        .filter({ has: page.getByText(label, { exact: true }) })
        .last()
    await expect(fact('Best months')).toContainText('December to April')
    await expect(fact('How long')).toContainText(/About \d days/)
    await expect(fact('Getting around')).toContainText('Buses R1 and R2')
    await leadsTo('Plan my own', '/itinerary/new/plan?where=Canc%C3%BAn')
    await leadsTo('See the sample days', '/view-itinerary/cancun')

    const slug = await makePage({ friendly_name: 'Atlantis Deep', is_published: true })
    await page.goto(`/${slug}`)
    await leadsTo('Plan my own', '/itinerary/new/plan?where=Atlantis+Deep')
    await expect(main.getByText('Best months')).toHaveCount(0)
    await expect(main.getByRole('link', { name: 'Steal the itinerary' })).toHaveCount(0)
  })
})

for (const width of andInFullRuns([390], [1280])) {
  test(`at ${width} px nothing moves while the pictures come, and they stay light`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const weights: number[] = []
    page.on('response', async (response) => {
      if (response.url().includes('-card-')) weights.push((await response.body()).length)
    })
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number }[]) {
          ;(window as unknown as { shifts: number }).shifts += entry.value
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/lisbon')
    await closeSignInModal(page)
    const pictures = page.getByRole('main').getByRole('article').getByRole('img')
    await expect(pictures).toHaveCount(5)
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect(picture).toHaveJSProperty('complete', true)
    }
    await expect.poll(() => weights.length).toBe(5)
    expect(weights.reduce((sum, each) => sum + each, 0)).toBeLessThan(120_000)
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0)
  })
}

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
  request,
  makePage,
}) => {
  const slug = await makePage({ friendly_name: 'A draft' })
  for (const path of [`/${slug}`, `/${slug}?preview=true`, '/nowhere', '/Paris', '/par%2Fis']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
  const markup = await (await request.get(`/${slug}?preview=true`)).text()
  expect(markup).toContain('Page not found or unpublished')
  expect(markup).toContain('<title>Page Not Found · Piri</title>')
})
