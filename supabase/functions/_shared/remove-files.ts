/** Removes files through the storage service, rows and bytes, in whatever buckets they lie. */
import type { SupabaseClient } from '@supabase/supabase-js'

interface FileAddress {
  bucket_id: string
  name: string
}

/** Removes the person's files in every bucket but those that are kept. Returns how many there were. */
export function removeFilesOf(service: SupabaseClient, person: string): Promise<number> {
  return removeListed(service, () => service.rpc('files_of_person', { person }))
}

/** Removes files of people whose account is gone already. */
export function removeFilesOfNobody(service: SupabaseClient): Promise<number> {
  return removeListed(service, () => service.rpc('files_of_nobody'))
}

type Listing = () => PromiseLike<{ data: FileAddress[] | null; error: unknown }>

/** Page by page: what is removed is not listed again, so every page is the first. */
async function removeListed(service: SupabaseClient, list: Listing): Promise<number> {
  for (let removed = 0; ; ) {
    const { data, error } = await list()
    if (error || !data) throw new Error('The files could not be listed', { cause: error })
    if (data.length === 0) return removed
    for (const [bucket, names] of byBucket(data)) removed += await remove(service, bucket, names)
  }
}

function byBucket(files: readonly FileAddress[]): Map<string, string[]> {
  const buckets = new Map<string, string[]>()
  for (const { bucket_id, name } of files) {
    buckets.set(bucket_id, [...(buckets.get(bucket_id) ?? []), name])
  }
  return buckets
}

async function remove(service: SupabaseClient, bucket: string, names: string[]): Promise<number> {
  const { data, error } = await service.storage.from(bucket).remove(names)
  // Nothing removed is a failure too: the same page would come for ever.
  if (error || data.length === 0) {
    throw new Error(`Files in ${bucket} could not be removed`, { cause: error })
  }
  return data.length
}
