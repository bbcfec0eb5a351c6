import {
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { type Account, AccountContext } from '#app/lib/account/account-context.ts'
import type { AccountState, SessionKeeper } from '#app/lib/account/session-keeper.ts'
import { logInBrowser } from '#app/lib/browser-log.ts'
import { useSite } from '#app/lib/site.ts'
import type { Person } from '#domain/account/person.ts'

interface AccountProviderProps {
  children: ReactNode
}

/**
 * Begins with the person that the server rendered, so that the first paint is right; a visitor without a session's
 * cookie is known at once. The client library is loaded only for people with a session, or when a screen asks for it.
 */
export function AccountProvider({ children }: AccountProviderProps) {
  const site = useSite()
  const access = useAccess()
  const person = site?.person ?? null
  const [state, setState] = useState<AccountState>({
    person,
    owesSecondFactor: false,
    loading: site?.hasSession ?? true,
    error: null,
  })
  const keeper = useRef<SessionKeeper>(undefined)
  const { revalidate } = useRevalidator()
  const navigation = useNavigation().state

  const supabase = useCallback(async () => {
    if (!access) throw new Error('The backend is not known on this page')
    const { browserSupabase } = await import('#app/lib/supabase/browser-client.ts').catch(
      (cause: unknown) => {
        throw new Error('The server could not be reached. Please try again.', { cause })
      },
    )
    return browserSupabase(access)
  }, [access])

  /** Loads the client and what follows its session, once: visitors need neither. */
  const keep = useCallback(async () => {
    const [client, { SessionKeeper: Keeper }] = await Promise.all([
      supabase(),
      import('#app/lib/account/session-keeper.ts'),
    ])
    if (keeper.current) return keeper.current
    keeper.current = new Keeper({
      auth: client.auth,
      onChange: setState,
      log: (event) => logInBrowser(`auth: ${event}`),
      now: () => Date.now(),
    })
    keeper.current.start()
    return keeper.current
  }, [supabase])

  // Loaders run again when another person is signed in, since their data depends on it. Not during
  // a navigation, which would abort the revalidation.
  const isNews = state.person?.id !== person?.id
  useEffect(() => {
    if (isNews && navigation === 'idle') void revalidate()
  }, [isNews, navigation, revalidate])

  useEffect(() => {
    const settle = (loading: boolean, error: string | null = null) =>
      setState((before) =>
        before.loading === loading && before.error === error
          ? before
          : { ...before, loading, error },
      )
    if (access && document.cookie.includes(access.cookieName)) {
      // A sign-in in another tab may be younger than this page.
      settle(true)
      // On failure the page keeps showing what the server rendered.
      keep().catch((error: unknown) =>
        settle(false, error instanceof Error ? error.message : String(error)),
      )
    } else startTransition(() => settle(false))
    return () => {
      keeper.current?.stop()
      keeper.current = undefined
    }
  }, [access, keep])

  const account = useMemo<Account>(
    () => ({
      ...state,
      person: asServerKnows(state.person, person),
      supabase,
      refresh: async () => (await keep()).refresh(),
    }),
    [state, person, supabase, keep],
  )
  return <AccountContext value={account}>{children}</AccountContext>
}

/** Takes name and picture from the server, which has read the profile; the session has neither. */
function asServerKnows(current: Person | null, known: Person | null): Person | null {
  if (!current || current.id !== known?.id) return current
  return { ...known, email: current.email }
}

/**
 * Keeps the same object while its values are the same, so that revalidation does not restart the
 * effects that use it.
 */
function useAccess() {
  const access = useSite()?.supabase
  const { url, anonKey, cookieName } = access ?? {}
  return useMemo(
    () => (anonKey && cookieName ? { url, anonKey, cookieName } : undefined),
    [url, anonKey, cookieName],
  )
}
