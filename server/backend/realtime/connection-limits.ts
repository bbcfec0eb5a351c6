/** Limits open sockets, in all and per client, so that one client can't use them all. */
import type { RealtimeLimits } from './limits.ts'

export type TakenConnection = { ok: true; leave: () => void } | { ok: false; status: 429 | 503 }

export class ConnectionLimits {
  #limits: Pick<RealtimeLimits, 'connections' | 'connectionsPerAddress'>
  #taken = 0
  #byAddress = new Map<string, number>()

  constructor(limits: Pick<RealtimeLimits, 'connections' | 'connectionsPerAddress'>) {
    this.#limits = limits
  }

  /**
   * A socket is counted before its key is checked, so that many that arrive at once can't all pass
   * the limit.
   */
  take(address: string | null): TakenConnection {
    if (this.#taken >= this.#limits.connections) return { ok: false, status: 503 }
    const others = address === null ? 0 : (this.#byAddress.get(address) ?? 0)
    if (others >= this.#limits.connectionsPerAddress) return { ok: false, status: 429 }
    this.#change(address, 1)
    let left = false
    const leave = () => {
      if (!left) this.#change(address, -1)
      left = true
    }
    return { ok: true, leave }
  }

  #change(address: string | null, by: 1 | -1): void {
    this.#taken += by
    if (address === null) return
    const count = (this.#byAddress.get(address) ?? 0) + by
    if (count > 0) this.#byAddress.set(address, count)
    else this.#byAddress.delete(address)
  }
}
