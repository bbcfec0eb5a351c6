import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { inFullRuns } from '#testing/full-run-only.ts'
import {
  accountButton,
  expect,
  newEmail,
  openAs,
  service,
  sessionLookedFor,
  signIn,
  type TestPerson,
  test,
} from './support/accounts.ts'
import { codeOf } from './support/authenticator.ts'
import { sidewaysPhoto } from './support/pictures.ts'
import { atRest, expectAccessible, expectNoSidewaysScroll, hydrated } from './support/test.ts'

test.describe.configure({ timeout: 90_000 })

test('a person changes name and picture, and sees it everywhere', async ({ page, person }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await openAs(page, person, '/account')
  await expect(page.getByRole('region', { name: 'Two-factor authentication' })).toContainText(
    'Turn on',
  )
  const profile = page.getByRole('region', { name: 'Profile' })
  await profile.getByLabel('Name').fill('Ada Lovelace')
  await profile.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  await expect(accountButton(page)).toHaveText('AccountAL')

  await profile.getByLabel('Picture').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from(onePixelPng, 'base64'),
  })
  const crop = page.getByRole('dialog', { name: 'Your picture' })
  await expect(crop).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await crop.getByRole('button', { name: 'Use this picture' }).click()
  await expect(crop).toBeHidden()
  await expect(accountButton(page).locator('img')).toHaveAttribute('src', /\/avatars\//)
  const source = (await accountButton(page).locator('img').getAttribute('src')) ?? ''
  expect((await page.request.get(source)).headers()['content-type']).toBe('image/webp')
  const profileOf = async ({ id }: TestPerson) =>
    (await service().from('profiles').select().eq('id', id).single()).data
  await expect
    .poll(() => profileOf(person))
    .toMatchObject({ full_name: 'Ada Lovelace', avatar_url: source })

  await profile.getByLabel('Picture').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  })
  await expect(page.getByText('Please select an image file')).toBeVisible()
})

inFullRuns(
  test,
  'every day: `server/pictures/reencode-picture` for what is kept of any picture, a photo in `e2e/admin-carousel`, a picture that is chosen in the first test of this file',
)(
  'a photo leaves the browser upright and without what the camera wrote into it',
  async ({ page, person }) => {
    await page.addInitScript(() => {
      const { fetch } = window
      window.fetch = (input, init) => {
        if (init?.body instanceof FormData) {
          const file = [...init.body.values()].find((value) => value instanceof Blob)
          if (file) Reflect.set(window, 'sentFile', file)
        }
        return fetch(input, init)
      }
    })
    await openAs(page, person, '/account')
    await hydrated(page)
    const profile = page.getByRole('region', { name: 'Profile' })
    await profile.getByLabel('Picture').setInputFiles(await sidewaysPhoto())
    await page.getByRole('button', { name: 'Use this picture' }).click()
    await expect(accountButton(page).locator('img')).toHaveAttribute(
      'src',
      /^\/storage\/.*\/avatars\//,
    )
    const sent = await page.evaluate(async () => {
      const file: Blob = Reflect.get(window, 'sentFile')
      return Array.from(new Uint8Array(await file.arrayBuffer()))
    })
    const photo = Buffer.from(sent)
    expect(photo.includes('Somebody at home')).toBe(false)
    const { width, height, exif, orientation } = await sharp(photo).metadata()
    expect({ width, height, exif, orientation }).toEqual({ width: 200, height: 200 })

    await profile.getByLabel('Picture').setInputFiles({
      name: 'notes.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no picture'),
    })
    await expect(page.getByText('This picture can’t be read')).toBeVisible()
  },
)

