import type { Page } from '@playwright/test'
import { presetColors, timeChoices } from '#domain/ideas/idea.ts'
import { inFullRuns } from '#testing/full-run-only.ts'
import { expect, storedItem, test } from './support/accounts.ts'
import {
  addIdea,
  card,
  column,
  doing,
  done,
  dragTo,
  openBoard,
  toast,
  touchDragTo,
  undoButton,
  want,
} from './support/board.ts'
import { expectAccessible, expectToFit } from './support/test.ts'
import { wordsSeen } from './support/words-seen.ts'

const localToday = () => {
  const now = new Date()
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
const inWords = (date: string) =>
  new Date(`${date}T12:00:00`).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  })

test('a visitor writes, moves, pins and deletes ideas, and finds them again', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  const seen = await wordsSeen(page)
  await openBoard(page)
  // A visitor has no account to wait for: the form is in what the server sends.
  expect(await seen()).not.toContain('Loading authentication...')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trip Planning Board')
  await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0)
  for (const title of [want, doing, done]) await expect(column(page, title)).toBeVisible()
  await expect(column(page, want)).toContainText('Write the first one above')

  await test.step('the form has its defaults and asks for words', async () => {
    await expect(page.getByLabel('Date')).toHaveValue(localToday())
    await expect(page.getByLabel('Time').getByRole('option')).toHaveText([
      'Select time',
      ...timeChoices,
    ])
    await expect(page.getByRole('radio')).toHaveCount(presetColors.length + 1)
    await expect(page.getByRole('radio', { name: 'White' })).toBeChecked()
    await expect(page.getByLabel('Custom color')).toHaveValue('#ffffff')
    await page.getByRole('button', { name: 'Add Idea' }).click()
    await expect(page.getByText('Please enter an idea')).toBeVisible()
    await page.getByRole('button', { name: 'Get Inspired with Piri' }).click()
    await expect(page.getByText('Please enter a question first')).toBeVisible()
  })

  await test.step('an idea lands in the first column', async () => {
    await page.getByLabel('Time').selectOption('9:00 AM')
    await page.getByRole('radio', { name: 'Turquoise' }).check()
    await addIdea(page, 'Tram 28')
    await expect(toast(page, 'Idea added successfully')).toBeVisible()
    await expect(column(page, want).getByText('Tram 28')).toBeVisible()
    await expect(card(page, 'Tram 28')).toContainText('9:00 AM')
    await addIdea(page, 'Belém')
    await addIdea(page, 'Fado')
    expect(await seen()).toContain('Adding...')
  })

  await test.step('nothing to save to is said, and where the ideas are', async () => {
    await page.keyboard.press('Control+s')
    await expect(toast(page, 'Please sign in to save your board')).toBeVisible()
  })

  await test.step('cards are dragged by mouse and by keys, and a drop beside a column does nothing', async () => {
    await dragTo(page, card(page, 'Tram 28'), column(page, doing))
    await expect(column(page, doing).getByText('Tram 28')).toBeVisible()
    await card(page, 'Belém').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await expect(column(page, done).getByText('Belém')).toBeVisible()
    await dragTo(page, card(page, 'Fado'), page.getByRole('heading', { level: 1 }))
    await expect(column(page, want).getByText('Fado')).toBeVisible()
  })

  await test.step('pinned, deleted, brought back, and there after a reload', async () => {
    await page.getByRole('button', { name: 'Pin Fado' }).click()
    await expect(page.getByRole('button', { name: 'Unpin Fado' })).toBeVisible()
    await page.getByRole('button', { name: 'Delete Belém' }).click()
    await expect(toast(page, 'Idea deleted successfully')).toBeVisible()
    await expect(card(page, 'Belém')).toHaveCount(0)
    await undoButton(page).click()
    await expect(column(page, done).getByText('Belém')).toBeVisible()
    await page.reload()
    await expect(column(page, doing).getByText('Tram 28')).toBeVisible()
    await expect(column(page, done).getByText('Belém')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Unpin Fado' })).toBeVisible()
  })
  await expectAccessible(page, 'main')
  await expectToFit(page)
  expect(complaints.all()).toEqual([])
})

