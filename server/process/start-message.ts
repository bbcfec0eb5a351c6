/** The short block a person reads after a start: where it is, where the data is, how to sign in. */
import path from 'node:path'
import type { Config } from '../config.ts'

export function startMessage({ config, publicUrl }: { config: Config; publicUrl: string }): string {
  const rows: [label: string, text: string][] = [
    ['Open', publicUrl],
    ['Data', dataText(config)],
    ['Assistant', assistantText(config)],
    ['Sign in', signInText(config)],
  ]
  const width = Math.max(...rows.map(([label]) => label.length))
  const lines = rows.map(([label, text]) => `    ${label.padEnd(width)}  ${text}`)
  const mode = config.mode === 'local' ? '' : ' (production)'
  return `\n  ${config.brand.name} is ready${mode}\n\n${lines.join('\n')}\n\n`
}

function dataText({ backend, dataDir }: Config): string {
  const relative = path.relative(process.cwd(), dataDir)
  const folder = relative.startsWith('..') ? dataDir : `./${relative}`
  switch (backend.kind) {
    case 'embedded':
      return `${folder} (embedded Postgres)`
    case 'postgres':
      return `PostgreSQL at ${new URL(backend.url).host}; files in ${folder}`
    case 'supabase':
      return `Supabase project at ${new URL(backend.url).host}`
  }
}

function assistantText({ values: { LLM_PROVIDER, LLM_MODEL } }: Config): string {
  if (LLM_PROVIDER === undefined) return 'built in; needs no key'
  return `${LLM_MODEL} (${LLM_PROVIDER}); the built-in one where that fails`
}

/** Only what is there is promised: a stand-in or a mailbox exists on a laptop with its own backend. */
function signInText({ mode, backend, values }: Config): string {
  const google = values.GOOGLE_CLIENT_ID !== undefined
  if (backend.kind === 'supabase') {
    const ways = google ? 'with Google, or with an email address' : 'with an email address'
    return `${ways}, as the Supabase project is set up; it sends the mail`
  }
  if (mode === 'production') {
    const ways = google
      ? 'with Google, or with an email address'
      : 'with an email address; Google is not configured'
    return values.SMTP_URL ? ways : `${ways}; SMTP_URL is not set, so no mail is sent`
  }
  const email = values.SMTP_URL ? 'email' : 'email (see /__mail)'
  return google
    ? `with Google or ${email}`
    : `with Google (a local stand-in with demo people) or ${email}`
}
