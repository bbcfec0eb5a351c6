/**
 * What the environment says of a language model. Apart from the model itself, whose packages are
 * loaded only where one is configured.
 */
import { z } from 'zod'

const modelSettingsSchema = z.object({
  provider: z.enum(['openai', 'anthropic', 'google']),
  model: z.string().min(1),
  baseUrl: z.url({ protocol: /^https?$/ }).optional(),
  apiKey: z.string().min(1).optional(),
  timeoutMs: z.coerce.number().int().min(100).max(600_000).default(20_000),
  /** Tokens a day, of one person or visitor's network, and of all together. */
  dailyTokensOfOne: z.coerce.number().int().min(0).default(200_000),
  dailyTokensOfAll: z.coerce.number().int().min(0).default(5_000_000),
})
export type ModelSettings = z.output<typeof modelSettingsSchema>

/** Throws where the settings contradict themselves: a site with half a model is misconfigured. */
export function modelSettings(
  read: (name: string) => string | undefined,
): ModelSettings | undefined {
  const provider = read('LLM_PROVIDER')
  if (!provider) return undefined
  return modelSettingsSchema.parse({
    provider,
    model: read('LLM_MODEL'),
    baseUrl: read('LLM_BASE_URL'),
    apiKey: read('LLM_API_KEY'),
    timeoutMs: read('LLM_TIMEOUT_MS'),
    dailyTokensOfOne: read('LLM_DAILY_TOKENS_PERSON'),
    dailyTokensOfAll: read('LLM_DAILY_TOKENS_SITE'),
  })
}
