import { andInFullRuns } from '#testing/full-run-only.ts'
import { stateOf, test } from './support/accounts.ts'
import { productRoutes } from './support/product-routes.ts'
import { expect } from './support/test.ts'

const found = productRoutes.filter(({ status = 200 }) => status === 200)
// Other addresses of a screen have its head, with other words.
const asked = andInFullRuns(
  found.filter(({ sameAs }) => !sameAs),
  found.filter(({ sameAs }) => sameAs),
)

test('every page has its own title, description, canonical address and social tags', async ({
  openBrowser,
  baseURL,
}) => {
  // An administrator sees what everyone sees, and the rest.
  const { request } = await openBrowser({ storageState: await stateOf('admin') })
  const heads = new Map<string, string>()
  for (const { path } of asked) {
    const html = await (await request.get(path)).text()
    const content = (pattern: RegExp) => html.match(pattern)?.[1] ?? ''
    const title = content(/<title>([^<]+)<\/title>/)
    expect(title, path).toContain('Piri')
    expect(content(/name="description" content="([^"]+)"/).length, path).toBeGreaterThan(10)
    expect(content(/rel="canonical" href="([^"]+)"/), path).toContain(`${baseURL}/`)
    for (const tag of ['og:title', 'og:description', 'og:url', 'og:image', 'og:site_name']) {
      expect(html, `${path} ${tag}`).toContain(`property="${tag}"`)
    }
    heads.set(content(/rel="canonical" href="([^"]+)"/), title)
  }
  const publicTitles = [...heads]
    .filter(([address]) => !/itinerary\/|itinerary-with|\/7|edit/.test(address))
    .map(([, title]) => title)
  expect(new Set(publicTitles).size).toBe(publicTitles.length)
})

test('two addresses of one page name the same canonical address', async ({ request, baseURL }) => {
  for (const [path, canonical] of [
    ['/about-us', '/about'],
    ['/idea-board', '/ideaboard'],
    ['/create-itinerary', '/itinerary/new/plan'],
  ]) {
    const html = await (await request.get(`${path}`)).text()
    expect(html).toContain(`rel="canonical" href="${baseURL}${canonical}"`)
  }
})

test('the social picture of a page exists', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const picture = html.match(/property="og:image" content="([^"]+)"/)?.[1] ?? ''
  const response = await request.get(picture)
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('image/jpeg')
})
