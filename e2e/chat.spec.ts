import { hasFullRunTests, inFullRuns } from '#testing/full-run-only.ts'
import { closeSignInModal, test } from './support/accounts.ts'
import { chatButton, chatInput, chatOf, openChat, say } from './support/chat.ts'
import { expectOnlyNamedThingsKept } from './support/kept-in-browser.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated } from './support/test.ts'

test.describe('a visitor on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('plans by chatting, opens the trip, changes it and undoes that; it is there after a reload', async ({
    page,
    complaints,
  }) => {
    // Two plans and a change, through the screen.
    test.setTimeout(120_000)
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await page.goto('/')
    await hydrated(page)
    await expect(chatButton(page)).toBeVisible()
    expect(loaded.filter((url) => /chat-window/.test(url))).toEqual([])
    await page.getByRole('link', { name: 'Start Chatting' }).click()
    const chat = chatOf(page)
    await expect(chatInput(page)).toBeFocused()
    // A sheet: all of the screen, and nothing of the page behind it can be reached.
    await expect.poll(() => chat.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    await expect(chat.getByRole('button', { name: /^(Move|Resize|Dock) / })).toHaveCount(0)
    await expect(page.locator('[inert] main, main[inert]')).toHaveCount(1)
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    await expect(chat.getByRole('button', { name: 'Send' })).toBeDisabled()

    await say(page, 'Two slow days in Lisbon in May with two kids, plan it')
    // The answer is read from its beginning: the question stands at the top.
    const question = chat.getByText('Two slow days in Lisbon in May with two kids, plan it')
    await expect(question).toBeInViewport()
    const planned = chat.getByRole('region', { name: /^Planned: / })
    await expect(planned).toContainText('Day 2:')
    await expectNoSidewaysScroll(page)
    // The page behind it can't be reached, and is read in `every-route`.
    await expectAccessible(page, '[aria-label="Chat with Piri"]')
    await expectOnlyNamedThingsKept(page)

    await page.reload()
    await hydrated(page)
    await chatButton(page).click()
    await expect(question).toBeVisible()
    await say(page, 'Plan two days in Porto in June')
    await planned.getByRole('button', { name: 'Open this trip' }).click()
    await expect(page).toHaveURL(/\/view-itinerary\/[0-9a-f-]{36}$/)
    // The sheet has stepped aside, and the conversation goes on beside the trip.
    await expect(chat).toHaveCount(0)
    await closeSignInModal(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Porto')
    await chatButton(page).click()
    await say(page, 'Make day 2 lighter')
    const change = chat.getByRole('region', { name: 'A change of your trip' })
    await expect(change.getByRole('listitem').first()).toContainText(/./)
    await change.getByRole('button', { name: 'Change my trip' }).click()
    await expect(change).toContainText('Changed in your trip')
    await change.getByRole('button', { name: 'Undo' }).click()
    await expect(change).toContainText('What would change')

    // A table that is found is added to a trip in `restaurants`, a suggestion to the board in `board-inspired`.
    if (hasFullRunTests)
      await test.step('a suggestion is added to the open trip', async () => {
        await say(page, 'Somewhere to eat in Porto')
        await chat
          .getByRole('button', { name: /^Add to a trip: / })
          .last()
          .click()
        await expect(page.getByText(/^Added .+ to 2 days in Porto$/)).toBeVisible()
      })
    expect(complaints.all()).toEqual([])
  })
})

