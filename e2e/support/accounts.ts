/** People for the browser suite: made for one test, or once in each worker, with their session in its cookies. */
import { randomInt, randomUUID } from 'node:crypto'
import path from 'node:path'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { createServerClient } from '@supabase/ssr'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { readKeysFile } from '#server/data/keys.ts'
import type { Deployed } from '#testing/trips/account-trips.ts'
import { test as base, expect, hydrated } from './test.ts'

export interface TestPerson {
  id: string
  email: string
  password: string
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>
export type DemoName = 'Ada Demo' | 'Ben Demo' | 'Cleo Demo' | 'Admin Demo'

const namesOfRoles = { user: 'Ben Demo', admin: 'Admin Demo' } as const
type Role = keyof typeof namesOfRoles

interface Fixtures {
  /** Who looks at the page: somebody with this role, who has signed in before, or nobody. */
  as: Role | 'visitor'
  /** A new person with a confirmed address, not signed in anywhere. */
  person: TestPerson
}

export const test = base.extend<Fixtures>({
  as: ['visitor', { option: true }],
  // Each test has an address of its own, so that they do not share rate limits.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': anyAddress() })
  },
  storageState: async ({ as }, use) => {
    await use(as === 'visitor' ? undefined : await stateOf(as))
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from the pattern.
  person: async ({}, use) => {
    await use(await makePerson({ full_name: 'Test Person' }))
  },
})

/**
 * Kept by the module and not by a worker's fixture: Playwright gives files whose worker fixtures
 * differ workers of their own.
 */
const states = new Map<Role, Promise<StorageState>>()

/** The browser storage of somebody with this role who has signed in before. */
export function stateOf(role: Role): Promise<StorageState> {
  const state = states.get(role) ?? signedInState(role)
  states.set(role, state)
  return state
}

async function signedInState(role: Role): Promise<StorageState> {
  const person = await makePerson({ full_name: namesOfRoles[role] })
  if (role === 'admin') {
    const rights = { user_id: person.id, is_admin: true }
    const { error } = await service().from('user_permissions').upsert(rights)
    if (error) throw error
  }
  const session = await newSession(person, theProduct())
  const { hostname: domain } = new URL(theProduct().url)
  return {
    cookies: session.map(({ name, value }) => ({
      ...{ name, value, domain, path: '/', expires: -1 },
      ...{ httpOnly: false, secure: false, sameSite: 'Lax' as const },
    })),
    origins: [],
  }
}

/** An IPv6 address of the block for documentation, in a network of its own: limits count a network as one. */
const anyAddress = () =>
  `2001:db8:${Array.from({ length: 2 }, () => randomInt(0x10000).toString(16)).join(':')}::1`

/** The product that the suite shares. */
export const theProduct = (): Deployed => ({
  url: process.env.PRODUCT_URL ?? '',
  dataDir: process.env.PRODUCT_DATA_DIR ?? '',
})

/** A client with the service's rights: to prepare data, and to look at what is stored. */
export function service(): SupabaseClient {
  const { url, dataDir } = theProduct()
  const { serviceRoleKey } = readKeysFile(path.join(dataDir, 'keys.json'))
  return createClient(url, serviceRoleKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
}

export const newEmail = () => `p-${randomUUID()}@piri.example`

export async function makePerson(
  metadata: Readonly<Record<string, unknown>> = {},
): Promise<TestPerson> {
  const email = newEmail()
  const password = 'correct horse battery'
  const { data, error } = await service().auth.admin.createUser({
    email,
    password,
    email_confirm: true,
    user_metadata: { ...metadata },
  })
  if (error) throw error
  return { id: data.user.id, email, password }
}

export const accountButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Account', exact: true })

export const signInForm = (page: Page): Locator => page.locator('form')

/** By the form on `/auth`, where the page must be or is led to. */
export async function signIn(page: Page, { email, password }: TestPerson, from = '/auth') {
  await page.goto(from)
  await hydrated(page)
  const form = signInForm(page)
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password').fill(password)
  await form.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Signs in and waits until the page that comes after shows who it is. */
export async function signedIn(page: Page, person: TestPerson, from = '/auth'): Promise<void> {
  await signIn(page, person, from)
  // The address changes before the page does, and the next page may bring a layout of its own.
  await page.waitForURL(({ pathname }) => pathname !== '/auth')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sign in')
  await expect(accountButton(page)).toBeVisible()
}

const sessionCookie = 'sb-localhost-auth-token'

/** What a browser keeps of its session. */
export const sessionCookies = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name.startsWith(sessionCookie))

/** Signs in without a page and writes the session into cookies as the library does. */
async function newSession(
  person: TestPerson,
  { url, dataDir }: Deployed,
): Promise<readonly { name: string; value: string }[]> {
  const { anonKey } = readKeysFile(path.join(dataDir, 'keys.json'))
  let written: { name: string; value: string }[] = []
  const client = createServerClient(url, anonKey, {
    cookieOptions: { name: sessionCookie },
    global: { headers: { 'x-forwarded-for': anyAddress() } },
    cookies: {
      getAll: () => [],
      setAll: (cookies) => {
        written = cookies
      },
    },
  })
  const { error } = await client.auth.signInWithPassword(person)
  if (error) throw error
  return written
}

/** From here on the browser opens pages as somebody who has signed in before. */
export async function carrySession(
  context: BrowserContext,
  person: TestPerson,
  product = theProduct(),
): Promise<void> {
  const session = await newSession(person, product)
  await context.addCookies(session.map(({ name, value }) => ({ name, value, url: product.url })))
}

/**
 * Opens a page with a person's session. For tests that are not about signing in. The landing page costs half as
 * much again as others, so that it is opened only by who asks for it.
 */
export async function openAs(page: Page, person: TestPerson, address = '/about'): Promise<void> {
  await carrySession(page.context(), person)
  await page.goto(address)
  await expect(accountButton(page)).toBeVisible()
}

/** Opens a page with a session in its cookies, and waits until the page's client has read it. */
export async function sessionLookedFor(page: Page, open: () => Promise<unknown>): Promise<void> {
  const told = page.waitForEvent('console', (line) => line.text() === 'auth: INITIAL_SESSION')
  await open()
  await told
}

/** From a page with the button, through the stand-in, until the way back has ended. */
export async function signInWithGoogle(page: Page, name: DemoName): Promise<void> {
  await hydrated(page)
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await chooseDemoPerson(page, name)
  await page.waitForURL(({ pathname }) => !/^\/(auth|__idp)/.test(pathname))
}

export async function chooseDemoPerson(page: Page, name: DemoName): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Choose who to be' })).toBeVisible()
  await page.getByRole('button', { name }).click()
}

/** The menu's code arrives after the page's own, so the button is waited for by itself. */
export async function openAccountMenu(page: Page): Promise<Locator> {
  await expect
    .poll(() =>
      accountButton(page).evaluate((button) =>
        Object.keys(button).some((key) => key.startsWith('__react')),
      ),
    )
    .toBe(true)
  // The bar goes away on the way down a page, and comes back on the way up.
  await page.evaluate(() => scrollTo(0, 0))
  await accountButton(page).click()
  return page.getByRole('menu')
}

export async function signOutByMenu(page: Page): Promise<void> {
  await openAccountMenu(page)
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

const mailedLinks = {
  'sign-in': ['Sign in with a link', 'Send me a link', 'Your sign-in link for Piri'],
  recovery: ['Forgot password', 'Send recovery link', 'Choose a new password for Piri'],
} as const

/** Asks for a link by mail on the sign-in page, and opens it. */
export async function followMailedLink(
  page: Page,
  email: string,
  kind: keyof typeof mailedLinks,
): Promise<void> {
  const [way, send, subject] = mailedLinks[kind]
  await page.goto('/auth')
  await hydrated(page)
  await page.getByRole('button', { name: way }).click()
  await signInForm(page).getByLabel('Email').fill(email)
  await page.getByRole('button', { name: send }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email')
  await followMail(page, email, subject)
}

export const signInModal = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Sign in to Piri' })

export async function closeSignInModal(page: Page): Promise<void> {
  await signInModal(page).getByRole('button', { name: 'Close' }).click()
  await expect(signInModal(page)).toBeHidden()
}

/** Follows the link in the latest message to an address, as a visitor of the local mailbox. */
export async function followMail(page: Page, email: string, subject: string): Promise<void> {
  await page.goto('/__mail')
  // The question comes once a visit, and not again to whoever has looked at a mail before.
  const closed = await page.evaluate(() => sessionStorage.getItem('sign_in_prompt_closed'))
  if (closed === null) await closeSignInModal(page)
  const message = page
    .getByRole('listitem')
    .filter({ hasText: `To ${email}` })
    .first()
  await expect(message.getByRole('heading', { level: 2 })).toHaveText(subject)
  await message.getByRole('link').first().click()
}

export const storedItem = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key)

export { expect }
