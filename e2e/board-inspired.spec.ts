import type { Page } from '@playwright/test'
import { hasFullRunTests, inFullRuns } from '#testing/full-run-only.ts'
import { expect, openAs, service, test } from './support/accounts.ts'
import { addIdea, card, openBoard, toast } from './support/board.ts'
import { expectAccessible } from './support/test.ts'
import { wordsSeen } from './support/words-seen.ts'

const panel = (page: Page) => page.getByRole('dialog', { name: 'Get Inspired with Piri' })
const functionCalls = /\/functions\/v1\/ask-piri-enhanced/

async function inspire(page: Page, question: string) {
  await page.getByLabel('Your idea').fill(question)
  await page.getByRole('button', { name: 'Get Inspired with Piri' }).click()
  await expect(panel(page)).toBeVisible()
}

test('a visitor asks the assistant, and puts a suggestion on the board', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const bodies: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (functionCalls.test(request.url())) bodies.push(request.postDataJSON())
  })
  const seen = await wordsSeen(page)
  await openBoard(page)
  await inspire(page, 'Quiet museums in Lisbon')
  const own = panel(page).getByRole('log')
  await expect(own.getByText('Quiet museums in Lisbon')).toBeVisible()
  const suggestions = panel(page).getByRole('region', { name: "Piri's Suggestions" })
  await expect(suggestions.getByRole('listitem').first()).toBeVisible({ timeout: 30_000 })
  await expect(panel(page).getByText('Piri is thinking...')).toHaveCount(0)
  expect(await seen()).toEqual(
    expect.arrayContaining([
      'Thinking...',
      'Piri is thinking...',
      "Let's plan your perfect trip together",
      "Piri's Suggestions:",
      'Follow-up Questions:',
    ]),
  )
  const first = suggestions.getByRole('listitem').first()
  const title = (await first.getByRole('heading').textContent()) ?? ''
  await first.getByRole('button', { name: /^Add to Board/ }).click()
  await expect(
    toast(page, 'Added suggestion locally. Sign in to save it permanently.'),
  ).toBeVisible()
  await expect(card(page, title)).toBeVisible()
  await expect
    .poll(async () => (await panel(page).boundingBox())?.height)
    .toBeLessThanOrEqual(0.8 * 900 + 1)
  await expectAccessible(page, 'main')
  await expectAccessible(page, '[role=dialog]')

  // What a second question carries is asked of the function itself in `ask-piri-enhanced`.
  if (hasFullRunTests)
    await test.step('the second question carries the session, and suggestions accumulate', async () => {
      const before = await suggestions.getByRole('listitem').count()
      const input = panel(page).getByLabel('Ask Piri anything about your trip...')
      await panel(page).getByRole('button', { name: 'Get Inspired with Piri' }).click()
      expect(bodies).toHaveLength(1)
      await input.fill('And somewhere to eat nearby?')
      await input.press('Enter')
      await expect(own.getByText('And somewhere to eat nearby?')).toBeVisible()
      await expect(input).toHaveValue('', { timeout: 30_000 })
      await expect
        .poll(() => suggestions.getByRole('listitem').count())
        .toBeGreaterThanOrEqual(before)
      expect(bodies[0]?.session_id ?? null).toBeNull()
      expect(bodies[1]?.session_id).toEqual(expect.any(String))
      expect(bodies[1]?.context).toEqual(expect.any(String))
    })
  await panel(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(panel(page)).toHaveCount(0)
  expect(complaints.all()).toEqual([])
})

