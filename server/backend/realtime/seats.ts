/** How many sockets are open, in all and of one client: nobody can take the whole house. */
import type { RealtimeLimits } from './limits.ts'

export type Seat = { ok: true; leave: () => void } | { ok: false; status: 429 | 503 }

export class Seats {
  #limits: Pick<RealtimeLimits, 'connections' | 'connectionsPerAddress'>
  #taken = 0
  #byAddress = new Map<string, number>()

  constructor(limits: Pick<RealtimeLimits, 'connections' | 'connectionsPerAddress'>) {
    this.#limits = limits
  }

  /** Counted from the first knock, so that many at once do not slip in together. */
  take(address: string | null): Seat {
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
