/** Google, as the OpenID provider that it is. */
import { type OpenidProviderOptions, openidProvider } from './openid-provider.ts'

export const google = (
  client: Pick<OpenidProviderOptions, 'clientId' | 'clientSecret' | 'otherClientIds'>,
) =>
  openidProvider({
    ...client,
    issuer: 'https://accounts.google.com',
    otherIssuers: ['accounts.google.com'],
  })
