import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { loadDestination } from '#domain/places/load-catalogue.ts'
import { lisbonByHand } from '#domain/planner/by-hand/testing/lisbon-by-hand.ts'
import { sharedPath } from '#domain/sharing/links.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { inFullRuns } from '#testing/full-run-only.ts'
import { clientOf, keepInAccount, tripOfStops } from '#testing/trips/account-trips.ts'
import {
  carrySession,
  closeSignInModal,
  expect,
  openAs,
  type TestPerson,
  test,
  theProduct,
} from './support/accounts.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './support/test.ts'
import { openTrip } from './support/trips.ts'

const phone = { viewport: { width: 390, height: 844 } } as const

test.use({ viewport: { width: 1440, height: 900 } })

interface Kept {
  trip: Trip
  address: string
  /** Makes a link as the dialog does. */
  share: (rights: 'read' | 'suggest') => Promise<{ id: string; secret: string }>
  publish: () => Promise<void>
  end: (share: string) => Promise<void>
  makeGroup: (name: string) => Promise<void>
}

async function keepTripOf(person: TestPerson): Promise<Kept> {
  const client = await clientOf(person, theProduct())
  const trip = tripOfStops(2, 4)
  const call = async (name: string, given: Readonly<Record<string, unknown>>) => {
    const { data, error } = await client.rpc(name, given)
    if (error) throw error
    return data
  }
  return {
    trip,
    address: await keepInAccount(client, trip),
    share: (rights) => call('share_trip', { p_trip: trip.id, p_rights: rights }),
    publish: () => call('publish_trip', { p_trip: trip.id }),
    end: (share) => call('revoke_share', { p_share: share }),
    makeGroup: async (name) => {
      const { error } = await client.from('groups').insert({ name, user_id: person.id })
      if (error) throw error
    },
  }
}

const stopsIn = (page: Page) => page.getByRole('list', { name: 'Days' })
const previewOf = async (page: Page): Promise<string> => {
  const image = await page.locator('meta[property="og:image"]').getAttribute('content')
  return new URL(image ?? '').pathname
}

test('a link is made, read by somebody without an account, suggested by, and ended', async ({
  page,
  person,
  openBrowser,
}) => {
  const { address } = await keepTripOf(person)
  await carrySession(page.context(), person)
  await openTrip(page, address)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this trip' })
  await expect(dialog).toContainText('Private: only you see it.')
  // A group is offered to who is in one.
  await expect(dialog.getByRole('tab')).toHaveText(['By link', 'Public'])
  await dialog.getByRole('radio', { name: /^Look and suggest/ }).check()
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  const field = dialog.getByRole('textbox', { name: 'Link, Look and suggest' })
  await expect(field).toHaveValue(/\/shared-itinerary\/[\w-]{43}$/)
  await expect(dialog).toContainText('1 link leads to it.')
  await expectAccessible(page, '[role="dialog"]')
  const link = new URL(await field.inputValue()).pathname
  await dialog.getByRole('button', { name: 'Close' }).click()

  const reader = await (await openBrowser(phone)).newPage()
  const answer = await reader.goto(link)
  expect(answer?.headers()).toMatchObject({
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  })
  await hydrated(reader)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('A few days')
  await expect(stopsIn(reader)).toContainText('Stop 4')
  await expect(reader.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expectNoSidewaysScroll(reader)
  await expectAccessible(reader)
  const preview = await previewOf(reader)
  const picture = await reader.request.get(preview)
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  expect(picture.headers()['cache-control']).toBe('no-store')
  await expect(page.getByText('Here too: a visitor with the link')).toBeVisible()

  await reader.getByLabel('Your suggestion').fill('Take tram 28 <b>early</b>')
  await reader.getByLabel('About').selectOption({ label: 'Stop 2' })
  await reader.getByLabel('Your name').fill('Ana')
  await reader.getByRole('button', { name: 'Send suggestion' }).click()
  await expect(reader.getByText('Sent. Thank you.')).toBeVisible()

  const inbox = page.getByRole('region', { name: 'A suggestion' })
  await expect(inbox).toContainText('Ana, about Stop 2')
  await expect(inbox).toContainText('Take tram 28 <b>early</b>')
  await expectAccessible(page, 'section[aria-labelledby="suggestions"]')
  await inbox.getByRole('button', { name: 'Add as a stop' }).click()
  await expect(inbox).toBeHidden()
  await expect(stopsIn(page)).toContainText('Ana suggests: Take tram 28')
  await expect(stopsIn(reader)).toContainText('Take tram 28 <b>early</b>')
  await expect(reader.getByText('Updated just now')).toBeVisible()
  await expect(stopsIn(reader)).not.toContainText('Ana suggests')
  await page.getByText('History').click()
  await expect(page.getByText(/^Ana, with the link/).first()).toBeVisible()

  // Undone, it waits for a decision again; taken up again and declined, it does not.
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(stopsIn(reader)).not.toContainText('Take tram 28')
  await expect(inbox).toContainText('Take tram 28 <b>early</b>')
  await inbox.getByRole('button', { name: 'Keep as a note' }).click()
  await expect(inbox).toBeHidden()
  await expect(page.getByText('— Ana')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await inbox.getByRole('button', { name: 'Decline' }).click()
  await expect(inbox).toBeHidden()

  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await dialog.getByRole('button', { name: 'End this link' }).click()
  await expect(dialog).toContainText('Private: only you see it.')
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(
    'This itinerary isn’t shared here',
  )
  expect((await reader.reload())?.status()).toBe(404)
  expect((await reader.request.get(preview)).status()).toBe(404)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone.viewport })

  test('a shared itinerary reads, and takes a suggestion', async ({ page, person }) => {
    const { trip, share, end } = await keepTripOf(person)
    const { id, secret } = await share('suggest')
    await page.goto(sharedPath(secret))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(trip.title)
    for (const name of ['Stop 1', 'Stop 2', 'Stop 3', 'Stop 4']) {
      await expect(stopsIn(page).getByText(name, { exact: true }).last()).toBeVisible()
    }
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
    await expectNoSidewaysScroll(page)
    await page.getByLabel('Your suggestion').fill('Sleep longer')
    await page.getByRole('button', { name: 'Send suggestion' }).click()
    await expect(page.getByText('Sent. Thank you.')).toBeVisible()
    const client = await clientOf(person, theProduct())
    const { data } = await client.from('trip_suggestions').select('words')
    expect(data).toEqual([{ words: 'Sleep longer' }])
    await end(id)
    expect((await page.goto(sharedPath(secret)))?.status()).toBe(404)
  })

  test('its drawing, hours, daylight and the reasons for its stops are there, and nothing of who travels', async ({
    page,
    person,
  }) => {
    const client = await clientOf(person, theProduct())
    const { trip } = await lisbonByHand(randomUUID())
    await keepInAccount(client, withReason(trip, 'Known to suit: vegan food.'))
    const { data, error } = await client.rpc('share_trip', { p_trip: trip.id, p_rights: 'read' })
    if (error) throw error
    const answer = await page.goto(sharedPath(data.secret))
    const drawing = page.getByRole('region', { name: 'Map' }).locator('svg').first()
    await expect(drawing).toBeVisible()
    await expect.poll(() => drawing.locator('text').count()).toBeGreaterThan(3)
    const tower = stopsIn(page).getByRole('listitem').filter({ hasText: 'Belém Tower' }).last()
    const about = (await loadDestination('lisbon'))?.places.find(
      ({ name }) => name === 'Belém Tower',
    )?.about
    await expect(tower).toContainText(about ?? 'The catalogue has no Belém Tower')
    // Hours and daylight are worked out by the server: a Wednesday in May.
    const monastery = stopsIn(page).getByRole('listitem').filter({ hasText: 'Jerónimos Monastery' })
    await expect(monastery.last()).toContainText('Open 9:30 AM–6 PM')
    await expect(monastery.first()).toContainText(/Sun 6:[23]\d AM–8:[34]\d PM/)
    await expect(page.getByText('vegan')).toHaveCount(0)
    // The page with its drawing stays a small one.
    expect((await answer?.body())?.byteLength).toBeLessThan(400_000)
  })
})

