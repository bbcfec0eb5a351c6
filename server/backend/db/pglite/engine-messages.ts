/** What the database's owner thread and its worker say to each other. */
import type { Statement } from '../driver.ts'

/** Extensions of PostgreSQL's contrib that ship with PGlite and may be created by migrations. */
export type ExtensionName =
  | 'btree_gin'
  | 'btree_gist'
  | 'citext'
  | 'cube'
  | 'earthdistance'
  | 'fuzzystrmatch'
  | 'hstore'
  | 'intarray'
  | 'ltree'
  | 'pg_trgm'
  | 'pgcrypto'
  | 'tablefunc'
  | 'unaccent'
  | 'uuid_ossp'

export interface EngineSetup {
  dir: string
  extensions: readonly ExtensionName[]
  wasm: WebAssembly.Module
  /** One Int32 both threads see; `job-state.ts` says what its values mean. */
  jobState: SharedArrayBuffer
  /** Where the worker marks files that it has not forced to disk; see `unsynced-files.ts`. */
  marks: SharedArrayBuffer
}

/**
 * The first message to a worker: it may open the folder, since no other engine has it open any
 * more.
 */
export interface OpenEngine {
  kind: 'open'
  /** The marks of the engine before, where it was one of this process. */
  leftBehind: SharedArrayBuffer | undefined
}

export type EngineJob =
  | { kind: 'batch'; job: number; statements: readonly Statement[] }
  | { kind: 'script'; job: number; sql: string }
  | { kind: 'close' }

export type EngineAnswer =
  | { kind: 'ready' }
  | { kind: 'reply'; bytes: Uint8Array<ArrayBuffer>; bytesWritten: number; fsyncs: number }
  /** The job could not even be written down as messages; nothing ran. */
  | { kind: 'refused'; message: string }
  | { kind: 'closed' }
  /** Why the engine ended. */
  | { kind: 'crashed'; message: string }
