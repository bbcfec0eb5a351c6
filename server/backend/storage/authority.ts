/**
 * The role that a statement runs as: the caller's, under row-level security. Where permission was
 * given before (a public bucket, a signed address), or for what callers can't read (a bucket's
 * limits), it is the role that owns the tables.
 */
import type { Statement, StatementResult, Transaction } from '#server/backend/db/driver.ts'
import type { Call, StorageParts } from './context.ts'

export interface Authority {
  run(
    statements: readonly Statement[],
    options?: Pick<Transaction, 'readOnly' | 'decide'>,
  ): Promise<readonly StatementResult[]>
  /** The owner of objects that are written; null where nobody signed in. */
  ownerId: string | null
}

const searchPath = ['search_path', 'storage, public, extensions'] as const

export function asCaller({ parts, request, path, caller }: Call): Authority {
  const headers = Object.fromEntries([...request.headers].filter(([name]) => name !== 'cookie'))
  const settings = [
    searchPath,
    ['request.jwt.claims', JSON.stringify(caller.claims)],
    ['request.method', request.method],
    ['request.path', path],
    ['request.headers', JSON.stringify(headers)],
  ] as const
  const { sub } = caller.claims
  return {
    run: (statements, options) =>
      parts.database.transaction({ role: caller.role, settings, statements, ...options }),
    ownerId: typeof sub === 'string' ? sub : null,
  }
}

export function asService(
  { database }: Pick<StorageParts, 'database'>,
  ownerId: string | null = null,
): Authority {
  return {
    run: (statements, options) =>
      database.transaction({
        role: 'supabase_storage_admin',
        settings: [searchPath],
        statements,
        ...options,
      }),
    ownerId,
  }
}