inFullRuns(
  test,
  'every day: months, days and drops in `domain/ideas`, a board on a desk in the first test of this file',
)(
  'the calendar shows days with ideas, and takes undated ones from the tray',
  async ({ page, complaints }) => {
    await page.setViewportSize({ width: 1440, height: 1100 })
    await openBoard(page, '/idea-board')
    const today = localToday()
    for (const title of ['One', 'Two', 'Three', 'Four']) await addIdea(page, title)
    await page.getByLabel('Date').fill('')
    await addIdea(page, 'Some day')
    await page.getByRole('button', { name: 'Calendar View' }).click()
    const month = page.getByRole('region', { name: 'Calendar' })
    await expect(month.getByRole('heading')).toHaveText(
      new Date().toLocaleDateString('en-US', { month: 'long', year: 'numeric' }),
    )
    await expect(month.getByRole('columnheader').first()).toHaveText('Sun')
    const day = month.locator(`[data-date="${today}"]`)
    await expect(day).toHaveAttribute('aria-current', 'date')
    await expect(day.locator('[data-dot]')).toHaveCount(3)
    await expect(day.locator('[data-more]')).toHaveText('+')

    await test.step('a chosen day lists its events, and chosen again none', async () => {
      await day.click()
      await expect(day).toHaveAttribute('aria-pressed', 'true')
      const events = page.getByRole('region', { name: `Events for ${inWords(today)}` })
      await expect(events.getByRole('heading')).toHaveText(`Events for ${inWords(today)}`)
      await expect(events.getByText('Four')).toBeVisible()
      await expectAccessible(page, 'main')
      await day.click()
      await expect(events).toHaveCount(0)
      const other = month.locator('[data-date]').filter({ hasNot: page.locator('[data-dot]') })
      await other.first().click()
      await expect(page.getByText('No events scheduled for this day')).toBeVisible()
    })

    await test.step('an idea of the tray is dropped on a day, and keeps its column', async () => {
      const second = month.locator(`[data-date="${today.slice(0, 8)}02"]`)
      const tray = page.getByRole('region', { name: 'Ideas without a day' })
      await dragTo(page, card(page, 'Some day'), second)
      await expect(tray.getByText('Every idea has its day.')).toBeVisible()
      await expect(second.locator('[data-dot]')).not.toHaveCount(0)
      await page.getByRole('button', { name: 'Idea Board' }).click()
      await expect(column(page, want).getByText('Some day')).toBeVisible()
      await page.getByRole('button', { name: 'Calendar View' }).click()
    })

    await month.getByRole('button', { name: 'Next month' }).click()
    await expect(month.locator('[aria-current]')).toHaveCount(0)
    await month.getByRole('button', { name: 'Previous month' }).click()
    await expect(day).toBeVisible()
    expect(complaints.all()).toEqual([])
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  inFullRuns(
    test,
    'every day: a finger on the list of `e2e/itinerary-edit`, days of ideas in `domain/ideas`, the board itself in `e2e/every-route` on a phone',
  )('tabs change the view, a long touch drags, and a menu moves to a day', async ({ page }) => {
    await openBoard(page)
    await page.getByLabel('Date').fill('')
    await addIdea(page, 'Pastéis de Belém')
    await expect(page.getByRole('tab', { name: 'Idea Board' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Calendar View' })).toBeHidden()
    await touchDragTo(page, card(page, 'Pastéis de Belém'), column(page, doing))
    await expect(column(page, doing).getByText('Pastéis de Belém')).toBeVisible()
    await page.getByRole('tab', { name: 'Calendar' }).click()
    await page.getByRole('button', { name: 'Move Pastéis de Belém to day…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Move to day' })
    await expect(dialog.getByLabel('Day')).toHaveValue(localToday())
    await expectAccessible(page, '[role=dialog]')
    await dialog.getByRole('button', { name: 'Move' }).click()
    await page.locator(`[data-date="${localToday()}"]`).click()
    const events = page.getByRole('region', { name: /^Events for / })
    await expect(events.getByText('Pastéis de Belém')).toBeVisible()
    await expectAccessible(page, 'main')
  })
})

inFullRuns(
  test,
  'every day: `domain/ideas`, `app/data/ideas`, and markup as text in `e2e/contact-abuse`',
)(
  'long, foreign and hostile text is kept whole; lists, links and old ideas become ideas',
  async ({ page }) => {
    await page.addInitScript(() => {
      if (localStorage.getItem('begun')) return
      localStorage.setItem('begun', 'yes')
      const ideas = [{ title: 'Oceanário', time: '10:00', color: 'teal' }]
      localStorage.setItem('savedIdeas', JSON.stringify([{ date: '1850-03-01', ideas }, 7]))
    })
    await openBoard(page)
    await test.step('what an earlier version saved is moved', async () => {
      await expect(toast(page, 'Failed to load saved ideas')).toBeVisible()
      await expect(card(page, 'Oceanário')).toContainText('Mar 1, 1850')
      await expect(card(page, 'Oceanário')).toContainText('10:00 AM')
      await expect.poll(() => storedItem(page, 'savedIdeas')).toBeNull()
      await expect.poll(() => storedItem(page, 'savedIdeas_unreadable')).toContain('7')
    })
    await test.step('a title of 5,000 characters goes on in the description', async () => {
      await addIdea(page, `Begin${'x'.repeat(4995)}`)
      const long = page.getByRole('group').filter({ hasText: /^Begin/ })
      // The third says its day.
      await expect
        .poll(async () => (await long.locator('p').allTextContents()).map(({ length }) => length))
        .toEqual([500, 4500, expect.any(Number)])
      await page.getByLabel('Your idea').fill('y'.repeat(6000))
      await page.getByRole('button', { name: 'Add Idea' }).click()
      await expect(page.getByText('An idea holds 5,500 characters')).toBeVisible()
      await expect(page.getByLabel('Your idea')).toHaveValue('y'.repeat(6000))
    })
    await test.step('markup is text, and other alphabets are themselves', async () => {
      for (const text of [
        '<img src=x onerror=alert(1)>',
        'כותל המערבי 👩‍👩‍👧',
        '=HYPERLINK("x")',
      ]) {
        await addIdea(page, text)
        await expect(card(page, text)).toBeVisible()
      }
      await expect(page.getByRole('main').locator('img[src="x"]')).toHaveCount(0)
    })
    await test.step('a list is as many ideas as it has lines, and a link has its name', async () => {
      await paste(page, '- Sintra\n- Cascais\n\n3. Évora')
      await expect(toast(page, '3 ideas added')).toBeVisible()
      await expect(card(page, 'Évora')).toBeVisible()
      await addIdea(
        page,
        'https://www.google.com/maps/place/Castelo+de+S.+Jorge/@38.7139,-9.1335,17z',
      )
      await expect(card(page, 'Castelo de S. Jorge')).toBeVisible()
    })
    await test.step('search, filters and a selection', async () => {
      await page.keyboard.press('Escape')
      await page.getByLabel('Search ideas').fill('evora')
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
      await page.getByRole('button', { name: 'Show all' }).click()
      await page.getByRole('button', { name: 'Select', exact: true }).click()
      await page.getByLabel('Select Sintra').check()
      await page.getByLabel('Select Cascais').check()
      await page.getByLabel('Move selected to').selectOption('Done and Done!!')
      await expect(column(page, done).getByText('Cascais')).toBeVisible()
      await undoButton(page).click()
      await expect(column(page, want).getByText('Cascais')).toBeVisible()
    })
    await test.step('the board goes along as a calendar and as a table without formulas', async () => {
      const read = async (name: string) => {
        await page.getByRole('button', { name: 'More about this board' }).click()
        const download = page.waitForEvent('download')
        await page.getByRole('menuitem', { name }).click()
        const chunks = await (await (await download).createReadStream()).toArray()
        return Buffer.concat(chunks).toString()
      }
      expect(await read('Export as table (CSV)')).toContain(`"'=HYPERLINK(""x"")"`)
      const calendar = await read('Export to calendar (ICS)')
      expect(calendar).toContain('DTSTART:18500301T100000\r\n')
      expect(calendar).toContain('SUMMARY:Castelo de S. Jorge\r\n')
    })
    await test.step('paper has every card, also those that a long column does not show yet', async () => {
      await paste(page, Array.from({ length: 45 }, (_, index) => `Walk ${index + 1}`).join('\n'))
      await expect(page.getByRole('button', { name: /^Show \d+ more of / })).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
      await expect(card(page, 'Walk 45')).toBeVisible()
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await expect(column(page, done)).toBeHidden()
    })
  },
)

async function paste(page: Page, text: string): Promise<void> {
  // Into the field itself: a menu that is closing takes the focus back to its button.
  await page.getByLabel('Your idea').evaluate((field, lines) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', lines)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    field.dispatchEvent(event)
  }, text)
}

inFullRuns(test, 'every day: `domain/ideas`')(
  'over midnight and in another time zone today moves, and an idea keeps its day',
  async ({ page }) => {
    const chromium = await page.context().newCDPSession(page)
    const inZone = (timezoneId: string) =>
      chromium.send('Emulation.setTimezoneOverride', { timezoneId })
    await inZone('Europe/Berlin')
    // The night in which the clocks go forward.
    await page.clock.install({ time: '2027-03-27T22:59:30Z' })
    await openBoard(page)
    await expect(page.getByLabel('Date')).toHaveValue('2027-03-27')
    await addIdea(page, 'Before midnight')
    await page.clock.fastForward(60_000)
    await expect(page.getByLabel('Date')).toHaveValue('2027-03-28')
    await addIdea(page, 'After midnight')
    await page.getByRole('button', { name: 'Calendar View' }).click()
    const day = (date: string) => page.locator(`[data-date="${date}"]`)
    await expect(day('2027-03-28')).toHaveAttribute('aria-current', 'date')

    await inZone('Pacific/Honolulu')
    await page.reload()
    await expect(day('2027-03-27')).toHaveAttribute('aria-current', 'date')
    await expect(page.getByLabel('Date')).toHaveValue('2027-03-27')
    for (const date of ['2027-03-27', '2027-03-28']) {
      await expect(day(date).locator('[data-dot]')).toHaveCount(1)
    }
  },
)
