/**
 * Sends what waits: one thing after the other, in one tab at a time. Any tab may be that tab, so what
 * a tab leaves behind is sent by another; a lock for each round keeps them apart. Where a browser has
 * no locks, the keys of the changes keep a change that two tabs send from counting twice.
 */
import type { Thing } from './waiting.ts'

/** `later`: the server could not take it now. `unreachable`: neither would it take anything else. */
export type SendResult = 'sent' | 'later' | 'unreachable'

export interface FlusherOptions {
  /** The name of the lock: the same in all tabs that share these changes. */
  name: string
  things: () => Promise<readonly Thing[]>
  send: (thing: Thing) => Promise<SendResult>
  onResult: (result: SendResult) => void
  /** A surprise, after which it is tried again. */
  onError: (error: unknown) => void
  locks: Pick<LockManager, 'request'> | undefined
  retryAfterMs?: (tries: number) => number
}

const delaysMs = [1_000, 2_000, 5_000, 10_000, 20_000, 30_000]
/** Spread out, so that a server that comes back is not asked by everybody at once. */
const defaultRetry = (tries: number) => (delaysMs[tries - 1] ?? 60_000) * (0.75 + Math.random() / 2)

export class Flusher {
  private readonly options: FlusherOptions
  private running: Promise<void> | undefined
  private again = false
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private stopped = false

  constructor(options: FlusherOptions) {
    this.options = options
  }

  /** Something waits, or the network is back. Resolves when this tab has tried. */
  wake(): Promise<void> {
    if (this.stopped) return Promise.resolve()
    clearTimeout(this.timer)
    this.timer = undefined
    this.again = true
    this.running ??= this.run()
    return this.running
  }

  stop(): void {
    this.stopped = true
    clearTimeout(this.timer)
  }

  private async run(): Promise<void> {
    const { name, locks, onResult, retryAfterMs = defaultRetry } = this.options
    let result: SendResult = 'sent'
    while (this.again && !this.stopped) {
      this.again = false
      result = await (locks ? locks.request(name, () => this.round()) : this.round())
    }
    // No `await` from the loop's last check to here: a call of `wake` in between would join a run that no
    // longer looks.
    this.running = undefined
    this.tries = result === 'sent' ? 0 : this.tries + 1
    onResult(result)
    if (result === 'sent' || this.stopped) return
    this.timer = setTimeout(() => void this.wake(), retryAfterMs(this.tries))
  }

  private async round(): Promise<SendResult> {
    const { things, send, onError } = this.options
    let all: SendResult = 'sent'
    try {
      for (const thing of await things()) {
        const result = this.stopped ? 'later' : await send(thing)
        if (result === 'unreachable') return result
        if (result === 'later') all = result
      }
    } catch (error) {
      onError(error)
      return 'later'
    }
    return all
  }
}
