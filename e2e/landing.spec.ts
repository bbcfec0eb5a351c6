import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  stopTheClock,
  test,
} from './support/test.ts'

const taglines = [
  'Open when you get there.',
  'Lunch where your feet will be.',
  'Rain on Tuesday, museums on Tuesday.',
  'Six friends, one plan, fair shares.',
  'A long road, and a bed at its end.',
  'Time left over for getting lost.',
]

/** The one phrase of the six that a person sees. */
const shownTagline = (page: Page) =>
  page
    .getByRole('main')
    .locator('p > [aria-hidden] > *')
    .filter({ visible: true, hasText: new RegExp(taglines.map((each) => `^${each}`).join('|')) })

/** What moves now, as the class of the thing, the properties that change, and whether it is paused. */
const motion = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const effect = animation.effect as KeyframeEffect
      const meta = ['offset', 'computedOffset', 'easing', 'composite']
      const frames = effect.getKeyframes().flatMap((frame) => Object.keys(frame))
      return {
        thing: effect.target?.getAttribute('class') ?? '',
        properties: [...new Set(frames)].filter((name) => !meta.includes(name)),
        state: animation.playState,
      }
    }),
  )

for (const width of [390, 768, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

    test('the page tells its story in order, and every way on leads somewhere', async ({
      page,
      complaints,
    }) => {
      await page.goto('/')
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Days that really work')
      await expect(main.getByRole('heading', { level: 2 })).toHaveText([
        'Core Features',
        'See it at work',
        'Somewhere to start',
        'Letters home',
        'Your plans are nobody else’s business',
        'The evening is a good time to begin',
      ])
      for (const [name, href] of [
        ['Plan a Trip', '/itinerary/new/plan'],
        ['Start Chatting', '/itinerary/new/plan'],
        ['Plan a road trip', '/roadtrip'],
        ['Open the idea board', '/ideaboard'],
        ['Plan with friends', '/group-planning'],
        ['Read the privacy policy', '/privacy'],
        ['Plan My Trip', '/itinerary/new/plan'],
        ['Contact Us', '/contact'],
      ] as const) {
        await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
      }
      await expect(
        main.getByRole('region', { name: 'Core Features' }).getByRole('listitem'),
      ).toHaveCount(6)
      await expect(
        main.getByText(/^(Itinerary|Road trip|Ideaboard|Group collaboration)$/),
      ).toHaveText(['Itinerary', 'Road trip', 'Ideaboard', 'Group collaboration'])
      await expect(main.getByText('Sample data', { exact: true })).toHaveCount(4)
      await expect(
        main.getByRole('region', { name: 'Letters home' }).getByText('Sample', { exact: true }),
      ).toHaveCount(3)
      await expect(main).toContainText('stores only what is needed')
      await expect(main).toContainText('does not sell data')
      await hydrated(page)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      expect(complaints.all()).toEqual([])
    })
  })
}

test('the tagline turns every two seconds through six phrases, and can be paused with the road', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await stopTheClock(page)
  await page.goto('/')
  const pause = page.getByRole('button', { name: 'Pause motion' })
  await expect(pause).toBeVisible()
  const place = await page.getByRole('link', { name: 'Start Chatting' }).boundingBox()
  for (const phrase of [...taglines, taglines[0] ?? '']) {
    await expect(shownTagline(page)).toHaveText([phrase])
    await page.clock.runFor(1_999)
    await expect(shownTagline(page)).toHaveText([phrase])
    await page.clock.runFor(1)
  }
  expect(await page.getByRole('link', { name: 'Start Chatting' }).boundingBox()).toEqual(place)

  const moving = (await motion(page)).filter(({ thing }) => /road-|twinkle/.test(thing))
  expect(moving.length).toBeGreaterThanOrEqual(7)
  for (const { thing, properties } of moving) {
    expect(['transform', 'opacity'], thing).toEqual(expect.arrayContaining(properties))
  }

  await pause.click()
  await page.clock.runFor(10_000)
  await expect(shownTagline(page)).toHaveText([taglines[1] ?? ''])
  const road = (await motion(page)).filter(({ thing }) => thing.includes('road-'))
  expect(new Set(road.map(({ state }) => state))).toEqual(new Set(['paused']))
  await expect(page.getByRole('main').getByText(taglines.join(' '))).toHaveCount(1)
  await expect(page.locator('[aria-live]').filter({ hasText: taglines[0] })).toHaveCount(0)
})

test('a person who asked for stillness gets it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  await hydrated(page)
  await page.clock.runFor(10_000)
  await expect(shownTagline(page)).toHaveText([taglines[0] ?? ''])
  await expect(page.getByRole('button', { name: 'Pause motion' })).toHaveCount(0)
  // What arrives may still be settling; what never settles is motion.
  await expect
    .poll(async () => (await motion(page)).filter(({ state }) => state === 'running'))
    .toEqual([])
})

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
  await day.getByText('Rain', { exact: true }).click()
  await expect(day).toContainText('Musée de Cluny')
  await expect(day).not.toContainText('Jardin du Luxembourg')
  await day.getByRole('button', { name: 'Play again Itinerary' }).click()
  await expect(day).toContainText('Jardin du Luxembourg')

  const drive = main.getByRole('region', { name: 'Drives short enough to enjoy' })
  await expect(drive.getByText('Overnight')).toHaveCount(1)
  await drive.getByText('Three days').click()
  await expect(drive.getByText('Overnight')).toHaveCount(2)

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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('everything reads, nothing moves, and the links lead on', async ({ page }) => {
    await page.goto('/')
    const main = page.getByRole('main')
    await expect(shownTagline(page)).toHaveText([taglines[0] ?? ''])
    for (const text of [
      'Musée d’Orsay',
      'Cliffs over the Atlantic',
      'Philosopher’s Path',
      'Boat. My feet vote boat.',
      'We are still friends.',
    ]) {
      await expect(main.getByText(text)).toBeVisible()
    }
    await expect(main.getByText('Steal the itinerary').first()).toBeVisible()
    await expect(main.getByRole('button', { name: /Pause motion|Play again|^Move / })).toHaveCount(
      0,
    )
    await main.getByRole('link', { name: 'Contact Us' }).click()
    await expect(page).toHaveURL('/contact')
  })
})

test('the document asks for no code in its head: it is fetched once the page is painted', async ({
  page,
}) => {
  const document = await page.request.get('/').then((response) => response.text())
  expect(document.includes('<link rel="modulepreload"')).toBe(false)
  const later = [...document.matchAll(/<link rel="later" href="([^"]+)"/g)].map(([, href]) => href)
  expect(later.length).toBeGreaterThan(5)

  await page.goto('/')
  await hydrated(page)
  const fetched = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    )
  await expect.poll(fetched).toEqual(expect.arrayContaining(later))
})
