/** How the assistant's function refuses: a code for programs and words for people. */
import { corsHeaders } from '../cors.ts'

const refusals = {
  bad_request: 400,
  not_authenticated: 401,
  second_factor_missing: 403,
  trip_not_found: 404,
  method_not_allowed: 405,
  too_large: 413,
  too_many_messages: 429,
} as const

export type RefusalCode = keyof typeof refusals

export interface Refusal {
  code: RefusalCode
  message: string
  retryAfterSeconds?: number
}

export function refusalResponse({ code, message, retryAfterSeconds }: Refusal): Response {
  return Response.json(
    { code, message },
    {
      status: refusals[code],
      headers: {
        ...corsHeaders,
        ...(retryAfterSeconds !== undefined && { 'retry-after': `${retryAfterSeconds}` }),
      },
    },
  )
}
