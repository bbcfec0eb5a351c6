import { randomUUID } from 'node:crypto'
import { inFullRuns } from '#testing/full-run-only.ts'
import {
  accountButton,
  expect,
  followMail,
  followMailedLink,
  newEmail,
  openAccountMenu,
  service,
  sessionCookies,
  signedIn,
  signIn,
  signInForm,
  signOutByMenu,
  test,
} from './support/accounts.ts'
import { mailedCode } from './support/mailed-code.ts'
import { expectAccessible, hydrated } from './support/test.ts'

const dayMs = 24 * 60 * 60 * 1000

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 900 } })

  inFullRuns(
    test,
    'every day: a sign-up by a mail’s link in `e2e/behind-tls`, by its code and back to a trip in `newcomer`',
  )(
    'a new person signs up, confirms by mail, and returns to where they wanted',
    async ({ page }) => {
      const email = newEmail()
      const name = `Grace ${randomUUID()}`
      await page.goto('/saved-trips')
      await hydrated(page)
      await page.getByRole('button', { name: 'Create an account' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account')
      const form = signInForm(page)
      await form.getByLabel('Name').fill(name)
      await form.getByLabel('Email').fill(email)
      await form.getByLabel('Password').fill('a moth in relay 70')
      await expectAccessible(page, 'main')
      await form.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email')
      await expect(accountButton(page)).toHaveCount(0)

      await followMail(page, email, 'Confirm your email address for Piri')
      await page.waitForURL('/saved-trips')
      await expect(await openAccountMenu(page)).toContainText(name)
      const { data } = await service().from('profiles').select('full_name').eq('full_name', name)
      expect(data).toHaveLength(1)
    },
  )

  inFullRuns(
    test,
    'every day: a mailed code signs up in `e2e/newcomer`, and codes are tried on both engines in `testing/conformance/auth-links`',
  )(
    'the code of a mail is as good as its link, and the address can be corrected',
    async ({ page }) => {
      const email = newEmail()
      await page.goto('/saved-trips')
      await hydrated(page)
      await page.getByRole('button', { name: 'Create an account' }).click()
      const form = signInForm(page)
      await form.getByLabel('Email').fill(`not-${email}`)
      await form.getByLabel('Password').fill('a moth in relay 70')
      await form.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByRole('button', { name: /^Send it again in \d+ s$/ })).toBeDisabled()
      await expect(page.getByRole('link', { name: 'Open the local mailbox' })).toHaveAttribute(
        'href',
        '/__mail',
      )
      await expectAccessible(page, 'main')

      await page.getByRole('button', { name: 'Use another address' }).click()
      await expect(form.getByLabel('Email')).toHaveValue(`not-${email}`)
      await form.getByLabel('Email').fill(email)
      await form.getByLabel('Password').fill('a moth in relay 70')
      await form.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email')
      await form.getByLabel('Code from the email').fill('12')
      await form.getByRole('button', { name: 'Continue' }).click()
      await expect(form.getByText('Enter the six digits from the email.')).toBeVisible()
      await form.getByLabel('Code from the email').fill(await mailedCode(page, email))
      await form.getByRole('button', { name: 'Continue' }).click()
      await page.waitForURL('/saved-trips')
      await expect(page.getByText('Welcome', { exact: true })).toBeVisible()
      await expect(accountButton(page)).toBeVisible()
    },
  )

  test('a person signs in with a password, and out again', async ({ page, person }) => {
    await signedIn(page, person, '/group-planning')
    await test.step('the session’s cookie: 400 days, path /, lax, readable by the page', async () => {
      const cookies = await sessionCookies(page)
      expect(cookies.length).toBeGreaterThan(0)
      for (const { path, sameSite, httpOnly, expires } of cookies) {
        expect({ path, sameSite, httpOnly }).toEqual({
          path: '/',
          sameSite: 'Lax',
          httpOnly: false,
        })
        expect(Math.round((expires * 1000 - Date.now()) / dayMs)).toBe(400)
      }
    })
    await expect(page).toHaveURL('/group-planning')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Group Planning')
    await signOutByMenu(page)
    await expect(page.getByText('Signed out successfully')).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(accountButton(page)).toHaveCount(0)
  })

  inFullRuns(
    test,
    'every day: a link in a mail in `e2e/behind-tls`, `testing/conformance/auth-links` on both engines for what works once',
  )(
    'a link by email signs a person in, once, and then says so and leads back to sign-in',
    async ({ page, context, person }) => {
      await followMailedLink(page, person.email, 'sign-in')
      await page.waitForURL('/')
      await expect(accountButton(page)).toBeVisible()
      await signOutByMenu(page)
      await expect(accountButton(page)).toHaveCount(0)
      const later = await context.newPage()
      await followMail(later, person.email, 'Your sign-in link for Piri')
      await expect(later.getByRole('heading', { level: 1 })).toHaveText('Sign in failed')
      await expect(later.getByRole('alert')).toHaveText('Email link is invalid or has expired')
      await later.getByRole('link', { name: 'Return to Login' }).click()
      await expect(later.getByRole('heading', { level: 1 })).toHaveText('Sign in')
    },
  )

  test('a forgotten password gives way to a new one', async ({ page, person }) => {
    await followMailedLink(page, person.email, 'recovery')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set a new password')
    await hydrated(page)
    const fresh = page.getByLabel('New password')
    await test.step('it is held to the same rule as any other', async () => {
      await fresh.fill('iloveyou')
      await expect(fresh).toHaveAccessibleDescription(
        'Too many people use this one: choose another one.',
      )
      await page.getByRole('button', { name: 'Show characters' }).click()
      await expect(fresh).toHaveAttribute('type', 'text')
    })
    await fresh.fill('a different staple')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Password changed')).toBeVisible()
    await signOutByMenu(page)
    await expect(page).toHaveURL('/')

    await signIn(page, person)
    await expect(page.getByRole('alert')).toHaveText('Invalid login credentials')
    await page.getByRole('button', { name: 'choose a new password' }).click()
    await expect(signInForm(page).getByLabel('Email')).toHaveValue(person.email)
    await signedIn(page, { ...person, password: 'a different staple' })
  })
})

