/** What reaches the contact form by mistake, by a program or with bad intentions. */
import { randomUUID } from 'node:crypto'
import { inFullRuns } from '#testing/full-run-only.ts'
import { runCount } from '#testing/run-count.ts'
import { closeSignInModal, expect, test } from './support/accounts.ts'
import { fillIn, formOn, newSender, post, send, storedFrom } from './support/contact.ts'
import { hydrated } from './support/test.ts'

test('a program that fills in everything is thanked and ignored', async ({ request }) => {
  const email = newSender()
  const answer = await post(request, {
    name: 'Bot',
    email,
    message: 'Buy',
    'bot-field': 'https://spam.example',
  })
  expect(answer.status()).toBe(303)
  expect(answer.headers().location).toBe('/thank-you')
  expect(await storedFrom(email)).toEqual([])
})

inFullRuns(
  test,
  'every day: `server/data/flood`, and `testing/permissions/contact-flood` on both engines',
)(
  'of a hundred messages in a second, the first few are taken and the rest told to wait',
  async ({ request }) => {
    const email = newSender()
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => post(request, { name: 'Ada', email, message: `${n}` })),
    )
    const statuses = answers.map((answer) => answer.status())
    const taken = statuses.filter((status) => status === 303).length
    expect(taken).toBe(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(90)
    expect(await storedFrom(email)).toHaveLength(taken)
    const refused = answers.find((answer) => answer.status() === 429)
    expect(await refused?.json()).toMatchObject({
      message: expect.stringContaining('Please wait a minute'),
    })
  },
)

test('what is refused costs no turn, and a form that comes twice is one message', async ({
  request,
}) => {
  const email = newSender()
  for (let n = 0; n < 12; n += 1) {
    expect((await post(request, { name: 'Ada', email, message: '' })).status()).toBe(422)
  }
  const twice = [1, 2].map(() => post(request, { name: 'Ada', email, message: 'Hello' }))
  for (const answer of await Promise.all(twice)) expect(answer.status()).toBe(303)
  expect(await storedFrom(email)).toHaveLength(1)
})

inFullRuns(test, 'every day: `server/data/flood`, and who writes too often in `e2e/contact`')(
  'an address that sends only invalid forms is told to wait after a number of them',
  async ({ request }) => {
    const statuses = await Promise.all(
      Array.from({ length: 80 }, () =>
        post(request, { name: 'Ada' }).then((each) => each.status()),
      ),
    )
    expect(statuses.filter((status) => status === 422)).toHaveLength(60)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
  },
)

test('markup in every field is text, wherever it is shown', async ({ page, request }) => {
  const mark = randomUUID()
  const script = `<img src=x onerror="window.hit=1"><script>window.hit=1</script>${mark}`
  const email = newSender()
  expect((await post(request, { name: script, email, message: script })).status()).toBe(303)
  expect(await storedFrom(email)).toMatchObject([{ name: script, message: script }])
  await page.goto('/__mail')
  await closeSignInModal(page)
  await expect(page.getByRole('heading', { name: mark })).toBeVisible()
  // A page that has no script of its own running posts this, and gets its words back.
  await page.goto('/contact')
  await hydrated(page)
  await fillIn(page, { name: script, email: script, message: script })
  await formOn(page).evaluate((form) => (form as HTMLFormElement).submit())
  await expect(formOn(page).getByLabel('Email')).toHaveAccessibleDescription(/email address/)
  await expect(formOn(page).getByLabel('Name')).toHaveValue(script)
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
})

// A browser takes six seconds of a processor to lay out a million characters.
const typed = runCount('characters of a message in its field', {
  everyday: 100_000,
  full: 1_000_000,
})

test('a message that is far too long is refused with its length, and kept in the form', async ({
  page,
  request,
}) => {
  // Laying out that much text takes a busy machine a while.
  test.slow()
  await page.goto('/contact')
  await hydrated(page)
  const message = 'One more line\n'.repeat(75_000).slice(0, typed)
  await fillIn(page, { name: 'Ada', email: newSender(), message: 'Soon longer' })
  const field = formOn(page).getByLabel('Message')
  // Typing or pasting that much by the keyboard would take longer than the test.
  await field.evaluate((element, text) => {
    if (element instanceof HTMLTextAreaElement) element.value = text
  }, message)
  await send(page)
  await expect(field).toHaveAccessibleDescription(
    `Your message has ${typed.toLocaleString('en')} characters. Please shorten it to 5,000.`,
  )
  expect(await field.inputValue()).toHaveLength(message.length)
  const email = newSender()
  for (const [length, status] of [
    [5_001, 422],
    [1_000_000, 422],
    [3_000_000, 413],
  ] as const) {
    const answer = await post(request, { name: 'Ada', email, message: 'x'.repeat(length) })
    expect(answer.status()).toBe(status)
  }
  expect(await storedFrom(email)).toEqual([])
})

test('a post that is no contact form is refused', async ({ request }) => {
  const good = { name: 'Ada', email: newSender(), message: 'Hello' }
  const json = await request.post('/', { data: { 'form-name': 'contact', ...good } })
  expect(json.status()).toBe(415)
  const other = await request.post('/', { form: { 'form-name': 'order', ...good } })
  expect(other.status()).toBe(415)
  expect(await storedFrom(good.email)).toEqual([])
})
