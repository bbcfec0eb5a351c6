/** Whether the process can answer: started, its database responds, and it is not stopping. */
import type { Database } from '#server/backend/db/driver.ts'

export type ReadinessState =
  | { status: 'ready' }
  | { status: 'starting' | 'stopping' }
  | { status: 'unavailable'; reason: 'database' }

export interface Readiness {
  check(): Promise<ReadinessState>
}

export class ProcessReadiness implements Readiness {
  #database: Database | 'elsewhere' | undefined
  #stopping = false

  /** `elsewhere`: a Supabase project holds the data, and answers for itself. */
  started(database: Database | 'elsewhere'): void {
    this.#database = database
  }

  stop(): void {
    this.#stopping = true
  }

  stopping(): boolean {
    return this.#stopping
  }

  async check(): Promise<ReadinessState> {
    if (this.#stopping) return { status: 'stopping' }
    if (!this.#database) return { status: 'starting' }
    if (this.#database === 'elsewhere') return { status: 'ready' }
    return this.#database.ping().then(
      () => ({ status: 'ready' }),
      () => ({ status: 'unavailable', reason: 'database' }),
    )
  }
}
