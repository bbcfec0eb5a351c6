import { inFullRuns } from '#testing/full-run-only.ts'
import { carrySession, closeSignInModal, expect, makePerson, test } from './support/accounts.ts'
import { closeToasts } from './support/board.ts'
import { fillIn, formOn, newSender, post, send, storedFrom } from './support/contact.ts'
import { atRest, expectAccessible, expectToFit, hydrated } from './support/test.ts'

test('a message is sent, confirmed, stored and mailed to the team', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const email = newSender()
  await page.goto('/contact')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch')
  await test.step('the form is on the first screen, and everything else about writing follows it', async () => {
    await expect(formOn(page).getByLabel('Name')).toBeInViewport({ ratio: 1 })
    await expect(formOn(page).getByLabel('Email')).toBeInViewport({ ratio: 1 })
    await expect(async () => {
      const form = await formOn(page).boundingBox()
      const address = await page.getByRole('link', { name: 'hello@piri.example' }).boundingBox()
      const note = await page.getByText('What we keep').boundingBox()
      const end = (form?.y ?? 0) + (form?.height ?? 0)
      expect(address?.y).toBeGreaterThan(end)
      expect(note?.y).toBeGreaterThan(address?.y ?? Number.POSITIVE_INFINITY)
    }).toPass({ timeout: 15_000 })
  })
  await expect(page.getByRole('link', { name: 'hello@piri.example' })).toHaveAttribute(
    'href',
    'mailto:hello@piri.example',
  )

  const held = Promise.withResolvers<void>()
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      await held.promise
      await route.continue()
    },
  )
  await fillIn(page, { name: 'Ada', email, message: 'Hello,\nis the museum open?' })
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await send(page)
  await expect(formOn(page).getByRole('button')).toHaveAccessibleName('Sending...')
  const request = await sent
  expect(new URL(request.url()).pathname).toBe('/')
  expect(request.headers()['content-type']).toContain('application/x-www-form-urlencoded')
  expect([...new URLSearchParams(request.postData() ?? '').keys()].sort()).toEqual([
    'bot-field',
    'email',
    'form-name',
    'message',
    'name',
  ])
  held.resolve()

  await expect(page).toHaveURL('/thank-you')
  await expect(page.getByText('Form submitted')).toBeVisible()
  await expect(page.getByText("We'll get back to you soon!")).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Thank You!', includeHidden: true })).toBeVisible()
  expect(await storedFrom(email)).toMatchObject([
    { name: 'Ada', message: 'Hello,\nis the museum open?', user_id: null },
  ])
  expect(complaints.all()).toEqual([])
  await page.goto('/__mail')
  await closeSignInModal(page)
  await expect(
    page.getByRole('listitem').filter({ hasText: email }).getByText('To hello@piri.example'),
  ).toBeVisible()
})

test('what is missing or wrong is said beside the field, and nothing is sent', async ({
  page,
  complaints,
}) => {
  await page.goto('/contact')
  await hydrated(page)
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await send(page)
  const field = (label: string) => formOn(page).getByLabel(label)
  await expect(field('Name')).toHaveAccessibleDescription('Please enter your name.')
  await expect(field('Email')).toHaveAccessibleDescription('Please enter your email address.')
  await expect(field('Message')).toHaveAccessibleDescription('Please write a message.')
  await expect(field('Name')).toBeFocused()
  await expectAccessible(page, 'main')
  await expectToFit(page)
  await fillIn(page, { name: 'Ada', email: 'ada@nowhere', message: 'Hello' })
  await send(page)
  await expect(field('Email')).toHaveAccessibleDescription(
    'This does not look like an email address. Please check it.',
  )
  await expect(field('Name')).toHaveAccessibleDescription('')
  await expect(field('Email')).toBeFocused()
  await test.step('an error goes once its field is right, and no sooner', async () => {
    await field('Name').fill('')
    await send(page)
    await expect(field('Name')).toHaveAccessibleDescription('Please enter your name.')
    await field('Email').fill('ada@nowhere.')
    await field('Name').fill('Ada')
    await expect(field('Name')).toHaveAccessibleDescription('')
    await expect(field('Email')).toHaveAccessibleDescription(/does not look like/)
    await field('Email').fill('ada@nowhere.example')
    await expect(field('Email')).toHaveAccessibleDescription('')
  })
  expect(posts).toEqual([])
  expect(complaints.all()).toEqual([])
})

test('when the server fails, answers in words of its own or can’t be reached, the visitor is told and loses nothing', async ({
  page,
}) => {
  await page.goto('/contact')
  await hydrated(page)
  await fillIn(page, { name: 'Ada', email: newSender(), message: 'A long story' })
  for (const answer of [
    { status: 500, body: 'down' },
    { status: 503, json: { error: 'unavailable' } },
    null,
  ]) {
    await page.unrouteAll()
    await page.route(
      (url) => url.pathname === '/',
      (route) => (answer ? route.fulfill(answer) : route.abort()),
    )
    await closeToasts(page)
    await send(page)
    await expect(page.getByText('Error', { exact: true })).toBeVisible()
    await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible()
    await expect(page).toHaveURL('/contact')
    await expect(formOn(page).getByLabel('Message')).toHaveValue('A long story')
    await expect(formOn(page).getByRole('button', { name: 'Send Message' })).toBeEnabled()
  }
})

