/** The rows of objects: reading and writing them, and in which order rows and bytes are written and removed. */
import { DatabaseError, type Statement } from '#server/backend/db/driver.ts'
import type { Authority } from './authority.ts'
import type { StorageParts } from './context.ts'
import { errors, StorageError } from './errors.ts'
import { type FileMetadata, type ObjectRow, objectJson, objectsIn } from './rows.ts'
import { isAddress } from './store/object-store.ts'

/** By what a client names an object. */
export interface ObjectPath {
  bucket: string
  key: string
}

const byName = `select ${objectJson} from storage.objects where bucket_id = $1 and name = $2`
const inPublicBucket = 'exists (select from storage.buckets where id = $1 and public)'

export async function findObject(
  authority: Authority,
  { bucket, key }: ObjectPath,
  { publicOnly = false } = {},
): Promise<ObjectRow | undefined> {
  const text = publicOnly ? `${byName} and ${inPublicBucket}` : byName
  const [result] = await authority.run([{ text, values: [bucket, key] }], { readOnly: true })
  return objectsIn(result)[0]
}

/** `insert` refuses to overwrite, `update` refuses to create, `upsert` does what is needed. */
export type WriteMode = 'insert' | 'update' | 'upsert'

export interface NewVersion extends ObjectPath {
  /** The id of the row, should one be made. */
  id: string
  version: string
  metadata: FileMetadata
  userMetadata: Readonly<Record<string, unknown>> | null
}

export interface Written {
  id: string
  /** The version that was replaced, whose bytes nobody needs any more. */
  replaced: string | null
}

/** Writes the row; throws what row-level security and the constraints say. */
export async function writeRow(
  authority: Authority,
  mode: WriteMode,
  object: NewVersion,
): Promise<Written> {
  return run(authority, mode, object, 'commit')
}

/** Throws what `writeRow` would throw: runs the same statements and undoes them, before any byte is read. */
export async function rehearseRow(
  authority: Authority,
  mode: WriteMode,
  object: NewVersion,
): Promise<void> {
  await run(authority, mode, object, 'rollback')
}

async function run(
  authority: Authority,
  mode: WriteMode,
  object: NewVersion,
  end: 'commit' | 'rollback',
): Promise<Written> {
  const statements = [
    ...(mode === 'insert' ? [] : [lockOf(object), currentVersion(object)]),
    writes[mode](object, authority.ownerId),
  ]
  try {
    const results = await authority.run(statements, end === 'commit' ? {} : { decide: () => end })
    const written = results.at(-1)
    if (written?.affected === 0) throw errors.noSuchKey()
    return {
      id: written?.rows[0]?.[0] ?? object.id,
      replaced: mode === 'insert' ? null : (results[1]?.rows[0]?.[0] ?? null),
    }
  } catch (error) {
    throw explainWriteError(error)
  }
}

/** Locks the key for the transaction, so that of two writers each knows the version it replaced. */
const lockOf = ({ bucket, key }: ObjectPath): Statement => ({
  text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
  values: [`storage.objects ${bucket}/${key}`],
})

const currentVersion = ({ bucket, key }: ObjectPath): Statement => ({
  text: 'select version from storage.objects where bucket_id = $1 and name = $2 for update',
  values: [bucket, key],
})

const columns =
  'id, bucket_id, name, version, metadata, user_metadata, owner_id, owner, last_accessed_at'
const newValues = `$1, $2, $3, $4, $5::jsonb, $6::jsonb, $7::text,
  case when $7::text ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then $7::text::uuid end, now()`
const setFromNew = ['version', 'metadata', 'user_metadata', 'owner_id', 'owner', 'last_accessed_at']

function valuesOf(object: NewVersion, ownerId: string | null) {
  const { id, bucket, key, version, metadata, userMetadata } = object
  return [
    id,
    bucket,
    key,
    version,
    JSON.stringify(metadata),
    userMetadata && JSON.stringify(userMetadata),
    ownerId,
  ]
}

const writes: Record<WriteMode, (object: NewVersion, ownerId: string | null) => Statement> = {
  // Nothing is returned: whoever may only insert may not read what he inserted.
  insert: (object, ownerId) => ({
    text: `insert into storage.objects (${columns}) values (${newValues})`,
    values: valuesOf(object, ownerId),
  }),
  upsert: (object, ownerId) => ({
    text: `insert into storage.objects (${columns}) values (${newValues})
      on conflict (bucket_id, name) do update
      set ${setFromNew.map((column) => `${column} = excluded.${column}`).join(', ')}
      returning id`,
    values: valuesOf(object, ownerId),
  }),
  update: (object, ownerId) => ({
    text: `update storage.objects as o
      set ${setFromNew.map((column) => `${column} = n.${column}`).join(', ')}
      from (select ${newValues}) as n (${columns})
      where o.bucket_id = n.bucket_id and o.name = n.name
      returning o.id`,
    values: valuesOf(object, ownerId),
  }),
}

/** A violated constraint as the service's own error; everything else as it is. */
export function explainWriteError(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error
  if (error.code === '23505') return errors.keyExists(error)
  if (error.code === '23503') return errors.noSuchBucket()
  return error
}

/**
 * Puts a row on top of bytes that are already in the store. The bytes it replaces go last, and only
 * once the row no longer names them; bytes whose row was refused go at once.
 */
export async function publish(
  parts: StorageParts,
  authority: Authority,
  mode: WriteMode,
  object: NewVersion,
): Promise<Written> {
  let written: Written
  try {
    written = await writeRow(authority, mode, object)
  } catch (error) {
    if (!mayHaveCommitted(error)) await discard(parts, [object.version])
    throw error
  }
  await discard(parts, [written.replaced])
  return written
}

/**
 * A lost connection does not tell whether the commit happened: the bytes are left for the sweep.
 */
function mayHaveCommitted(error: unknown): boolean {
  if (error instanceof DatabaseError) return /^08|^57P/.test(error.code)
  return !(error instanceof StorageError)
}

/** Removes bytes that no row names. What fails here is left to the sweep. */
export async function discard(
  { store, log }: Pick<StorageParts, 'store' | 'log'>,
  versions: readonly (string | null)[],
): Promise<void> {
  try {
    await store.remove(versions.filter(isAddress))
  } catch (error) {
    log({ message: 'Files that nothing refers to stay until the next sweep', error })
  }
}
