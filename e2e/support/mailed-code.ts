import type { Page } from '@playwright/test'

/** What the latest message to an address names, read in a page of its own. */
export async function mailedCode(page: Page, email: string): Promise<string> {
  const mailbox = await page.context().newPage()
  await mailbox.goto('/__mail')
  const message = mailbox
    .getByRole('listitem')
    .filter({ hasText: `To ${email}` })
    .first()
  const [code = ''] = /\b\d{6}\b/.exec((await message.textContent()) ?? '') ?? []
  await mailbox.close()
  return code
}
