/**
 * The housekeeping PGlite has no background processes for: checkpoints, so that the write-ahead
 * log stays small and a restart quick, and vacuum and analyze of the tables that changed much.
 */
import type { Database } from '../driver.ts'
import { quoteIdentifier } from '../quote.ts'

export interface MaintenanceOptions {
  /** How often it looks whether something is to be done. */
  everyMs: number
  /** Written bytes after which a checkpoint does not wait for the next look. */
  checkpointBytes: number
}

export const MAINTENANCE_DEFAULTS: MaintenanceOptions = {
  everyMs: 60_000,
  checkpointBytes: 64 * 1024 * 1024,
}

/** Autovacuum's own rule with its default thresholds, the tables that changed most first. */
const TABLES_TO_VACUUM = `
  SELECT stats.schemaname, stats.relname
  FROM pg_stat_user_tables AS stats JOIN pg_class ON pg_class.oid = stats.relid
  WHERE n_dead_tup > 50 + 0.2 * greatest(reltuples, 0)
     OR n_ins_since_vacuum > 1000 + 0.2 * greatest(reltuples, 0)
     OR n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0)
     OR age(relfrozenxid) > 200000000
  ORDER BY n_mod_since_analyze DESC`

export class Maintenance {
  #database: Database
  #options: MaintenanceOptions
  #timer: NodeJS.Timeout
  #bytesWritten = 0
  /** How much had been written when the last checkpoint and vacuum ended. */
  #bytesSettled = 0
  #running = false
  #stopped = false
  #onError: (error: unknown) => void

  constructor(database: Database, options: MaintenanceOptions, onError: (error: unknown) => void) {
    this.#database = database
    this.#options = options
    this.#onError = onError
    this.#timer = setInterval(() => this.#runInBackground(), options.everyMs).unref()
  }

  /** Tells how much the engine has written since it started. */
  noteWritten(bytes: number): void {
    // A new engine counts from zero.
    if (bytes < this.#bytesWritten) this.#bytesSettled = 0
    this.#bytesWritten = bytes
    if (bytes - this.#bytesSettled > this.#options.checkpointBytes) this.#runInBackground()
  }

  stop(): void {
    this.#stopped = true
    clearInterval(this.#timer)
  }

  #runInBackground(): void {
    if (this.#running || this.#stopped || this.#bytesWritten === this.#bytesSettled) return
    this.#running = true
    this.#run()
      .catch((error) => {
        if (!this.#stopped) this.#onError(error)
      })
      .finally(() => {
        // After a failure too: the next try comes with the timer or with as much written again.
        this.#bytesSettled = this.#bytesWritten
        this.#running = false
      })
  }

  async #run(): Promise<void> {
    // Statistics are otherwise written at most once a second, and only by the next command.
    await this.#database.script('SELECT pg_stat_force_next_flush()')
    for (const table of await this.#tablesToVacuum()) {
      if (this.#stopped) return
      await this.#database.script(`VACUUM (ANALYZE) ${table}`)
    }
    if (!this.#stopped) await this.#database.script('CHECKPOINT')
  }

  async #tablesToVacuum(): Promise<string[]> {
    const [found] = await this.#database.transaction({
      readOnly: true,
      statements: [{ text: TABLES_TO_VACUUM }],
    })
    return (found?.rows ?? []).map(([schema, table]) =>
      [schema, table].map((name) => quoteIdentifier(name ?? '')).join('.'),
    )
  }
}
