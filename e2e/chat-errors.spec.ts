import { randomUUID } from 'node:crypto'
import {
  answering,
  cutAfter,
  type FaultyProxy,
  malformed,
  openFaultyProxy,
  saying,
  stopped,
} from '#testing/faulty-proxy.ts'
import { inFullRuns } from '#testing/full-run-only.ts'
import { test as base, carrySession, service, theProduct } from './support/accounts.ts'
import { answered, chatButton, chatInput, chatOf, openChat, say } from './support/chat.ts'
import { expect, expectAccessible, hydrated } from './support/test.ts'

const ask = '/functions/v1/ask-piri-enhanced'
const sorry = 'Sorry, I encountered an error. Please try again.'
/** Unlike a line that is cut, it is not asked again three times over some seconds. */
const inTrouble = answering(500, 'application/json', '{"message":"in trouble"}')
const checkConnection = 'Please check your internet connection and try again.'

const test = base.extend<{ line: FaultyProxy }>({
  line: async ({ browserName: _ }, use) => {
    const line = await openFaultyProxy(theProduct().url)
    await use(line)
    line.close()
  },
  baseURL: async ({ line }, use) => use(line.url),
})

test('a visitor is told of every way an answer can fail, and asks again without typing', async ({
  page,
  line,
}) => {
  const chat = await openChat(page)
  const cut = cutAfter('Lisbon in')
  line.fail(ask, stopped)
  await say(page, 'Lisbon in May')
  await expect(chat.getByText(sorry, { exact: true })).toBeVisible()
  await expect(chat.getByText(checkConnection)).toBeVisible()

  line.fail(ask, malformed)
  await chat.getByRole('button', { name: 'Try again' }).click()
  await expect(chat.getByText('Invalid response structure from server')).toBeVisible()

  line.fail(ask, cut.fault)
  await chat.getByRole('button', { name: 'Try again' }).click()
  await expect(chat.getByText('Lisbon in', { exact: true })).toBeVisible()
  cut.cut()
  await expect(chat.getByText(checkConnection)).toBeVisible()

  line.fail(ask, answering(429, 'application/json', '{"message":"That was a lot. Please wait."}'))
  await chat.getByRole('button', { name: 'Try again' }).click()
  await expect(chat.getByText('That was a lot. Please wait.')).toBeVisible()

  line.fail(ask, saying('   '))
  await chat.getByRole('button', { name: 'Try again' }).click()
  await expect(
    chat.getByText('I received your message but got an empty response. Please try again.', {
      exact: true,
    }),
  ).toBeVisible()
  await expect(chat.getByText('Lisbon in May', { exact: true })).toHaveCount(1)

  // Markup of a reply is text; nothing of it is loaded or run.
  const tricks =
    '<img src=x onerror="document.title=1"> <script>document.title=2</script> [here](javascript:document.title=3) **bold** [site](https://example.com/)'
  line.fail(ask, saying(tricks))
  const title = await page.title()
  await say(page, 'Say something wicked')
  await expect(
    chat.getByRole('listitem').getByText('<script>document.title=2</script>'),
  ).toBeVisible()
  await expect(chat.getByRole('link', { name: 'site' })).toHaveAttribute('rel', /noopener/)
  await expect(chat.getByRole('link')).toHaveCount(1)
  await expect(chat.locator('img, script')).toHaveCount(0)
  expect(await page.title()).toBe(title)

  // An answer that is stopped stays as far as it came; the field can be used at once.
  const held = cutAfter('The first half')
  line.fail(ask, held.fault)
  await chatInput(page).fill('Something long')
  // The second Enter finds nothing to send.
  await chatInput(page).press('Enter')
  await chatInput(page).press('Enter')
  await expect(chat.getByText('The first half', { exact: true })).toBeVisible()
  await chat.getByRole('button', { name: 'Stop' }).click()
  await answered(page)
  await expect(chat.getByText('The first half', { exact: true })).toBeVisible()
  await expect(chat.getByText('Something long', { exact: true })).toHaveCount(1)
  held.cut()

  await chatInput(page).fill('x'.repeat(100_000))
  await expect(chat.getByRole('alert')).toHaveText('That is too long by 80,000 characters.')
  await expect(chat.getByRole('button', { name: 'Send' })).toBeDisabled()
})

