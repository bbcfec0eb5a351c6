import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import {
  type LoopbackService,
  loopbackService,
} from '#server/providers/places/testing/loopback-service.ts'
import { likeValhalla } from '#server/providers/routing/testing/routing-servers.ts'
import { findChromium } from '#testing/chromium.ts'
import { inFullRuns } from '#testing/full-run-only.ts'
import { type RunningProduct, startProduct } from '#testing/start-product.ts'
import { daysOf, openCoast } from './support/road.ts'
import { expect as expectSoon, hydrated, test } from './support/test.ts'

// The processor paints the map: where others use it too, that takes a while.
const expect = expectSoon.configure({ timeout: 45_000 })

// The only tests that need WebGL, which a browser without a graphics card has by software.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  },
  // As small as the map beside the days allows: software paints every pixel.
  viewport: { width: 1024, height: 560 },
})
test.describe.configure({ mode: 'serial', timeout: 120_000 })

/** One grey pixel, which a browser stretches over a tile. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mOYCQAAmwCaAKYyOQAAAABJRU5ErkJggg==',
  'base64',
)

interface TileServer {
  url: string
  server: Server
  asked: string[]
  /** Answers nothing but errors from now on. */
  isDown: boolean
  /** Whether the tile in this column and row comes as bytes that are no picture. */
  isBroken: (column: number, row: number) => boolean
}

async function serveTiles(): Promise<TileServer> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const { url = '' } = request
    asked.push(url)
    response.setHeader('access-control-allow-origin', '*')
    if (tiles.isDown) {
      response.statusCode = 503
      response.end()
    } else if (url === '/style.json') {
      const raster = { type: 'raster', url: `${tiles.url}/tiles.json`, tileSize: 256 }
      const layers = [{ id: 'ground', type: 'raster', source: 'ground' }]
      response.end(JSON.stringify({ version: 8, sources: { ground: raster }, layers }))
    } else if (url === '/tiles.json') {
      const template = `${tiles.url.replace('127.0.0.1', 'localhost')}/{z}/{x}/{y}.png`
      response.end(JSON.stringify({ tilejson: '3.0.0', tiles: [template] }))
    } else {
      response.setHeader('content-type', 'image/png')
      const [column = 0, row = 0] = url.split(/[/.]/).slice(2).map(Number)
      response.end(tiles.isBroken(column, row) ? 'no picture' : tile)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const tiles: TileServer = { url, server, asked, isDown: false, isBroken: () => false }
  return tiles
}

// Visitors are asked to sign in after a while, in the middle of a test.
test.beforeEach(({ page }) =>
  page.addInitScript(() => sessionStorage.setItem('sign_in_prompt_closed', 'true')),
)

const map = (page: Page) => page.getByRole('region', { name: 'Map' })
let tiles: TileServer
let roads: LoopbackService
let product: RunningProduct

test.beforeAll(async () => {
  tiles = await serveTiles()
  roads = await loopbackService(likeValhalla)
  product = await startProduct({
    MAP_STYLE_URL: `${tiles.url}/style.json`,
    ROUTING_URL: roads.url,
  })
})
test.afterAll(async () => {
  await product.stop()
  await roads.close()
  tiles.server.close()
})

inFullRuns(
  test,
  'every day: `server/providers/map/map-tiles` for the style, its hosts and the policy, a map without tiles in `e2e/itinerary-map`',
)('a style brings its tiles, with the numbers of the list on them', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text())
  })
  const answer = await page.goto(`${product.url}/view-itinerary/lisbon`)
  const policy = answer?.headers()['content-security-policy'] ?? ''
  const { port } = new URL(tiles.url)
  for (const host of [`http://127.0.0.1:${port}`, `http://localhost:${port}`]) {
    expect(policy.match(/connect-src[^;]*/)?.[0]).toContain(host)
  }
  await hydrated(page)
  await expect(map(page).locator('canvas')).toBeVisible()
  await expect.poll(() => tiles.asked.some((url) => url.endsWith('.png'))).toBe(true)
  // Stops that would cover each other are counted together until one looks closer.
  const hubs = map(page).getByRole('button', { name: /look closer:/ })
  await expect(hubs.first()).toBeVisible()
  const before = await hubs.count()
  await hubs.first().click()
  await expect.poll(() => hubs.count()).toBeLessThan(before)
  await map(page)
    .getByRole('button', { name: /, day \d+, stop \d+$/ })
    .first()
    .press('Enter')
  await expect(page.locator('li[aria-current]')).toBeInViewport()
  expect(refused).toEqual([])
})

