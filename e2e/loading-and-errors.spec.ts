import { inFullRuns } from '#testing/full-run-only.ts'
import { closeSignInModal } from './support/accounts.ts'
import { expect, expectAccessible, hydrated, test } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('a page that is slow to come says Loading page...', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  const arrived = Promise.withResolvers<void>()
  await page.route('**/assets/road-trip-*.js', async (route) => {
    await arrived.promise
    await route.continue()
  })
  await page.getByRole('navigation', { name: 'Main' }).getByText('Road Trip').click()
  const spinner = page.getByRole('status').filter({ hasText: 'Loading page...' })
  await expect(spinner).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Piri')
  arrived.resolve()
  await closeSignInModal(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Road Trip')
  await expect(spinner).toBeHidden()
})

test('a page that can’t be made says so, and offers to try again', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'down' }))
  await page.evaluate(() => {
    history.pushState(null, '', '/atlantis')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await closeSignInModal(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
  await expect(page.getByRole('main')).toContainText('Nothing you saved is lost.')
  await expectAccessible(page, 'main')
  await page.unroute('**/*.data*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
})

test.describe('for a person who prefers reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  inFullRuns(test, 'every day: the first test of this file, and `e2e/landing` for reduced motion')(
    'nothing moves',
    async ({ page }) => {
      for (const path of ['/', '/about', '/__ui']) {
        await page.goto(path)
        await hydrated(page)
        const moving = () =>
          page.evaluate(() =>
            document
              .getAnimations()
              .filter((each) => each.playState === 'running')
              .map((each) => (each instanceof CSSAnimation ? each.animationName : each.id)),
          )
        // What arrives may still be settling; what never settles is motion.
        await expect.poll(moving, { message: path }).toEqual([])
      }
    },
  )
})
