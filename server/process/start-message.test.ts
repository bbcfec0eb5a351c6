import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { startMessage } from './start-message.ts'

const lineOf = (label: string, settings: Record<string, string>) => {
  const text = startMessage({ config: readConfig(settings), publicUrl: 'http://localhost:3000' })
  return text.split('\n').find((line) => line.includes(label)) ?? ''
}
const signInLine = (settings: Record<string, string>) => lineOf('Sign in', settings)

const supabase = { SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_ANON_KEY: 'key' }
const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
const production = {
  PIRI_ENV: 'production',
  PUBLIC_URL: 'https://piri.example',
  SECRET: 's'.repeat(40),
  ANON_KEY: 'a'.repeat(40),
  SERVICE_ROLE_KEY: 'b'.repeat(40),
}

it('names the assistant that answers', () => {
  expect(lineOf('Assistant', {})).toMatch(/built in; needs no key$/)
  const llm = { LLM_PROVIDER: 'openai', LLM_MODEL: 'a-model', LLM_API_KEY: 'key' }
  expect(lineOf('Assistant', llm)).toMatch(/a-model \(openai\)/)
})

it('promises the stand-ins of a laptop where they are', () => {
  expect(signInLine({})).toMatch(/stand-in.*\/__mail/)
  expect(signInLine({ SMTP_URL: 'smtp://127.0.0.1' })).toMatch(/stand-in.*or email$/)
  expect(signInLine(google)).toMatch(/with Google or email \(see \/__mail\)$/)
})

it('promises neither a stand-in nor a mailbox where a Supabase project has the accounts', () => {
  for (const settings of [supabase, { ...supabase, ...google }, { ...production, ...supabase }]) {
    expect(signInLine(settings)).not.toMatch(/stand-in|__mail/)
    expect(signInLine(settings)).toMatch(/Supabase project/)
  }
})

it('says in production that no mail is sent where none can be', () => {
  expect(signInLine(production)).toMatch(/Google is not configured; SMTP_URL is not set/)
  expect(signInLine({ ...production, SMTP_URL: 'smtps://mail.example' })).not.toMatch(/SMTP_URL/)
})
