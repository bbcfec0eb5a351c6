/**
 * The stand-in for Google is a convenience: whatever happens to it, the server goes on. Its library costs time
 * and memory, so it is loaded only where it serves.
 */
import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser } from '#testing/conformance/browser.ts'
import { inFullRuns } from '#testing/full-run-only.ts'
import { type RunningProduct, startProduct } from '#testing/start-product.ts'
import { loadedOfOidcProvider, watchedLoading } from './testing/loaded-modules.ts'

let product: RunningProduct
beforeAll(async () => {
  product = await startProduct(watchedLoading)
})
afterAll(() => product.stop())

it('loads its library with the first sign-in, and not with a start', async () => {
  expect(loadedOfOidcProvider(product)).toEqual([])
  const chooser = await openBrowser().visit(`${product.url}/auth/v1/authorize?provider=google`)
  expect(chooser.html).toContain('<form')
  await expect.poll(() => loadedOfOidcProvider(product)).not.toEqual([])
})

inFullRuns(
  it,
  'every day: in production, which alone switches it off as well, in `server/http/http`',
)('does not load its library with a Google client', async () => {
  const client = { GOOGLE_CLIENT_ID: 'an-id', GOOGLE_CLIENT_SECRET: 'a-secret' }
  const other = await startProduct({ ...client, ...watchedLoading })
  await other.stop()
  expect(loadedOfOidcProvider(other)).toEqual([])
})

it('goes on after a browser has closed the connection in the middle of choosing a person', async () => {
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
