/** What a person sees and does on the board. */
import type { Locator, Page } from '@playwright/test'
import { closeSignInModal } from './accounts.ts'
import { expect, hydrated } from './test.ts'

export const column = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true })

export const want = 'Want to do this!'
export const doing = 'Doing this!!'
export const done = 'Done and Done!!'

/** A card of the board, by its title. */
export const card = (page: Page, title: string): Locator =>
  page.getByRole('group', { name: title, exact: true })

export const toast = (page: Page, words: string): Locator =>
  page.locator('[data-sonner-toast]').filter({ hasText: words }).first()

/** Waits until no toast is left on the screen, so that the next one seen is of what is done next. */
export async function closeToasts(page: Page): Promise<void> {
  const shown = page.locator('[data-sonner-toast]')
  await expect(async () => {
    await page.evaluate(() => {
      for (const close of document.querySelectorAll<HTMLElement>(
        '[data-sonner-toast] [data-close-button]',
      ))
        close.click()
    })
    await expect(shown).toHaveCount(0, { timeout: 1000 })
  }).toPass({ timeout: 15_000 })
}

export const undoButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: 'Undo', exact: true })

export async function openBoard(page: Page, address = '/ideaboard'): Promise<void> {
  await page.goto(address)
  await hydrated(page)
  await closeSignInModal(page)
  await expect(page.getByLabel('Your idea')).toBeVisible()
}

export async function addIdea(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your idea').fill(text)
  await page.getByRole('button', { name: 'Add Idea' }).click()
  await expect(page.getByLabel('Your idea')).toHaveValue('')
}

/** With the mouse from the middle of one element to the middle of another, as a hand does. */
export async function dragTo(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded()
  const start = await middleOf(from)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  // Past the threshold of five pixels.
  await page.mouse.move(start.x + 8, start.y + 8, { steps: 2 })
  const end = await middleOf(to)
  await page.mouse.move(end.x, end.y, { steps: 8 })
  await page.mouse.move(end.x + 1, end.y + 1)
  await page.mouse.up()
}

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 60) }
}

/** A finger that rests on an element until it is lifted off the board, and then moves. */
export async function touchDragTo(page: Page, from: Locator, to: Locator): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
  await from.scrollIntoViewIfNeeded()
  const start = await middleOf(from)
  await touch('touchStart', start)
  const item = page.locator('li[data-rfd-draggable-id]').filter({ has: from })
  await expect(item).toHaveCSS('position', 'fixed')
  const end = await middleOf(to)
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await touch('touchMove', {
      x: start.x + (end.x - start.x) * part,
      y: start.y + (end.y - start.y) * part,
    })
  }
  await touch('touchEnd')
}