inFullRuns(test, 'every day: `app/data/chat`: no room, and messages that do not read')(
  'a visitor chats on where the browser’s storage is broken, too large or full',
  async ({ page, line }) => {
    line.fail(ask, saying('Here I am.'))
    await page.addInitScript(() => {
      if (sessionStorage.getItem('set')) return
      sessionStorage.setItem('set', '1')
      const history = [{ role: 'user', content: 'x'.repeat(2_000_000) }]
      localStorage.setItem('chat_session_id', 's')
      localStorage.setItem('chat_conversation_s', JSON.stringify({ history }))
      localStorage.setItem('chat_window', '{"x":"left"')
    })
    const chat = await openChat(page)
    await expect(chat.getByText('Where shall we go?')).toBeVisible()
    await page.evaluate(() => localStorage.setItem('chat_conversation_s', '{broken'))
    await page.reload()
    await hydrated(page)
    await chatButton(page).click()
    await expect(chat.getByText('Where shall we go?')).toBeVisible()
    await page.evaluate(() => {
      localStorage.clear()
      for (let size = 2_000_000; size > 0; size = Math.floor(size / 2)) {
        try {
          for (let part = 0; ; part += 1) localStorage.setItem(`${size} ${part}`, 'x'.repeat(size))
        } catch {
          // No room for this much: half of it may fit.
        }
      }
    })
    await say(page, 'Is anybody there')
    await expect(chat.getByText('Here I am.', { exact: true })).toBeVisible()
    await expect(chat.getByText('This browser has no room for the conversation')).toBeVisible()
  },
)

inFullRuns(
  test,
  'every day: `app/data/chat/conversation`, a person’s chats on both engines in `ask-piri-enhanced`, votes in `e2e/chat`, failing answers in the first test of this file',
)(
  'a person is told what fails of history, follow-ups and votes; the history survives',
  async ({ page, line, person }) => {
    await carrySession(page.context(), person, { ...theProduct(), url: line.url })
    line.fail('/rest/v1/sessions', stopped)
    const chat = await openChat(page)
    await expect(
      chat.getByText(`Failed to load conversation history. ${checkConnection}`),
    ).toBeVisible()
    line.mend()
    await chat.getByRole('button', { name: 'Retry' }).click()
    await expect(chat.getByText('Where shall we go?')).toBeVisible()

    await say(page, 'Somewhere cosy to read in Lisbon when it pours')
    line.fail(ask, stopped)
    const followUps = chat.getByRole('list', { name: 'Follow-up Questions' }).getByRole('button')
    await followUps.first().click()
    await expect(page.getByText('Failed to process follow-up question')).toBeVisible()
    await expect(chat.getByText(sorry, { exact: true })).toBeVisible()

    const up = chat.getByRole('button', { name: /^Good suggestion: / }).first()
    line.fail('/rest/v1/suggestion_votes', stopped)
    await up.click()
    await expect(page.getByText('Your vote was not saved')).toBeVisible()
    await expect(up).toHaveAttribute('aria-pressed', 'false')
    line.mend()
    await up.click()
    const votes = () => service().from('suggestion_votes').select('vote').eq('user_id', person.id)
    await expect.poll(async () => (await votes()).data).toEqual([{ vote: '👍' }])

    // Closing ends the session; what was said is there again, and the next message begins another.
    const ended = () => service().from('sessions').select('ended_at').eq('user_id', person.id)
    await chat.getByRole('button', { name: 'Close the chat' }).click()
    await expect.poll(async () => (await ended()).data?.[0]?.ended_at).toEqual(expect.any(String))
    await page.reload()
    await hydrated(page)
    await chatButton(page).click()
    await expect(up).toHaveAttribute('aria-pressed', 'true')
    await say(page, 'And somewhere for cake in Lisbon')
    const sessions = await service()
      .from('sessions')
      .select('id, context')
      .eq('user_id', person.id)
      .order('created_at')
    expect(sessions.data?.[1]?.context.previousSessionId).toBe(sessions.data?.[0]?.id)
  },
)

