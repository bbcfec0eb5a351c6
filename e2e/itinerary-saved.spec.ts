import { copyTrip } from '#domain/trip/copy-trip.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { andInFullRuns, inFullRuns } from '#testing/full-run-only.ts'
import { clientOf, keepInAccount, tripOfStops } from '#testing/trips/account-trips.ts'
import { tripOfPlaces } from '#testing/trips/trip-of-places.ts'
import { closeSignInModal, openAs, service, theProduct } from './support/accounts.ts'
import { test } from './support/pages.ts'
import { portugal } from './support/road.ts'
import { expect, expectAccessible, hydrated } from './support/test.ts'

inFullRuns(
  test,
  'every day: every sample is planned in `domain/samples`, one is opened in `e2e/every-route`, and the links of pages lead somewhere in `e2e/without-javascript`',
)('every itinerary that the seeds link to is planned, or leads to Create', async ({ request }) => {
  const client = service()
  const [items, sections] = await Promise.all([
    client.from('carousel_items').select('itinerary_link'),
    client.from('page_sections').select('cta_link'),
  ])
  const links = [
    ...(items.data ?? []).map(({ itinerary_link }) => itinerary_link),
    ...(sections.data ?? []).map(({ cta_link }) => cta_link),
  ].filter((link) => link?.startsWith('/'))
  expect(links.filter((link) => link.startsWith('/view-itinerary/')).length).toBeGreaterThan(7)
  for (const link of new Set(links)) {
    const answer = await request.get(link)
    expect(answer.status(), link).toBe(200)
    if (link.startsWith('/view-itinerary/')) expect(answer.url()).toContain(link)
  }
})

test.describe('a sample on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('is copied by a visitor, unchanged', async ({ page, complaints }) => {
    // Who has kept nothing fetches nothing of what keeps trips.
    const keeping: string[] = []
    page.on('request', (request) => {
      if (/\/held-data-/.test(request.url())) keeping.push(request.url())
    })
    await page.goto('/view-itinerary')
    await closeSignInModal(page)
    await page.getByRole('link', { name: 'Lisbon' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/days in Lisbon/)
    expect(keeping).toEqual([])
    await expect(page.getByText(/Day 1 · \w+day$/)).toBeVisible()
    const stops = await page
      .getByRole('main')
      .getByRole('article')
      .first()
      .getByRole('heading')
      .allTextContents()
    await page.getByRole('link', { name: 'Steal the itinerary' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your Lisbon' })
    await expect(dialog.getByText('as it is, to change as you like')).toBeVisible()
    await expectAccessible(page, '[role="dialog"]')
    await dialog.getByRole('button', { name: 'Make it mine' }).click()
    await expect(page).toHaveURL(/\/view-itinerary\/[0-9a-f-]{36}$/)
    await expect(page.getByText('Saved in this browser')).toBeVisible()
    const own = page.getByRole('main').getByRole('article').first().getByRole('heading')
    await expect(own).toHaveText(stops)
    expect(complaints.all()).toEqual([])
  })

  inFullRuns(test, 'every day: the same without JavaScript in this file')(
    'is planned anew for other company and another pace',
    async ({ page }) => {
      await page.goto('/view-itinerary/lisbon')
      await hydrated(page)
      await closeSignInModal(page)
      await page.getByRole('link', { name: 'Steal the itinerary' }).click()
      const dialog = page.getByRole('dialog', { name: 'Your Lisbon' })
      const firstDay = dialog.getByRole('button', { name: /^First day/ })
      await expect(firstDay).toContainText('Left open')
      await firstDay.click()
      await dialog.getByRole('button', { name: 'Go to the Next Month' }).click()
      const day = dialog.getByRole('button', { name: /, \w+ 15, \d{4}/ })
      const chosen = ((await day.getAttribute('aria-label')) ?? '').replace(/, chosen.*/, '')
      await day.click()
      await expect(firstDay).toContainText(chosen)
      await dialog.getByRole('button', { name: 'More: Children' }).click()
      await dialog.getByText('Slow', { exact: true }).click()
      await dialog.getByRole('button', { name: 'Plan it for me' }).click()
      await expect(page).toHaveURL(/\/view-itinerary\/[0-9a-f-]{36}$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Lisbon/)
      await expect(page.getByText('1 child', { exact: false }).first()).toBeVisible()
      await expect(page.getByText(`Day 1 · ${chosen.replace(/, \d{4}$/, '')}`)).toBeVisible()
    },
  )
})

