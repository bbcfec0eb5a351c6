/**
 * Which account an external identity enters: the one it belongs to, else the one with the same
 * verified address, else a new one. Decides and writes nothing; the statements do.
 */
import type { Statement } from '#server/backend/db/driver.ts'
import { type AuthContext, type Call, nowIso } from './context.ts'
import { errors } from './errors.ts'
import type { ExternalIdentity } from './providers/provider.ts'
import { emailAddress } from './request/email-address.ts'
import { isBanned } from './signed-in.ts'
import {
  type Account,
  accountByEmail,
  accountById,
  accountByIdentity,
  findAccount,
  insertAccount,
  markProven,
  updateAccount,
} from './store/accounts.ts'
import { audit } from './store/audit.ts'
import { insertIdentity, refreshIdentity } from './store/identities.ts'
import { type AccountId, newAccountId } from './store/ids.ts'

export interface Entry {
  account: Pick<Account, 'id' | 'email'>
  statements: Statement[]
}

interface Entering {
  provider: string
  identity: ExternalIdentity
  /** The signed-in account that asked for a further identity. */
  linkTo?: AccountId
}

export async function enterBy(
  context: AuthContext,
  call: Call,
  entering: Entering,
): Promise<Entry> {
  const { provider, identity, linkTo } = entering
  const known = await findAccount(context.run, accountByIdentity(provider, identity.subject))
  if (linkTo) return link(context, call, entering, linkTo, known)
  if (known) return enter(context, known, entering)
  const email = identity.email && emailAddress(identity.email)
  const sameEmail = email ? await findAccount(context.run, accountByEmail(email)) : undefined
  if (!email) throw errors.providerEmailMissing()
  if (!identity.emailVerified && (sameEmail || !context.settings.autoconfirm)) {
    throw errors.providerEmailUnverified(provider)
  }
  return sameEmail
    ? takeOverUnconfirmed(context, call, sameEmail, entering)
    : open(context, call, email, entering)
}

function enter(context: AuthContext, account: Account, { provider, identity }: Entering): Entry {
  if (isBanned(account, context.now())) throw errors.userBanned()
  const at = nowIso(context)
  return {
    account,
    statements: [
      refreshIdentity({ provider, subject: identity.subject, data: identity.data }, at),
      updateAccount(account.id, at, {
        raw_user_meta_data: { ...account.raw_user_meta_data, ...identity.data },
      }),
    ],
  }
}

/**
 * The provider vouches for the address, but somebody else may have opened the unconfirmed account
 * in advance: its password and email identity are removed.
 */
function takeOverUnconfirmed(
  context: AuthContext,
  call: Call,
  account: Account,
  entering: Entering,
): Entry {
  if (isBanned(account, context.now())) throw errors.userBanned()
  const at = nowIso(context)
  const { provider, identity } = entering
  const confirmed = account.email_confirmed_at !== null
  const statements = [
    insertIdentity(
      { userId: account.id, provider, subject: identity.subject, data: identity.data },
      at,
    ),
    updateAccount(account.id, at, {
      raw_app_meta_data: withProvider(confirmed ? account.raw_app_meta_data : {}, provider),
      raw_user_meta_data: { ...(confirmed ? account.raw_user_meta_data : {}), ...identity.data },
      ...(confirmed ? {} : { email_confirmed_at: at, encrypted_password: null }),
    }),
    linked(account, call, provider, at),
  ]
  if (!confirmed) {
    statements.push(markProven(account.id))
    statements.push({
      text: `delete from auth.identities where user_id = $1 and provider = 'email'`,
      values: [account.id],
    })
    statements.push({
      text: 'delete from auth.one_time_tokens where user_id = $1',
      values: [account.id],
    })
  }
  return { account, statements }
}

function open(context: AuthContext, call: Call, email: string, entering: Entering): Entry {
  if (!context.settings.signups) throw errors.signupDisabled()
  const { provider, identity } = entering
  const at = nowIso(context)
  const account = { id: newAccountId(), email }
  return {
    account,
    statements: [
      insertAccount(account.id, at, {
        email,
        email_confirmed_at: at,
        raw_app_meta_data: withProvider({}, provider),
        raw_user_meta_data: identity.data,
      }),
      insertIdentity(
        { userId: account.id, provider, subject: identity.subject, data: identity.data },
        at,
      ),
      audit({
        action: 'user_signedup',
        actor: account,
        address: call.origin.address,
        at,
        traits: { provider },
      }),
    ],
  }
}

async function link(
  context: AuthContext,
  call: Call,
  { provider, identity }: Entering,
  target: AccountId,
  known: Account | undefined,
): Promise<Entry> {
  if (known) throw known.id === target ? errors.identityLinkedAlready() : errors.identityExists()
  const account = await findAccount(context.run, accountById(target))
  if (!account) throw errors.userNotFound()
  const at = nowIso(context)
  const email = identity.email && identity.emailVerified ? emailAddress(identity.email) : undefined
  const adopts = account.email === null && email !== undefined
  return {
    account,
    statements: [
      insertIdentity(
        { userId: target, provider, subject: identity.subject, data: identity.data },
        at,
      ),
      updateAccount(target, at, {
        raw_app_meta_data: withProvider(account.raw_app_meta_data, provider),
        raw_user_meta_data: { ...identity.data, ...account.raw_user_meta_data },
        is_anonymous: false,
        ...(adopts ? { email, email_confirmed_at: at } : {}),
      }),
      linked(account, call, provider, at),
    ],
  }
}

const linked = (account: Account, call: Call, provider: string, at: string) =>
  audit({
    action: 'identity_linked',
    actor: account,
    address: call.origin.address,
    at,
    traits: { provider },
  })

export function withProvider(metadata: Record<string, unknown>, provider: string) {
  const listed = Array.isArray(metadata.providers) ? metadata.providers : []
  const providers = [...new Set([...listed, provider])]
  return { ...metadata, provider: metadata.provider ?? provider, providers }
}
