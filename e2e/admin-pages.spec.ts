import type { Page } from '@playwright/test'
import { inFullRuns } from '#testing/full-run-only.ts'
import { service } from './support/accounts.ts'
import { newSlug, test } from './support/pages.ts'
import { sidewaysPhoto, triedPictures } from './support/pictures.ts'
import { expect, expectAccessible, hydrated } from './support/test.ts'

test.describe.configure({ timeout: 120_000 })
test.use({ as: 'admin', viewport: { width: 1280, height: 1000 } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const sectionsOf = (page: Page) =>
  page.getByRole('list', { name: 'Sections' }).getByRole('listitem')
const draftState = (page: Page) => page.getByRole('region', { name: 'Saving' }).getByRole('status')

test('a page is drafted, published, changed, restored to an earlier version and deleted', async ({
  page,
  request,
  openBrowser,
}) => {
  const slug = newSlug()
  const name = slug.replaceAll('-', ' ')
  const visitor = await openBrowser({ storageState: { cookies: [], origins: [] } })
  const statusFor = async (path: string) => (await visitor.request.get(path)).status()
  const inspirations = async () => (await visitor.request.get('/inspirations')).text()
  const sitemap = async () => (await visitor.request.get('/sitemap.xml')).text()

  // The address follows the name, and what can't be one is said while it is typed.
  await page.goto('/admin/pages')
  await hydrated(page)
  await page.getByRole('link', { name: 'New page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New Page')
  const address = page.getByLabel('Address', { exact: true })
  await page.getByLabel('Name').fill('Páris')
  await expect(address).toHaveValue('paris')
  await expect(page.getByText('Another page has this address already.')).toBeVisible()
  await page.getByLabel('Name').fill(name)
  await expect(address).toHaveValue(slug)
  await expect(page.getByText(`piri.example/${slug} is free.`)).toBeVisible()
  await address.fill('a/b')
  await expect(page.getByText('Please use small letters, digits and single hyphens')).toBeVisible()
  await address.fill('inspirations')
  await expect(page.getByText('belongs to another page of the site')).toBeVisible()
  await button(page, 'Save draft').click()
  await expect(page.getByRole('alert')).toContainText('Error: Please mend what is marked below.')
  await address.fill(slug)

  // Nothing is kept yet, so leaving asks first.
  await page.getByRole('navigation', { name: 'Administration' }).getByText('Users').click()
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expectAccessible(page, '[role=dialog]')
  await leaving.getByRole('button', { name: 'Stay' }).click()
  await expect(leaving).toBeHidden()

  await button(page, 'Add a section').click()
  const first = sectionsOf(page).first()
  await first.getByLabel('Title').fill('x'.repeat(10_000))
  await first.getByLabel('Call to action').fill('Go')
  await first.getByLabel('Leads to').fill('javascript:alert(1)')
  await button(page, 'Save draft').click()
  await expect(first).toContainText('This title has 10,000 characters. Please shorten it to 120.')
  await expect(first).toContainText('begins with https://, mailto: or /.')
  await first.getByLabel('Title').fill('The crater lakes')
  await first.getByLabel('Leads to').fill('/contact')
  for (const { file, message } of triedPictures) {
    await first.getByLabel('Upload an image').setInputFiles(file)
    await expect(first, file.name).toContainText(message)
  }
  await first.getByLabel('Upload an image').setInputFiles(await sidewaysPhoto())
  await expect(first.getByLabel('Image address')).toHaveValue(
    /\/travel\/pages\/[0-9a-f-]{36}\.jpg$/,
  )
  await button(page, 'Add a section').click()
  await sectionsOf(page).nth(1).getByLabel('Title').fill('Hot springs')
  await expectAccessible(page, 'main')
  expect((await service().from('pages').select('id').eq('slug', slug)).data).toEqual([])

  await button(page, 'Save draft').click()
  await expect(page).toHaveURL(`/admin/pages/edit/${slug}`)
  await expect(draftState(page)).toHaveText('All changes saved')
  expect(await statusFor(`/${slug}`)).toBe(404)
  expect(await statusFor(`/${slug}?preview=true`)).toBe(404)

  // The order by keyboard; it keeps itself as a draft, which only a preview shows.
  await button(page, 'Move The crater lakes').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(/You have moved the item/)).toBeAttached()
  await page.keyboard.press('Space')
  await expect(draftState(page)).toHaveText('Draft saved')
  const [preview] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Preview' }).click(),
  ])
  await expect(preview.getByText('You are in preview mode.')).toBeVisible()
  await expect(preview.getByRole('article').getByRole('heading')).toHaveText([
    'Hot springs',
    'The crater lakes',
  ])
  await preview.close()
  await page.reload()
  await expect(sectionsOf(page).first()).toContainText('Hot springs')

  // Published: there at once, everywhere.
  await hydrated(page)
  await button(page, 'Publish').click()
  await expect(draftState(page)).toHaveText('All changes saved')
  expect(await statusFor(`/${slug}`)).toBe(200)
  expect(await inspirations()).toContain(name)
  expect(await sitemap()).toContain(`/${slug}<`)

  // A change of a published page waits for its author.
  await page.getByLabel('Name').fill(`${name} again`)
  await expect(draftState(page)).toHaveText('Draft saved')
  expect(await inspirations()).not.toContain(`${name} again`)
  await button(page, 'Update page').click()
  await expect(draftState(page)).toHaveText('All changes saved')
  expect(await inspirations()).toContain(`${name} again`)

  // Back to the first version, which has the sections in their first order.
  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await page
    .getByRole('dialog', { name: 'Restore version 1?' })
    .getByRole('button', { name: 'Restore' })
    .click()
  await expect(sectionsOf(page).first()).toContainText('The crater lakes')
  await expect(page.getByLabel('Name')).toHaveValue(name)
  await expect(page.getByText('Version 4')).toBeVisible()
  expect(await statusFor(`/${slug}`)).toBe(200)
  expect(await inspirations()).not.toContain(`${name} again`)

  await button(page, 'Unpublish').click()
  await expect(draftState(page)).toHaveText('All changes saved')
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  expect(await statusFor(`/${slug}`)).toBe(404)
  expect(await inspirations()).not.toContain(name)
  expect(await sitemap()).not.toContain(`/${slug}<`)

  await button(page, 'Delete page').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL('/admin/pages')
  await expect(page.getByRole('link', { name })).toHaveCount(0)
  expect((await request.get('/admin/pages/edit/nowhere')).status()).toBe(404)
})

