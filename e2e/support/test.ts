/** The test function of the browser suite: a page that knows the product and hears its complaints. */
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

interface Complaints {
  /** Console errors, page errors and failed requests since the page was opened. */
  all: () => string[]
}

export const test = base.extend<{ complaints: Complaints }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from the pattern.
  baseURL: async ({}, use) => {
    await use(process.env.PRODUCT_URL)
  },
  complaints: [
    async ({ page }, use) => {
      const heard: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') heard.push(`console: ${message.text()}`)
      })
      page.on('pageerror', (error) => heard.push(`page error: ${error.message}`))
      page.on('requestfailed', (request) => {
        // A prefetch that a navigation overtakes is aborted, and that is no failure.
        const failure = request.failure()?.errorText
        if (failure !== 'net::ERR_ABORTED') heard.push(`request: ${request.url()} ${failure}`)
      })
      page.on('response', (response) => {
        if (response.status() >= 400) heard.push(`response: ${response.status()} ${response.url()}`)
      })
      await use({ all: () => heard })
    },
    { auto: true },
  ],
})

export { expect }

/** Resolves once React has taken over the server's markup, so that a click does what it says. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  )
}

/** Every rule of axe, on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
  ).toEqual([])
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(content).toBeLessThanOrEqual(screen ?? 0)
}
