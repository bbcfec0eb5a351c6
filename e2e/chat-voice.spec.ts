import { inFullRuns } from '#testing/full-run-only.ts'
import { type SpeechService, startSpeechService } from '#testing/speech-service.ts'
import { startProduct } from '#testing/start-product.ts'
import { chatInput, openChat } from './support/chat.ts'
import { test as base, expect } from './support/test.ts'

interface Spoken {
  url: string
  service: SpeechService
}

/** A product with a speech service, and a browser with a microphone that hums. */
const test = base.extend<object, { spoken: Spoken }>({
  spoken: [
    async ({ browserName: _ }, use) => {
      const service = await startSpeechService('four days in Lisbon')
      const product = await startProduct({
        VOICE_PROVIDER: 'openai',
        VOICE_BASE_URL: service.url,
        VOICE_API_KEY: 'the key',
      })
      await use({ url: product.url, service })
      await product.stop()
      service.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ spoken }, use) => use(spoken.url),
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          '--use-fake-ui-for-media-stream',
          '--use-fake-device-for-media-stream',
        ],
      }),
    { scope: 'worker' },
  ],
})

inFullRuns(
  test,
  'every day: `supabase/functions/transcribe`, `app/features/voice`, and a spoken sentence in `e2e/board-inspired`',
)(
  'what is said into the microphone is heard by the service, and fills the field',
  async ({ page, spoken }) => {
    const chat = await openChat(page)
    const dictate = chat.getByRole('button', { name: 'Dictate' })
    await expect(dictate).toHaveAccessibleDescription('While it records, OpenAI may hear you.')
    const speak = async () => {
      await dictate.click()
      await expect(
        chat.getByText('Recording. While it records, OpenAI may hear you.'),
      ).toBeVisible()
      await chat.getByRole('button', { name: 'Stop recording' }).click()
    }
    await chatInput(page).fill('I want')
    await speak()
    await expect(chatInput(page)).toHaveValue('I want four days in Lisbon')
    await expect(chatInput(page)).toBeFocused()
    spoken.service.isBroken = true
    await speak()
    await expect(page.getByText('Speech recognition failed. Please try again.')).toBeVisible()
    await expect(chatInput(page)).toHaveValue('I want four days in Lisbon')
  },
)
