import type { Page } from '@playwright/test'
import {
  type LoopbackService,
  loopbackService,
} from '#server/providers/places/testing/loopback-service.ts'
import { likeValhalla } from '#server/providers/routing/testing/routing-servers.ts'
import { type RunningProduct, startProduct } from '#testing/start-product.ts'
import { daysOf, openCoast } from './support/road.ts'
import { expect as expectSoon, test } from './support/test.ts'
import { paintsTiles, serveTiles, type TileServer } from './support/tiles.ts'

// The processor paints the map: where others use it too, that takes a while.
const expect = expectSoon.configure({ timeout: 45_000 })
test.use(paintsTiles)
test.describe.configure({ mode: 'serial', timeout: 180_000 })

const mapOf = (page: Page) => page.getByRole('region', { name: 'Map', exact: true })
let isDown = false
let tiles: TileServer
let roads: LoopbackService
let product: RunningProduct

test.beforeAll(async () => {
  tiles = await serveTiles()
  roads = await loopbackService((asked) =>
    isDown ? { status: 503, body: {} } : likeValhalla(asked),
  )
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

/** How many pixels of the map are neither the gray of the tiles nor a number on them: its lines. */
async function painted(page: Page): Promise<number> {
  await page.addStyleTag({ content: '.maplibregl-marker { visibility: hidden !important }' })
  const picture = await mapOf(page).locator('canvas').first().screenshot()
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? []
    let colored = 0
    for (let at = 0; at < pixels.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]]
      if (Math.max(red, green, blue) - Math.min(red, green, blue) > 30) colored += 1
    }
    return colored
  }, picture.toString('base64'))
}

test('roads that Valhalla measured are lines on the tiles, and none is dashed', async ({
  page,
}) => {
  await openCoast(page, product.url)
  await expect(daysOf(page)).toContainText('by road')
  await expect(daysOf(page)).not.toContainText('estimate')
  await expect(mapOf(page).locator('canvas')).toBeVisible()
  await expect.poll(() => tiles.asked.some((url) => url.endsWith('.png'))).toBe(true)
  await expect.poll(() => painted(page)).toBeGreaterThan(150)
  await expect(page.getByText('Dashed: the way is estimated')).toBeHidden()
})

test('while it is down the ways are estimated, and dashed on the same tiles', async ({ page }) => {
  isDown = true
  await openCoast(page, product.url)
  await expect(daysOf(page)).toContainText('estimate')
  await expect(mapOf(page).locator('canvas')).toBeVisible()
  await expect(page.getByText('Dashed: the way is estimated')).toBeVisible()
  await expect.poll(() => painted(page)).toBeGreaterThan(50)
})