test.describe('my trips on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('are found, saved, duplicated, archived, and deleted, which can be undone for a while', async ({
    page,
    person,
    context,
    complaints,
  }) => {
    const client = await clientOf(person, theProduct())
    const titles = ['Lisbon in spring', 'Kyoto in autumn', 'Rome long ago']
    const trips = titles.map((title, index) => ({
      ...tripOfStops(3, 7),
      title,
      ...(index === 2 && { start: '2020-05-10' }),
    }))
    for (const trip of trips) await keepInAccount(client, datedFrom(trip))
    await client.rpc('publish_trip', { p_trip: trips[0]?.id, p_includes: [] })
    await openAs(page, person, '/saved-trips')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Trips')
    const card = (title: string) => page.getByRole('article').filter({ hasText: title })
    const section = (name: string) => page.getByRole('region', { name, exact: true })
    await expect(section('Upcoming').getByRole('article')).toHaveCount(2)
    await expect(section('Past').getByRole('article')).toContainText('Rome long ago')
    await expect(card('Lisbon in spring')).toContainText('3 days · 7 stops')
    await expect(card('Lisbon in spring')).toContainText('Public')
    await expectAccessible(page, 'main')

    await page.getByLabel('Search your trips').fill('kyoto')
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByLabel('Search your trips').fill('')

    const choose = async (title: string, action: string) => {
      await page.getByRole('button', { name: `More for ${title}`, exact: true }).click()
      await page.getByRole('menuitem', { name: action, exact: true }).click()
    }
    await choose('Kyoto in autumn', 'Save')
    await expect(card('Kyoto in autumn')).not.toContainText('Draft')
    await choose('Kyoto in autumn', 'Duplicate')
    await expect(card('Kyoto in autumn (copy)')).toBeVisible()
    await choose('Rome long ago', 'Archive')
    await expect(section('Past')).toHaveCount(0)
    await expect(page.getByText('Archived (1)')).toBeVisible()

    // Without a network all of it goes on, and what was deleted comes back.
    await context.setOffline(true)
    await choose('Lisbon in spring', 'Delete')
    await expect(card('Lisbon in spring')).toHaveCount(0)
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Deleted' })
      .getByRole('button', { name: 'Undo' })
      .click()
    await expect(card('Lisbon in spring')).toContainText('3 days · 7 stops')
    await context.setOffline(false)
    await choose('Kyoto in autumn (copy)', 'Delete')
    await expect(card('Kyoto in autumn (copy)')).toHaveCount(0)
    await page.reload()
    await expect(card('Lisbon in spring')).toBeVisible()
    await expect(card('Kyoto in autumn (copy)')).toHaveCount(0)
    const { data } = await client.from('trips').select('title, state').neq('title', '')
    const stored = new Map(data?.map(({ title, state }) => [title, state]))
    expect(stored.get('Kyoto in autumn')).toBe('saved')
    expect(stored.get('Rome long ago')).toBe('archived')
    expect(stored.get('Lisbon in spring')).toBe('draft')
    expect(
      complaints.all().filter((line) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(line)),
    ).toEqual([])
  })
})

inFullRuns(test, 'every day: `domain/drawing`, and the drawing of a trip in `e2e/itinerary-map`')(
  'a trip to where no poster hangs has its own drawing for a cover',
  async ({ page, person }) => {
    const client = await clientOf(person, theProduct())
    const placed = await tripOfPlaces({ slug: 'lisbon', days: 2, stops: 6 })
    const nowhere = { ...tripOfStops(1, 2), title: 'Nobody knows where' }
    const stays = placed.stays.map((stay) => ({ ...stay, slug: null }))
    await keepInAccount(client, { ...placed, stays, title: 'A town of our own' })
    await keepInAccount(client, nowhere)
    await openAs(page, person, '/saved-trips')
    const card = (title: string) => page.getByRole('article').filter({ hasText: title })
    await expect(card('A town of our own').locator('svg text').first()).toBeVisible()
    await expect(card('Nobody knows where').locator('img')).toBeVisible()
    await expect(card('Nobody knows where').locator('svg text')).toHaveCount(0)
  },
)

inFullRuns(test, 'every day: a great drive is opened in `e2e/road-trip`')(
  'a road trip is opened as a drive, from every list',
  async ({ page, person }) => {
    const client = await clientOf(person, theProduct())
    const drive = portugal()
    await keepInAccount(client, drive)
    await openAs(page, person, '/saved-trips')
    await page.getByRole('link', { name: drive.title }).click()
    await expect(page).toHaveURL(`/roadtrip/${drive.id}`)
    await expect(page.getByRole('region', { name: 'The drive by the hour' })).toBeVisible()
    await page.goto('/view-itinerary')
    await expect(page.getByRole('link', { name: drive.title })).toHaveAttribute(
      'href',
      `/roadtrip/${drive.id}`,
    )
  },
)

const samples = [
  { slug: 'lisbon', days: 3, wish: '3+days+in+Lisbon' },
  { slug: 'japan', days: 10, wish: '10+days+in+Japan' },
]
// Every sample is planned in `domain/samples`, those of several cities as well.
for (const { slug, days, wish } of andInFullRuns(samples.slice(0, 1), samples.slice(1))) {
  test(`the sample of ${slug} reads without JavaScript, is found by search engines, and can be planned anew`, async ({
    request,
    baseURL,
  }) => {
    const answer = await request.get(`/view-itinerary/${slug}`)
    expect(answer.status()).toBe(200)
    const html = await answer.text()
    expect(html.match(/<article\b/g)).toHaveLength(days)
    expect(html).toContain(`rel="canonical" href="${baseURL}/view-itinerary/${slug}"`)
    expect(html).not.toContain('noindex')
    expect(html).toContain('"@type":"TouristTrip"')
    expect(html).toContain(`href="/generate-itinerary?q=${wish}`)
  })
}

test('a page about a place that nobody can plan leads to Create with its name', async ({
  request,
  makePage,
}) => {
  const slug = await makePage({ friendly_name: 'Atlantis Deep', is_published: true })
  const answer = await request.get(`/view-itinerary/${slug}`, { maxRedirects: 0 })
  expect(answer.status()).toBe(302)
  expect(answer.headers().location).toBe('/itinerary/new/plan?q=Atlantis+Deep')
  expect((await request.get(`/view-itinerary/no-${slug}`)).status()).toBe(404)
})

/** The same trip with the dates of its days reckoned from its start. */
function datedFrom(trip: Trip): Trip {
  let parts = 0
  return copyTrip(trip, { id: trip.id, newId: () => `p${++parts}` })
}
