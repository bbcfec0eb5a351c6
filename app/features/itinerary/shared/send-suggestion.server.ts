/** Takes a suggestion from a page that was opened by a link, with JavaScript or without. */
import { data, type LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { supabaseOf } from '#app/lib/supabase/context.server.ts'
import { isLinkSecret, longestName, longestSuggestion } from '#domain/sharing/links.ts'
import type { SentSuggestion } from './suggest-form.tsx'

const about = z
  .string()
  .regex(/^(?:day|stop):[A-Za-z0-9_-]{1,64}$/)
  .catch('')

const formSchema = z.object({
  words: z
    .string()
    .trim()
    .min(1, 'Write what you would change.')
    .refine((words) => [...words].length <= longestSuggestion, {
      message: `A suggestion has up to ${longestSuggestion} characters.`,
    }),
  name: z
    .string()
    .trim()
    .refine((name) => [...name].length <= longestName, {
      message: `A name has up to ${longestName} characters.`,
    }),
  about,
})

type Refusal = Extract<SentSuggestion, { ok: false }>['reason']

/** Messages by the error codes of the database. */
const refusals: Readonly<Record<string, readonly [Refusal, message: string]>> = {
  PT403: ['read-only', 'This link is for reading only.'],
  PT404: ['gone', 'This link does not work any more.'],
  PT413: ['too-many', 'Many suggestions are waiting already. Try again once some were looked at.'],
  PT422: ['invalid', `A suggestion has up to ${longestSuggestion} characters.`],
  PT429: ['too-often', 'That was a lot in a short time. Try again in a few minutes.'],
}

export async function sendSuggestion(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  secret: string,
) {
  // A body that is no form counts as a form without words.
  const form = await request.formData().catch(() => new FormData())
  const field = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
  }
  const typed = { words: field('words'), name: field('name'), about: field('about') }
  const refuse = (reason: Refusal, message: string, status: number) =>
    data<SentSuggestion>({ ok: false, reason, message, typed }, { status })
  const read = formSchema.safeParse(typed)
  if (!read.success) {
    return refuse('invalid', read.error.issues[0]?.message ?? 'That can’t be sent.', 422)
  }
  if (!isLinkSecret(secret)) return refuse('read-only', 'This trip takes no suggestions.', 403)

  const { words, name } = read.data
  const [kind, id] = read.data.about.split(':')
  const { error } = await supabaseOf(context).rpc('suggest_for_trip', {
    p_secret: secret,
    p_words: words,
    ...(name && { p_name: name }),
    ...(kind === 'day' && id && { p_day: id }),
    ...(kind === 'stop' && id && { p_stop: id }),
  })
  if (!error) return data<SentSuggestion>({ ok: true, value: words })
  const known = refusals[error.code]
  if (!known) throw new Error('The suggestion was not taken', { cause: error })
  return refuse(...known, Number(error.code.slice(2)))
}
