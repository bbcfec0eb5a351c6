/** `npm run screenshots`: the pictures in the documentation, taken of the product as it is now. */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { startProduct } from '../e2e/support/start-product.ts'
import { ensureChromium, findChromium } from './test/chromium.ts'

interface Picture {
  name: string
  path: string
  width: 390 | 1440
  /** What a person does before the picture is taken. */
  prepare?: (page: Page) => Promise<void>
}

const folder = path.join(import.meta.dirname, '..', 'docs', 'screenshots')

const pictures: readonly Picture[] = [
  { name: 'landing', path: '/', width: 1440 },
  { name: 'landing', path: '/', width: 390 },
  {
    name: 'navigation',
    path: '/about',
    width: 390,
    prepare: (page) => page.getByRole('button', { name: 'Open navigation menu' }).click(),
  },
  {
    name: 'navigation',
    path: '/about',
    width: 1440,
    prepare: (page) => page.getByRole('button', { name: 'Company' }).click(),
  },
  { name: 'not-found', path: '/no/such/page', width: 390 },
  { name: 'design-system', path: '/__ui', width: 1440 },
]

ensureChromium()
mkdirSync(folder, { recursive: true })
const product = await startProduct()
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
for (const { name, path: address, width, prepare } of pictures) {
  const context = await browser.newContext({
    viewport: { width, height: width === 390 ? 844 : 900 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(`${product.url}${address}`, { waitUntil: 'networkidle' })
  await prepare?.(page)
  await page.screenshot({ path: path.join(folder, `${name}-${width}.png`), animations: 'disabled' })
  await context.close()
}
await browser.close()
await product.stop()
