/** Asks the deployment's captcha, where it has one, whether a person sent the request. */
import type { AuthContext, Call } from './context.ts'
import { errors } from './errors.ts'

export async function requirePerson(
  { captcha }: AuthContext,
  call: Call,
  token: string | undefined,
): Promise<void> {
  // Skipped for the service key: the servers that hold it have checked their visitors themselves.
  if (!captcha || call.caller.role === 'service_role') return
  if (!token) throw errors.captcha('no captcha_token found')
  if (!(await captcha.verify(token, call.origin.address)))
    throw errors.captcha('invalid-input-response')
}
