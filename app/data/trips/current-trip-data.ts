/**
 * The trips of whoever uses this tab. The code that keeps them is loaded when a screen first asks, so
 * that pages without trips do not pay for it.
 */
import type { Holder } from '#app/data/outbox/waiting.ts'
import { logInBrowser } from '#app/lib/browser-log.ts'
import type { TripData } from './trip-data.ts'

let current: { holder: Holder; data: Promise<TripData> } | undefined

/** Known once the account is. */
let told: (holder: Holder) => void = () => undefined
let holderKnown = new Promise<Holder>((resolve) => {
  told = resolve
})

export function setHolder(holder: Holder): void {
  if (current && current.holder !== holder) current = undefined
  told(holder)
  holderKnown = Promise.resolve(holder)
}

export async function currentTripData(): Promise<TripData> {
  const holder = await holderKnown
  if (current?.holder !== holder) current = { holder, data: load(holder) }
  return current.data
}

async function load(holder: Holder): Promise<TripData> {
  const [{ TripData: Data }, { openStore }, { openTabChannel }] = await Promise.all([
    import('./trip-data.ts'),
    import('#app/data/store/open-store.ts'),
    import('#app/data/tab-channel.ts'),
  ])
  const { store, notice } = await openStore(undefined, logInBrowser)
  const data = new Data({
    holder,
    store,
    tabs: openTabChannel(),
    storage: window.sessionStorage,
    now: () => Date.now(),
  })
  data.trouble.set(notice)
  return data
}
