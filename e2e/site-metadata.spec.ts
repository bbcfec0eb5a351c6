import sharp from 'sharp'
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
  // Each sample is a plan, and all of them are planned in domain/samples: one that other tests open is enough here.
  const others = new Set(samples.filter((address) => !address.endsWith('/lisbon')))
  expect(others.size).toBe(samples.length - 1)
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

test('the page names its icons and its manifest, and they are there', async ({ request }) => {
  const markup = await (await request.get('/about')).text()
  const linked = [
    ...markup.matchAll(/<link [^>]*?rel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g),
  ].map(([link]) => link.match(/href="([^"]+)"/)?.[1] ?? '')
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
  const measured = await Promise.all(
    ['apple-touch-icon', 'icon-192', 'icon-512'].map(async (name) => {
      const picture = await (await request.get(`/images/icons/${name}.png`)).body()
      const { width, height } = await sharp(picture).metadata()
      return `${width}x${height}`
    }),
  )
  expect(measured).toEqual(['180x180', '192x192', '512x512'])
})

test('about and partner pages say who is behind them, in a form that machines read', async ({
  request,
  baseURL,
}) => {
  for (const path of ['/about', '/partners', '/partners/dmo']) {
    const markup = await (await request.get(path)).text()
    const [, told = ''] =
      markup.match(/<script[^>]*type="application\/ld\+json"[^>]*>([^<]*)<\/script>/) ?? []
    const data = JSON.parse(told)
    expect(data).toMatchObject({ '@type': 'Organization', name: 'Piri', url: `${baseURL}/` })
    expect((await request.get(data.logo)).status()).toBe(200)
  }
})
