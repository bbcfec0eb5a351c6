import { inFullRuns } from '#testing/full-run-only.ts'
import { expect, test } from './support/test.ts'

test('the demos play when they come into view, answer to touch, and shift nothing', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Pause motion' })).toBeVisible()
  expect(scripts.filter((address) => /demos|carousel/.test(address))).toEqual([])

  const main = page.getByRole('main')
  await main.getByRole('heading', { name: 'Core Features' }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 700)
  await expect(page.locator('[data-play="waiting"]').first()).toBeAttached()
  for (const [index, name] of [
    'A day that knows its hours',
    'Drives short enough to enjoy',
    'From a wish to a tick',
    'One plan that everyone had a say in',
  ].entries()) {
    const demo = main.getByRole('region', { name })
    await demo.getByText('Sample data').scrollIntoViewIfNeeded()
    await expect(page.locator('[data-play]').nth(index)).toHaveAttribute('data-play', 'playing')
  }

  const day = main.getByRole('region', { name: 'A day that knows its hours' })
  await expect(day.getByRole('listitem')).toHaveCount(5)
  await expect(day).toContainText('Jardin du Luxembourg')
  await expect(day.getByRole('heading', { name: 'Glass, green, late light' })).toBeVisible()
  await day.getByText('Rain', { exact: true }).click()
  await expect(day.getByRole('heading', { name: 'Glass, unicorns, late light' })).toBeVisible()
  await expect(day.getByRole('listitem').filter({ hasText: 'Moved indoors' })).toContainText(
    'Musée de Cluny',
  )
  await expect(day).not.toContainText('Jardin du Luxembourg')
  await day.getByRole('button', { name: 'Play again Itinerary' }).click()
  await expect(day).toContainText('Jardin du Luxembourg')

  const drive = main.getByRole('region', { name: 'Drives short enough to enjoy' })
  const totals = drive.getByRole('definition')
  await expect(drive.getByText('Overnight')).toHaveCount(1)
  await expect(totals).toHaveText([/^1 h 40 min/, /^2 h 35 min/])
  await drive.getByText('Three days').click()
  await expect(drive.getByText('Overnight')).toHaveCount(2)
  await expect(totals).toHaveText([/^1 h at/, /^1 h 55 min/, /^1 h 20 min/])

  const board = main.getByRole('region', { name: 'Sample board' })
  const columns = board.getByRole('heading')
  await expect(columns).toHaveText(['Want to do this!', 'Doing this!!', 'Done and Done!!'])
  const done = board.getByRole('region', { name: 'Done and Done!!' })
  await board.getByRole('button', { name: 'Move Nishiki Market to Done and Done!!' }).click()
  await expect(done.getByRole('listitem')).toHaveCount(2)
  await expect(done).toContainText('Nishiki Market')

  const group = main.getByRole('region', { name: 'One plan that everyone had a say in' })
  await group.getByRole('button', { name: 'Thumbs up, 2' }).click()
  await expect(group.getByRole('button', { name: 'Thumbs up, 3' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await group.getByRole('button', { name: 'Settle' }).click()
  await expect(group.getByText('Settled')).toHaveCount(2)

  // The letters of the page's own type come late and are a hair wider than their stand-ins: a
  // hundredth of the screen in all is what that may move, a tenth of what the eye begins to mind.
  const shifts = await page.evaluate(() => (globalThis as { shifts?: number[] }).shifts)
  expect(shifts?.reduce((sum, each) => sum + each, 0)).toBeLessThan(0.01)
  expect(complaints.all()).toEqual([])
})

for (const width of [1440, 390]) {
  inFullRuns(
    test,
    'every day: the buttons of the same demo in this file, cards that are moved by keyboard in `e2e/board`',
  )(
    `at ${width} px a card on the board keeps the keyboard while it moves, and pushes nothing`,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto('/')
      const board = page.getByRole('region', { name: 'Sample board' })
      await board.scrollIntoViewIfNeeded()
      await expect(page.locator('#demos[data-made-here]')).toBeAttached()
      await board.scrollIntoViewIfNeeded()

      const onward = board.getByRole('button', { name: 'Move Fushimi Inari to Doing this!!' })
      await onward.focus()
      const below = page.getByRole('button', { name: 'Thumbs up, 2' })
      const place = await below.boundingBox()
      await onward.press('Enter')
      await expect(
        board.getByRole('region', { name: 'Doing this!!' }).getByRole('listitem').last(),
      ).toContainText('Fushimi Inari')
      const further = board.getByRole('button', { name: 'Move Fushimi Inari to Done and Done!!' })
      await expect(further).toBeFocused()
      await expect(further).toBeInViewport()
      await further.press('Enter')
      const back = board.getByRole('button', { name: 'Move Fushimi Inari to Doing this!!' })
      await expect(back).toBeFocused()
      await expect(back).toBeInViewport()
      await expect.poll(() => below.boundingBox()).toEqual(place)
    },
  )
}

// That nothing moves for who asks for less is asked of the whole page in `landing`.
for (const { wish, gliding } of [
  { wish: 'no-preference', gliding: ['transform'] },
  { wish: 'reduce', gliding: [] },
] as const) {
  inFullRuns(test, 'every day: a card that moves by its buttons in this file')(
    `a card moved on the board ${gliding.length ? 'glides' : 'is simply there'} for a person who asks for ${wish}`,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: wish })
      await page.goto('/')
      const board = page.getByRole('region', { name: 'Sample board' })
      await board.scrollIntoViewIfNeeded()
      await expect(page.locator('#demos[data-made-here]')).toBeAttached()
      const animated = await board
        .getByRole('button', { name: 'Move Tea in Uji to Doing this!!' })
        .evaluate((button: HTMLElement) => {
          const section = button.closest('section[aria-label]')
          button.click()
          const card = [...(section?.querySelectorAll('li') ?? [])].find((each) =>
            each.textContent?.includes('Tea in Uji'),
          )
          return card?.getAnimations().flatMap(({ effect }) =>
            (effect as KeyframeEffect)
              .getKeyframes()
              .flatMap((frame) => Object.keys(frame))
              .filter((name) => !/offset|easing|composite/i.test(name)),
          )
        })
      expect([...new Set(animated)]).toEqual(gliding)
    },
  )
}

inFullRuns(
  test,
  'every day: the same demo by its buttons in this file, the board itself by mouse in `e2e/board`',
)('a card of the board demo can be dragged into another column', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const board = page.getByRole('region', { name: 'Sample board' })
  await board.scrollIntoViewIfNeeded()
  await expect(page.locator('#demos[data-made-here]')).toBeAttached()
  const done = board.getByRole('region', { name: 'Done and Done!!' })
  await board.getByText('Tea in Uji').dragTo(done)
  await expect(done).toContainText('Tea in Uji')
  await expect(done.getByRole('listitem')).toHaveCount(2)
})
