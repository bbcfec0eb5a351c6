/** The language model that the settings name; without LLM_PROVIDER there is none. */
import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { ModelSettings } from './model-settings.ts'

/** The address is that of the API's version: `https://host/v1` for OpenAI's and Anthropic's protocols. */
export function configuredModel({
  provider,
  model,
  baseUrl,
  apiKey,
}: ModelSettings): LanguageModel {
  switch (provider) {
    case 'openai':
      return createOpenAICompatible({
        name: 'openai',
        baseURL: baseUrl ?? 'https://api.openai.com/v1',
        // Local servers ask for no key.
        ...(apiKey && { apiKey }),
        includeUsage: true,
      })(model)
    case 'anthropic':
      return createAnthropic({ ...(baseUrl && { baseURL: baseUrl }), apiKey: apiKey ?? '' })(model)
    case 'google':
      return createGoogle({ ...(baseUrl && { baseURL: baseUrl }), apiKey: apiKey ?? '' })(model)
  }
}
