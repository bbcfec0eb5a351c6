/**
 * Checks the session in a request's cookies before the client library sees it. The library trusts
 * what it reads: a session whose user is a text, or whose token is a number, makes it throw where
 * nobody can catch it. Anyone can write such a cookie by hand.
 */
import { combineChunks, isChunkLike, stringFromBase64URL } from '@supabase/ssr'
import { z } from 'zod'

export interface Cookie {
  name: string
  value: string
}

/** How the library marks a value that is encoded. */
const encodedPrefix = 'base64-'

/** Visible ASCII: anything else can't be sent in a header. */
const token = z.string().regex(/^[\x21-\x7e]+$/)

const jsonObject = z.record(z.string(), z.unknown())

/** The fields that the library or a screen uses; others are allowed. */
const sessionSchema = z.looseObject({
  access_token: token,
  refresh_token: token,
  expires_at: z.number(),
  expires_in: z.number().optional(),
  token_type: z.string().optional(),
  user: z.looseObject({
    id: z.string(),
    email: z.string().nullish(),
    user_metadata: jsonObject.nullish(),
    app_metadata: jsonObject.nullish(),
    identities: z.array(jsonObject).nullish(),
    factors: z.array(z.looseObject({ status: z.string() })).nullish(),
  }),
})

/**
 * Empties the cookies of an invalid session, which the library takes for no session. Their names
 * stay, so that the next sign-in overwrites all of them.
 */
export async function soundCookies(
  cookies: readonly Cookie[],
  sessionName: string,
): Promise<Cookie[]> {
  const isOfSession = ({ name }: Cookie) => isChunkLike(name, sessionName)
  if (!cookies.some(isOfSession)) return [...cookies]
  const stored = await combineChunks(
    sessionName,
    (name) => cookies.find((cookie) => cookie.name === name)?.value,
  )
  if (stored && isSession(stored)) return [...cookies]
  return cookies.map((cookie) => (isOfSession(cookie) ? { ...cookie, value: '' } : cookie))
}

function isSession(stored: string): boolean {
  try {
    const json = stored.startsWith(encodedPrefix)
      ? stringFromBase64URL(stored.slice(encodedPrefix.length))
      : stored
    return sessionSchema.safeParse(JSON.parse(json)).success
  } catch {
    // Neither base64 nor JSON, so not a session.
    return false
  }
}
