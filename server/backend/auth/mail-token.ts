/** A code and a link by mail: stored as a hash, with the flow it belongs to, and written up. */
import { randomUUID } from 'node:crypto'
import type { Statement } from '#server/backend/db/driver.ts'
import { type AuthContext, nowIso } from './context.ts'
import { errors } from './errors.ts'
import { type Letter, render } from './mail/layout.ts'
import { changeOfAddress, confirm, invite, magicLink, recovery } from './mail/letters.ts'
import { newToken, type OneTimeToken } from './one-time-code.ts'
import { type Account, type AccountChanges, updateAccount } from './store/accounts.ts'
import { type CodeChallenge, insertFlow } from './store/flow-states.ts'
import { type Bound, storeToken, type TokenType } from './store/one-time-tokens.ts'

/** What the link is for, as its `type` parameter says it. */
export type LinkType = 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change'

const tokenTypes: Record<Exclude<LinkType, 'email_change'>, TokenType> = {
  signup: 'confirmation_token',
  invite: 'confirmation_token',
  magiclink: 'recovery_token',
  recovery: 'recovery_token',
}

const sentAt: Record<LinkType, keyof AccountChanges> = {
  signup: 'confirmation_sent_at',
  invite: 'confirmation_sent_at',
  magiclink: 'recovery_sent_at',
  recovery: 'recovery_sent_at',
  email_change: 'email_change_sent_at',
}

interface TokenRequest {
  account: Pick<Account, 'id' | 'email' | 'email_change'>
  type: LinkType
  /** The address that the message goes to. */
  to: string
  redirectTo: string
  challenge?: CodeChallenge
  /** What the link confirms besides the address. */
  bound?: Bound | undefined
  /** Which of the two tokens of a change of address; the type says it for all others. */
  tokenType?: TokenType
}

export interface PreparedToken extends OneTimeToken {
  link: string
  statements: Statement[]
  /** To be called when the statements have run. */
  post(): void
}

export function prepareToken(context: AuthContext, request: TokenRequest): PreparedToken {
  const { account, type, to, redirectTo, challenge, bound } = request
  const at = nowIso(context)
  const token = newToken(context, to, challenge !== undefined)
  const tokenType =
    request.tokenType ?? (type === 'email_change' ? 'email_change_token_new' : tokenTypes[type])
  const link = verifyLink(context.baseUrl, token.hash, type, redirectTo)
  const stored = { userId: account.id, flowId: challenge && randomUUID() }
  const statements = [
    storeToken({ ...stored, type: tokenType, hash: token.hash, relatesTo: to, bound }, at),
    updateAccount(account.id, at, { [sentAt[type]]: at }),
  ]
  if (challenge) {
    const flow = {
      id: stored.flowId,
      userId: account.id,
      challenge,
      provider: 'email',
      method: type,
      referrer: redirectTo,
    }
    statements.push(insertFlow(flow, at))
  }
  const facts = {
    brand: context.brand,
    url: link,
    code: token.code,
    validFor: inWords(context.settings.otpSeconds),
  }
  const letter = letterFor(type, facts, account)
  return {
    ...token,
    link,
    statements,
    post: () => context.post.send(render(letter, context.brand, to)),
  }
}

/** Refuses before anything is stored when mail is not configured, or too much was sent. */
export async function claimMailbox(context: AuthContext, email: string): Promise<void> {
  if (!context.post.open) throw errors.mailDisabled()
  await context.limiter.take('mailbox', email)
  await context.limiter.take('mails', 'all')
}

function letterFor(
  type: LinkType,
  facts: Parameters<typeof confirm>[0],
  account: TokenRequest['account'],
): Letter {
  switch (type) {
    case 'signup':
      return confirm(facts)
    case 'invite':
      return invite(facts)
    case 'magiclink':
      return magicLink(facts)
    case 'recovery':
      return recovery(facts)
    case 'email_change':
      return changeOfAddress(facts, account.email ?? '', account.email_change ?? '')
  }
}

/** Escapes the address only where it would fall apart, as GoTrue does: templates rely on that. */
export function verifyLink(
  baseUrl: string,
  hash: string,
  type: string,
  redirectTo: string,
): string {
  const target = /[&=#%+]/.test(redirectTo) ? encodeURIComponent(redirectTo) : redirectTo
  return `${baseUrl}/verify?token=${hash}&type=${type}&redirect_to=${target}`
}

export function inWords(seconds: number): string {
  const [count, unit] =
    seconds % 3_600 === 0
      ? [seconds / 3_600, 'hour']
      : [Math.max(1, Math.round(seconds / 60)), 'minute']
  return count === 1 ? `one ${unit}` : `${count} ${unit}s`
}
