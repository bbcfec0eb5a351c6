import type { Page } from '@playwright/test'
import { inFullRuns } from '#testing/full-run-only.ts'
import { makePerson, newEmail, service, test } from './support/accounts.ts'
import { expect, expectAccessible, hydrated } from './support/test.ts'

test.use({ as: 'admin', viewport: { width: 1280, height: 1000 } })

/** Says yes, and waits until the question is gone: it keeps the focus as long as it stands. */
async function confirm(page: Page, yes: string) {
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: yes }).click()
  await expect(question).toBeHidden()
}

test('messages are read, rights are given and taken, and both are in the audit trail', async ({
  page,
}) => {
  const email = newEmail()
  const name = `Visitor ${email.slice(2, 10)}`
  await service()
    .from('contact_messages')
    .insert({ name, email, message: 'Do you know a quiet beach?\nThank you.', user_id: null })

  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin')
  const recent = page.getByRole('region', { name: 'Recent messages' })
  await expect(recent.getByRole('listitem').filter({ hasText: name })).toContainText('Unread')
  await expect(page.getByRole('link', { name: 'Published pages' })).toContainText(/\d\d/)

  await hydrated(page)
  await page.getByRole('link', { name: 'Unread messages' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Messages')
  await page.getByRole('link', { name: 'All', exact: true }).click()
  const message = page.getByRole('listitem').filter({ hasText: name })
  await message.getByText('Unread').click()
  await expect(message.getByText('Unread', { exact: true })).toHaveCount(0)
  await expect(message.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${email.replaceAll('.', '\\.')}\\?subject=`),
  )
  const isRead = async () => {
    const { data } = await service().from('contact_messages').select('read_at').eq('email', email)
    return data?.[0]?.read_at !== null
  }
  expect(await isRead()).toBe(true)
  await message.getByRole('button', { name: 'Mark as unread' }).click()
  await expect(message.getByText('Unread', { exact: true })).toBeVisible()
  expect(await isRead()).toBe(false)
  await message.getByRole('button', { name: 'Delete' }).click()
  await confirm(page, 'Delete')
  await expect(message).toHaveCount(0)

  const person = await makePerson({ full_name: 'Zoe Newcomer' })
  await page.getByRole('navigation', { name: 'Administration' }).getByText('Users').click()
  await page.getByLabel('Name or email').fill(person.email.toUpperCase())
  await page.getByRole('button', { name: 'Search' }).click()
  const row = page.getByRole('listitem').filter({ hasText: person.email })
  await row.getByRole('button', { name: 'Make admin: Zoe Newcomer' }).click()
  await confirm(page, 'Make admin')
  await expect(row.getByText('Administrator')).toBeVisible()
  await row.getByRole('button', { name: 'Revoke admin: Zoe Newcomer' }).click()
  await confirm(page, 'Revoke')
  await expect(row.getByText('Administrator')).toHaveCount(0)
  await page.getByLabel('Name or email').fill('nobody is called so')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('Nobody matches “nobody is called so”.')).toBeVisible()

  await page.getByRole('navigation', { name: 'Administration' }).getByText('Audit trail').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit Trail')
  const trail = page.getByRole('main').getByRole('listitem')
  for (const did of [
    'Admin Demo granted admin rights to Zoe Newcomer',
    'Admin Demo revoked admin rights from Zoe Newcomer',
    'Admin Demo deleted a contact message',
  ]) {
    await expect(trail.filter({ hasText: did }).first()).toBeVisible()
  }
})

inFullRuns(
  test,
  'every day: `server/jobs/job-schedules` on both engines, and the page in `e2e/every-route`',
)('jobs are seen, run without waiting for their time, and run again', async ({ page }) => {
  await page.goto('/admin/jobs')
  await hydrated(page)
  const next = page.getByRole('region', { name: 'What is next' })
  await expect(next.getByRole('listitem').filter({ hasText: 'Sweep files' })).toContainText(
    'Every hour, next',
  )
  const schedule = next.getByRole('listitem').filter({ hasText: 'Remove lost files' })
  await expect(schedule).toContainText('Every day at 03:00 UTC, next')

  const runs = page
    .getByRole('list', { name: 'Last runs' })
    .getByRole('listitem')
    .filter({ hasText: 'Remove lost files' })
  const before = await runs.count()
  await schedule.getByRole('button', { name: 'Run now: Remove lost files' }).click()
  await expect(page.getByText('Remove lost files is under way')).toBeVisible()
  await expect(runs).toHaveCount(before + 1)
  await expect(runs.first()).toContainText('Done')
  await expect(runs.first()).toContainText(/\d+ files of deleted accounts are removed/)
  await expectAccessible(page)

  await runs.first().getByRole('button', { name: 'Run again: Remove lost files' }).click()
  await expect(runs).toHaveCount(before + 1)
  await expect(runs.first()).toContainText('Done')
  await page.getByRole('link', { name: /^Failed \(/ }).click()
  await expect(page).toHaveURL(/show=failed/)

  await page.getByRole('navigation', { name: 'Administration' }).getByText('Audit trail').click()
  const trail = page.getByRole('main').getByRole('listitem')
  const did = 'Admin Demo restarted the job “remove-lost-files”'
  await expect(trail.filter({ hasText: did }).nth(1)).toBeVisible()
})

test.describe('others', () => {
  for (const as of ['visitor', 'user'] as const) {
    test.describe(() => {
      test.use({ as })

      test(`a ${as} sees nothing of the administrators’ area, and sends no picture`, async ({
        page,
      }) => {
        // Where such an answer leads a browser is asked in `accounts-guards`.
        for (const path of ['carousel', 'messages', 'users', 'audit', 'jobs']) {
          const answer = await page.request.get(`/admin/${path}`, { maxRedirects: 0 })
          expect(answer.status(), path).toBe(302)
          const asked = `/auth?from=${encodeURIComponent(`/admin/${path}`)}`
          expect(answer.headers().location, path).toBe(as === 'user' ? '/' : asked)
        }
        const answer = await page.request.post('/admin/pictures?folder=carousel', {
          data: Buffer.from('anything'),
        })
        expect(answer.status()).toBe(403)
      })
    })
  }
})
