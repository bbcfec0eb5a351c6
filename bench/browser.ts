/** The browser of a benchmark, and how a person signs in there. */
import { type Browser, chromium, type Page } from '@playwright/test'
import { ensureChromium, findChromium } from '#testing/chromium.ts'
import type { AccountHolder } from '#testing/trips/account-trips.ts'

export async function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  ensureChromium()
  return chromium.launch({
    executablePath: findChromium(),
    // Chromium's sandbox can't start as root.
    args: [...flags, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
}

export async function signInOn(page: Page, { email, password }: AccountHolder): Promise<void> {
  await page.goto('/auth')
  const form = page.locator('form')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password').fill(password)
  await form.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Account', exact: true }).waitFor()
}