inFullRuns(
  test,
  'every day: a picture that is chosen, cut and sent in this file, a photo without what the camera wrote in `server/pictures/reencode-picture`',
)(
  'a dropped picture is cut where the person says, by the pointer or by keys',
  async ({ page, person }) => {
    await openAs(page, person, '/account')
    await hydrated(page)
    // Three colors side by side: the middle is green, and what lies to the right of it blue.
    const stripes = await sharp({
      create: { width: 300, height: 100, channels: 3, background: 'red' },
    })
      .composite([
        { input: await plain('#00ff00'), left: 100, top: 0 },
        { input: await plain('#0000ff'), left: 200, top: 0 },
      ])
      .png()
      .toBuffer()
    const dropStripes = async () => {
      const carried = await page.evaluateHandle((bytes) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([new Uint8Array(bytes)], 'stripes.png', { type: 'image/png' }))
        return transfer
      }, Array.from(stripes))
      await page
        .getByText('Drop a photo of you here')
        .dispatchEvent('drop', { dataTransfer: carried })
    }
    const shown = accountButton(page).locator('img')
    const colorOfPortrait = async () => {
      const answer = await page.request.get((await shown.getAttribute('src')) ?? '')
      const { dominant } = await sharp(await answer.body()).stats()
      return (['r', 'g', 'b'] as const).find((channel) => dominant[channel] > 128)
    }
    const dialog = page.getByRole('dialog', { name: 'Your picture' })
    const frame = dialog.getByRole('button', { name: 'Part of the picture that is shown' })

    await dropStripes()
    await dialog.getByRole('button', { name: 'Use this picture' }).click()
    await expect(dialog).toBeHidden()
    await expect(shown).toHaveAttribute('src', /avatars/)
    expect(await colorOfPortrait()).toBe('g')

    await test.step('dragged to the left, the right part comes into the frame', async () => {
      const former = await shown.getAttribute('src')
      await dropStripes()
      const box = await frame.boundingBox()
      if (!box) throw new Error('The frame is not on the screen.')
      await page.mouse.move(box.x + box.width - 10, box.y + 50)
      await page.mouse.down()
      await page.mouse.move(box.x - 60, box.y + 50, { steps: 4 })
      await page.mouse.up()
      await dialog.getByRole('button', { name: 'Use this picture' }).click()
      await expect(dialog).toBeHidden()
      await expect(shown).not.toHaveAttribute('src', former ?? '')
      expect(await colorOfPortrait()).toBe('b')
    })

    await test.step('arrow keys and the slider do the same', async () => {
      const former = await shown.getAttribute('src')
      await dropStripes()
      await frame.focus()
      for (let press = 0; press < 25; press++) await page.keyboard.press('ArrowLeft')
      await dialog.getByLabel('Zoom').press('End')
      await expect(dialog.getByLabel('Zoom')).toHaveValue('4')
      await dialog.getByRole('button', { name: 'Use this picture' }).click()
      await expect(dialog).toBeHidden()
      await expect(shown).not.toHaveAttribute('src', former ?? '')
      expect(await colorOfPortrait()).toBe('r')
    })
  },
)

const plain = (background: string) =>
  sharp({ create: { width: 100, height: 100, channels: 3, background } })
    .png()
    .toBuffer()

/** The index leads to the parts of the account page, and says which one is seen. */
async function expectIndexLeads(page: Page): Promise<void> {
  const index = page.getByRole('navigation', { name: 'On this page' })
  await expect(index.getByRole('link')).toHaveText([
    'Profile',
    'Password',
    'Ways to sign in',
    'Google Calendar',
    'Two-factor authentication',
    'Devices',
    'Your data',
  ])
  await expect(index.getByRole('link', { name: 'Profile' })).toHaveAttribute(
    'aria-current',
    'location',
  )
  await expect(page.getByText('You are signed in nowhere else.')).toBeAttached()
  await index.getByRole('link', { name: 'Your data' }).click()
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeInViewport()
  await expect(index.getByRole('link', { name: 'Your data' })).toHaveAttribute(
    'aria-current',
    'location',
  )
  await expect(index).toBeInViewport()
}

const onePixelPng =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('a second factor is enrolled with a QR code, and asked for at the next sign-in', async ({
  page,
  person,
}) => {
  await openAs(page, person, '/account')
  await hydrated(page)
  const section = page.getByRole('region', { name: 'Two-factor authentication' })
  await section.getByRole('button', { name: 'Turn on' }).click()
  const picture = section.getByRole('img', { name: 'QR code for your authenticator app' })
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  const secret = await section.locator('code').innerText()
  await section.getByLabel('Code').fill('000000')
  await section.getByRole('button', { name: 'Verify' }).click()
  await expect(section.getByText('Invalid TOTP code entered')).toBeVisible()
  const used = codeOf(secret)
  await section.getByLabel('Code').fill(used)
  await section.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Two-factor authentication is on')).toBeVisible()
  await expect(section).toContainText('It is on.')
  await page.context().clearCookies()
  await signIn(page, person, '/saved-trips')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step')
  await expectAccessible(page, 'main')
  await test.step('a sign-in without the second factor opens no protected page', async () => {
    await sessionLookedFor(page, () => page.goto('/about'))
    await atRest(page)
    await expect(accountButton(page)).toHaveCount(0)
    await page.goto('/saved-trips')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step')
  })
  await test.step('somebody else can sign in where the code is asked for', async () => {
    await page.getByRole('button', { name: 'Use another account' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
    await signIn(page, person, '/saved-trips')
  })
  await page.getByLabel('Code').fill('12')
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Enter the six digits your app shows.')).toBeVisible()
  await page.getByLabel('Code').fill(used)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('it was used already. Wait for the next one.')).toBeVisible()
  // The app's next one counts a little early.
  await page.getByLabel('Code').fill(codeOf(secret, Date.now() + 30_000))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page).toHaveURL('/saved-trips')
  await expect(accountButton(page)).toBeVisible()

  await page.goto('/account')
  await hydrated(page)
  await section.getByRole('button', { name: 'Turn off' }).click()
  await expect(section.getByRole('button', { name: 'Turn on' })).toBeVisible()
})

