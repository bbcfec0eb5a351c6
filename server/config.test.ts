import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig, settingsWithoutUse } from './config.ts'

const production = {
  PIRI_ENV: 'production',
  PUBLIC_URL: 'https://piri.example/',
  SECRET: 's'.repeat(32),
  ANON_KEY: `sb_publishable_${'a'.repeat(32)}`,
  SERVICE_ROLE_KEY: `sb_secret_${'b'.repeat(32)}`,
}

describe('readConfig', () => {
  it('needs nothing set on a laptop', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      mode: 'local',
      backend: { kind: 'embedded' },
      publicUrl: 'http://localhost:3000',
      brand: { name: 'Piri', email: 'hello@piri.example', host: 'piri.example' },
      values: { PORT: 3000, HOST: '127.0.0.1', SEED: 'demo', LLM_TIMEOUT_MS: 20_000, LIVE: false },
    })
  })

  it('has defaults of its own in production', () => {
    const config = readConfig(production)
    expect(config.values).toMatchObject({ SEED: 'none', HOST: '0.0.0.0', LOG_LEVEL: 'info' })
    expect(config.publicUrl).toBe('https://piri.example')
  })

  it.each(['PUBLIC_URL', 'SECRET', 'ANON_KEY', 'SERVICE_ROLE_KEY'])(
    'names %s when production lacks it',
    (name) => {
      expect(() => readConfig({ ...production, [name]: undefined })).toThrow(
        new RegExp(`^${name} is required with PIRI_ENV=production`),
      )
    },
  )

  it.each(['ANON_KEY', 'SERVICE_ROLE_KEY'] as const)('refuses a short %s in production', (name) => {
    const short = 'k'.repeat(31)
    expect(() => readConfig({ ...production, [name]: short })).toThrow(
      `${name} is too short for PIRI_ENV=production: it must have at least 32 characters.`,
    )
    expect(readConfig({ [name]: short }).values[name]).toBe(short)
  })

  it.each([
    ['SECRET', 'ANON_KEY'],
    ['SECRET', 'SERVICE_ROLE_KEY'],
    ['ANON_KEY', 'SERVICE_ROLE_KEY'],
  ] as const)('refuses the same %s and %s in production, and shows neither', (one, other) => {
    const both = { ...production, [other]: production[one] }
    expect(() => readConfig(both)).toThrow(
      new ConfigError(`${one} and ${other} are the same, but must be different.`),
    )
  })

  it.each([
    ['https://Piri.Example:443//', 'https://piri.example'],
    ['http://10.0.0.1:8080', 'http://10.0.0.1:8080'],
  ])('reads PUBLIC_URL=%s as a browser writes it', (given, meant) => {
    expect(readConfig({ PUBLIC_URL: given }).publicUrl).toBe(meant)
  })

  it.each(['https://a.example/app', 'https://me@a.example', 'https://a.example/?q=1'])(
    'takes no PUBLIC_URL of more than a site: %s',
    (given) => {
      expect(() => readConfig({ PUBLIC_URL: given })).toThrow(/^PUBLIC_URL is .* without a path\.$/)
    },
  )

  it('knows which of the settings that were set do nothing yet', () => {
    const set = { PORT: '1', LIVE: '1', ROUTING_URL: 'http://a.example', FX_PROVIDER: 'embedded' }
    expect(settingsWithoutUse(set)).toEqual(['FX_PROVIDER'])
    expect(settingsWithoutUse({})).toEqual([])
  })

  it('gives functions the settings that are theirs, as text, and no other', () => {
    const { functionEnvironment } = readConfig({
      ...production,
      DATABASE_URL: 'postgres://owner:secret@db.example/piri',
      SMTP_URL: 'smtps://ada:secret@mail.example',
      ROUTING_URL: 'http://routes.example',
      LIVE: '1',
      LLM_API_KEY: '',
    })
    expect(functionEnvironment).toEqual({
      ASSISTANT_TURNS_PERSON: '60',
      ASSISTANT_TURNS_VISITOR: '30',
      ASSISTANT_TURNS_VISITORS: '600',
      LIVE: '1',
      LLM_DAILY_TOKENS_PERSON: '200000',
      LLM_DAILY_TOKENS_SITE: '5000000',
      LLM_TIMEOUT_MS: '20000',
      ROUTING_URL: 'http://routes.example',
    })
  })

  it('asks for no keys when a Supabase project holds them', () => {
    const { PIRI_ENV, PUBLIC_URL } = production
    const config = readConfig({
      PIRI_ENV,
      PUBLIC_URL,
      SUPABASE_URL: 'https://abc.supabase.co',
      SUPABASE_ANON_KEY: 'key',
    })
    expect(config.backend).toEqual({
      kind: 'supabase',
      url: 'https://abc.supabase.co',
      anonKey: 'key',
    })
  })

  it.each([
    ['PORT', 'abc', 'PORT is "abc", but must be a whole number from 0 to 65535.'],
    ['PORT', '70000', 'PORT is "70000", but must be a whole number from 0 to 65535.'],
    ['PORT', '-1', 'PORT is "-1", but must be a whole number from 0 to 65535.'],
    ['PIRI_ENV', 'staging', 'PIRI_ENV is "staging", but must be local or production.'],
    ['SEED', 'all', 'SEED is "all", but must be demo or none.'],
    [
      'PUBLIC_URL',
      'piri',
      'PUBLIC_URL is "piri", but must be an address like https://example.com, without a path.',
    ],
    [
      'ADMIN_EMAILS',
      'a@b.example,x',
      'ADMIN_EMAILS is "a@b.example,x", but must be email addresses separated by commas.',
    ],
    ['LLM_PROVIDER', 'acme', 'LLM_PROVIDER is "acme", but must be openai, anthropic or google.'],
    ['PIRI_EVN', 'local', 'PIRI_EVN is "local", but there is no such setting; known: PIRI_ENV.'],
  ])('refuses %s=%s in one line that says what is allowed', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(message))
  })

  it('never prints a secret, not even a malformed one', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://me:hunter2@host/db' })).toThrow(
      new ConfigError(
        'DATABASE_URL is a value that is not shown, but must be an address like postgres://owner@host/database.',
      ),
    )
  })

  it('takes settings that go together only together', () => {
    expect(() => readConfig({ GOOGLE_CLIENT_ID: 'id' })).toThrow(
      'GOOGLE_CLIENT_ID is set, but GOOGLE_CLIENT_SECRET is not: they go together.',
    )
  })

  it('refuses two backends at once', () => {
    expect(() =>
      readConfig({
        DATABASE_URL: 'postgres://me@host/db',
        SUPABASE_URL: 'https://abc.supabase.co',
        SUPABASE_ANON_KEY: 'key',
      }),
    ).toThrow('SUPABASE_URL and DATABASE_URL are both set; choose one of them.')
  })

  it('treats an empty value as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).values.PORT).toBe(3000)
  })
})
