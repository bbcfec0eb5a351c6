/**
 * A wish in a real browser: from the address to the first day on screen and to the finished plan, and
 * the script that the screens around it cost. Beside each time stands a page of the same run that plans
 * nothing, so that the machine's own slowness is seen.
 */
import { type Browser, chromium, type Page, type Request } from '@playwright/test'
import { ensureChromium, findChromium } from '#testing/chromium.ts'
import { type RunningProduct, startProduct } from '#testing/start-product.ts'
import type { Benchmark, Figure } from './benchmark.ts'
import { median, option } from './figures.ts'
import { measureDrag } from './itinerary/drag.ts'

const defaultRounds = 7
const wish = '/generate-itinerary?q=five+days+in+Rome+in+May'
/** The same frame and the same kind of page, without a plan. */
const baseline = '/about'

interface SectionOptions {
  rounds: number
  progress: (line: string) => void
}

type Section = (
  browser: Browser,
  product: RunningProduct,
  options: SectionOptions,
) => Promise<Figure[]>

/** Each measures one thing on the running product; `--section drag` runs one of them. */
const sections: Readonly<Record<string, Section>> = {
  plans: measurePlans,
  scripts: measureScripts,
  drag: measureDrag,
}

export const benchmark: Benchmark = {
  description:
    'a wish in a browser: first day, finished five-day plan, script of viewer and Create, a drag',
  async run({ progress, args }) {
    const rounds = Number(option(args, '--rounds')) || defaultRounds
    ensureChromium()
    const product = await startProduct()
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    })
    try {
      const figures: Figure[] = []
      const wanted = option(args, '--section')
      for (const [name, measure] of Object.entries(sections)) {
        if (wanted !== undefined && wanted !== name) continue
        figures.push(...(await measure(browser, product, { rounds, progress })))
      }
      return { figures }
    } finally {
      await browser.close()
      await product.stop()
    }
  },
}

interface Round {
  plainPage: number
  firstDay: number
  finished: number
}

async function measurePlans(
  browser: Browser,
  { url: base }: RunningProduct,
  { rounds, progress }: SectionOptions,
): Promise<Figure[]> {
  const measured: Round[] = []
  // The first loads the catalogue into the server, and is not counted.
  for (let round = 0; round <= rounds; round++) {
    progress(round === 0 ? 'warming up' : `plan ${round} of ${rounds}`)
    const plainPage = await timeTo(browser, `${base}${baseline}`, 'h1')
    const { firstDay, finished } = await timePlan(browser, `${base}${wish}`)
    if (round > 0) measured.push({ plainPage, firstDay, finished })
  }
  const of = (name: keyof Round) => median(measured.map((each) => each[name]))
  const plain = of('plainPage')
  const against = (value: number) => ({ to: 'a page without a plan', value: value / plain })
  return [
    { name: 'plainPage', value: plain, unit: 'ms' },
    { name: 'firstDay', value: of('firstDay'), unit: 'ms', ratio: against(of('firstDay')) },
    { name: 'finishedPlan', value: of('finished'), unit: 'ms', ratio: against(of('finished')) },
  ]
}

/** A new context a visit: nothing is cached, as for somebody who comes for the first time. */
async function visit<Measured>(
  browser: Browser,
  measure: (page: Page) => Promise<Measured>,
): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    return await measure(await context.newPage())
  } finally {
    await context.close()
  }
}

function timeTo(browser: Browser, url: string, selector: string): Promise<number> {
  return visit(browser, async (page) => {
    const startedAt = performance.now()
    await page.goto(url, { waitUntil: 'commit' })
    await page.locator(selector).first().waitFor()
    return performance.now() - startedAt
  })
}

function timePlan(browser: Browser, url: string): Promise<Omit<Round, 'plainPage'>> {
  return visit(browser, async (page) => {
    const startedAt = performance.now()
    await page.goto(url, { waitUntil: 'commit' })
    await page.getByRole('article', { includeHidden: true }).first().waitFor()
    const firstDay = performance.now() - startedAt
    // The finished plan has an address of its own.
    await page.waitForURL(/\/view-itinerary\/[0-9a-f-]{36}$/)
    await page.getByRole('article', { includeHidden: true }).nth(4).waitFor()
    return { firstDay, finished: performance.now() - startedAt }
  })
}

const pages = { create: '/itinerary/new/plan', viewer: '/view-itinerary/lisbon' } as const

/** Bytes of script that came over the wire until the page was at rest, compressed as they were sent. */
async function measureScripts(browser: Browser, { url: base }: RunningProduct): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, path] of Object.entries(pages)) {
    const value = await visit(browser, async (page) => {
      const bytes: Promise<number>[] = []
      const count = (request: Request) => {
        if (request.resourceType() !== 'script') return
        bytes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
      }
      page.on('requestfinished', count)
      await page.goto(`${base}${path}`, { waitUntil: 'load' })
      // What ends while the page is being closed can't be asked for its size any more.
      page.off('requestfinished', count)
      const sizes = await Promise.all(bytes)
      return sizes.reduce((sum, size) => sum + size, 0) / 1000
    })
    figures.push({ name: `${name}Script`, value, unit: 'kB' })
  }
  return figures
}