inFullRuns(
  test,
  'every day: `testing/conformance/auth-password` on both engines, and a forgotten one in `e2e/accounts-email`',
)('a new password must differ and be strong enough', async ({ page, person }) => {
  await openAs(page, person, '/account')
  await hydrated(page)
  const section = page.getByRole('region', { name: 'Password', exact: true })
  const change = async (password: string) => {
    await section.getByLabel('New password').fill(password)
    await section.getByRole('button', { name: 'Change password' }).click()
  }
  await change('')
  await expect(section.getByText('Enter a new password.')).toBeVisible()
  await change('abc')
  await expect(section.getByText('It is too short: use at least 8 characters.')).toBeVisible()
  await change(person.password)
  await expect(section).toContainText('New password should be different from the old password.')
})

test('the index leads to the parts of the account page; export my data downloads everything that is mine, and nothing else', async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const other = service().from('ideas')
  await other.insert({ title: 'Not mine' })
  await service().from('ideas').insert({ title: 'Tram 28', user_id: person.id })
  await service().from('groups').insert({ name: 'Lisbon', user_id: person.id })
  await openAs(page, person, '/account')
  await hydrated(page)
  await expectIndexLeads(page)
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export my data' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toBe('piri-my-data.json')
  await expect(page.getByText('Your data is in your downloads')).toBeVisible()
  const content = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(content.account).toMatchObject({ id: person.id, email: person.email })
  expect(content.profiles).toMatchObject([{ id: person.id, full_name: 'Test Person' }])
  expect(content.ideas).toMatchObject([{ title: 'Tram 28' }])
  expect(content.groups).toMatchObject([{ name: 'Lisbon' }])
  expect(JSON.stringify(content)).not.toContain('Not mine')
})

inFullRuns(
  test,
  'every day: an account that is deleted on the screen in `e2e/newcomer`, what goes with it in `supabase/functions/delete-account`',
)('delete my account takes everything along, and the way in', async ({ page, person }) => {
  await service().from('ideas').insert({ title: 'Tram 28', user_id: person.id })
  await service().from('groups').insert({ name: 'Lisbon', user_id: person.id })
  await openAs(page, person, '/account')
  await hydrated(page)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete my account' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep my account' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Your account is deleted')).toBeVisible()
  await expect(accountButton(page)).toHaveCount(0)

  for (const table of ['ideas', 'groups', 'user_permissions'] as const) {
    const { data } = await service().from(table).select().eq('user_id', person.id)
    expect(data, table).toEqual([])
  }
  const profile = await service().from('profiles').select().eq('id', person.id)
  expect(profile.data).toEqual([])
  await signIn(page, person)
  await expect(page.getByRole('alert')).toHaveText('Invalid login credentials')
})

test('the mailbox shows what a mail program would, and runs nothing of it', async ({ page }) => {
  const email = newEmail()
  await service().auth.admin.inviteUserByEmail(email)
  await page.goto('/__mail')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  const message = page.getByRole('listitem').filter({ hasText: `To ${email}` })
  await expect(message.getByRole('heading', { level: 2 })).toHaveText('You are invited to Piri')
  await message.getByText('As it looks in a mail program').click()
  const letter = message.frameLocator('iframe')
  await expect(letter.getByRole('link', { name: 'Accept the invitation' })).toBeVisible()
  await expect(message.locator('iframe')).toHaveAttribute('sandbox', '')
  await expectNoSidewaysScroll(page)
})

inFullRuns(test, 'every day: devices that could not be loaded in `e2e/accounts-devices`')(
  'sections that could not ask say so, and ask again',
  async ({ page, person }) => {
    await openAs(page, person, '/account')
    await page.route(/browser-client.*\.js/, (route) => route.abort())
    await page.reload()
    await hydrated(page)
    const secondFactor = page.getByRole('region', { name: 'Two-factor authentication' })
    await expect(secondFactor.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(secondFactor).not.toContainText('Turn on')
    await page.unroute(/browser-client.*\.js/)
    await secondFactor.getByRole('button', { name: 'Retry' }).click()
    await expect(secondFactor).toContainText('Turn on')
  },
)
