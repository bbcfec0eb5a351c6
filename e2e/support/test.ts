/** The test function of the browser suite: a page with the product's address, whose errors are recorded. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import { isFullRun } from '#testing/run-count.ts'

interface Complaints {
  /** Console errors, violations of the content policy, page errors and failed requests since the page was opened. */
  all: () => string[]
}

interface Fixtures {
  complaints: Complaints
  /** Another browser beside the page's own, closed when the test ends. */
  openBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>
}

/** Errors about pictures that other tests uploaded are ignored: those tests remove them while pages still show them. */
const isOfAnotherTest = (url: string) => /\/storage\/v1\/object\/public\/travel\//.test(url)

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from the pattern.
  baseURL: async ({}, use) => {
    await use(process.env.PRODUCT_URL)
  },
  // Only where a test asks for it: a test that looks at answers alone needs no page.
  complaints: async ({ page }, use) => use(await hearComplaints(page)),
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

/** For a page that a test opens itself; `complaints` are those of its first one. */
export async function hearComplaints(page: Page): Promise<Complaints> {
  const heard: string[] = []
  page.on('console', (message) => {
    if (message.type() !== 'error' || isOfAnotherTest(message.location().url)) return
    heard.push(`console: ${message.text()}`)
  })
  // A violation that the page's code catches itself is told nowhere else.
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      throw new Error(`The policy forbids: ${violatedDirective} ${blockedURI}`)
    }),
  )
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
  return { all: () => heard }
}

/** Resolves once React has taken over the server's markup, so that a click does what it says. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  )
}

/** Resolves once a hydrated page is idle, so that its effects have run. */
export async function atRest(page: Page): Promise<void> {
  await hydrated(page)
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())))
}

/**
 * Stops the page's clock at `time`, on the pages to come as well; then only the test moves it. It
 * is installed with an earlier time, because it runs until it is told to stop.
 */
export async function stopTheClock(page: Page, time = Date.now() + 60_000): Promise<void> {
  await page.clock.install({ time: time - 60_000 })
  await page.clock.pauseAt(time)
}

/** `test.use(withMotion)`: the page moves as it does for most people. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** As small as it comes: it is sent to every page that it reads. */
const axeSource = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
)

/**
 * Every rule of axe, on the page as it is now. A page without frames is judged in itself, and only
 * violations are reported: a second page for the report, and a list of all that is well, take more time
 * than the rules. A part that is still on its way, such as a dialog whose code is loaded, is waited for.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await expect(page.locator(part).first()).toBeVisible()
  const violations =
    page.frames().length === 1
      ? await violationsOf(page, part)
      : await violationsInFrames(page, part)
  expect(violations).toEqual([])
}

interface Violation {
  id: string
  nodes: { html: string }[]
}

async function violationsOf(page: Page, part: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(async (include) => {
    const { axe } = window as unknown as {
      axe: { run: (on: object, how: object) => Promise<{ violations: Violation[] }> }
    }
    const { violations } = await axe.run({ include: [include] }, { resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
  }, part)
}

async function violationsInFrames(page: Page, part: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page, axeSource })
    .include(part)
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}

const screenWidths = [390, 768, 1440]

/** Where a journey is walked: on a phone, which is looked at as wide as a desk on the way; on a desk as well with `FULL=1`. */
export const walkedWidths = isFullRun ? [390, 1440] : [390]

/** On a phone, a tablet and a desk nothing of the page stands outside; then it is as wide as before. */
export async function expectToFit(page: Page): Promise<void> {
  const before = page.viewportSize()
  await expectToFitAndStayWide(page)
  if (before) await page.setViewportSize(before)
}

/** The same, and the page is left as wide as a desk: every change of the width is painted anew. */
export async function expectToFitAndStayWide(page: Page): Promise<void> {
  for (const width of screenWidths) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
  }
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // Components that depend on the window's width may be rendered again a moment after it changed.
  await expect
    .poll(
      () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      { message: 'pixels beside the screen', intervals: [20, 50, 100, 250] },
    )
    .toBeLessThanOrEqual(0)
}
