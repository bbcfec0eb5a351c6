/** The stand-in for Google is a convenience: whatever happens to it, the server goes on. */
import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser } from '#testing/conformance/browser.ts'
import { type RunningProduct, startProduct } from '#testing/start-product.ts'

let product: RunningProduct
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

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
