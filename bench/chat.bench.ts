/**
 * The chat in a real browser: what opening it loads, and how many frames are dropped while a long
 * answer is written, against the same open chat when nothing happens.
 */
import type { Browser, Page } from '@playwright/test'
import { openFaultyProxy, writing } from '#testing/faulty-proxy.ts'
import { startProduct } from '#testing/start-product.ts'
import { measureChat } from '../scripts/build/chat-size.ts'
import type { Benchmark, Figure } from './benchmark.ts'
import { launchBrowser } from './browser.ts'
import { median, option } from './figures.ts'

const defaultRounds = 5
const answerMs = 4000
const answerPieces = 240

export const benchmark: Benchmark = {
  description: 'the chat in a browser: script on opening, frames dropped while an answer streams',
  async run({ progress, args }) {
    const rounds = Number(option(args, '--rounds')) || defaultRounds
    const product = await startProduct()
    const line = await openFaultyProxy(product.url)
    const browser = await launchBrowser()
    try {
      const { gzipBytes, files } = measureChat('build')
      const frames = await measureFrames(browser, line.url, rounds, progress, () =>
        line.fail('/functions/v1/ask-piri-enhanced', writing(longAnswer, answerPieces, answerMs)),
      )
      return {
        figures: [
          { name: 'script on opening', value: gzipBytes / 1000, unit: 'KB gzip' },
          { name: 'files on opening', value: files.length, unit: 'files' },
          ...frames,
        ],
      }
    } finally {
      await browser.close()
      line.close()
      await product.stop()
    }
  },
}

const longAnswer = Array.from(
  { length: 40 },
  (_, index) => `**Day ${index + 1}** begins with a walk along the river, *slowly*. `,
).join('\n- ')

async function measureFrames(
  browser: Browser,
  url: string,
  rounds: number,
  progress: (line: string) => void,
  stream: () => void,
): Promise<Figure[]> {
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 800 } })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Ask Piri' }).click()
  const field = page.getByRole('textbox', { name: 'Your message' })
  await field.waitFor()
  stream()
  const [idle, streaming]: [number[], number[]] = [[], []]
  for (let round = 1; round <= rounds; round += 1) {
    idle.push(await droppedIn(page))
    await field.fill(`Question ${round}`)
    await field.press('Enter')
    streaming.push(await droppedIn(page))
    await page.getByRole('button', { name: 'Send' }).waitFor()
    progress(`round ${round}: ${idle.at(-1)} idle, ${streaming.at(-1)} streaming`)
  }
  await page.close()
  const [quiet, busy] = [median(idle), median(streaming)]
  return [
    { name: 'frames dropped, idle', value: quiet, unit: 'of 100' },
    {
      name: 'frames dropped, streaming',
      value: busy,
      unit: 'of 100',
      ratio: { to: 'idle', value: busy / Math.max(quiet, 0.1) },
    },
  ]
}

/** Of a hundred frames that a screen of 60 Hz would show, those that came too late, over three seconds. */
const droppedIn = (page: Page): Promise<number> =>
  page.evaluate(
    (lastsMs) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        let shown = 0
        const count = (now: number) => {
          shown += 1
          if (now - start < lastsMs) requestAnimationFrame(count)
          else resolve(Math.max(0, 100 - (100 * shown) / ((now - start) / (1000 / 60))))
        }
        requestAnimationFrame(count)
      }),
    3000,
  )
