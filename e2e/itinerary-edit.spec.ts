import { randomUUID } from 'node:crypto'
import type { CDPSession, Locator, Page } from '@playwright/test'
import { lisbonByHand } from '#domain/planner/by-hand/testing/lisbon-by-hand.ts'
import { inFullRuns } from '#testing/full-run-only.ts'
import { clientOf, keepInAccount, makeAccount, tripOfStops } from '#testing/trips/account-trips.ts'
import { carrySession, test, theProduct } from './support/accounts.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts'
import { keepTripOf, openTrip } from './support/trips.ts'

/** From a Monday to a Wednesday in Lisbon, the same on every machine, in an account of its own. */
async function openLisbon(page: Page): Promise<string> {
  const { trip } = await lisbonByHand(randomUUID())
  const person = await makeAccount(theProduct())
  const client = await clientOf(person, theProduct())
  const address = await keepInAccount(client, trip)
  await carrySession(page.context(), person)
  await openTrip(page, address)
  await expect(page.locator('ol[data-drags]')).toBeVisible()
  return address
}

/** It is fetched at the first sign of a person. */
const codeOfDialog = /edit-dialog/

const dayAt = (page: Page, number: number): Locator =>
  page.getByRole('article').filter({ hasText: new RegExp(`^Day ${number}\\b`) })

const namesOf = (day: Locator) => day.locator('fieldset > legend').allTextContents()

const handleOf = (page: Page, stop: string) =>
  page.getByRole('button', { name: `Drag ${stop}`, exact: true })

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

inFullRuns(
  test,
  'every day: a finger on the same list in this file, a mouse in `e2e/board`, what is closed with its ways out in `domain/planner/by-hand`',
)(
  'at 1440 px stops are dragged by mouse, and what is closed then says so with its way out',
  async ({ page, complaints }) => {
    await page.setViewportSize({ width: 1440, height: 1800 })
    await openLisbon(page)
    const [first, second] = [dayAt(page, 1), dayAt(page, 2)]
    const [one = '', two = '', three = '', ...rest] = await namesOf(first)

    await whenStill(handleOf(page, one))
    const from = await middleOf(handleOf(page, one))
    const to = await middleOf(handleOf(page, three))
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x, from.y + 40)
    await page.mouse.move(to.x, to.y, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => namesOf(first)).toEqual([two, three, one, ...rest])
    await expect(handleOf(page, one)).toBeFocused()

    // Over the border between two days.
    const last = rest.at(-1) ?? ''
    const [head = ''] = await namesOf(second)
    await handleOf(page, last).evaluate((each) => each.scrollIntoView({ block: 'start' }))
    await whenStill(handleOf(page, head))
    const out = await middleOf(handleOf(page, last))
    const into = await middleOf(handleOf(page, head))
    await page.mouse.move(out.x, out.y)
    await page.mouse.down()
    await page.mouse.move(out.x, out.y + 30)
    await page.mouse.move(into.x, into.y - 60, { steps: 6 })
    await page.mouse.up()
    await expect.poll(() => namesOf(second)).toContain(last)
    await expect.poll(() => namesOf(first)).not.toContain(last)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => namesOf(first)).toContain(last)

    // On Mondays the monastery is closed.
    await page.getByRole('button', { name: 'More for Jerónimos Monastery' }).click()
    await page.getByRole('menuitem', { name: /^Move to day 1/ }).click()
    const monastery = first.getByRole('listitem').filter({ hasText: 'Jerónimos Monastery' })
    await expect(monastery.getByText('Closed on Mondays').last()).toBeVisible()
    await expectAccessible(page, 'ol[data-drags] > li:first-child')
    await first.getByRole('button', { name: /^Move Jerónimos Monastery to day/ }).click()
    await expect.poll(() => namesOf(first)).not.toContain('Jerónimos Monastery')

    // Every fact says where it comes from.
    const belem = page.getByRole('listitem').filter({ hasText: 'Belém Tower' }).last()
    await belem.locator('summary').first().click()
    await expect(belem.getByText('The way there: an estimate from distance.')).toBeVisible()
    expect(complaints.all()).toEqual([])
  },
)

/** A finger, by the browser's own protocol. */
async function touch(cdp: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', at?: object) {
  await cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] } as never)
}

/** Warnings and ways out come a moment after a drop, and move what stands below them. */
async function whenStill(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  let before = ''
  await expect
    .poll(
      async () => {
        const now = JSON.stringify(await target.boundingBox())
        const isStill = now === before
        before = now
        return isStill
      },
      { intervals: [300] },
    )
    .toBe(true)
}

