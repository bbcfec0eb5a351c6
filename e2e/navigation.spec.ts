import { inFullRuns } from '#testing/full-run-only.ts'
import { closeSignInModal } from './support/accounts.ts'
import { expect, expectAccessible, hydrated, test } from './support/test.ts'

/** What the layout gives an element; a box on the screen is a hair off while it slides in. */
const layoutWidth = (element: Element) => (element as HTMLElement).offsetWidth

const mainLinks = [
  ['Inspirations', '/inspirations'],
  ['Idea Board', '/ideaboard'],
  ['Plan a Trip', '/itinerary/new/plan'],
  ['Road Trip', '/roadtrip'],
  ['Group Planning', '/group-planning'],
] as const

const companyGroups = {
  Destinations: [
    ['DMO', 'Destination Marketing', '/partners/dmo'],
    ['Airbnb Hosts', 'Vacation Rentals', '/partners/airbnb-hosts'],
  ],
  Hospitality: [
    ['Hotels & Resorts', 'Accommodations', '/partners/hotels-and-resorts'],
    ['Tour Operators', 'Experiences', '/partners/tour-operators'],
  ],
  'Company Info': [
    ['About', '', '/about'],
    ['Contact', '', '/contact'],
  ],
} as const

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a page is walked through by keyboard: skip link, bar, footer, the next page, the Company menu', async ({
    page,
  }) => {
    await page.goto('/about')
    await hydrated(page)
    await test.step('the skip link is the first stop and leads past the navigation', async () => {
      await page.keyboard.press('Tab')
      const skip = page.getByRole('link', { name: 'Skip to content' })
      await expect(skip).toBeFocused()
      await expect(skip).toBeInViewport()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
    })
    await test.step('the bar has exactly the five links, in order, and Sign in', async () => {
      const bar = page.getByRole('navigation', { name: 'Main' })
      await expect(bar.getByRole('link')).toHaveText(mainLinks.map(([label]) => label))
      for (const [label, path] of mainLinks) {
        await expect(bar.getByRole('link', { name: label })).toHaveAttribute('href', path)
      }
      await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth')
      const home = page.getByRole('banner').getByRole('link', { name: 'Piri' })
      await expect(home).toHaveAttribute('href', '/')
    })
    await test.step('the footer has its three links and the current year', async () => {
      const footer = page.getByRole('contentinfo')
      await expect(footer.getByRole('link')).toHaveText(['About', 'Terms', 'Privacy'])
      await expect(footer).toContainText(`© ${new Date().getFullYear()} Piri`)
    })
    await test.step('a new page is announced and takes the focus', async () => {
      await page.getByRole('button', { name: 'Company' }).hover()
      await page.getByRole('link', { name: 'Contact', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch')
      await expect(page.getByText('Get in Touch · Piri')).toBeAttached()
      await expect(page.getByRole('main')).toBeFocused()
    })
    await test.step('the Company menu works by keyboard alone', async () => {
      await page.mouse.move(10, 800)
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      const trigger = page.getByRole('button', { name: 'Company' })
      await expect(trigger).toHaveAttribute('aria-expanded', 'false')
      await trigger.focus()
      await page.keyboard.press('Enter')
      await expect(trigger).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'DMO' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(trigger).toHaveAttribute('aria-expanded', 'false')
      await expect(trigger).toBeFocused()
    })
  })

  inFullRuns(test, 'every day: the same menu by keyboard in this file')(
    'the Company menu opens on hover, 400 px wide, with its groups',
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.goto('/about')
      await hydrated(page)
      await page.getByRole('button', { name: 'Company' }).hover()
      const menu = page.getByRole('region', { name: 'Destinations' }).locator('..')
      await expect(menu).toBeVisible()
      await expect.poll(() => menu.evaluate(layoutWidth)).toBe(400)
      for (const [group, links] of Object.entries(companyGroups)) {
        const region = page.getByRole('region', { name: group })
        for (const [label, description, path] of links) {
          const link = region.getByRole('link', { name: label })
          await expect(link).toHaveAttribute('href', path)
          await expect(link).toHaveText(`${label}${description}`)
        }
      }
      await expectAccessible(page, 'header')
      await page.mouse.move(10, 800)
      await expect(menu).toBeHidden()
    },
  )
})

