/**
 * The board with a thousand ideas beside one with twenty: when its first cards are there, how many
 * frames a drag drops, what one change moves over the wire, and when a second device shows it.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { newIdea } from '#domain/ideas/idea.ts'
import { type RunningProduct, startProduct } from '#testing/start-product.ts'
import { type AccountHolder, clientOf, makeAccount } from '#testing/trips/account-trips.ts'
import type { Benchmark, Figure } from './benchmark.ts'
import { launchBrowser, signInOn } from './browser.ts'
import { median, option } from './figures.ts'

const sizes = { few: 20, many: 1000 } as const
type Size = keyof typeof sizes
const defaultRounds = 3
const moves = 60
const pins = 8

interface Measured {
  firstCards: number
  dropped: number
  changeBytes: number
}

export const benchmark: Benchmark = {
  description:
    'a board of 1,000 ideas beside one of 20: first cards, frames dropped, bytes of a change, a second device',
  async run({ progress, args }) {
    const rounds = Number(option(args, '--rounds')) || defaultRounds
    const product = await startProduct()
    const browser = await launchBrowser()
    try {
      const people = {
        few: await personWith(product, 'few'),
        many: await personWith(product, 'many'),
      }
      const measured: Record<Size, Measured[]> = { few: [], many: [] }
      for (let round = 0; round <= rounds; round += 1) {
        progress(round === 0 ? 'warming up' : `round ${round} of ${rounds}`)
        // In turn, so that both meet the same machine.
        for (const size of ['few', 'many'] as const) {
          const context = await browser.newContext({
            baseURL: product.url,
            viewport: { width: 1440, height: 900 },
            reducedMotion: 'reduce',
          })
          const one = await measure(context, people[size])
          if (round > 0) measured[size].push(one)
          await context.close()
        }
      }
      progress('two devices')
      const seen = await seenElsewhere(browser, product.url, people.few)
      return {
        figures: [
          ...figuresOf(measured),
          { name: 'board.second-device.p50', value: median(seen), unit: 'ms' },
          { name: 'board.second-device.slowest', value: Math.max(...seen), unit: 'ms' },
        ],
      }
    } finally {
      await browser.close()
      await product.stop()
    }
  },
}

async function personWith(product: RunningProduct, size: Size): Promise<AccountHolder> {
  const person = await makeAccount(product)
  const client = await clientOf(person, product)
  const rows = Array.from({ length: sizes[size] }, (_, index) => {
    const draft = { title: `Idea number ${index}`, day: ([null, 2, 3] as const)[index % 3] ?? null }
    return newIdea(draft, crypto.randomUUID(), new Date(index * 1000).toISOString())
  })
  const { error } = await client.from('ideas').insert(rows)
  if (error) throw error
  return person
}

async function measure(context: BrowserContext, person: AccountHolder): Promise<Measured> {
  const page = await context.newPage()
  await signInOn(page, person)
  await page.goto('/ideaboard')
  const firstCards = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        const look = () =>
          document.querySelector('[data-rfd-draggable-id]')
            ? done(performance.now())
            : requestAnimationFrame(look)
        look()
      }),
  )
  const changeBytes = await bytesOfPin(page)
  const dropped = await framesDropped(page)
  return { firstCards, dropped, changeBytes }
}

/** How long after a pin on one device another device shows it. */
async function seenElsewhere(
  browser: Browser,
  baseURL: string,
  person: AccountHolder,
): Promise<number[]> {
  const open = async () => {
    const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await signInOn(page, person)
    await page.goto('/ideaboard')
    await page.locator('[data-rfd-draggable-id]').first().waitFor()
    return page
  }
  const [one, other] = [await open(), await open()]
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  const seen: number[] = []
  // Both have joined the channel when the first pin has arrived, which is not counted.
  for (let index = 0; index <= pins; index += 1) {
    // From the end: the first ones were pinned by the rounds before.
    const idea = `Idea number ${sizes.few - 1 - index}`
    await button(one, `Pin ${idea}`).click()
    const start = performance.now()
    await button(other, `Unpin ${idea}`).waitFor()
    if (index > 0) seen.push(performance.now() - start)
  }
  await Promise.all([one.context().close(), other.context().close()])
  return seen
}

/** What is sent for one pin and what is answered, without headers. */
async function bytesOfPin(page: Page): Promise<number> {
  const answered = page.waitForResponse(
    (response) =>
      response.url().includes('/rest/v1/ideas') && response.request().method() === 'POST',
  )
  await page.getByRole('button', { name: /^Pin / }).first().click()
  const response = await answered
  const sent = response.request().postDataBuffer()?.length ?? 0
  return sent + (await response.body()).length
}

/** Frames that were due while a card was dragged over the columns and did not come. */
async function framesDropped(page: Page): Promise<number> {
  const box = await page.locator('[data-rfd-draggable-id]').first().boundingBox()
  if (!box) throw new Error('There is no card')
  const [x, y] = [box.x + 40, box.y + 30]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 10, y + 10)
  await page.evaluate(() => {
    window.frames60 = []
    const tick = (time: number) => {
      window.frames60?.push(time)
      if (window.frames60) requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  for (let move = 1; move <= moves; move += 1) {
    await page.mouse.move(
      x + 800 * (move / moves),
      y + 150 * Math.sin((move / moves) * 4 * Math.PI),
    )
  }
  const times = await page.evaluate(() => {
    const all = window.frames60 ?? []
    window.frames60 = undefined
    return all
  })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return times
    .slice(1)
    .reduce(
      (sum, time, index) =>
        sum + Math.max(0, Math.round((time - (times[index] ?? time)) / 16.7) - 1),
      0,
    )
}

declare global {
  interface Window {
    /** When each frame came, while a card is dragged. */
    frames60?: number[] | undefined
  }
}

function figuresOf(measured: Readonly<Record<Size, readonly Measured[]>>): Figure[] {
  const of = (size: Size, what: keyof Measured) => median(measured[size].map((each) => each[what]))
  const pair = (what: keyof Measured, name: string, unit: string): Figure[] => [
    { name: `${name}.20`, value: of('few', what), unit },
    {
      name: `${name}.1000`,
      value: of('many', what),
      unit,
      ratio: { to: `${name}.20`, value: of('many', what) / Math.max(1, of('few', what)) },
    },
  ]
  return [
    ...pair('firstCards', 'board.first-cards', 'ms'),
    ...pair('dropped', 'board.drag.dropped', 'frames'),
    ...pair('changeBytes', 'board.change', 'bytes'),
  ]
}