inFullRuns(
  test,
  'every day: a message that is sent, and the form that a host captures, in this file',
)('a host that takes the form and answers with a page has taken it', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  await page.route(
    (url) => url.pathname === '/',
    (route) => route.fulfill({ contentType: 'text/html', body: '<p>Thanks</p>' }),
  )
  await fillIn(page, { name: 'Ada', email: newSender(), message: 'Hello' })
  await send(page)
  await expect(page).toHaveURL('/thank-you')
  await expect(page.getByText('Form submitted')).toBeVisible()
})

inFullRuns(test, 'every day: a form that comes twice is one message in `e2e/contact-abuse`')(
  'a double click sends one message, and is answered at once',
  async ({ page }) => {
    const email = newSender()
    const held = Promise.withResolvers<void>()
    await page.route('**/send-contact*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    const posts: string[] = []
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
    await page.goto('/contact')
    await hydrated(page)
    await fillIn(page, { name: 'Ada', email, message: 'Hello' })
    await formOn(page).getByRole('button').dblclick()
    await expect(formOn(page).getByRole('button')).toHaveAccessibleName('Sending...')
    held.resolve()
    await expect(page).toHaveURL('/thank-you')
    expect(posts).toHaveLength(1)
    expect(await storedFrom(email)).toHaveLength(1)
  },
)

test('who leaves while the message is sent stays where they went', async ({ page }) => {
  const email = newSender()
  await page.goto('/contact')
  await hydrated(page)
  const held = Promise.withResolvers<void>()
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      if (route.request().method() === 'POST') await held.promise
      await route.continue()
    },
  )
  await fillIn(page, { name: 'Ada', email, message: 'Hello' })
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await send(page)
  await sent
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL('/privacy')
  held.resolve()
  await expect(page.getByText('Form submitted')).toBeVisible()
  await atRest(page)
  await expect(page).toHaveURL('/privacy')
  expect(await storedFrom(email)).toHaveLength(1)
})

test('a signed-in person’s message is theirs', async ({ context }) => {
  const person = await makePerson()
  await carrySession(context, person)
  const email = newSender()
  const answer = await post(context.request, { name: 'Ada', email, message: 'Hello' })
  expect(answer.headers().location).toBe('/thank-you')
  const [message] = await storedFrom(email)
  expect(message?.user_id).toBe(person.id)
})

test('the page carries the form that a hosting platform captures', async ({ request }) => {
  const html = await (await request.get('/contact')).text()
  const captured = html.match(/<form[^>]*hidden[^>]*name="contact"[\s\S]*?<\/form>/)?.[0] ?? ''
  expect(captured).toContain('name="form-name" value="contact"')
  for (const name of ['bot-field', 'name', 'email', 'message']) {
    expect(captured).toContain(`name="${name}"`)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('a form with a mistake comes back as it was, with what to change, and is sent', async ({
    page,
  }) => {
    const email = newSender()
    await page.goto('/contact')
    await expect(page.getByRole('navigation', { name: 'All pages' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Open navigation menu' })).toHaveCount(0)
    await fillIn(page, { name: 'Ada', email: 'ada@nowhere', message: 'Line one\nLine two' })
    const answer = page.waitForResponse((response) => response.url().endsWith('/contact'))
    await send(page)
    expect((await answer).status()).toBe(422)
    const form = formOn(page)
    await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/email address/)
    await expect(form.getByLabel('Name')).toHaveValue('Ada')
    await expect(form.getByLabel('Message')).toHaveValue('Line one\nLine two')
    await form.getByLabel('Email').fill(email)
    await send(page)
    await expect(page).toHaveURL('/thank-you')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!')
    expect(await storedFrom(email)).toMatchObject([{ message: 'Line one\nLine two' }])
  })

  inFullRuns(
    test,
    'every day: a form with a mistake that comes back as it was in this file, one that is far too long in `e2e/contact-abuse`',
  )('a message too large to send is still there after going back', async ({ page }) => {
    await page.goto('/contact')
    await fillIn(page, { name: 'Ada', email: newSender(), message: 'é '.repeat(200_000) })
    await send(page)
    await expect(page.getByRole('alert')).toContainText('Go back to find it as you wrote it')
    await page.goBack()
    // By its length: what differs in so much text takes a while to print.
    await expect
      .poll(async () => (await formOn(page).getByLabel('Message').inputValue()).length)
      .toBe(400_000)
  })

  inFullRuns(
    test,
    'every day: `server/data/flood`, and a form with a mistake that comes back as it was',
  )('who writes too often is told to wait, and keeps the message', async ({ page }) => {
    const email = newSender()
    for (let n = 1; n <= 10; n += 1) {
      await post(page.request, { name: 'Ada', email, message: `${n}` })
    }
    await page.goto('/contact')
    await fillIn(page, { name: 'Ada', email, message: 'Once more' })
    await send(page)
    await expect(page.getByRole('alert')).toContainText('Please wait a minute')
    await expect(formOn(page).getByLabel('Message')).toHaveValue('Once more')
    expect(await storedFrom(email)).toHaveLength(10)
  })
})
