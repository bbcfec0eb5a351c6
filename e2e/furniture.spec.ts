import { publicPaths } from '#domain/site/public-paths.ts'
import { isOfATest, test } from './support/pages.ts'
import { expect } from './support/test.ts'

const addressesIn = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)

test('the sitemap lists public pages that are there, by the address they want to be found under', async ({
  request,
  baseURL,
}) => {
  const response = await request.get('/sitemap.xml')
  expect(response.headers()['content-type']).toContain('application/xml')
  const addresses = addressesIn(await response.text())
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const path of ['/', '/about', '/contact', '/partners', '/partners/dmo', '/privacy']) {
    expect(addresses).toContain(`${baseURL}${path}`)
  }
  const samples = addresses.filter((address) => address.includes('/view-itinerary/'))
  expect(samples.length).toBeGreaterThan(30)
  // Each sample is a plan, and all of them are planned in domain/samples: one is enough here.
  const others = new Set(samples.slice(1))
  const own = addresses.filter((address) => !isOfATest(address) && !others.has(address))
  expect(own.length).toBeGreaterThan(publicPaths.length)
  for (const address of own) {
    const page = await request.get(address, { maxRedirects: 0 })
    expect(page.status(), address).toBe(200)
    const html = await page.text()
    expect(html, address).toContain(`rel="canonical" href="${address}"`)
    expect(html, address).not.toContain('name="robots" content="noindex"')
  }
})

test('a page joins the sitemap when it is published, and not before', async ({
  request,
  baseURL,
  makePage,
}) => {
  const published = await makePage({ friendly_name: 'A town', is_published: true })
  const draft = await makePage({ friendly_name: 'A draft', is_published: false })
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(addressesIn(sitemap)).toContain(`${baseURL}/${published}`)
  expect(sitemap).not.toContain(draft)
  expect(sitemap).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
})

test('robots are kept from private paths and shown the sitemap', async ({ request, baseURL }) => {
  const response = await request.get('/robots.txt')
  expect(response.headers()['content-type']).toContain('text/plain')
  const lines = (await response.text()).split('\n')
  expect(lines).toContain('User-agent: *')
  for (const path of ['/account', '/admin', '/auth', '/saved-trips', '/groups/', '/rest/']) {
    expect(lines).toContain(`Disallow: ${path}`)
  }
  expect(lines).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const closed = lines.flatMap((line) => line.match(/^Disallow: (.+)/)?.[1] ?? [])
  const addresses = addressesIn(await (await request.get('/sitemap.xml')).text())
  const hidden = addresses.filter((address) =>
    closed.some((path) => new URL(address).pathname.startsWith(path)),
  )
  expect(hidden).toEqual([])
})

test('the page names its icons and its manifest, and they are there', async ({ page, request }) => {
  await page.goto('/about')
  const linked = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(linked).toHaveLength(4)
  const response = await request.get('/manifest.webmanifest')
  expect(response.headers()['content-type']).toContain('application/manifest+json')
  const manifest = (await response.json()) as {
    name: string
    start_url: string
    icons: { src: string; sizes: string; type: string }[]
  }
  expect(manifest).toMatchObject({ name: 'Piri', start_url: '/' })
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  )
  for (const address of [...linked, ...manifest.icons.map(({ src }) => src)]) {
    expect((await request.get(address)).status(), address).toBe(200)
  }
  const measured = await page.evaluate(
    (pictures) =>
      Promise.all(
        pictures.map(async (src) => {
          const image = new Image()
          image.src = src
          await image.decode()
          return `${image.naturalWidth}x${image.naturalHeight}`
        }),
      ),
    [
      '/images/icons/apple-touch-icon.png',
      '/images/icons/icon-192.png',
      '/images/icons/icon-512.png',
    ],
  )
  expect(measured).toEqual(['180x180', '192x192', '512x512'])
})

test('about and partner pages say who is behind them, in a form that machines read', async ({
  page,
  baseURL,
  complaints,
}) => {
  for (const path of ['/about', '/partners', '/partners/dmo']) {
    await page.goto(path)
    const data = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    )
    expect(data).toMatchObject({ '@type': 'Organization', name: 'Piri', url: `${baseURL}/` })
    expect((await page.request.get(data.logo)).status()).toBe(200)
  }
  expect(complaints.all()).toEqual([])
})
