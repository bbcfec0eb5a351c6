/**
 * Follows the client's session and reports who is signed in, whether that is known yet, and errors.
 * Clock and client are arguments, for tests.
 */
import type { AuthChangeEvent, Session, SupabaseClient } from '@supabase/supabase-js'
import { type Person, personOf } from '#domain/account/person.ts'
import { owesSecondFactor } from './second-factor.ts'

const oneSecondMs = 1_000
const recheckBeforeExpiryMs = 60_000
const farthestRecheckMs = 3_600_000

export interface AccountState {
  person: Person | null
  /** A session exists, but its second factor is missing, so that the person does not count as signed in. */
  owesSecondFactor: boolean
  /** True until the first session check or event. */
  loading: boolean
  error: string | null
}

interface KeeperOptions {
  auth: Pick<SupabaseClient['auth'], 'getSession' | 'refreshSession' | 'onAuthStateChange'>
  onChange: (state: AccountState) => void
  log: (event: string) => void
  now: () => number
}

export class SessionKeeper {
  readonly #options: KeeperOptions
  #lastRefreshAt = Number.NEGATIVE_INFINITY
  #recheck: ReturnType<typeof setTimeout> | undefined
  #unsubscribe: () => void = () => {}

  constructor(options: KeeperOptions) {
    this.#options = options
  }

  start(): void {
    const { data } = this.#options.auth.onAuthStateChange((event, session) =>
      this.#onEvent(event, session),
    )
    this.#unsubscribe = () => data.subscription.unsubscribe()
    void this.#check()
  }

  stop(): void {
    clearTimeout(this.#recheck)
    this.#unsubscribe()
  }

  /** At most once a second; calls inside the window are skipped. */
  async refresh(): Promise<void> {
    const { now, auth } = this.#options
    if (now() - this.#lastRefreshAt < oneSecondMs) return
    this.#lastRefreshAt = now()
    const current = await auth.getSession()
    if (current.data.session) return this.#settle(current.data.session)
    const refreshed = await auth.refreshSession()
    this.#settle(refreshed.data.session, refreshed.error?.message ?? null)
  }

  async #check(): Promise<void> {
    const { data, error } = await this.#options.auth.getSession()
    if (error) this.#options.log(`session check failed: ${error.message}`)
    this.#settle(data.session, error?.message ?? null)
  }

  #onEvent(event: AuthChangeEvent, session: Session | null): void {
    this.#options.log(event)
    this.#settle(session)
  }

  #settle(session: Session | null, error: string | null = null): void {
    clearTimeout(this.#recheck)
    if (session) this.#recheck = setTimeout(() => void this.#check(), this.#untilRecheck(session))
    const owes = session !== null && owesSecondFactor(session)
    this.#options.onChange({
      person: session && !owes ? personOf(session.user) : null,
      owesSecondFactor: owes,
      loading: false,
      error,
    })
  }

  /** Checks again a minute before the token expires, and at least every hour. */
  #untilRecheck(session: Session): number {
    const endsAt = (session.expires_at ?? 0) * 1000
    const wait = endsAt - this.#options.now() - recheckBeforeExpiryMs
    return Math.min(Math.max(wait, oneSecondMs), farthestRecheckMs)
  }
}
