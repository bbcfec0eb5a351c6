/** Lighthouse's verdict on the public pages, on its idea of a cheap phone, and the bytes each page costs. */
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { freePort } from '#server/backend/db/testing/free-port.ts'
import { ensureChromium, findChromium } from '#testing/chromium.ts'
import { startProduct } from '#testing/start-product.ts'
import type { Benchmark, Figure } from './benchmark.ts'
import { median, option } from './figures.ts'
import { publishItinerary } from './web/public-itinerary.ts'

const pages = {
  landing: '/',
  destination: '/lisbon',
  about: '/about',
  partner: '/partners/dmo',
  contact: '/contact',
  auth: '/auth',
  inspirations: '/inspirations',
  samples: '/view-itinerary',
  sample: '/view-itinerary/lisbon',
  create: '/create-itinerary',
  board: '/ideaboard',
} as const
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const defaultRounds = 3
/** After that no visit begins, once every page has had one: a sitting ends within nine minutes. */
const longestMs = 7.5 * 60_000

type Page = keyof typeof pages | 'itinerary'
type Category = (typeof categories)[number]

/** Of one visit: scores from 0 to 100, bytes on the wire, milliseconds, and how far things jumped. `mark` is the machine's own speed, as Lighthouse counts it. */
type Visit = Readonly<Record<string, number>>

export const benchmark: Benchmark = {
  description:
    'eleven pages and a public itinerary by Lighthouse (mobile, median of up to three), with their bytes; --page NAME measures one',
  async run({ progress, args }) {
    const startedAt = performance.now()
    const rounds = Number(option(args, '--runs')) || defaultRounds
    ensureChromium()
    const product = await startProduct()
    const port = await freePort()
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: [
        `--remote-debugging-port=${port}`,
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    })
    const visits = new Map<Page, Visit[]>()
    try {
      const addresses = { ...pages, itinerary: await publishItinerary(product) }
      const wanted = option(args, '--page')
      const all = Object.keys(addresses) as Page[]
      const measured = all.filter((each) => wanted === undefined || each === wanted)
      // In rounds, so that a busy minute does not fall on one page alone.
      for (let round = 1; round <= rounds; round++) {
        for (const page of measured) {
          if (round > 1 && performance.now() - startedAt > longestMs) break
          // What only the page's markup decides is the same at every visit.
          const seen = await visit(`${product.url}${addresses[page]}`, port, {
            wanted: round === 1 ? categories : ['performance'],
          })
          visits.set(page, [...(visits.get(page) ?? []), seen])
          progress(JSON.stringify({ page, visit: round, ...rounded(seen) }))
        }
      }
    } finally {
      await browser.close()
      await product.stop()
    }
    return { figures: [...visits].flatMap(([page, seen]) => medians(page, seen)) }
  },
}

async function visit(
  url: string,
  port: number,
  { wanted }: { wanted: readonly Category[] },
): Promise<Visit> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...wanted],
  })
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`)
  const { audits, categories: scores, environment } = result.lhr
  const details = audits['network-requests']?.details
  const requests = details?.type === 'table' ? details.items : []
  const bytesOf = (type: string) =>
    requests.filter((each) => each.resourceType === type).map((each) => Number(each.transferSize))
  const total = (bytes: readonly number[]) => bytes.reduce((sum, each) => sum + each, 0)
  return {
    ...Object.fromEntries(wanted.map((name) => [name, 100 * (scores[name]?.score ?? 0)])),
    scriptKb: total(bytesOf('Script')) / 1000,
    imageKb: total(bytesOf('Image')) / 1000,
    largestImageKb: Math.max(0, ...bytesOf('Image')) / 1000,
    largestPaint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    blocking: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    layoutShift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    mark: environment.benchmarkIndex,
  }
}

const units: Readonly<Record<string, string>> = {
  scriptKb: 'kB',
  imageKb: 'kB',
  largestImageKb: 'kB',
  largestPaint: 'ms',
  blocking: 'ms',
  layoutShift: '',
  mark: 'points',
}

/** A score that only the first visit has is that visit's. */
function medians(page: Page, visits: readonly Visit[]): Figure[] {
  const figures = Object.keys(visits[0] ?? {}).map((name) => ({
    name: `${page}.${name}`,
    value: median(visits.flatMap((each) => each[name] ?? [])),
    unit: units[name] ?? 'of 100',
  }))
  return [...figures, { name: `${page}.visits`, value: visits.length, unit: '' }]
}

const rounded = (visit: Visit): Visit =>
  Object.fromEntries(
    Object.entries(visit).map(([name, value]) => [name, Number(value.toPrecision(4))]),
  )
