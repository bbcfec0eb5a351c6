/** The whole environment, parsed once. Nothing else in the product reads `process.env`. */
import path from 'node:path'
import type { z } from 'zod'
import type { Brand } from '#domain/brand/brand.ts'
import { defaultBrand } from '#domain/brand/default-brand.ts'
import type { Mode, Setting } from './setting.ts'
import { type SettingName, settings } from './settings.ts'

type Parsed<N extends SettingName> = z.output<(typeof settings)[N]['schema']>
type HasDefault<N extends SettingName> = (typeof settings)[N] extends { fallback: unknown }
  ? true
  : false
export type Values = {
  [N in SettingName]: HasDefault<N> extends true ? Parsed<N> : Parsed<N> | undefined
}

/** Which row of the deployment table this process is on. */
export type Backend =
  | { kind: 'embedded' }
  | { kind: 'postgres'; url: string }
  | { kind: 'supabase'; url: string; anonKey: string }

export interface Config {
  mode: Mode
  brand: Brand
  backend: Backend
  dataDir: string
  /** Undefined until the port is known, in local mode with `PORT=0`. */
  publicUrl: string | undefined
  values: Values
  /** The settings that functions may see, as text, defaults included: what `Deno.env` gives them. */
  functionEnvironment: Readonly<Record<string, string>>
}

/** A setting that is missing or malformed; the message is the one line a person reads. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

const pairs: readonly (readonly [SettingName, SettingName])[] = [
  ['SUPABASE_URL', 'SUPABASE_ANON_KEY'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['LLM_PROVIDER', 'LLM_MODEL'],
]

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  refuseUnknown(env)
  const mode = readSetting('PIRI_ENV', env, 'local')
  const entries = settingNames.map((name) => [name, readSetting(name, env, mode)])
  const values = Object.fromEntries(entries) as Values
  for (const [one, other] of pairs) {
    if (values[one] !== undefined && values[other] === undefined) throw goesWith(one, other)
    if (values[other] !== undefined && values[one] === undefined) throw goesWith(other, one)
  }
  if (values.PLACES_PROVIDER === 'google' && !values.GOOGLE_PLACES_KEY) {
    throw goesWith('PLACES_PROVIDER', 'GOOGLE_PLACES_KEY')
  }
  if (mode === 'production') refuseWeakKeys(values)
  return {
    mode,
    brand: {
      name: values.BRAND_NAME ?? defaultBrand.name,
      email: values.BRAND_EMAIL ?? defaultBrand.email,
      careersEmail: values.BRAND_CAREERS_EMAIL ?? defaultBrand.careersEmail,
      host: values.BRAND_HOST ?? defaultBrand.host,
    },
    backend: chooseBackend(values),
    dataDir: path.resolve(values.DATA_DIR),
    publicUrl:
      values.PUBLIC_URL ?? (values.PORT === 0 ? undefined : `http://localhost:${values.PORT}`),
    values,
    functionEnvironment: functionEnvironment(env, mode),
  }
}

function functionEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  mode: Mode,
): Record<string, string> {
  const entries = settingNames.flatMap((name): [string, string][] => {
    const setting: Setting = settings[name]
    const text = setting.functions ? textOf(name, env, mode) : undefined
    return text === undefined ? [] : [[name, text]]
  })
  return Object.fromEntries(entries)
}

const settingNames = Object.keys(settings) as SettingName[]

function readSetting<N extends SettingName>(
  name: N,
  env: Readonly<Record<string, string | undefined>>,
  mode: Mode,
): Values[N] {
  const setting: Setting = settings[name]
  const raw = textOf(name, env, mode)
  if (raw === undefined) {
    if (setting.required?.includes(mode) && !isSuppliedElsewhere(name, env)) {
      throw new ConfigError(`${name} is required with PIRI_ENV=${mode}: ${setting.allowed}.`)
    }
    return undefined as Values[N]
  }
  const parsed = setting.schema.safeParse(raw)
  if (parsed.success) return parsed.data as Values[N]
  const shown = setting.secret ? 'a value that is not shown' : JSON.stringify(raw)
  throw new ConfigError(`${name} is ${shown}, but must be ${setting.allowed}.`)
}

/** What stands in the environment, else the default. */
function textOf(
  name: SettingName,
  env: Readonly<Record<string, string | undefined>>,
  mode: Mode,
): string | undefined {
  const { fallback }: Setting = settings[name]
  return env[name] || (typeof fallback === 'string' ? fallback : fallback?.[mode])
}

/** With a Supabase project the platform holds the keys, so they are not asked for. */
function isSuppliedElsewhere(
  name: SettingName,
  env: Readonly<Record<string, string | undefined>>,
): boolean {
  return Boolean(env.SUPABASE_URL) && keyNames.some((key) => key === name)
}

const shortestKey = 32
const keyNames = ['SECRET', 'ANON_KEY', 'SERVICE_ROLE_KEY'] as const

/** Refuses keys that are equal, because each gives other rights, and short ones, because they can be guessed. */
function refuseWeakKeys(values: Values): void {
  const given = keyNames.flatMap((name) => {
    const value = values[name]
    return value === undefined ? [] : [{ name, value }]
  })
  for (const [index, { name, value }] of given.entries()) {
    if (value.length < shortestKey) {
      throw new ConfigError(
        `${name} is too short for PIRI_ENV=production: it must have at least ${shortestKey} characters.`,
      )
    }
    const twin = given.slice(0, index).find((other) => other.value === value)
    if (twin) {
      throw new ConfigError(`${twin.name} and ${name} are the same, but must be different.`)
    }
  }
}

/** Refuses unknown settings with our prefix: nobody else uses it, so that such a name is a misspelling. */
function refuseUnknown(env: Readonly<Record<string, string | undefined>>): void {
  for (const name of Object.keys(env)) {
    if (name.startsWith('PIRI_') && !(name in settings)) {
      const known = settingNames.filter((each) => each.startsWith('PIRI_')).join(', ')
      throw new ConfigError(
        `${name} is ${JSON.stringify(env[name])}, but there is no such setting; known: ${known}.`,
      )
    }
  }
}

function goesWith(given: SettingName, missing: SettingName): ConfigError {
  return new ConfigError(`${given} is set, but ${missing} is not: they go together.`)
}

function chooseBackend(values: Values): Backend {
  if (values.SUPABASE_URL && values.SUPABASE_ANON_KEY) {
    if (values.DATABASE_URL) {
      throw new ConfigError('SUPABASE_URL and DATABASE_URL are both set; choose one of them.')
    }
    return { kind: 'supabase', url: values.SUPABASE_URL, anonKey: values.SUPABASE_ANON_KEY }
  }
  return values.DATABASE_URL ? { kind: 'postgres', url: values.DATABASE_URL } : { kind: 'embedded' }
}

/** Those that were set on purpose, although the site does nothing with them yet. */
export function settingsWithoutUse(
  env: Readonly<Record<string, string | undefined>>,
): readonly SettingName[] {
  return settingNames.filter((name) => {
    const { notYet }: Setting = settings[name]
    return notYet && Boolean(env[name])
  })
}
