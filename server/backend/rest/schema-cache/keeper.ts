/**
 * Holds the schema cache: the first request waits for the first load, later ones use what is there
 * while a newer one is being read. Reloads asked for together are done once.
 */
import { errors } from '../errors.ts'
import type { SchemaCache } from './model.ts'

export class SchemaCacheKeeper {
  readonly #load: () => Promise<SchemaCache>
  #current: SchemaCache | undefined
  #loading: Promise<SchemaCache> | undefined
  #next: Promise<SchemaCache> | undefined

  constructor(load: () => Promise<SchemaCache>) {
    this.#load = load
  }

  async get(): Promise<SchemaCache> {
    if (this.#current) return this.#current
    try {
      return await (this.#loading ?? this.#start())
    } catch (cause) {
      const unavailable = errors.schemaCacheUnavailable()
      unavailable.cause = cause
      throw unavailable
    }
  }

  /** Resolves when a cache that was read after this call is in use. */
  reload(): Promise<SchemaCache> {
    // What is being read now may predate the change: one more load follows it, shared by all who ask.
    if (!this.#loading) return this.#start()
    this.#next ??= this.#loading.then(
      () => this.#start(),
      () => this.#start(),
    )
    return this.#next
  }

  #start(): Promise<SchemaCache> {
    this.#next = undefined
    const loading = this.#load()
      .then((cache) => {
        this.#current = cache
        return cache
      })
      .finally(() => {
        if (this.#loading === loading) this.#loading = undefined
      })
    this.#loading = loading
    return loading
  }
}