test('below 1024 px the links live in a side panel, whose way in stays in reach on a short screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  await hydrated(page)
  const opener = page.getByRole('button', { name: 'Open navigation menu' })
  const dialog = page.getByRole('dialog', { name: 'Navigation Menu' })
  for (const [screen, panel] of [
    [390, 300],
    [768, 400],
  ] as const) {
    await test.step(`at ${screen} px it is ${panel} px wide`, async () => {
      await page.setViewportSize({ width: screen, height: 844 })
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
      await opener.click()
      await expect(dialog).toBeVisible()
      await expect.poll(() => dialog.evaluate(layoutWidth)).toBe(panel)
      for (const [label] of mainLinks) {
        await expect(dialog.getByRole('link', { name: label })).toBeVisible()
      }
      await expectAccessible(page, '[role="dialog"]')
      if (screen === 768) return
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    })
  }
  await dialog.getByRole('link', { name: 'Idea Board' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/ideaboard')
  await closeSignInModal(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trip Planning Board')

  await page.setViewportSize({ width: 390, height: 560 })
  await opener.click()
  await expect(dialog.getByRole('link', { name: 'Sign in' })).toBeInViewport({ ratio: 1 })
  const last = dialog.getByRole('link', { name: 'Contact' })
  await expect(last).not.toBeInViewport()
  await last.click()
  await expect(page).toHaveURL('/contact')

  await test.step('going back closes it with the page it lay over', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await opener.click()
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/ideaboard')
    await expect(dialog).toBeHidden()
  })
})

test.describe('a page that is not built yet', () => {
  inFullRuns(test, 'every day: `e2e/every-route`, which has these pages')(
    'says so and leads to what is there already',
    async ({ page }) => {
      await page.goto('/invite')
      await hydrated(page)
      await closeSignInModal(page)
      const main = page.getByRole('main')
      await expect(main).toContainText('being built')
      await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
      const place = main.getByRole('link', { name: 'Kyoto' })
      await main.getByRole('link', { name: 'Paris' }).focus()
      await page.keyboard.press('Tab')
      await expect(place).toBeFocused()
      // The whole card is the link, so the whole card shows where the focus is.
      await expect(place).toHaveCSS('outline-style', 'none')
      await expect(place.locator('..')).toHaveCSS('outline-style', 'solid')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/view-itinerary/kyoto')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d days in Kyoto$/)
    },
  )

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    inFullRuns(
      test,
      'every day: every public page and its links without JavaScript in `e2e/without-javascript`',
    )('does the same in every frame', async ({ page }) => {
      await page.goto('/invite')
      await page.getByRole('main').getByRole('link', { name: 'Lisbon' }).click()
      await expect(page).toHaveURL('/view-itinerary/lisbon')
      await page.goto('/invite')
      await page.getByRole('link', { name: 'See inspirations' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Travel Inspirations')
    })
  })
})

// The frame is the server's: what comes alive in it changes nothing of it, and without scripts other links take its place.
test.describe('frames', () => {
  const mainBar = /<nav aria-label="Main".*?<\/nav>/s

  test('the link of the current page is marked, by each of its addresses', async ({ request }) => {
    for (const [path, label] of [
      ['/roadtrip', 'Road Trip'],
      ['/itinerary/new', 'Plan a Trip'],
    ]) {
      const [bar = ''] = (await (await request.get(`${path}`)).text()).match(mainBar) ?? []
      const marked = [...bar.matchAll(/<a\b[^>]*aria-current="page"[^>]*>([^<]*)/g)]
      expect(
        marked.map(([, name]) => name),
        path,
      ).toEqual([label])
    }
  })

  test('an itinerary has no main navigation bar, and keeps a way home', async ({ request }) => {
    for (const path of ['/view-itinerary', '/shared-itinerary/paris']) {
      const markup = await (await request.get(path)).text()
      expect(markup, path).not.toMatch(mainBar)
      expect(markup, path).toMatch(/<header\b.*?<a\b[^>]*href="\/"[^>]*>/s)
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  inFullRuns(
    test,
    'every day: every page of the navigation is linked without JavaScript in `e2e/without-javascript`',
  )('every page of the navigation can be reached', async ({ page }) => {
    await page.goto('/')
    const all = page.getByRole('navigation', { name: 'All pages' })
    for (const [label, path] of mainLinks) {
      await expect(all.getByRole('link', { name: label })).toHaveAttribute('href', path)
    }
    await all.getByRole('link', { name: 'Contact' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch')
  })
})

test('scrolled up, the bar comes back with Plan a Trip, and goes away again on the way down', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  await hydrated(page)
  const bar = page.getByRole('banner')
  const plan = bar.getByRole('link', { name: 'Plan a Trip' })
  await expect(bar).toBeInViewport()
  await expect(plan).toHaveCount(0)
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 1200)
  await expect(bar).not.toBeInViewport()
  await page.mouse.wheel(0, -200)
  await expect(bar).toBeInViewport()
  await expect(plan).toBeInViewport()
  await page.mouse.wheel(0, 400)
  await expect(bar).not.toBeInViewport()
})
