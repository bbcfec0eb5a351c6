import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { inFullRuns } from '#testing/full-run-only.ts'
import { service, test } from './support/accounts.ts'
import { sidewaysPhoto, triedPictures } from './support/pictures.ts'
import { expect, expectAccessible, hydrated } from './support/test.ts'

// One list for everybody: what one test moves, the next would find moved.
test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.use({ as: 'admin', viewport: { width: 1280, height: 1000 } })

const rowsOf = (page: Page) =>
  page.getByRole('list', { name: 'Carousel items' }).getByRole('listitem')
const rowOf = (page: Page, title: string) => rowsOf(page).filter({ hasText: title })
const titlesOf = (page: Page) => rowsOf(page).getByRole('heading').allTextContents()
const handleOf = (page: Page, title: string) =>
  page.getByRole('button', { name: `Move ${title}`, disabled: false })

async function openCarouselAdmin(page: Page): Promise<string[]> {
  await page.goto('/admin/carousel')
  await expect(rowsOf(page).first()).toBeVisible()
  return titlesOf(page)
}

const storedTitles = async () => {
  const { data } = await service().from('carousel_items').select('title').order('display_order')
  return data?.map(({ title }) => title)
}

const storedFiles = async () =>
  (await service().storage.from('travel').list('carousel')).data?.length ?? 0

/** What the drag says to those who can't see it: the one sign that it has taken a step in. */
const expectSaid = (page: Page, words: RegExp) => expect(page.getByText(words)).toBeAttached()

/** Counts how often the page asks for another order. */
function ordersAskedFor(page: Page): () => number {
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc/reorder_carousel') && request.method() === 'POST') asked += 1
  })
  return () => asked
}

/** Moves the row at `from` one place down, by keyboard. */
async function moveDown(page: Page, title: string) {
  await handleOf(page, title).focus()
  await page.keyboard.press('Space')
  await expectSaid(page, /You have lifted an item/)
  await page.keyboard.press('ArrowDown')
  await expectSaid(page, /You have moved the item/)
  await page.keyboard.press('Space')
}

async function boxOf(thing: Locator) {
  const box = await thing.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return box
}

async function liftByMouse(page: Page, title: string) {
  const { x, y } = await boxOf(handleOf(page, title))
  await page.mouse.move(x + 10, y + 10)
  await page.mouse.down()
  await page.mouse.move(x + 10, y + 30, { steps: 5 })
  await expectSaid(page, /You have lifted an item/)
}