inFullRuns(
  test,
  'every day: a visitor’s suggestion in this file, ideas of an account in `app/data/ideas`, failing answers in `e2e/chat-errors`',
)(
  'signed in, a suggestion is stored at once; what fails is said and can be asked again',
  async ({ page, person }) => {
    await openAs(page, person, '/ideaboard')
    await test.step('no network, no answer, and no data have words of their own', async () => {
      await page.route(functionCalls, (route) => route.abort())
      await inspire(page, 'Quiet museums in Lisbon')
      await expect(
        toast(page, 'Failed to connect to server. Please try again in a moment.'),
      ).toBeVisible()
      await page.unroute(functionCalls)
      await page.route(functionCalls, (route) => route.fulfill({ status: 500, json: {} }))
      const input = panel(page).getByLabel('Ask Piri anything about your trip...')
      await input.fill('Quiet museums in Lisbon')
      await input.press('Enter')
      await expect(toast(page, 'Failed to get suggestions. Please try again.')).toBeVisible()
      await expect(input).toHaveValue('Quiet museums in Lisbon')
      await page.unroute(functionCalls)
      await page.route(functionCalls, (route) =>
        route.fulfill({ status: 200, contentType: 'text/event-stream', body: '' }),
      )
      await input.press('Enter')
      await expect(toast(page, 'No data received from the server')).toBeVisible()
      await page.unroute(functionCalls)
      await page.route(functionCalls, (route) =>
        route.fulfill({
          status: 200,
          contentType: 'text/event-stream',
          body: 'data: {"kind":"answer","answer":{"suggestions":"none"}}\n\n',
        }),
      )
      await input.press('Enter')
      await expect(toast(page, 'Failed to get inspiration')).toBeVisible()
      await page.unroute(functionCalls)
      await input.press('Enter')
    })
    const suggestions = panel(page).getByRole('region', { name: "Piri's Suggestions" })
    const add = suggestions.getByRole('button', { name: /^Add to Board/ }).first()
    await expect(add).toBeVisible({ timeout: 30_000 })
    await test.step('a refused row is said', async () => {
      await page.route(/\/rest\/v1\/ideas/, (route) => route.fulfill({ status: 400, json: {} }))
      await add.click()
      await expect(toast(page, 'Failed to add suggestion to board')).toBeVisible()
      await page.unroute(/\/rest\/v1\/ideas/)
    })
    await add.click()
    await expect(toast(page, 'Added suggestion to board!')).toBeVisible()
    await expect
      .poll(async () => {
        const { data } = await service()
          .from('ideas')
          .select('place_details')
          .eq('user_id', person.id)
        return data?.some(({ place_details }) => JSON.parse(place_details).name)
      })
      .toBe(true)
  },
)

test('a sentence is spoken into the active input; what can’t be heard is said', async ({
  page,
}) => {
  await page.addInitScript(() => {
    class Recognizer extends EventTarget {
      lang = ''
      continuous = true
      interimResults = true
      start() {
        Object.assign(window, { recognizer: this })
      }
      stop() {
        this.dispatchEvent(new Event('end'))
      }
    }
    Object.assign(window, { SpeechRecognition: Recognizer, webkitSpeechRecognition: Recognizer })
  })
  const hear = (type: string, told: object) =>
    page.evaluate(
      ([name, parts]) => {
        const recognizer = Reflect.get(window, 'recognizer') as EventTarget
        recognizer.dispatchEvent(Object.assign(new Event(name), parts))
        recognizer.dispatchEvent(new Event('end'))
      },
      [type, told] as const,
    )
  await openBoard(page)
  const mic = page.getByRole('button', { name: 'Speak instead of typing' })
  await mic.click()
  await expect(page.getByRole('button', { name: 'Stop recording' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(
    await page.evaluate(() => {
      const { lang, continuous, interimResults } = Reflect.get(window, 'recognizer')
      return [lang, continuous, interimResults]
    }),
  ).toEqual(['en-US', false, false])
  await hear('result', { results: { 0: { 0: { transcript: 'Sunset at Cabo da Roca' } } } })
  await expect(page.getByLabel('Your idea')).toHaveValue('Sunset at Cabo da Roca')
  for (const [error, words] of [
    ['no-speech', 'Nothing was heard.'],
    ['not-allowed', 'The browser may not use the microphone.'],
    ['network', 'Speech recognition needs a network.'],
  ]) {
    await mic.click()
    await hear('error', { error })
    const failed = toast(page, 'Speech recognition failed. Please try again.')
    await expect(failed).toContainText(words ?? '')
    await expect(mic).toBeVisible()
  }
  await expect(page.getByLabel('Your idea')).toHaveValue('Sunset at Cabo da Roca')
})

inFullRuns(
  test,
  'every day: `domain/ideas` for the wish, `domain/planner/wish/wishes-kept` for its plan',
)('chosen ideas are planned as what must be seen', async ({ page }) => {
  test.setTimeout(120_000)
  await openBoard(page)
  await addIdea(page, 'Belém Tower')
  await addIdea(page, 'Castelo de São Jorge')
  await expect(page.getByText('2 ideas fill a day')).toBeVisible()
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('button', { name: 'Select all 2' }).click()
  await page.getByRole('button', { name: 'Plan these' }).click()
  const dialog = page.getByRole('dialog', { name: 'Plan these 2 ideas' })
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Plan the days' }).click()
  await expect(dialog.getByText('Please say where')).toBeVisible()
  await dialog.getByLabel('Where').fill('Lisbon')
  await dialog.getByLabel('Days').fill('2')
  await dialog.getByRole('button', { name: 'Plan the days' }).click()
  await expect(page).toHaveURL(/\/(generate-itinerary\?|view-itinerary\/)/, { timeout: 60_000 })
  await expect(
    page
      .getByRole('main')
      .getByText(/São Jorge/)
      .first(),
  ).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('main').getByText(/Belém/).first()).toBeVisible()
})
