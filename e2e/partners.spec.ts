import { expect, test } from './support/test.ts'

interface PartnerPage {
  path: string
  name: string
  lastStep: string
  fit: string
  points: readonly (string | RegExp)[]
}

const partnerPages: readonly PartnerPage[] = [
  {
    path: '/partners/dmo',
    name: 'Destination Marketing',
    lastStep: 'Travelers Discover & Book',
    fit: 'Real Outcomes',
    points: [
      'More time-on-site and itinerary completion',
      'More vendors surfaced than the big-name tours',
      'Fewer repetitive visitor questions',
      'More revenue to local businesses',
    ],
  },
  {
    path: '/partners/hotels-and-resorts',
    name: 'Hotels & Resorts',
    lastStep: 'Guests Discover & Book',
    fit: 'Perfect For',
    points: ['Resorts', 'City and boutique hotels', 'Wellness and event hotels'],
  },
  {
    path: '/partners/tour-operators',
    name: 'Tour Operators',
    lastStep: 'Travelers Discover & Book',
    fit: 'Perfect For',
    points: ['Walking and food tours', 'Outdoor guides', 'Day trips and boats'],
  },
  {
    path: '/partners/airbnb-hosts',
    name: 'Airbnb Hosts',
    lastStep: 'Guests Discover & Book',
    fit: 'Perfect For',
    points: ['Hosts with one home', 'Hosts with several', 'Property managers'],
  },
]

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each page of partners has its hero, three benefits, three steps and who it fits, and leads on', async ({
    page,
  }) => {
    for (const { path, name, lastStep, fit, points } of partnerPages) {
      await page.goto(path)
      await expect(page).toHaveTitle(`${name} · Piri`)
      const main = page.getByRole('main')
      await expect(main.getByText(`Piri for ${name}`)).toBeVisible()
      const benefits = main.getByRole('region', { name: 'Benefits' })
      await expect(benefits.getByRole('listitem')).toHaveCount(3)
      const steps = main.getByRole('region', { name: 'How It Works' })
      await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
        'Get Listed',
        'We Integrate',
        lastStep,
      ])
      await expect(steps.getByRole('listitem').nth(1)).toContainText(
        'by location, interests, group size and schedule',
      )
      await expect(
        main.getByRole('region', { name: fit }).getByRole('heading', { level: 3 }),
      ).toHaveText([...points])
      for (const call of ['Contact Us', 'Get in Touch']) {
        await expect(main.getByRole('link', { name: call })).toHaveAttribute('href', '/contact')
      }
    }
    await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click()
    await expect(page).toHaveURL('/contact')
  })

  test('the overview has a card for each kind of partner, which leads to its page, and the page to the contact form', async ({
    page,
  }) => {
    await page.goto('/partners')
    await expect(page).toHaveTitle('Piri for Business')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Piri for Business')
    const cards = main.getByRole('region', { name: 'Partners', exact: true })
    await expect(cards.getByRole('link')).toHaveText(partnerPages.map(({ name }) => name))
    for (const { name, path } of partnerPages) {
      await expect(cards.getByRole('link', { name })).toHaveAttribute('href', path)
    }
    for (const call of ['Contact Us', 'Get in Touch']) {
      await expect(main.getByRole('link', { name: call })).toHaveAttribute('href', '/contact')
    }
    await cards.getByRole('link', { name: 'Tour Operators' }).click()
    await expect(page).toHaveURL('/partners/tour-operators')
    await main.getByRole('link', { name: 'Get in Touch' }).click()
    await expect(page).toHaveURL('/contact')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch')
  })
})
