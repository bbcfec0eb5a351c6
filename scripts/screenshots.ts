/**
 * `npm run screenshots [words]`: pages of the product as they are now, on a phone and on a desk, in
 * `test-results/screenshots`: all, or those whose name has one of the words. `--readme` also renews the six that the
 * repository keeps; the others would be most of its weight.
 */
import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { ensureChromium, findChromium } from '#testing/chromium.ts'
import { startProduct } from '#testing/start-product.ts'
import { signInWithGoogle } from '../e2e/support/accounts.ts'
import { type ProductRoute, productRoutes } from '../e2e/support/product-routes.ts'

interface Picture {
  name: string
  path: string
  for?: ProductRoute['for']
  /** What a person does before the picture is taken. */
  prepare?: (page: Page, width: number) => Promise<void>
}

const root = path.join(import.meta.dirname, '..')
const folder = path.join(root, 'test-results', 'screenshots')
const kept = [
  'landing-1440',
  'landing-390',
  'inspirations-390',
  'navigation-390',
  'lisbon-1440',
  'account-390',
]
const asked = process.argv.slice(2).filter((word) => word !== '--readme')
const forReadme = process.argv.includes('--readme')
const widths = [390, 1440] as const
const names = { user: 'Ben Demo', admin: 'Admin Demo' } as const

const everyPicture: readonly Picture[] = [
  ...productRoutes
    // The second of two addresses looks like the first.
    .filter(({ heading }, at) => productRoutes.findIndex((each) => each.heading === heading) === at)
    .map((route) => ({ ...route, name: nameOf(route.path) })),
  {
    name: 'itinerary',
    path: '/view-itinerary/lisbon',
    prepare: (page) => page.getByRole('heading', { name: '3 days in Lisbon' }).waitFor(),
  },
  {
    name: 'navigation',
    path: '/about',
    prepare: (page, width) =>
      page
        .getByRole('button', { name: width === 390 ? 'Open navigation menu' : 'Company' })
        .click(),
  },
]

const pictures = everyPicture.filter(
  ({ name }) => asked.length === 0 || asked.some((word) => name.includes(word)),
)

ensureChromium()
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const product = await startProduct()
try {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    await takeAll(browser)
  } finally {
    await browser.close()
  }
} finally {
  await product.stop()
}
if (forReadme) {
  for (const name of kept) {
    copyFileSync(
      path.join(folder, `${name}.jpg`),
      path.join(root, 'docs', 'screenshots', `${name}.jpg`),
    )
  }
}
console.log(`${pictures.length * widths.length} pictures in ${path.relative(root, folder)}`)

async function takeAll(browser: Browser): Promise<void> {
  for (const audience of [undefined, 'user', 'admin'] as const) {
    const context = await contextFor(browser, audience)
    for (const picture of pictures.filter((each) => each.for === audience)) {
      for (const width of widths) await take(context, picture, width)
    }
    await context.close()
  }
}

async function contextFor(
  browser: Browser,
  audience: ProductRoute['for'],
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' })
  if (!audience) return context
  const page = await context.newPage()
  await page.goto('/auth')
  await signInWithGoogle(page, names[audience])
  await page.close()
  return context
}

async function take(context: BrowserContext, picture: Picture, width: number): Promise<void> {
  const page = await context.newPage()
  await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
  await page.goto(picture.path, { waitUntil: 'networkidle' })
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' })
  if (await close.isVisible()) await close.click()
  await picture.prepare?.(page, width)
  await page.screenshot({
    path: path.join(folder, `${picture.name}-${width}.jpg`),
    type: 'jpeg',
    quality: 72,
    // A picture that something is done for is of the window, others are of the whole page.
    fullPage: !picture.prepare,
    animations: 'disabled',
  })
  await page.close()
}

function nameOf(address: string): string {
  const [path = ''] = address.split('?')
  return path === '/' ? 'landing' : path.slice(1).replaceAll('/', '-')
}
