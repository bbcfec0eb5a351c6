/** What all flows share that answer with a message to a mailbox: sign-up, links, recovery, resending. */
import type { z } from 'zod'
import { requirePerson } from './captcha.ts'
import { inConstantTime } from './constant-time-answer.ts'
import type { AuthContext, Call } from './context.ts'
import { claimMailbox } from './mail-token.ts'
import { readBody } from './request/json-body.ts'

interface Secured {
  /** The captcha's token; see `securitySchema`. */
  gotrue_meta_security?: string | undefined
}

/** Reads the request within the limit of its address, after the captcha where there is one. */
export async function readMailRequest<Body extends Secured>(
  context: AuthContext,
  call: Call,
  schema: z.ZodType<Body>,
): Promise<Body> {
  const body = await readBody(call.request, schema)
  await context.limiter.take('mailFlows', call.origin.address)
  await requirePerson(context, call, body.gotrue_meta_security)
  return body
}

/**
 * Counts the message first and then runs the work in constant time, so that neither tells whether
 * there is an account.
 */
export async function answerByMail(
  context: AuthContext,
  email: string,
  work: () => Promise<Response>,
): Promise<Response> {
  await claimMailbox(context, email)
  return inConstantTime(context, work)
}