test('an administrator adds, changes and deletes an item; what is wrong is said and not stored', async ({
  page,
}) => {
  const mark = randomUUID().slice(0, 8)
  const title = `Azores ${mark}`
  // Each step is on its way until the test lets it arrive.
  const gates = {
    user_permissions: Promise.withResolvers<void>(),
    carousel_items: Promise.withResolvers<void>(),
  }
  for (const [table, gate] of Object.entries(gates)) {
    await page.route(`**/rest/v1/${table}*`, async (route) => {
      await gate.promise
      await route.continue()
    })
  }
  await page.goto('/admin/carousel')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carousel Admin')
  await expect(page.getByText('Verifying admin access...')).toBeVisible()
  gates.user_permissions.resolve()
  await expect(page.getByText('Loading carousel items...')).toBeVisible()
  gates.carousel_items.resolve()
  await expect(rowsOf(page).first()).toBeVisible()

  await page.getByRole('button', { name: 'Add New Item' }).click()
  const form = page.getByRole('form', { name: 'Add New Item' })
  await expect(form).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(form).toBeHidden()
  await page.getByRole('button', { name: 'Add New Item' }).click()
  await expect(form.getByLabel('Itinerary Link')).toHaveAttribute('placeholder', 'piri.example')

  const alert = page.getByRole('alert')
  const add = form.getByRole('button', { name: 'Add Item' })
  const before = { rows: await storedTitles(), files: await storedFiles() }
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Description').fill('Nine islands in the middle of the Atlantic')
  await form.getByLabel('Itinerary Link').fill('/view-itinerary/lisbon')
  await add.click()
  await expect(alert).toHaveText('Error: Please select an image')
  for (const { file, message } of triedPictures) {
    await form.getByLabel('Image').setInputFiles(file)
    await add.click()
    await expect(alert, file.name).toContainText(`Error: ${message}`)
    await expect(add).not.toHaveAttribute('aria-busy', 'true')
  }
  await form.getByLabel('Image').setInputFiles(await sidewaysPhoto())
  await form.getByLabel('Title').fill('x'.repeat(10_000))
  await form.getByLabel('Itinerary Link').fill('javascript:alert(1)')
  await add.click()
  await expect(form).toContainText('This title has 10,000 characters. Please shorten it to 120.')
  await expect(form).toContainText('Please enter an address that begins with https:// or with /.')
  await expectAccessible(page, 'form')
  expect({ rows: await storedTitles(), files: await storedFiles() }).toEqual(before)

  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Itinerary Link').fill('piri.example/view-itinerary/lisbon')
  await add.click()
  await expect(rowOf(page, title)).toBeVisible()
  await expect(alert).toHaveText('')
  const { data: stored } = await service()
    .from('carousel_items')
    .select()
    .eq('title', title)
    .single()
  expect(stored.itinerary_link).toBe('/view-itinerary/lisbon')
  expect(stored.display_order).toBe(before.rows?.length)
  expect(stored.image_url).toMatch(/\/travel\/carousel\/[0-9a-f-]{36}\.jpg$/)
  for (const extension of ['avif', 'webp', 'jpg']) {
    const answer = await page.request.get(stored.image_url.replace('jpg', extension))
    const { width, height, exif } = await sharp(await answer.body()).metadata()
    expect({ width, height, exif }, extension).toEqual({ width: 200, height: 320, exif: undefined })
  }

  const row = rowOf(page, title)
  const view = row.getByRole('link', { name: 'View Itinerary' })
  await expect(view).toHaveAttribute('target', '_blank')
  await expect(row.getByText('Nine islands')).toHaveCSS('-webkit-line-clamp', '2')
  await row.getByRole('button', { name: `Edit ${title}` }).click()
  const edit = page.getByRole('form', { name: `Edit ${title}` })
  await edit.getByLabel('Title').fill(`${title} islands`)
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(rowOf(page, `${title} islands`)).toBeVisible()
  await expect(edit).toBeHidden()

  // A picture of our storage that is late is asked for once more, then replaced.
  const asked: string[] = []
  const visitor = await page.context().newPage()
  await visitor.route('**/storage/v1/object/public/**', (route) => {
    asked.push(new URL(route.request().url()).search)
    return route.fulfill({ status: 404 })
  })
  await visitor.goto('/inspirations')
  await hydrated(visitor)
  await visitor.getByRole('button', { name: `Show ${title}` }).click()
  const slide = visitor.locator('fieldset').filter({ hasText: title }).locator('img')
  await expect(slide).toHaveAttribute('src', /^data:image\/svg/)
  expect(asked).toEqual(['', expect.stringMatching(/^\?t=\d+$/)])
  await visitor.close()

  await row.getByRole('button', { name: /^Delete/ }).click()
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this item?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await row.getByRole('button', { name: /^Delete/ }).click()
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(rowOf(page, title)).toHaveCount(0)
  await expect.poll(storedFiles).toBe(before.files)
  expect(await storedTitles()).toEqual(before.rows)
})