/** What was said on an earlier day: an answer with a card. */
async function keepAnswer(userId: string): Promise<void> {
  const card = {
    id: 'lisbon/a-cafe',
    title: 'A café',
    reasoning: 'It is quiet.',
    description: '',
    placeDetails: {
      name: 'A café',
      photoUrl: 'https://photos.example/gone.jpg',
      rating: 4.56,
      totalRatings: 12,
      priceLevel: 2,
      hours: '24/7',
      zone: 'Europe/Lisbon',
    },
  }
  const { error } = await service()
    .from('sessions')
    .insert({
      user_id: userId,
      conversation_history: [
        { role: 'user', content: 'Somewhere to read' },
        { role: 'assistant', content: 'A café.', metadata: { suggestions: [card] } },
      ],
    })
  expect(error).toBeNull()
}

inFullRuns(
  test,
  'every day: a table that is shared with a group in `e2e/restaurants`, what fails and is asked again in this file',
)(
  'a person is told what fails of sharing, and shares with a group',
  async ({ page, line, person }) => {
    await keepAnswer(person.id)
    await carrySession(page.context(), person, { ...theProduct(), url: line.url })
    const chat = await openChat(page)
    const card = chat.getByRole('listitem').filter({ hasText: 'It is quiet.' }).last()
    await expect(card.getByText('4.6 (12 reviews)')).toBeVisible()
    await expect(card.getByText('Open now')).toBeVisible()
    await expect(card.getByText('$$', { exact: true })).toBeVisible()
    // A photo that does not load is not shown.
    await expect(card.locator('img')).toHaveCount(0)

    const share = chat.getByRole('button', { name: /^Share with a group: / }).first()
    const dialog = page.getByRole('dialog', { name: 'Select a group to add this suggestion' })
    const closeDialog = () => dialog.getByRole('button', { name: 'Close' }).click()
    await share.click()
    await expect(dialog.getByText('No groups available')).toBeVisible()
    await expectAccessible(page, '[role=dialog]')
    await closeDialog()
    line.fail('/rest/v1/groups', inTrouble)
    await share.click()
    await expect(dialog.getByText('Failed to load groups')).toBeVisible()
    line.mend()
    const groupId = randomUUID()
    const { error } = await service()
      .from('groups')
      .insert({ id: groupId, name: 'Book club', user_id: person.id })
    expect(error).toBeNull()
    await dialog.getByRole('button', { name: 'Retry' }).click()
    const group = dialog.getByRole('button', { name: 'Book club' })
    line.fail('/rest/v1/group_participants', inTrouble)
    await group.click()
    await expect(page.getByText('Failed to check group membership')).toBeVisible()
    line.mend()
    const membership = () => service().from('group_participants')
    const left = await membership().delete().eq('group_id', groupId).select()
    await group.click()
    await expect(page.getByText('You must be a group participant to add messages')).toBeVisible()
    expect((await membership().insert(left.data ?? [])).error).toBeNull()
    line.fail(
      '/rest/v1/group_messages',
      answering(403, 'application/json', '{"message":"the group is closed","code":"42501"}'),
    )
    await group.click()
    await expect(
      page.getByText('Failed to add message to group chat: the group is closed'),
    ).toBeVisible()
    line.mend()
    await page.evaluate(() => {
      window.addEventListener('groupchat:reload', () => document.body.setAttribute('data-told', ''))
    })
    await group.click()
    await expect(page.getByText('Message added to group chat')).toBeVisible()
    await expect(page.locator('body[data-told]')).toHaveCount(1)
    const stored = await service().from('group_messages').select('type').eq('group_id', groupId)
    expect(stored.data).toEqual([{ type: 'suggestion' }])
  },
)

inFullRuns(
  test,
  'every day: a trip goes along in `e2e/newcomer`, ideas in `app/data/ideas`; `testing/permissions/assistant-chats` on both engines',
)('what a visitor said goes along at sign-in, if they say so', async ({ page, line, person }) => {
  line.fail(ask, saying('Mild and bright.'))
  await openChat(page)
  await say(page, 'Lisbon in May')
  line.mend()
  await carrySession(page.context(), person, { ...theProduct(), url: line.url })
  await page.reload()
  await page.getByRole('dialog', { name: 'Bring 1 conversation along?' }).waitFor()
  await page.getByRole('button', { name: 'Bring along' }).click()
  await expect
    .poll(async () => {
      const { data } = await service()
        .from('sessions')
        .select('last_prompt')
        .eq('user_id', person.id)
      return data
    })
    .toEqual([{ last_prompt: 'Lisbon in May' }])
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
    .not.toContain('chat_conv')
  await chatButton(page).click()
  await expect(chatOf(page).getByText('Mild and bright.', { exact: true })).toBeVisible()
})
