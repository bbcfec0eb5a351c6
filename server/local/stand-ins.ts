/**
 * Local replacements for outside services (Google sign-in, a mail server), in local mode only. Each
 * says on its pages what it is.
 */

import { openidProvider } from '#server/backend/auth/providers/openid-provider.ts'
import type { OAuthProvider } from '#server/backend/auth/providers/provider.ts'
import type { Config } from '#server/config.ts'
import { demoPeople } from '#server/local/identity/demo-people.ts'
import {
  createLocalIdentityProvider,
  type LocalIdentityProvider,
} from '#server/local/identity/local-idp.ts'
import { createLocalMailbox, type LocalMailbox } from './mailbox.ts'

export interface StandIns {
  /** In place of Google, when no Google client is configured. */
  identity?: { provider: LocalIdentityProvider; oauth: OAuthProvider; admins: readonly string[] }
  /** In place of a mail server. */
  mailbox?: LocalMailbox
}

export function createStandIns(config: Config, publicUrl: string): StandIns {
  if (config.mode !== 'local' || config.backend.kind === 'supabase') return {}
  const { GOOGLE_CLIENT_ID, SMTP_URL } = config.values
  return {
    ...(!GOOGLE_CLIENT_ID && { identity: localIdentity(publicUrl) }),
    ...(!SMTP_URL && { mailbox: createLocalMailbox(() => new Date()) }),
  }
}

function localIdentity(publicUrl: string): NonNullable<StandIns['identity']> {
  const provider = createLocalIdentityProvider({ publicUrl })
  const { issuer, clientId, clientSecret } = provider
  return {
    provider,
    oauth: openidProvider({ issuer, clientId, clientSecret, insecure: true }),
    admins: demoPeople.filter(({ id }) => id === 'demo-admin').map(({ email }) => email),
  }
}
