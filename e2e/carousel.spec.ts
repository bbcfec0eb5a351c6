import type { Page } from '@playwright/test'
import { inFullRuns } from '#testing/full-run-only.ts'
import { test } from './support/accounts.ts'
import { expect, hydrated, stopTheClock, withMotion } from './support/test.ts'

test.use(withMotion)

const carouselOf = (page: Page) => page.getByRole('region', { name: 'Destinations', exact: true })

/** The slide that is not hidden from anybody. */
const shownOf = (page: Page) => carouselOf(page).locator('fieldset:not([aria-hidden="true"])')

async function openCarousel(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 1440, height: 1200 })
  // Nobody is asked to sign in over the slides, in the middle of a test.
  await page.addInitScript(() => sessionStorage.setItem('sign_in_prompt_closed', 'true'))
  await page.mouse.move(5, 5)
  await stopTheClock(page)
  await page.goto('/inspirations')
  await hydrated(page)
  return carouselOf(page)
    .locator('fieldset')
    .evaluateAll((slides) => slides.map((slide) => slide.getAttribute('aria-label') ?? ''))
}

test('destinations follow one another, and wait for whoever looks closer', async ({ page }) => {
  const slides = await openCarousel(page)
  const carousel = carouselOf(page)
  const shown = shownOf(page)
  const expectSlide = (index: number) =>
    expect(shown).toHaveAttribute('aria-label', slides.at(index % slides.length) ?? '')
  expect(slides.length).toBeGreaterThan(2)

  await expectSlide(0)
  await expect(shown).toHaveCSS('transition-duration', '1s')
  await page.clock.runFor(4_900)
  await expectSlide(0)
  await page.clock.runFor(200)
  await expectSlide(1)

  await carousel.hover()
  await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  await page.clock.runFor(20_000)
  await expectSlide(1)
  await page.mouse.move(5, 5)
  await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'off')
  await page.clock.runFor(5_100)
  await expectSlide(2)

  // By keyboard: what has the focus does not run away, and the arrows turn in both directions.
  const dot = (index: number) => carousel.getByRole('button', { name: /^Show / }).nth(index)
  await shown.getByRole('link').focus()
  await page.keyboard.press('Tab')
  await expect(dot(0)).toBeFocused()
  await page.clock.runFor(20_000)
  await expectSlide(2)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expectSlide(0)
  await page.keyboard.press('ArrowLeft')
  await expectSlide(-1)
  await page.keyboard.press('Tab')
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'off')

  // The last is followed by the first.
  await page.clock.runFor(5_100)
  await expectSlide(0)

  // The dots select; the click holds nothing once the pointer has gone.
  await dot(1).click()
  await expectSlide(1)
  await page.mouse.move(5, 5)
  await expect(dot(1)).toBeFocused()
  await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'off')
  await page.clock.runFor(5_100)
  await expectSlide(2)

  // The button stops for good.
  await carousel.getByRole('button', { name: 'Pause slides' }).click()
  await page.mouse.move(5, 5)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.clock.runFor(20_000)
  await expectSlide(2)
  const play = carousel.getByRole('button', { name: 'Play slides' })
  await expect(play).toBeVisible()

  const steal = shown.getByRole('link', { name: 'Steal the itinerary' })
  await expect(steal).toHaveAttribute('href', /^\/view-itinerary\//)

  // Asked to play, it plays, by keyboard too.
  await play.press('Enter')
  await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'off')
  await page.clock.runFor(5_100)
  await expectSlide(3)
})

test('a picture that does not load is replaced, and nothing moves for those who prefer reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route('**/images/destinations/**', (route) => route.abort())
  const slides = await openCarousel(page)
  await expect(shownOf(page).locator('img')).toHaveAttribute('src', /^data:image\/svg/)
  await page.clock.runFor(20_000)
  await expect(shownOf(page)).toHaveAttribute('aria-label', slides[0] ?? '')
  // Whoever wants it to move can have it.
  await carouselOf(page).getByRole('button', { name: 'Play slides' }).click()
  await page.mouse.move(5, 5)
  await expect(carouselOf(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off')
  await page.clock.runFor(5_100)
  await expect(shownOf(page)).toHaveAttribute('aria-label', slides[1] ?? '')
})

/** Measured at one moment: when its code arrives, everything is replaced by the like of it. */
function placesIn(carousel: Element) {
  const slide = carousel.querySelector('fieldset:not([aria-hidden="true"])')
  const picture = slide?.querySelector('img')?.getBoundingClientRect()
  if (!picture) throw new Error('There is no picture')
  const isClear = (thing: Element) => {
    const { left, top, width } = thing.getBoundingClientRect()
    const beside = left >= picture.right || top >= picture.bottom
    return width > 0 && beside && left + width <= carousel.getBoundingClientRect().right
  }
  const things = [
    ...carousel.querySelectorAll('button'),
    ...(slide?.querySelectorAll('p, a') ?? []),
  ]
  return {
    covering: things.filter((thing) => !isClear(thing)).map((thing) => thing.textContent),
    dots: [...carousel.querySelectorAll('button[aria-label^="Show "]')].map((dot) => {
      const { width, height } = dot.getBoundingClientRect()
      return { width, height }
    }),
  }
}

inFullRuns(test, 'every day: the other tests of this file, and `e2e/landing`')(
  'on the landing page the words stand clear of the picture, and the dots are easy to hit',
  async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      // What lies far down is laid out when it is looked at, and again when its code has come.
      await expect(async () => {
        await carouselOf(page).scrollIntoViewIfNeeded()
        const { covering, dots } = await carouselOf(page).evaluate(placesIn)
        expect(covering, `${width} px`).toEqual([])
        expect(dots.length).toBeGreaterThan(2)
        expect(Math.min(...dots.map((dot) => dot.width))).toBeGreaterThanOrEqual(32)
        expect(Math.min(...dots.map((dot) => dot.height))).toBeGreaterThanOrEqual(44)
      }).toPass({ timeout: 15_000 })
    }
  },
)
