import type { Page } from '@playwright/test'
import { andInFullRuns } from '#testing/full-run-only.ts'
import { expect, hydrated, stopTheClock, test } from './support/test.ts'

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
    ['Start your own idea board', '/ideaboard'],
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
  await expect(main.getByText(/^(Itinerary|Road trip|Ideaboard|Group collaboration)$/)).toHaveText([
    'Itinerary',
    'Road trip',
    'Ideaboard',
    'Group collaboration',
  ])
  await expect(main.getByText('Sample data', { exact: true })).toHaveCount(4)
  await expect(
    main.getByRole('region', { name: 'Letters home' }).getByText('Sample', { exact: true }),
  ).toHaveCount(3)
  await expect(main).toContainText('stores only what is needed')
  await expect(main).toContainText('does not sell data')
  await hydrated(page)
  await test.step('the document asks for no code in its head: it is fetched once the page is painted', async () => {
    const document = await page.request.get('/').then((response) => response.text())
    expect(document.includes('<link rel="modulepreload"')).toBe(false)
    const later = [...document.matchAll(/<link rel="later" href="([^"]+)"/g)].map(
      ([, href]) => href,
    )
    expect(later.length).toBeGreaterThan(5)
    const fetched = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      )
    await expect.poll(fetched).toEqual(expect.arrayContaining(later))
  })
  await test.step('the letters are equally tall', async () => {
    const letters = page.getByRole('region', { name: 'Letters home' }).getByRole('listitem')
    await letters.last().scrollIntoViewIfNeeded()
    await expect(letters).toHaveCount(3)
    await expect
      .poll(() =>
        letters.evaluateAll((all) => [
          ...new Set(all.map((letter) => Math.round(letter.getBoundingClientRect().height))),
        ]),
      )
      .toHaveLength(1)
  })
  await test.step('a postcard leads to its place', async () => {
    const postcards = page.getByRole('list', { name: 'Postcards' })
    for (const [name, path] of [
      ['Japan', '/japan'],
      ['Seattle', '/seattle'],
      ['Lisbon', '/lisbon'],
    ] as const) {
      await expect(postcards.getByRole('link', { name })).toHaveAttribute('href', path)
    }
    await postcards
      .getByRole('listitem')
      .filter({ hasText: 'Lisbon' })
      .click({ position: { x: 40, y: 60 } })
    await expect(page).toHaveURL('/lisbon')
  })
  expect(complaints.all()).toEqual([])
})

test('the tagline changes every two seconds through six phrases, and is paused together with the road’s animation', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await stopTheClock(page)
  await page.goto('/')
  const pause = page.getByRole('button', { name: 'Pause motion' })
  await expect(pause).toBeVisible()
  const place = await page.getByRole('link', { name: 'Start Chatting' }).boundingBox()
  for (const [index, phrase] of [...taglines, taglines[0] ?? ''].entries()) {
    await expect(shownTagline(page)).toHaveText([phrase])
    // To the very end once: each step of the clock is painted.
    await page.clock.runFor(index === 0 ? 1_999 : 2_000)
    if (index > 0) continue
    await expect(shownTagline(page)).toHaveText([phrase])
    await page.clock.runFor(1)
  }
  await expect
    .poll(() => page.getByRole('link', { name: 'Start Chatting' }).boundingBox())
    .toEqual(place)

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
  await test.step('one phrase is gone before the next begins, and no width leaves a hole under the shorter ones', () =>
    expectPhrasesInTheirPlace(page))
})

async function expectPhrasesInTheirPlace(page: Page): Promise<void> {
  const phrases = page.getByRole('main').locator('p > [aria-hidden] > *')
  const fades = await phrases.evaluateAll((all) =>
    all.map((phrase) => {
      const { transitionDelay, transitionDuration } = getComputedStyle(phrase)
      return {
        waits: Number.parseFloat(transitionDelay),
        takes: Number.parseFloat(transitionDuration),
      }
    }),
  )
  // Whichever is shown waits until the one before it is gone.
  const comes = fades.toSorted((one, other) => other.waits - one.waits)[0]
  const leaves = fades.filter((fade) => fade !== comes)
  expect(leaves).toHaveLength(5)
  for (const { waits, takes } of leaves) {
    expect(waits + takes).toBeLessThanOrEqual(comes?.waits ?? 0)
  }

  for (const width of andInFullRuns([390, 1440], [320, 640, 768, 1024, 1280])) {
    await page.setViewportSize({ width, height: 900 })
    const heights = () =>
      phrases.evaluateAll((all) =>
        all.map((phrase) => {
          const words = document.createRange()
          words.selectNodeContents(phrase)
          return Math.round(words.getBoundingClientRect().height)
        }),
      )
    await expect
      .poll(async () => [...new Set(await heights())], { message: `at ${width} px` })
      .toHaveLength(1)
  }
}

test('the button that stops the motion is clear of the car’s light on a phone and of the chat on a desk, and two ways to begin are equally wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  // Type that comes late moves all of them together: measured in one moment, and again.
  await expect(async () => {
    const pause = await page.getByRole('button', { name: 'Pause motion' }).boundingBox()
    const beam = await page.locator('.road-beam').boundingBox()
    const road = await page.locator('div:has(> .road-dashes)').boundingBox()
    const lit = { top: beam?.y ?? 0, right: (beam?.x ?? 0) + (beam?.width ?? 0) }
    expect(pause).toMatchObject({ width: 44, height: 44 })
    expect(lit.top).toBeGreaterThanOrEqual(road?.y ?? Number.POSITIVE_INFINITY)
    expect(lit.right).toBeLessThanOrEqual(pause?.x ?? 0)
  }).toPass({ timeout: 15_000 })

  await page.setViewportSize({ width: 320, height: 700 })
  for (const pair of [
    ['Plan a Trip', 'Start Chatting'],
    ['Plan My Trip', 'Contact Us'],
  ]) {
    for (const name of pair) {
      const link = page.getByRole('main').getByRole('link', { name, exact: true })
      await link.scrollIntoViewIfNeeded()
      await expect
        .poll(() => link.boundingBox(), { message: name })
        .toMatchObject({ x: 16, width: 288 })
    }
  }

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.evaluate(() => scrollTo(0, 0))
  const chat = page.getByRole('button', { name: 'Ask Piri' })
  await expect(chat).toBeInViewport()
  const pause = page.getByRole('button', { name: 'Pause motion' })
  await expect(pause).toBeInViewport()
  const [left, right] = [await pause.boundingBox(), await chat.boundingBox()]
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0)
})

test('no star stands beside the name', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact')
  const bar = await page.getByRole('banner').boundingBox()
  const stars = await page
    .locator('svg.fill-foam circle')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((star) => star.getBoundingClientRect().top))
  expect(stars.length).toBeGreaterThan(0)
  expect(Math.min(...stars)).toBeGreaterThanOrEqual(bar?.height ?? Number.POSITIVE_INFINITY)
})

test('nothing moves for a person who prefers reduced motion', async ({ page }) => {
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
  await test.step('in forced colors the chosen segment of a demo differs from the other', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
    const weather = page.getByRole('group', { name: 'Weather' }).locator('label')
    await expect
      .poll(async () => {
        const colors = await weather.evaluateAll((labels) =>
          labels.map((label) => getComputedStyle(label).backgroundColor),
        )
        return new Set(colors).size
      })
      .toBe(2)
  })
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
