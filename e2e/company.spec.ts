import { andInFullRuns } from '#testing/full-run-only.ts'
import { closeSignInModal } from './support/accounts.ts'
import { keptInBrowser } from './support/kept-in-browser.ts'
import { expect, hydrated, test } from './support/test.ts'

// Two texts in one frame.
for (const [path, heading] of andInFullRuns(
  [['/privacy', 'Privacy Policy']] as const,
  [['/terms', 'Terms of Service']] as const,
)) {
  test(`the contents of ${path} lead to its sections`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    const contents = page.getByRole('navigation', { name: 'On this page' })
    const titles = await contents.getByRole('link').allTextContents()
    expect(titles.length).toBeGreaterThan(5)
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(titles)
    const last = page.getByRole('article').getByRole('heading', { level: 2 }).last()
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate(() => scrollTo(0, 0))
      await expect(last).not.toBeInViewport()
      await contents.getByRole('link').last().click()
      await expect(last).toBeInViewport()
    }
    // Beside the text the contents go along with it.
    await expect(contents.getByRole('link').last()).toBeInViewport()
    await closeSignInModal(page)
    expect(await keptInBrowser(page)).toContain('sign_in_prompt_closed')
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  // Both addresses are one screen, and both answer in `every-route`.
  for (const path of andInFullRuns(['/about'], ['/about-us'])) {
    test(`${path} tells the story in its order`, async ({ page }) => {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('About Piri')
      await expect(main).toContainText('a real AI travel agent')
      await expect(main.getByRole('heading', { level: 2 })).toHaveText([
        'Our Belief',
        "What We're Building",
        'Who We Are',
        'Why the Name',
        "Where We're Going",
      ])
      const founders = main.getByRole('region', { name: 'Who We Are' }).getByRole('listitem')
      await expect(founders.getByRole('heading')).toHaveText(['CEO', 'CPTO'])
      await expect(main.getByRole('region', { name: 'Why the Name' })).toContainText(
        /1513.*Piri Reis/,
      )
      await expect(page.getByRole('contentinfo')).toBeVisible()
    })
  }

  test('the privacy policy says what is not done, and where an account is looked after', async ({
    page,
  }) => {
    await page.goto('/privacy')
    const article = page.getByRole('article')
    await expect(article).toContainText('We do not sell data')
    await expect(article.getByRole('link', { name: 'account page' })).toHaveAttribute(
      'href',
      '/account',
    )
  })

  test('careers has one open role, and applying is a mail about it', async ({ page }) => {
    await page.goto('/careers')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Careers')
    await expect(main).toContainText('remote-first, lean startup')
    const role = main.getByRole('article')
    await expect(role).toHaveCount(1)
    await expect(role.getByRole('heading')).toHaveText('Full-Stack Engineer')
    await expect(role.getByRole('link', { name: 'Apply Now' })).toHaveAttribute(
      'href',
      'mailto:careers@piri.example?subject=Application%3A%20Full-Stack%20Engineer',
    )
    await expect(role.getByRole('link', { name: 'careers@piri.example' })).toHaveAttribute(
      'href',
      'mailto:careers@piri.example',
    )
  })

  test('the thank-you page confirms a message and leads home', async ({ page }) => {
    await page.goto('/thank-you')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Thank You!')
    await expect(main).toContainText(
      "We've received your message and will get back to you as soon as possible.",
    )
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await main.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
  })

  test('every page of the company reads, in lines short enough to find the next one', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const [path, words] of [
      ['/about', 'twenty older maps'],
      ['/careers', 'Full-Stack Engineer'],
      ['/terms', 'What you make stays yours'],
      ['/privacy', 'argon2id'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('main')).toContainText(words)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      const widest = await page
        .getByRole('main')
        .getByRole('paragraph')
        .evaluateAll((paragraphs) =>
          Math.max(
            ...paragraphs.map(
              (paragraph) =>
                paragraph.getBoundingClientRect().width /
                Number.parseFloat(getComputedStyle(paragraph).fontSize),
            ),
          ),
        )
      // In the size of the letters: about seventy of them.
      expect(widest, path).toBeLessThanOrEqual(31)
    }
  })
})
