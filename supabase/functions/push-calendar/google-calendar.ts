/**
 * Google's Calendar API v3, with an access token made from the stored authorization. What goes wrong is
 * one of two things: it may work later, or only the person can mend it by connecting again.
 */

import { z } from 'zod'
import { jsonOf } from '#domain/web/json-of.ts'
import type { OAuthClient } from '../_shared/google-client.ts'

/** Google is busy, has had enough for now, or can't be reached: the same may work later. */
export class TryLater extends Error {
  readonly problem: 'quota' | 'provider'
  constructor(problem: 'quota' | 'provider', message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'TryLater'
    this.problem = problem
  }
}

/** The person took the permission back, or never gave it. */
export class ConsentNeeded extends Error {
  override name = 'ConsentNeeded'
}

export interface Answer {
  status: number
  body: unknown
}

export interface GoogleCalendar {
  ask(method: string, path: string, body?: unknown, ifMatch?: string): Promise<Answer>
}

export interface Access {
  client: OAuthClient
  refreshToken: string
  /** The API's address, without a slash at the end. */
  baseUrl: string
  signal: AbortSignal
}

const tokenSchema = z.object({ access_token: z.string().min(1) })
const refusalSchema = z.object({ error: z.string() })
const problemSchema = z.object({
  error: z.object({ errors: z.array(z.object({ reason: z.string() })).optional() }),
})

export function googleCalendar(access: Access): GoogleCalendar {
  let token: Promise<string> | undefined
  const send = async (method: string, path: string, body: unknown, ifMatch?: string) => {
    token ??= accessToken(access)
    return request(access, `${access.baseUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(ifMatch && { 'if-match': ifMatch }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }
  return {
    async ask(method, path, body, ifMatch) {
      let answer = await send(method, path, body, ifMatch)
      if (answer.status === 401) {
        // An access token lives for an hour, and may have ended in the middle of the push.
        token = undefined
        answer = await send(method, path, body, ifMatch)
      }
      if (answer.status === 401) throw new ConsentNeeded('Google takes no token of this person')
      if (answer.status === 403 || answer.status === 429) throw refusalOf(answer)
      if (answer.status >= 500) throw new TryLater('provider', `Google answered ${answer.status}`)
      return answer
    },
  }
}

/** A quota is 403 as well, told apart by its reason. */
function refusalOf({ status, body }: Answer): Error {
  const reasons =
    problemSchema.safeParse(body).data?.error.errors?.map(({ reason }) => reason) ?? []
  const isQuota = reasons.some((reason) => /ratelimit|quota/i.test(reason))
  return status === 429 || isQuota
    ? new TryLater('quota', `Google has had enough for now: ${reasons.join(', ') || status}`)
    : new ConsentNeeded(`Google does not allow it: ${reasons.join(', ') || status}`)
}

async function accessToken(access: Access): Promise<string> {
  const { client, refreshToken } = access
  const { status, body } = await request(access, client.tokenUrl, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      client_id: client.clientId,
      client_secret: client.clientSecret,
    }),
  })
  const granted = tokenSchema.safeParse(body)
  if (status < 400 && granted.success) return granted.data.access_token
  const refused = refusalSchema.safeParse(body).data?.error
  if (refused === 'invalid_grant') throw new ConsentNeeded('The permission was taken back')
  if (status >= 400 && status < 500 && status !== 429) {
    throw new Error(`The token endpoint refused this site: ${refused ?? status}`)
  }
  throw new TryLater('provider', `The token endpoint answered ${status}`)
}

async function request(
  { client, signal }: Access,
  url: string,
  init: Omit<RequestInit, 'signal' | 'redirect'>,
): Promise<Answer> {
  try {
    const response = await fetch(url, {
      ...init,
      // What is sent is a secret: it goes to this address and to no other.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(client.timeoutMs)]),
    })
    const text = await response.text()
    // A page of a proxy in between says nothing; its status does.
    return { status: response.status, body: jsonOf(text) ?? null }
  } catch (error) {
    throw new TryLater('provider', 'Google can’t be reached', { cause: error })
  }
}
