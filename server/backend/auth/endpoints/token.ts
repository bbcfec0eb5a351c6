/** POST /token: the grants, by name. */
import type { Endpoint } from '../context.ts'
import { errors } from '../errors.ts'
import { grantByIdToken } from './token-id-token.ts'
import { grantByPassword } from './token-password.ts'
import { grantByPkce } from './token-pkce.ts'
import { grantByRefreshToken } from './token-refresh.ts'

const grants = new Map<string, Endpoint>([
  ['password', grantByPassword],
  ['refresh_token', grantByRefreshToken],
  ['pkce', grantByPkce],
  ['id_token', grantByIdToken],
  [
    'web3',
    async () => {
      throw errors.web3Disabled()
    },
  ],
])

export const token: Endpoint = async (context, call) => {
  const grant = grants.get(call.url.searchParams.get('grant_type') ?? '')
  if (!grant) throw errors.unsupportedGrant()
  await context.limiter.take('tokens', call.origin.address)
  return grant(context, call)
}
