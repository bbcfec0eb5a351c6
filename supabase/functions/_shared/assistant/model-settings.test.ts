import { describe, expect, it } from 'vitest'
import { modelSettings } from './model-settings.ts'

const read = (given: Record<string, string>) => modelSettings((name) => given[name])

describe('the settings of a model', () => {
  it('are none where no provider is named', () => {
    expect(read({ LLM_MODEL: 'any', LLM_API_KEY: 'key' })).toBeUndefined()
  })

  it('have a time-out and daily budgets of their own', () => {
    const local = {
      LLM_PROVIDER: 'openai',
      LLM_MODEL: 'llama3',
      LLM_BASE_URL: 'http://127.0.0.1:11434/v1',
    }
    expect(read(local)).toEqual({
      provider: 'openai',
      model: 'llama3',
      baseUrl: 'http://127.0.0.1:11434/v1',
      timeoutMs: 20_000,
      dailyTokensOfOne: 200_000,
      dailyTokensOfAll: 5_000_000,
    })
    expect(read({ ...local, LLM_TIMEOUT_MS: '500' })?.timeoutMs).toBe(500)
  })

  it.each([
    ['no model', { LLM_PROVIDER: 'google' }],
    ['a provider that nobody knows', { LLM_PROVIDER: 'oracle', LLM_MODEL: 'delphi' }],
    ['an address that is none', { LLM_PROVIDER: 'openai', LLM_MODEL: 'm', LLM_BASE_URL: 'host' }],
  ])('are refused with %s', (_, given) => {
    expect(() => read(given)).toThrow()
  })
})
