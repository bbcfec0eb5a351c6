/**
 * The stand-in for Google is a convenience: whatever happens to it, the server goes on. Its library costs time
 * and memory, so it is loaded only where it serves.
 */
import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser } from '#testing/conformance/browser.ts'
import { andInFullRuns } from '#testing/full-run-only.ts'
import { type RunningProduct, startProduct } from '#testing/start-product.ts'

/** Prints the address of each module of the library as the process loads it. */
const preloaded = `
  import { registerHooks } from 'node:module'
  registerHooks({
    load(url, context, next) {
      if (url.includes('/node_modules/oidc-provider/')) process.stderr.write('loaded ' + url + '\\n')
      return next(url, context)
    },
  })
`

const startWatched = (settings: Record<string, string>) =>
  startProduct({
    ...settings,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preloaded)}`,
  })

const loadedOfOidcProvider = ({ output }: RunningProduct) => output().match(/^loaded .*$/gm) ?? []

let product: RunningProduct
beforeAll(async () => {
  product = await startWatched({})
})
afterAll(() => product.stop())

it('loads its library with the first sign-in, and not with a start', async () => {
  expect(loadedOfOidcProvider(product)).toEqual([])
  const chooser = await openBrowser().visit(`${product.url}/auth/v1/authorize?provider=google`)
  expect(chooser.html).toContain('<form')
  await expect.poll(() => loadedOfOidcProvider(product)).not.toEqual([])
})

// Either setting alone switches it off, in one place.
const switchedOff: [name: string, settings: Record<string, string>][] = [
  [
    'in production',
    {
      PIRI_ENV: 'production',
      PUBLIC_URL: 'https://piri.example',
      SECRET: 's'.repeat(40),
      ANON_KEY: 'sb_publishable_test_of_at_least_32_characters',
      SERVICE_ROLE_KEY: 'sb_secret_test_of_at_least_32_characters',
    },
  ],
  ['with a Google client', { GOOGLE_CLIENT_ID: 'an-id', GOOGLE_CLIENT_SECRET: 'a-secret' }],
]

it.each(andInFullRuns(switchedOff.slice(0, 1), switchedOff.slice(1)))(
  'does not load its library %s',
  async (_name, settings) => {
    const other = await startWatched(settings)
    await other.stop()
    expect(loadedOfOidcProvider(other)).toEqual([])
  },
)

it('outlives a browser that leaves in the middle of choosing a person', async () => {
  const browser = openBrowser()
  const chooser = await browser.visit(`${product.url}/auth/v1/authorize?provider=google`)
  expect(chooser.html).toContain('<form')
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const choice = request(chooser.url, {
    method: 'POST',
    headers: { cookie, 'content-length': 100, expect: '100-continue' },
  })
  choice.on('error', () => {})
  choice.flushHeaders()
  // By then the stand-in has the request and waits for the rest of it.
  await once(choice, 'continue')
  choice.write('person=')
  choice.destroy()

  await expect.poll(product.output, { timeout: 15_000 }).toContain('the identity stand-in failed')
  expect((await browser.visit(chooser.url.href)).html).toContain('<form')
  expect(product.process.exitCode).toBe(null)
})