test('a wrong password is refused and says no more than that, and a server that can’t be reached is named as such', async ({
  page,
  person,
}) => {
  const alert = page.getByRole('alert')
  const form = signInForm(page)
  const send = form.getByRole('button', { name: 'Sign in', exact: true })
  await signIn(page, { ...person, password: 'not the one' })
  await expect(alert).toHaveText('Invalid login credentials')
  await page.route('**/auth/v1/token*', (route) => route.abort())
  await form.getByLabel('Password').fill(person.password)
  await send.click()
  await expect(alert).toHaveText('The server could not be reached. Please try again.')
  await page.unroute('**/auth/v1/token*')
  await form.getByLabel('Email').fill(newEmail())
  await form.getByLabel('Password').fill(person.password)
  await send.click()
  await expect(alert).toHaveText('Invalid login credentials')
  await expect(page).toHaveURL('/auth')
})

test('missing fields are named in the words of the product', async ({ page }) => {
  await page.goto('/auth')
  await hydrated(page)
  const both = 'You must provide either an email or phone number and a password'
  const alert = page.getByRole('alert')
  const form = signInForm(page)
  const [email, password] = [form.getByLabel('Email'), form.getByLabel('Password')]
  await form.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(alert).toHaveText(both)
  for (const field of [email, password]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(both)
  }
  await expect(email).toBeFocused()
  await expectAccessible(page, 'main')
  await email.fill('ada@demo.example')
  await form.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(alert).toHaveText(both)
  await expect(email).not.toHaveAttribute('aria-invalid')
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(password).toBeFocused()
  await page.getByRole('button', { name: 'Create an account' }).click()
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(alert).toHaveText(both)
  await page.getByRole('button', { name: 'I have an account' }).click()
  await page.getByRole('button', { name: 'Sign in with a link' }).click()
  // The address stays when the way changes.
  await form.getByLabel('Email').fill('')
  await form.getByRole('button', { name: 'Send me a link' }).click()
  await expect(alert).toHaveText('You must provide either an email or phone number')
  await expectAccessible(page, 'main')
})

inFullRuns(
  test,
  'every day: `testing/conformance/auth-password`, and passwords that the page refuses in `e2e/accounts-password`',
)('a weak password that only the server knows comes back with its reasons', async ({ page }) => {
  await page.route('**/auth/common-passwords', (route) => route.abort())
  await page.goto('/auth')
  await hydrated(page)
  await page.getByRole('button', { name: 'Create an account' }).click()
  const form = signInForm(page)
  await form.getByLabel('Email').fill(newEmail())
  await form.getByLabel('Password').fill('password1')
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'It is easy to guess, or known from a data leak: choose another one.',
  )
})

test('a password that is sent before hydration never gets into the address', async ({ page }) => {
  // The page's scripts don't arrive, as on a line that is slow or cut.
  await page.route(/\.js$/, (route) => route.abort())
  await page.goto('/auth?from=%2Fsaved-trips')
  const form = signInForm(page)
  await form.getByLabel('Email').fill('ada@example.com')
  await form.getByLabel('Password').fill('a moth in relay 70')
  const posted = page.waitForRequest((request) => request.method() === 'POST')
  await form.getByRole('button', { name: 'Sign in', exact: true }).click()
  expect((await (await posted).response())?.status()).toBe(303)
  await expect(form.getByLabel('Password')).toHaveValue('')
  await expect(page).toHaveURL('/auth?from=%2Fsaved-trips')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the page says that signing in needs it', async ({ page }) => {
    await page.goto('/auth')
    // Playwright’s search by text passes over what stands in a noscript.
    const notice = page.locator('main noscript p')
    await expect(notice).toBeVisible()
    await expect(notice).toContainText('Signing in needs JavaScript')
    await expect(page.getByRole('button', { name: 'Open navigation menu' })).toHaveCount(0)
  })
})
