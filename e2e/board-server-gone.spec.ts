/** The board of a person whose server is killed, hangs, and refuses: of a product of its own. */

import type { Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { readKeysFile } from '#server/data/keys.ts'
import { inFullRuns } from '#testing/full-run-only.ts'
import { ended, type RunningProduct, startProduct } from '#testing/start-product.ts'
import { makeAccount } from '#testing/trips/account-trips.ts'
import { carrySession, expect, test } from './support/accounts.ts'
import { addIdea, card, closeToasts, toast } from './support/board.ts'

test.setTimeout(240_000)

let product: RunningProduct
let folder: string
test.beforeAll(async () => {
  product = await startProduct()
  folder = product.dataDir
})
test.afterAll(() => product.stop())

const kill = () => ended(product.process, () => product.process.kill('SIGKILL'))

/** At the same address and with the same data, as after a crash. */
async function startAgain(): Promise<void> {
  product = await startProduct({ DATA_DIR: folder, PORT: new URL(product.url).port })
}

/** Closes what is still on the screen first, so that the toast that comes is the answer to this one. */
async function saveBoard(page: Page): Promise<void> {
  await closeToasts(page)
  await page.getByRole('button', { name: 'Save Board' }).click()
}

inFullRuns(
  test,
  'every day: a board whose server fails and refuses in `app/data/ideas`, a killed server under two browsers in `e2e/trip-two-browsers`, kills of both engines in `server/backend/db/durability`',
)(
  'a server that is gone, hangs or refuses is said, and nothing that was written is lost',
  async ({ openBrowser }) => {
    const person = await makeAccount(product)
    const { serviceRoleKey } = readKeysFile(`${folder}/keys.json`)
    const service = createClient(product.url, serviceRoleKey)
    const titles = async () => {
      const { data } = await service.from('ideas').select('title').order('created_at')
      return data?.map(({ title }) => title)
    }
    const context = await openBrowser({ baseURL: product.url })
    await carrySession(context, person, product)
    const page = await context.newPage()

    await test.step('killed while the board is loaded', async () => {
      await page.route(
        /\/rest\/v1\/ideas/,
        async (route) => {
          // What tells of it came before: its code is fetched from the same server.
          await page.getByRole('region', { name: /^Notifications/ }).waitFor({ state: 'attached' })
          await kill()
          await route.continue()
        },
        { times: 1 },
      )
      await page.goto('/ideaboard')
      await expect(toast(page, 'Failed to fetch ideas')).toBeVisible()
      const alert = page.getByRole('alert').filter({ hasText: 'Failed to fetch ideas' })
      await alert.getByRole('button', { name: 'Retry' }).click()
      await expect(alert).toBeVisible()
      // The board hears that the server is back, and asks by itself.
      await startAgain()
      await expect(alert).toHaveCount(0, { timeout: 60_000 })
    })

    await test.step('killed while ideas are written', async () => {
      await addIdea(page, 'Before the crash')
      await expect.poll(titles).toEqual(['Before the crash'])
      await kill()
      await addIdea(page, 'After the crash')
      await expect(page.getByText('Offline, 1 change waiting')).toBeVisible()
      await saveBoard(page)
      await expect(toast(page, 'Failed to save board')).toBeVisible()
      await page.getByLabel('Your idea').fill('Quiet museums in Lisbon')
      await page.getByRole('button', { name: 'Get Inspired with Piri' }).click()
      await expect(
        toast(page, 'Failed to connect to server. Please try again in a moment.'),
      ).toBeVisible()
      await page.keyboard.press('Escape')
      await startAgain()
      await saveBoard(page)
      await expect(toast(page, 'Board saved successfully')).toBeVisible()
      expect(await titles()).toEqual(['Before the crash', 'After the crash'])
    })

    await test.step('it accepts the request and never answers', async () => {
      product.process.kill('SIGSTOP')
      await page.getByRole('button', { name: 'Pin Before the crash' }).click()
      await saveBoard(page)
      // The call is given up after half a minute.
      await expect(toast(page, 'Failed to save board')).toBeVisible({ timeout: 90_000 })
      await expect(page.getByRole('button', { name: 'Unpin Before the crash' })).toBeVisible()
      product.process.kill('SIGCONT')
      await saveBoard(page)
      await expect(toast(page, 'Board saved successfully')).toBeVisible()
    })

    await test.step('it refuses an idea, for its board was removed elsewhere meanwhile', async () => {
      await page.getByRole('button', { name: 'New board' }).click()
      await page.getByLabel('Name').fill('Lisbon in spring')
      await page.getByRole('button', { name: 'Make board' }).click()
      await expect
        .poll(async () => (await service.from('boards').select('name')).data)
        .toEqual([{ name: 'Lisbon in spring' }])
      await context.setOffline(true)
      await service.from('boards').delete().neq('name', '')
      await addIdea(page, 'Written for a board')
      await context.setOffline(false)
      await expect(toast(page, 'Failed to add idea')).toBeVisible()
      await expect(card(page, 'Written for a board')).toContainText('Not saved in your account')
      await saveBoard(page)
      await expect(toast(page, 'Board saved successfully')).toBeVisible()
      expect(await titles()).toContain('Written for a board')
    })
  },
)