inFullRuns(
  test,
  'every day: `testing/permissions/page-saving`: two who save at once, on both engines',
)(
  'two administrators write the same page: the second is told, and decides',
  async ({ page, context, makePage }) => {
    const slug = await makePage({ friendly_name: 'Written twice' })
    const other = await context.newPage()
    for (const each of [page, other]) {
      await each.goto(`/admin/pages/edit/${slug}`)
      await hydrated(each)
    }
    // The first saves while the second is still typing.
    await other.getByLabel('Name').fill('By the second')
    await page.getByLabel('Name').fill('By the first')
    await button(page, 'Save draft').click()
    await expect(draftState(page)).toHaveText('All changes saved')
    const notice = other.getByRole('alert').filter({ hasText: 'Somebody else changed this page' })
    await expect(notice).toBeVisible()
    await expect(other.getByLabel('Name')).toHaveValue('By the second')
    await expect(button(other, 'Save draft')).toBeDisabled()
    const { data: before } = await service().from('pages').select().eq('slug', slug).single()
    expect(before.friendly_name).toBe('By the first')

    await notice.getByRole('button', { name: 'Keep mine' }).click()
    await expect(notice).toBeHidden()
    await expect(draftState(other)).toHaveText('Draft saved')
    await button(other, 'Save draft').click()
    await expect(draftState(other)).toHaveText('All changes saved')

    // Now the first has seen an older state, and takes the newer one.
    await page
      .getByRole('alert')
      .filter({ hasText: 'Somebody else changed this page' })
      .getByRole('button', { name: 'Load the latest' })
      .click()
    await expect(page.getByLabel('Name')).toHaveValue('By the second')
    const { data: versions } = await service()
      .from('page_versions')
      .select('content')
      .eq('page_id', before.id)
      .order('number')
    expect(versions?.map(({ content }) => content.friendly_name)).toEqual([
      'By the first',
      'By the second',
    ])
  },
)

inFullRuns(
  test,
  'every day: two administrators of a page in this file, `testing/permissions/page-saving` on both engines',
)('what is typed while a page is being saved is kept', async ({ page, makePage }) => {
  const slug = await makePage({ friendly_name: 'Before' })
  await page.goto(`/admin/pages/edit/${slug}`)
  await hydrated(page)
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  await page.route('**/rpc/save_page', async (route) => {
    asked.resolve()
    await answer.promise
    await route.continue()
  })
  await page.getByLabel('Name').fill('During')
  await button(page, 'Save draft').click()
  await asked.promise
  await page.getByLabel('Name').fill('During and after')
  answer.resolve()
  await expect(draftState(page)).toHaveText('Draft saved')
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('During and after')
  const { data } = await service().from('pages').select('friendly_name').eq('slug', slug).single()
  expect(data?.friendly_name).toBe('During')
})