test('at 390 px stops are dragged by touch, swapped and asked for, and read day by day', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const loaded = page.waitForResponse((response) => codeOfDialog.test(response.url()))
  const address = await openLisbon(page)
  await expectNoSidewaysScroll(page)
  const first = dayAt(page, 1)
  const [one = '', two = '', ...rest] = await namesOf(first)

  await handleOf(page, one).evaluate((each) => each.scrollIntoView({ block: 'center' }))
  await whenStill(handleOf(page, one))
  const cdp = await context.newCDPSession(page)
  const from = await middleOf(handleOf(page, one))
  await touch(cdp, 'touchStart', from)
  for (let step = 1; step <= 8; step += 1) {
    await touch(cdp, 'touchMove', { x: from.x, y: from.y + step * 40 })
  }
  await touch(cdp, 'touchEnd')
  await expect.poll(() => namesOf(first)).toEqual([two, one, ...rest])

  // The code that adds a place came with the first touch: it opens without a network.
  await loaded
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Add a place', exact: true }).click()
  const adding = page.getByRole('dialog', { name: 'Add a place' })
  await expect(adding).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(adding).toHaveCount(0)
  await context.setOffline(false)

  // Other places, with what changes by them.
  const more = page.getByRole('button', { name: 'More for Belém Tower' })
  await whenStill(more)
  await more.click()
  await page.getByRole('menuitem', { name: 'Compare other places' }).click()
  const swaps = page.getByRole('list', { name: 'Instead of Belém Tower' })
  await expect(swaps.getByText(/min on the way|on foot|open until|ends/).first()).toBeVisible()
  const swap = swaps.getByRole('button').first()
  const wanted = (await swap.textContent())?.replace('Swap for ', '') ?? ''
  await swap.click()
  await expect.poll(() => namesOf(dayAt(page, 3))).toContain(wanted)

  // Why not another? What it would cost, and the button to do it.
  await page.getByRole('textbox', { name: 'Why not …?' }).fill('fado mus')
  await page.getByRole('button', { name: /^Fado Museum/ }).click()
  const cost = page.getByRole('region', { name: 'What Fado Museum would cost' })
  await expect(
    cost.getByText(/^Day \d at .*(later|earlier|on foot|on the way)/).first(),
  ).toBeVisible()
  await cost.getByRole('button').first().click()
  await expect(page.getByText('Fado Museum is in your trip now.')).toBeVisible()
  await expect(handleOf(page, 'Fado Museum')).toBeAttached()

  // On the way: by the clock of Lisbon, during the first stop of the day.
  await page.clock.setFixedTime('2027-05-12T08:45:00Z')
  await page.goto(address.replace('view-itinerary', 'view-itinerary-with-details'))
  const next = page.getByRole('region', { name: 'What is next' })
  await expect(next.getByText(/^\d+:\d\d [AP]M · /)).toBeVisible()
  await expect(next.getByText(/(on foot|by public transport|by train)/)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await context.close()
})

inFullRuns(test, 'every day: a drive by keyboard alone in `e2e/road-trip`, a finger in this file')(
  'by keyboard alone a stop is dragged, one is added, and a day is planned again',
  async ({ page }) => {
    await openLisbon(page)
    const first = dayAt(page, 1)
    const [one = '', two = '', ...rest] = await namesOf(first)
    const said = page.locator('#drag-said')
    await handleOf(page, one).focus()
    await page.keyboard.press('Space')
    await expect(said).toContainText('is lifted')
    await page.keyboard.press('ArrowDown')
    await expect(said).toHaveText(`${one}: day 1, place 2`)
    await page.keyboard.press('Escape')
    await expect.poll(() => namesOf(first)).toEqual([one, two, ...rest])
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await expect.poll(() => namesOf(first)).toEqual([two, one, ...rest])
    await expect(handleOf(page, one)).toBeFocused()

    await page.getByRole('button', { name: /^Add a place to Tuesday/ }).focus()
    await page.keyboard.press('Enter')
    await page.getByLabel('What would you like to add?').fill('Aunt Rosa')
    await page.locator('summary', { hasText: 'Add “Aunt Rosa” by name' }).press('Enter')
    await page.getByLabel('How long, in minutes').press('Enter')
    await expect.poll(() => namesOf(dayAt(page, 2))).toContain('Aunt Rosa')

    await page.getByRole('button', { name: `Lock ${two}`, exact: true }).press('Enter')
    await first.getByRole('button', { name: /^More for Monday/ }).press('Enter')
    await page.getByRole('menuitem', { name: 'Plan this day again' }).press('Enter')
    const changed = page.getByRole('region', { name: 'What changed' })
    await expect(changed.getByText(/^New on day 1: /).first()).toBeVisible()
    await expect.poll(() => namesOf(first)).toContain(two)
    await changed.getByRole('button', { name: 'Take it back' }).press('Enter')
    await expect.poll(() => namesOf(first)).toEqual([two, one, ...rest])
  },
)

test('what adds a place says so where its code never came', async ({ page, context, person }) => {
  const { address } = await keepTripOf(page, person, tripOfStops(1, 3))
  await context.route(codeOfDialog, (route) => route.abort())
  await openTrip(page, address)
  await page.getByRole('button', { name: 'Add a place', exact: true }).click()
  await expect(page.getByText('This needs the network once.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
