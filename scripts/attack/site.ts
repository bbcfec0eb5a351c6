/** A running site as an attacker meets it: its address, its public key, and accounts where a service key was given. */
import { randomUUID } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'

export interface Site {
  url: string
  anonKey: string
  /** Without it only what a stranger without an account can do is tried. */
  serviceKey: string | undefined
  /** Asks by plain HTTP, and gives up on an answer that does not come. */
  ask(path: string, init?: RequestInit): Promise<Response>
  /** A client that is nobody. */
  visitor(): SupabaseClient
}

export interface Account {
  id: string
  email: string
  password: string
  client: SupabaseClient
}

const patienceMs = 30_000
const withoutSession = { auth: { persistSession: false, autoRefreshToken: false } }

export function openSite(url: string, anonKey: string, serviceKey: string | undefined): Site {
  return {
    url,
    anonKey,
    serviceKey,
    ask: (path, init) =>
      fetch(new URL(path, url), {
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
        ...init,
      }),
    visitor: () => createClient(url, anonKey, withoutSession),
  }
}

/** The anonymous key stands in every page: browsers send it. */
export async function findAnonKey(url: string): Promise<string | undefined> {
  const page = await (await fetch(url)).text()
  return /anonKey\\?",\s*\\?"([^"\\]+)/.exec(page)?.[1] ?? /sb_publishable_[\w-]+/.exec(page)?.[0]
}

export function serviceClient({ url, serviceKey }: Site): SupabaseClient {
  if (!serviceKey) throw new Error('This attack needs a service key to make its accounts')
  return createClient(url, serviceKey, withoutSession)
}

/** Runs with new people who are signed in, and removes them again whatever happens. */
export async function withAccounts<T>(
  site: Site,
  names: readonly string[],
  use: (...accounts: Account[]) => Promise<T>,
): Promise<T> {
  const service = serviceClient(site)
  const accounts: Account[] = []
  try {
    for (const name of names) accounts.push(await makeAccount(site, service, name))
    return await use(...accounts)
  } finally {
    for (const { id, client } of accounts) {
      await client.removeAllChannels()
      await service.auth.admin.deleteUser(id)
    }
  }
}

async function makeAccount(site: Site, service: SupabaseClient, name: string): Promise<Account> {
  const email = `attack-${name}-${randomUUID()}@example.com`
  const password = randomUUID()
  const made = await service.auth.admin.createUser({ email, password, email_confirm: true })
  if (made.error) throw new Error(`No account could be made: ${made.error.message}`)
  const client = site.visitor()
  const signedIn = await client.auth.signInWithPassword({ email, password })
  if (signedIn.error) throw new Error(`Nobody could sign in: ${signedIn.error.message}`)
  return { id: made.data.user.id, email, password, client }
}