/** How many pixels of the map have a color: its ground is gray, and its numbers are hidden. */
async function coloredPixels(page: Page): Promise<number> {
  const numbers = '.maplibregl-marker, .maplibregl-control-container'
  await page.addStyleTag({ content: `${numbers} { visibility: hidden !important }` })
  const picture = await map(page).locator('canvas').screenshot()
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let colored = 0
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > 60) colored += 1
  }
  return colored
}

inFullRuns(
  test,
  'every day: tiles under an itinerary in this file, a drive with its map in `e2e/road-trip`, Valhalla’s answers in `server/providers/routing`',
)('a road trip runs over the tiles along the roads that Valhalla knows', async ({ page }) => {
  await openCoast(page, product.url)
  await expect(daysOf(page)).toContainText('by road')
  await expect(daysOf(page)).not.toContainText('estimate')
  await expect(map(page).locator('canvas')).toBeVisible()
  await expect.poll(() => coloredPixels(page)).toBeGreaterThan(500)
  expect(roads.asked.map(({ path }) => path)).toContain('/route')
})

inFullRuns(
  test,
  'every day: tiles under an itinerary in this file, list and map of tables in `e2e/restaurants`',
)(
  'the tables of a town stand on the same tiles, and each shows what the list points at',
  async ({ page }) => {
    await page.goto(`${product.url}/restaurants?where=Eiffel+Tower`)
    await hydrated(page)
    const tables = page.getByRole('complementary', { name: 'Map of these tables' })
    await expect(tables.locator('canvas')).toBeVisible()
    const pins = tables.getByRole('button', { name: /, number \d+ in the list$/ })
    await expect(pins).toHaveCount(await page.getByRole('heading', { level: 4 }).count())
    // By their numbers: the map keeps its markers in an order of its own.
    const numbered = (number: number) =>
      tables.getByRole('button', { name: new RegExp(`, number ${number} in the list$`) })
    const pin = numbered(2)
    await pin.press('Enter')
    await expect(pin).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('li[aria-current=true]')).toBeInViewport()
    // Pointed at in the list, the number on the map changes its colour.
    const other = numbered(3).locator('span')
    const before = await other.evaluate((element) => getComputedStyle(element).backgroundColor)
    await page.getByRole('heading', { level: 4 }).nth(2).hover()
    await expect
      .poll(() => other.evaluate((element) => getComputedStyle(element).backgroundColor))
      .not.toBe(before)
    await page.getByRole('button', { name: /^1, show .* on the map$/ }).press('Enter')
    await expect(numbered(1)).toHaveAttribute('aria-pressed', 'true')
  },
)

inFullRuns(test, 'every day: a style that is gone leaves the drawing, in this file')(
  'a tile that is no picture leaves a hole, and the map stays',
  async ({ page }) => {
    // As on a chessboard.
    tiles.isBroken = (column, row) => (column + row) % 2 === 1
    await page.goto(`${product.url}/view-itinerary/lisbon`)
    await hydrated(page)
    const numbers = map(page).getByRole('button', { name: /, day \d+, stop \d+$/ })
    await expect(numbers.first()).toBeVisible()
    await expect(map(page).locator('canvas')).toBeVisible()
  },
)

inFullRuns(test, 'every day: a style that is gone leaves the drawing, in this file')(
  'tiles of which none is a picture leave the drawing',
  async ({ page }) => {
    tiles.isBroken = () => true
    await page.goto(`${product.url}/view-itinerary/lisbon`)
    await hydrated(page)
    await expect(map(page).getByText('this is a sketch', { exact: false })).toBeVisible()
  },
)

inFullRuns(
  test,
  'every day: a style and its tiles in this file; the drawing without a style in `e2e/itinerary-map`',
)('a style that is gone leaves the drawing, and one line about it', async ({ page }) => {
  tiles.isDown = true
  await page.goto(`${product.url}/view-itinerary/lisbon`)
  await hydrated(page)
  await expect(map(page).getByText('this is a sketch', { exact: false })).toBeVisible()
  await expect(
    map(page)
      .getByRole('button', { name: /, day \d+, stop \d+$/ })
      .first(),
  ).toBeVisible()
})
