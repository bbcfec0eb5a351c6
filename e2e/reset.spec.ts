import { createClient } from '@supabase/supabase-js'
import { readKeysFile } from '#server/data/keys.ts'
import { inFullRuns } from '#testing/full-run-only.ts'
import { type RunningProduct, startProduct } from '#testing/start-product.ts'
import { closeSignInModal, signInWithGoogle, test } from './support/accounts.ts'
import { expect, expectAccessible, hydrated } from './support/test.ts'

// A product of its own: whoever empties a database should be alone in it.
let product: RunningProduct
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

inFullRuns(
  test,
  'every day: `server/local/reset-database` on both engines, the page in `e2e/every-route`',
)(
  'a site without content is shown as such, keeps its last administrator, and is reset to a first start',
  async ({ openBrowser }) => {
    const { serviceRoleKey } = readKeysFile(`${product.dataDir}/keys.json`)
    const service = createClient(product.url, serviceRoleKey)
    await service.from('pages').delete().neq('slug', '')
    await service.from('carousel_items').delete().neq('title', '')
    const context = await openBrowser({ baseURL: product.url })
    const page = await context.newPage()

    await page.goto('/inspirations')
    await hydrated(page)
    await closeSignInModal(page)
    await expect(page.getByText('The first destinations are being written.')).toBeVisible()
    const carousel = page.getByRole('region', { name: 'Destinations', exact: true })
    await expect(carousel.getByRole('button', { name: /^Show / })).toHaveCount(2)
    await expect(carousel).toContainText('Paris, France')
    await expect(carousel).toContainText('Tokyo, Japan')

    await page.goto('/auth?from=/admin/carousel')
    await signInWithGoogle(page, 'Admin Demo')
    await expect(page.getByText('No carousel items found. Add your first one!')).toBeVisible()
    await page.goto('/admin/users')
    await hydrated(page)
    await page.getByRole('button', { name: 'Revoke admin: Admin Demo' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await expect(page.getByText("The last administrator can't be removed")).toBeVisible()
    await expect(page.getByText('Administrator', { exact: true })).toBeVisible()

    await page.goto('/reset-database')
    await hydrated(page)
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    const gate = Promise.withResolvers<void>()
    await page.route('**/reset-database.data*', async (route) => {
      await gate.promise
      await route.continue()
    })
    await expect(page.getByRole('listitem').filter({ hasText: '0 carousel items' })).toBeVisible()
    await page.getByRole('button', { name: 'Reset Database' }).click()
    await expectAccessible(page, '[role=dialog]')
    await page.getByRole('button', { name: 'Keep everything' }).click()
    await page.getByRole('button', { name: 'Reset Database' }).click()
    await page.getByRole('button', { name: 'Yes, reset it' }).click()
    await expect(page.getByText('Resetting...')).toBeVisible()
    gate.resolve()
    const message = page.getByText('The database was reset. Its content is that of a first start.')
    await expect(message).toHaveCSS('color', 'rgb(20, 97, 79)')

    await page.goto('/inspirations')
    await expect(page.getByRole('link', { name: 'Lisbon' })).toBeVisible()
    await page.goto('/admin')
    await expect(page).toHaveURL('/admin')
  },
)
