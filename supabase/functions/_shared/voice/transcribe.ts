/** Speech to text by OpenAI, or a service that speaks its `audio/transcriptions`. */
import { z } from 'zod'

const settingsSchema = z.object({
  baseUrl: z.url({ protocol: /^https?$/ }).default('https://api.openai.com/v1'),
  apiKey: z.string().min(1).optional(),
  model: z.string().min(1).default('whisper-1'),
  timeoutMs: z.number().int().min(1).default(20_000),
})
export type VoiceSettings = z.output<typeof settingsSchema>

/** Undefined where the site has none: browsers then use their own recognition. */
export function voiceSettings(
  read: (name: string) => string | undefined,
): VoiceSettings | undefined {
  if (read('VOICE_PROVIDER') !== 'openai') return undefined
  return settingsSchema.parse({
    baseUrl: read('VOICE_BASE_URL'),
    apiKey: read('VOICE_API_KEY'),
    model: read('VOICE_MODEL'),
  })
}

const answerSchema = z.object({ text: z.string() })
const longestText = 20_000

/** The name tells the service which format it gets. */
const endings: Readonly<Record<string, string>> = {
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'mp4',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
}
export const formatOf = (type: string): string | undefined =>
  endings[type.split(';')[0]?.trim().toLowerCase() ?? '']

/** Throws where the service does not answer, or not with a text. */
export async function transcribe(
  sound: Blob,
  { baseUrl, apiKey, model, timeoutMs }: VoiceSettings,
  signal: AbortSignal,
): Promise<string> {
  const form = new FormData()
  form.set('file', sound, `speech.${formatOf(sound.type)}`)
  form.set('model', model)
  form.set('language', 'en')
  const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/audio/transcriptions`, {
    method: 'POST',
    headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
    body: form,
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  })
  if (!response.ok) throw new Error(`The speech service answered ${response.status}`)
  return answerSchema.parse(await response.json()).text.slice(0, longestText)
}