inFullRuns(test, 'every day: a list that fails and is asked again in `e2e/accounts-devices`')(
  'a list that can’t be read is not called empty, and is read again',
  async ({ page }) => {
    const list = /\/rest\/v1\/carousel_items\?/
    await page.route(list, (route) => route.abort())
    // Whoever begins to listen reads the list again, which may be before the button is pressed.
    await page.routeWebSocket(/\/realtime\//, () => {})
    await page.goto('/admin/carousel')
    await expect(page.getByText('Failed to load carousel items')).toBeVisible()
    await expect(page.getByText('No carousel items found')).toBeHidden()
    await page.unroute(list)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(rowsOf(page).first()).toBeVisible()
    await expect(page.getByText('Failed to load carousel items')).toBeHidden()
  },
)

inFullRuns(
  test,
  'every day: the order of sections by keyboard in `e2e/admin-pages`, a mouse in `e2e/board`, orders of two administrators in `testing/permissions/page-saving` on both engines',
)(
  'the order is changed by keyboard and by mouse, and comes back when it can’t be saved',
  async ({ page }) => {
    const [first = '', second = '', ...rest] = await openCarouselAdmin(page)
    const gate = Promise.withResolvers<void>()
    await page.route('**/rpc/reorder_carousel', async (route) => {
      await gate.promise
      await route.continue()
    })
    await moveDown(page, first)
    await expect(page.getByText('Saving order...')).toBeVisible()
    expect(await titlesOf(page)).toEqual([second, first, ...rest])
    gate.resolve()
    await expect(page.getByText('Saving order...')).toBeHidden()
    await expect.poll(storedTitles).toEqual([second, first, ...rest])

    const to = await boxOf(handleOf(page, first))
    await liftByMouse(page, second)
    await page.mouse.move(to.x + 10, to.y + 40, { steps: 10 })
    await expectSaid(page, /You have moved the item/)
    await page.mouse.up()
    await expect.poll(storedTitles).toEqual([first, second, ...rest])

    await page.route('**/rpc/reorder_carousel', (route) => route.fulfill({ status: 500, json: {} }))
    await moveDown(page, first)
    await expect(page.getByRole('alert')).toContainText('Error: Failed to save the new order')
    await expect.poll(() => titlesOf(page)).toEqual([first, second, ...rest])

    // Dropped outside of the list: nothing happens, and nobody is asked for anything.
    await page.unroute('**/rpc/reorder_carousel')
    const asked = ordersAskedFor(page)
    await liftByMouse(page, first)
    await page.mouse.move(1270, 5, { steps: 5 })
    await expectSaid(page, /You are over an area that cannot be dropped on/)
    await page.mouse.up()
    await expectSaid(page, /dropped while not over a drop area/)
    expect(await titlesOf(page)).toEqual([first, second, ...rest])
    expect(asked()).toBe(0)
  },
)

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  inFullRuns(
    test,
    'every day: sections by keyboard in `e2e/admin-pages`, a mouse in `e2e/board`, a finger in `e2e/itinerary-edit`',
  )('a long press lifts an item', async ({ page }) => {
    const [first = '', second = '', ...rest] = await openCarouselAdmin(page)
    const from = await boxOf(handleOf(page, first))
    const finger = await page.context().newCDPSession(page)
    const x = from.x + 10
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      })
    const asked = ordersAskedFor(page)
    // A swipe that does not wait is no drag: sent at once, as a slow answer would be a wait.
    await Promise.all([
      touch('touchStart', from.y + 10),
      touch('touchMove', from.y + 150),
      touch('touchEnd', from.y + 150),
    ])
    await page.evaluate(() => window.scrollTo(0, 0))

    await touch('touchStart', from.y + 10)
    await expectSaid(page, /You have lifted an item/)
    expect(await titlesOf(page)).toEqual([first, second, ...rest])
    expect(asked()).toBe(0)
    for (const step of [40, 80, 120, 150]) await touch('touchMove', from.y + 10 + step)
    await expectSaid(page, /You have moved the item/)
    await touch('touchEnd', from.y + 160)
    await expect.poll(storedTitles).toEqual([second, first, ...rest])
    await expect(page.getByText('Saving order...')).toBeHidden()
    await moveDown(page, second)
    await expect.poll(storedTitles).toEqual([first, second, ...rest])
  })
})

inFullRuns(
  test,
  'every day: a list that two saw is changed by one in `testing/permissions/page-saving` on both engines, and the second of two is told in `e2e/admin-pages`',
)(
  'two administrators: what one saved is never lost to the other, and both see the same in the end',
  async ({ page, context }) => {
    const [first = '', second = '', ...rest] = await openCarouselAdmin(page)
    const other = await context.newPage()
    await openCarouselAdmin(other)

    await moveDown(page, first)
    await expect.poll(() => titlesOf(other)).toEqual([second, first, ...rest])

    // The other has not heard yet when the next change comes.
    const gate = Promise.withResolvers<void>()
    await other.route('**/rest/v1/carousel_items*', async (route) => {
      await gate.promise
      await route.continue()
    })
    await moveDown(page, second)
    await expect.poll(storedTitles).toEqual([first, second, ...rest])
    await moveDown(other, second)
    const alert = other.getByRole('alert')
    await expect(alert).toContainText('Error: Failed to save the new order')
    await expect(alert).toContainText('Another administrator changed it meanwhile')
    gate.resolve()
    await expect.poll(() => titlesOf(other)).toEqual([first, second, ...rest])
    expect(await storedTitles()).toEqual([first, second, ...rest])

    // Both edit the same item: the second is warned, keeps the words, and decides.
    const formIn = async (each: Page) => {
      await each.getByRole('button', { name: `Edit ${second}` }).click()
      return each.getByRole('form', { name: `Edit ${second}` })
    }
    const [form, otherForm] = [await formIn(page), await formIn(other)]
    await otherForm.getByLabel('Description').fill('By the second')
    await form.getByLabel('Description').fill('By the first')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(otherForm).toContainText('Another administrator changed this item')
    await otherForm.getByRole('button', { name: 'Save' }).click()
    await expect(alert).toContainText('Error: Failed to save carousel item')
    await expect(rowOf(other, second)).toContainText('By the first')
    await expect(otherForm.getByLabel('Description')).toHaveValue('By the second')
    await otherForm.getByRole('button', { name: 'Save' }).click()
    await expect(otherForm).toBeHidden()
    await expect(rowOf(page, second)).toContainText('By the second')
  },
)
