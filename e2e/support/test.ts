/** The test function of the browser suite: a page that knows the product and hears its complaints. */
import AxeBuilder from '@axe-core/playwright'
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test'

interface Complaints {
  /** Console errors, page errors and failed requests since the page was opened. */
  all: () => string[]
}

interface Fixtures {
  complaints: Complaints
  /** Another browser beside the page's own, closed when the test ends. */
  openBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>
}

/**
 * Pictures that were sent in by a test, and shown to all: the product has no such picture of its
 * own, and the test takes its own away again while others still show it.
 */
const isOfAnotherTest = (url: string) => /\/storage\/v1\/object\/public\/travel\//.test(url)

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from the pattern.
  baseURL: async ({}, use) => {
    await use(process.env.PRODUCT_URL)
  },
  complaints: [
    async ({ page }, use) => {
      const heard: string[] = []
      page.on('console', (message) => {
        if (message.type() !== 'error' || isOfAnotherTest(message.location().url)) return
        heard.push(`console: ${message.text()}`)
      })
      page.on('pageerror', (error) => heard.push(`page error: ${error.message}`))
      page.on('requestfailed', (request) => {
        // A prefetch that a navigation overtakes is aborted, and that is no failure.
        const failure = request.failure()?.errorText
        if (failure !== 'net::ERR_ABORTED') heard.push(`request: ${request.url()} ${failure}`)
      })
      page.on('response', (response) => {
        if (response.status() < 400 || isOfAnotherTest(response.url())) return
        heard.push(`response: ${response.status()} ${response.url()}`)
      })
      await use({ all: () => heard })
    },
    { auto: true },
  ],
  openBrowser: async ({ browser }, use) => {
    const opened: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      opened.push(context)
      return context
    })
    for (const context of opened) await context.close()
  },
})

export { expect }

/** Resolves once React has taken over the server's markup, so that a click does what it says. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  )
}

/** Resolves once an alive page has nothing left to do: what its effects decide is decided. */
export async function atRest(page: Page): Promise<void> {
  await hydrated(page)
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())))
}

/**
 * From here on it is `time`, on the pages to come as well, and time passes only when the test says
 * so. The clock starts well before: it flows until it is told to stop.
 */
export async function stopTheClock(page: Page, time = Date.now() + 60_000): Promise<void> {
  await page.clock.install({ time: time - 60_000 })
  await page.clock.pauseAt(time)
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
