/**
 * Every setting of the process: what it may hold, its default in each mode, and what it is for.
 * `config.ts` reads the environment through this table; `docs/settings.md` is checked against it.
 */

import { z } from 'zod'
import { brandSchema } from '#domain/brand/brand.ts'
import { providerSettings } from './provider-settings.ts'
import {
  address,
  emailList,
  type Setting,
  secretText,
  siteAddress,
  text,
  webAddress,
  wholeNumber,
} from './setting.ts'

export const settings = {
  PIRI_ENV: {
    schema: z.enum(['local', 'production']),
    allowed: 'local or production',
    purpose: 'The mode: a laptop with marked stand-ins, or the real thing with none',
    fallback: 'local',
  },
  PORT: {
    schema: wholeNumber(0, 65_535),
    allowed: 'a whole number from 0 to 65535',
    purpose: 'The port to listen on; 0 takes a free one',
    fallback: '3000',
  },
  HOST: {
    schema: text,
    allowed: 'a host name or address',
    purpose: 'The address to listen on',
    fallback: { local: '127.0.0.1', production: '0.0.0.0' },
  },
  PUBLIC_URL: {
    schema: siteAddress,
    allowed: 'an address like https://example.com, without a path',
    purpose:
      'Where people reach the site; `http://localhost:$PORT` in local mode, which answers to no other name',
    required: ['production'],
  },
  DATA_DIR: {
    schema: text,
    allowed: 'a folder',
    purpose: 'Database, files and `keys.json` (mode 600)',
    fallback: './data',
  },
  DATABASE_URL: {
    schema: address('postgres:', 'postgresql:'),
    allowed: 'an address like postgres://owner@host/database',
    purpose: 'PostgreSQL 15+ instead of the embedded database: the owner’s address',
    secret: true,
  },
  SUPABASE_URL: {
    schema: webAddress.transform((value) => value.replace(/\/+$/, '')),
    allowed: 'an address like https://project.supabase.co',
    purpose: 'A Supabase project instead of the embedded backend',
  },
  SUPABASE_ANON_KEY: {
    schema: text,
    allowed: 'the anonymous key of the Supabase project',
    purpose: 'Goes with SUPABASE_URL',
    secret: true,
  },
  SECRET: {
    schema: secretText,
    allowed: 'at least 32 characters',
    purpose: 'Encrypts what is encrypted at rest and derives what is derived',
    required: ['production'],
    secret: true,
  },
  ANON_KEY: {
    schema: text,
    allowed: 'the public key of the backend',
    purpose: 'Sent by every browser as `apikey`; in production at least 32 characters',
    required: ['production'],
    secret: true,
  },
  SERVICE_ROLE_KEY: {
    schema: text,
    allowed: 'the service key of the backend',
    purpose: 'Full access; stays on the server; in production at least 32 characters',
    required: ['production'],
    secret: true,
  },
  SEED: {
    schema: z.enum(['demo', 'none']),
    allowed: 'demo or none',
    purpose: 'Whether a first start fills in labeled demo content',
    fallback: { local: 'demo', production: 'none' },
  },
  LOG_LEVEL: {
    schema: z.enum(['debug', 'info', 'warn', 'error', 'silent']),
    allowed: 'debug, info, warn, error or silent',
    purpose: 'The least important line that is logged',
    fallback: { local: 'warn', production: 'info' },
  },
  TRUSTED_PROXIES: {
    schema: wholeNumber(0, 10),
    allowed: 'a whole number from 0 to 10',
    purpose: 'How many proxies of your own stand in front; they say who called',
    fallback: '0',
  },
  KEEP_ALIVE_MS: {
    schema: wholeNumber(1_000, 3_600_000),
    allowed: 'a whole number of milliseconds from 1000 to 3600000',
    purpose:
      'How long an idle connection is kept; longer than the proxy in front keeps it, or a request meets a closed one',
    fallback: '75000',
  },
  STOP_GRACE_MS: {
    schema: wholeNumber(0, 600_000),
    allowed: 'a whole number of milliseconds up to 600000',
    purpose: 'How long a stop waits for requests under way',
    fallback: '10000',
  },
  STATEMENT_TIMEOUT_MS: {
    schema: wholeNumber(100, 600_000),
    allowed: 'a whole number of milliseconds from 100 to 600000',
    purpose: 'How long one database statement may run',
    fallback: '8000',
  },
  VISITOR_TIMEOUT_MS: {
    schema: wholeNumber(100, 600_000),
    allowed: 'a whole number of milliseconds from 100 to 600000',
    purpose: 'How long a database statement of a visitor may run, whom nobody knows',
    fallback: '2000',
  },
  SESSION_IDLE_HOURS: {
    schema: wholeNumber(2, 100_000),
    allowed: 'a whole number of hours from 2 to 100000',
    purpose:
      'How long somebody stays signed in without coming back; no limit without it. A Supabase project has a setting of its own',
  },
  SESSION_MAX_HOURS: {
    schema: wholeNumber(1, 100_000),
    allowed: 'a whole number of hours from 1 to 100000',
    purpose:
      'How long somebody stays signed in at most; no limit without it. A Supabase project has a setting of its own',
  },
  GOOGLE_CLIENT_ID: {
    schema: text,
    allowed: 'a Google OAuth client id',
    purpose: 'Sign in with Google, and the calendar',
    functions: true,
  },
  GOOGLE_CLIENT_SECRET: {
    schema: text,
    allowed: 'the secret of that client',
    purpose: 'Goes with GOOGLE_CLIENT_ID',
    secret: true,
    functions: true,
  },
  GOOGLE_CALENDAR_URL: {
    schema: webAddress,
    allowed: 'an address like https://host/calendar/v3',
    purpose:
      'Another server that speaks the protocol of Google’s calendars; where a stand-in answers for Google’s accounts, trips reach no calendar without it',
    functions: true,
  },
  SMTP_URL: {
    schema: address('smtp:', 'smtps:'),
    allowed: 'an address like smtps://user:password@host',
    purpose: 'Outgoing mail',
    secret: true,
  },
  ADMIN_EMAILS: {
    schema: emailList,
    allowed: 'email addresses separated by commas',
    purpose: 'People who are administrators from their first sign-in',
  },
  S3_URL: {
    schema: address('http:', 'https:', 's3:'),
    allowed: 'an address like https://key:secret@host/bucket',
    purpose: 'Object store for uploaded files instead of DATA_DIR',
    secret: true,
  },
  ...providerSettings,
  BRAND_NAME: {
    schema: brandSchema.shape.name,
    allowed: 'a name of at most 40 characters',
    purpose: 'What the product is called',
    functions: true,
  },
  BRAND_EMAIL: {
    schema: brandSchema.shape.email,
    allowed: 'an email address',
    purpose: 'The contact address that is shown',
    functions: true,
  },
  BRAND_CAREERS_EMAIL: {
    schema: brandSchema.shape.careersEmail,
    allowed: 'an email address',
    purpose: 'The careers address that is shown',
  },
  BRAND_HOST: {
    schema: brandSchema.shape.host,
    allowed: 'a host name',
    purpose: 'The host in examples and placeholders',
    functions: true,
  },
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof settings
