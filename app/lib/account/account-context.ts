/** Who is signed in, for every screen, and the ways to change it. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { createContext, use } from 'react'
import { useSite } from '#app/lib/site.ts'
import type { Database } from '#app/lib/supabase/database.generated.ts'
import type { Person } from '#domain/account/person.ts'
import type { AccountState } from './session-keeper.ts'

export interface Account extends AccountState {
  /** Loads the backend's client when it is first needed. */
  supabase: () => Promise<SupabaseClient<Database>>
  refresh: () => Promise<void>
}

export const AccountContext = createContext<Account | null>(null)

/** The signed-in person, also on error pages, which are rendered without an AccountProvider. */
export function usePerson(): Person | null {
  const account = use(AccountContext)
  const site = useSite()
  return account ? account.person : (site?.person ?? null)
}

export function useAccount(): Account {
  const account = use(AccountContext)
  if (!account) throw new Error('useAccount needs an AccountProvider above it')
  return account
}