test.describe('a visitor at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  inFullRuns(test, 'every day: `domain/chat/window-frame`, as a property of any way to move it')(
    'moves, resizes, docks and closes the window, by mouse and by keys, and it stays in sight',
    async ({ page }) => {
      await page.addInitScript(() => {
        const told: boolean[] = []
        Object.assign(window, { told })
        window.addEventListener('piri-docked', (event) => {
          if (event instanceof CustomEvent) told.push(event.detail.docked)
        })
      })
      const chat = await openChat(page)
      const box = async () => {
        const found = await chat.boundingBox()
        return found ?? { x: 0, y: 0, width: 0, height: 0 }
      }
      await expect.poll(box).toEqual({ x: 1044, y: 324, width: 380, height: 560 })
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')

      const drag = async (from: { x: number; y: number }, by: { x: number; y: number }) => {
        await page.mouse.move(from.x, from.y)
        await page.mouse.down()
        await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 4 })
        await page.mouse.up()
      }
      await drag({ x: 1150, y: 350 }, { x: -400, y: -100 })
      await expect.poll(box).toMatchObject({ x: 644, y: 224 })
      const corner = await chat.getByRole('button', { name: 'Resize the chat' }).boundingBox()
      const grip = { x: (corner?.x ?? 0) + 8, y: (corner?.y ?? 0) + 8 }
      await drag(grip, { x: 100, y: 60 })
      await expect.poll(box).toMatchObject({ width: 480, height: 620 })
      await drag({ x: grip.x + 100, y: grip.y + 60 }, { x: -900, y: -900 })
      await expect.poll(box).toMatchObject({ x: 644, y: 224, width: 300, height: 300 })
      await drag({ x: 700, y: 250 }, { x: -3000, y: -3000 })
      await expect.poll(box).toMatchObject({ x: 0, y: 0 })

      await chat.getByRole('button', { name: 'Move the chat' }).press('ArrowRight')
      await expect.poll(box).toMatchObject({ x: 16, y: 0 })
      await chat.getByRole('button', { name: 'Resize the chat' }).press('ArrowDown')
      await expect.poll(box).toMatchObject({ width: 300, height: 316 })

      // It is where it was after a reload, and inside of a smaller window.
      await page.reload()
      await hydrated(page)
      await chatButton(page).click()
      await expect.poll(box).toEqual({ x: 16, y: 0, width: 300, height: 316 })
      await chat.getByRole('button', { name: 'More', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Reset the window' }).click()
      await expect.poll(box).toEqual({ x: 1084, y: 384, width: 340, height: 500 })
      await page.setViewportSize({ width: 800, height: 450 })
      await expect.poll(box).toEqual({ x: 460, y: 0, width: 340, height: 450 })
      await page.setViewportSize({ width: 1440, height: 900 })

      await chat.getByRole('button', { name: 'Dock the chat to the left' }).press('Enter')
      await expect.poll(box).toEqual({ x: 0, y: 64, width: 720, height: 836 })
      await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
      await expect
        .poll(async () => (await page.getByRole('main').boundingBox())?.x)
        .toBeGreaterThanOrEqual(720)
      await expectNoSidewaysScroll(page)
      await chat.getByRole('button', { name: 'Undock the chat' }).click()
      await expect
        .poll(() => page.evaluate(() => Reflect.get(window, 'told')))
        .toEqual([true, false])

      await page.keyboard.press('Escape')
      await expect(chat).toHaveCount(0)
      await expect(chatButton(page)).toBeFocused()
      await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
    },
  )

  inFullRuns(
    test,
    'every day: a suggestion on the board in `e2e/board-inspired`, one that is shared in `e2e/chat-errors`, two tabs of a conversation in `app/data/chat`, the chat on a phone in this file',
  )(
    'votes, pins and unpins; reads without motion, in forced colours and at twice the size',
    async ({ page, complaints }) => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
      const chat = await openChat(page, '/about')
      await say(page, 'Somewhere cosy to read in Lisbon when it pours')
      const cards = chat.getByRole('list', { name: "Piri's Suggestions" }).getByRole('listitem')
      const up = chat.getByRole('button', { name: /^Good suggestion: / }).first()
      const down = chat.getByRole('button', { name: /^Not for me: / }).first()
      await up.click()
      await expect(up).toHaveAttribute('aria-pressed', 'true')
      await down.click()
      await expect(up).toHaveAttribute('aria-pressed', 'false')
      await expect(down).toHaveAttribute('aria-pressed', 'true')

      await chat
        .getByRole('button', { name: /^Share with a group: / })
        .first()
        .click()
      await expect(page.getByText('Not authenticated')).toBeVisible()
      await closeSignInModal(page)

      const pin = chat.getByRole('button', { name: /^Pin to the ideaboard: / }).first()
      await pin.click()
      await expect(page.getByText('Added to ideaboard')).toBeVisible()
      await expect(
        page.getByText('Added suggestion locally. Sign in to save it permanently.'),
      ).toBeVisible()
      await expect(pin).toHaveAttribute('aria-pressed', 'true')

      // Another tab of the same browser has all of it.
      const other = await page.context().newPage()
      await other.goto('/about')
      await hydrated(other)
      await chatButton(other).click()
      await expect(
        chatOf(other)
          .getByRole('button', { name: /^Not for me: / })
          .first(),
      ).toHaveAttribute('aria-pressed', 'true')
      await expect(
        chatOf(other)
          .getByRole('button', { name: /^Pin to the ideaboard: / })
          .first(),
      ).toHaveAttribute('aria-pressed', 'true')
      await say(other, 'And somewhere for cake')
      await expect(chat.getByText('And somewhere for cake', { exact: true })).toBeVisible()
      await chatOf(other).getByRole('button', { name: 'More', exact: true }).click()
      await other.getByRole('menuitem', { name: 'New conversation' }).click()
      await expect(chat.getByText('Where shall we go?')).toBeVisible()
      await other.close()

      await say(page, 'Somewhere cosy to read in Lisbon when it pours')
      await pin.click()
      // Axe reads the colors that the page asks for, and not those that the browser forces on it.
      await page.emulateMedia({ forcedColors: 'none' })
      await expectAccessible(page, '[role=dialog]')
      await page.emulateMedia({ forcedColors: 'active' })
      await page.getByRole('button', { name: 'Keep it' }).click()
      await expect(pin).toHaveAttribute('aria-pressed', 'true')
      await pin.click()
      await page.getByRole('button', { name: 'Unpin', exact: true }).click()
      await expect(page.getByText('Unpinned from ideaboard')).toBeVisible()
      await expect(pin).toHaveAttribute('aria-pressed', 'false')
      await chat.getByText('How do you know?').first().click()
      await expect(chat.getByText('(from our catalogue)').first()).toBeVisible()

      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await chat.getByRole('button', { name: 'Copy this answer' }).last().click()
      await expect(page.getByText('Copied', { exact: true })).toBeVisible()
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toContain('Lisbon')

      const download = page.waitForEvent('download')
      await chat.getByRole('button', { name: 'More', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Save as text' }).click()
      expect((await download).suggestedFilename()).toBe('conversation-with-piri.txt')

      await page.addStyleTag({ content: 'html { font-size: 200% }' })
      await expectNoSidewaysScroll(page)
      await expect(chatInput(page)).toBeInViewport()
      await expect(cards.first()).toBeVisible()
      expect(complaints.all()).toEqual([])
    },
  )
})

test('the chat’s button is not where one signs in, administrates or prints', async ({ page }) => {
  await page.goto('/auth')
  await hydrated(page)
  await expect(chatButton(page)).toHaveCount(0)
  await page.goto('/about')
  await expect(chatButton(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(chatButton(page)).toBeHidden()
})
