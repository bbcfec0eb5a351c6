/** The page that lists every setting, written from the table the server reads them with. */
import type { Setting } from '#server/setting.ts'
import { settings } from '#server/settings.ts'

export function settingsPage(): string {
  const rows = Object.entries<Setting>(settings).map(
    ([name, setting]) =>
      `| \`${name}\` | ${defaultOf(setting)} | ${setting.allowed} | ${purposeOf(setting)} |`,
  )
  return `# Settings

Environment variables, read once at the start. A malformed value stops the start with one line that names the variable,
its value (unless it is a secret) and what is allowed. Nothing calls the outside world unless a setting names a provider.

\`PIRI_ENV=local\` is a laptop: it listens on 127.0.0.1, makes its own keys (\`keys.json\` in \`DATA_DIR\`, mode 600) and has
stand-ins that are marked as such. \`PIRI_ENV=production\` has no stand-in; what is not configured says so.

| setting | default | allowed | purpose |
|---|---|---|---|
${rows.join('\n')}

(ƒ) is given to the product's functions as well: here by the server, on Supabase by \`supabase secrets set\`
([functions.md](functions.md)).

This page is made by \`npm run docs\` from \`server/settings.ts\`.
`
}

function purposeOf({ purpose, notYet, functions }: Setting): string {
  const marked = functions ? `${purpose} (ƒ)` : purpose
  return notYet ? `${marked}. Not used yet.` : marked
}

function defaultOf({ fallback, required }: Setting): string {
  if (typeof fallback === 'string') return `\`${fallback}\``
  if (fallback) {
    return Object.entries(fallback)
      .map(([mode, value]) => `\`${value}\` (${mode})`)
      .join(', ')
  }
  return required ? `required in ${required.join(' and ')}` : '–'
}
