/** The chat in a browser: opened, asked, and what it shows. */
import type { Locator, Page } from '@playwright/test'
import { expect, hydrated } from './test.ts'

export const chatOf = (page: Page): Locator => page.getByRole('region', { name: 'Chat with Piri' })
export const chatButton = (page: Page): Locator => page.getByRole('button', { name: 'Ask Piri' })
export const chatInput = (page: Page): Locator =>
  chatOf(page).getByRole('textbox', { name: 'Your message' })

/** Opens a page where visitors are asked to sign in without the question, and the chat on it. */
export async function openChat(page: Page, address = '/'): Promise<Locator> {
  await page.addInitScript(() => sessionStorage.setItem('sign_in_prompt_closed', 'true'))
  await page.goto(address)
  await hydrated(page)
  await chatButton(page).click()
  await expect(chatInput(page)).toBeFocused()
  return chatOf(page)
}

/** Sends the words, and waits for the answer or the error. */
export async function say(page: Page, words: string): Promise<void> {
  await chatInput(page).fill(words)
  await chatInput(page).press('Enter')
  await expect(chatOf(page).getByText(words, { exact: true }).last()).toBeVisible()
  await answered(page)
}

/** The answer is complete when the Send button is there again. */
export const answered = (page: Page) =>
  expect(chatOf(page).getByRole('button', { name: 'Send' })).toBeVisible({ timeout: 30_000 })
