/** How a page asks a visitor to sign in: not at all, over the page, or in a strip at the foot of the window. */
import type { Page } from '@playwright/test'
import { closeSignInModal, expect, signInModal } from './accounts.ts'
import { atRest } from './test.ts'

export type SignInQuestion = 'none' | 'modal' | 'strip'

/** Records requests for the modal's chunk: a page that does not load it does not show it. */
export function loadedModals(page: Page): string[] {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/sign-in-modal-[^/]+\.js$/.test(request.url())) loaded.push(request.url())
  })
  return loaded
}

/** It is no modal: the page behind it scrolls, and its last line can be read beside the strip. */
export async function expectStripAtTheFoot(page: Page): Promise<void> {
  const strip = signInModal(page)
  await expect(strip.getByRole('button', { name: 'Sign in with Google' })).toBeVisible()
  const footer = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })
  await footer.scrollIntoViewIfNeeded()
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const [line, box] = [await footer.boundingBox(), await strip.boundingBox()]
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0)
    expect(box?.height).toBeLessThan(140)
  }).toPass({ timeout: 15_000 })
}

/** Checks that the page asks in this way and in no other; a question is then closed. */
export async function expectQuestion(
  page: Page,
  question: SignInQuestion,
  loaded: readonly string[],
): Promise<void> {
  if (question === 'strip') await expectStripAtTheFoot(page)
  if (question === 'none') await atRest(page)
  else await closeSignInModal(page)
  await expect(signInModal(page)).toHaveCount(0)
  expect(loaded).toHaveLength(question === 'modal' ? 1 : 0)
}