/** The first stop says something that only its owner may read. */
function withReason(trip: Trip, reason: string): Trip {
  const days = trip.days.map((day, index) => ({
    ...day,
    stops: day.stops.map((stop, place) =>
      index + place === 0 ? { ...stop, reasons: [reason] } : stop,
    ),
  }))
  return { ...trip, days }
}

inFullRuns(
  test,
  'every day: `testing/trips/shared-trips` on both engines, a link in this file, a copy in `domain/trip/copy-trip`',
)(
  'a public trip is found by search engines, follows its owner, and can be copied without an account',
  async ({ page, person, openBrowser }) => {
    const { trip, address, publish, makeGroup } = await keepTripOf(person)
    const reader = await (await openBrowser(phone)).newPage()
    expect((await reader.goto(sharedPath(trip.id)))?.status()).toBe(404)
    await publish()
    const answer = await reader.goto(sharedPath(trip.id))
    expect([answer?.status(), answer?.headers()['x-robots-tag']]).toEqual([200, undefined])
    await expect(reader.locator('meta[name="robots"]')).toHaveCount(0)
    await expect(reader.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${sharedPath(trip.id)}$`),
    )
    const facts = await reader.locator('script[type="application/ld+json"]').textContent()
    expect(JSON.parse(facts ?? '')).toMatchObject({
      '@type': 'TouristTrip',
      name: trip.title,
      itinerary: { numberOfItems: 2 },
    })
    await expect(reader.getByLabel('Your suggestion')).toHaveCount(0)
    await hydrated(reader)
    await reader.getByRole('button', { name: 'Copy this trip' }).click()
    await reader.waitForURL(/\/view-itinerary\/[0-9a-f-]{36}$/)
    expect(reader.url()).not.toContain(trip.id)
    await closeSignInModal(reader)
    await expect(stopsIn(reader)).toContainText('Stop 4')

    // A visitor's own copy is shared once it is in an account.
    await reader.getByRole('button', { name: 'Share', exact: true }).click()
    const dialog = reader.getByRole('dialog', { name: 'Share this trip' })
    await dialog.getByRole('button', { name: 'Sign in to share' }).click()
    await expect(reader.getByRole('dialog', { name: 'Sign in to Piri' })).toBeVisible()

    // Somebody who has begun to read hears of the end.
    await reader.goto(sharedPath(trip.id))
    await hydrated(reader)
    await reader.mouse.wheel(0, 300)

    await makeGroup('Crew')
    await openAs(page, person)
    await openTrip(page, address)
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await page.getByRole('tab', { name: 'Public' }).click()
    await page.getByRole('button', { name: 'Make it private' }).click()
    await expect(page.getByRole('button', { name: 'Make it public' })).toBeVisible()
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(
      'This itinerary isn’t shared here',
    )
    expect((await reader.request.get(sharedPath(trip.id))).status()).toBe(404)
    await page.getByRole('tab', { name: 'Group' }).click()
    await page.getByLabel('Plan it with').selectOption('Crew')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Crew plans it with you.')).toBeVisible()
  },
)
