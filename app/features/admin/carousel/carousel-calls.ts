/** The carousel screen's calls of the backend. */
import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js'
import type { Database, Tables } from '#app/lib/supabase/database.generated.ts'
import type { CarouselFields } from '#domain/carousel/carousel-item.ts'
import type { Outcome } from '#domain/outcome/outcome.ts'
import { pictureBucket, storedPaths } from '#domain/pages/content-image.ts'
import { sendPicture } from '../send-picture.ts'

type Client = SupabaseClient<Database>
export type CarouselItem = Tables<'carousel_items'>

interface FailureDetails {
  /** What to do about it, or what the database said. */
  advice?: string
}
type CarouselOutcome<Value> = Outcome<Value, 'picture' | 'conflict' | 'failed', FailureDetails>

const conflictAdvice =
  'Another administrator changed it meanwhile. The list below is the latest; please try again.'

export async function fetchItems(client: Client): Promise<CarouselItem[]> {
  const { data, error } = await client
    .from('carousel_items')
    .select()
    .order('display_order')
    .order('created_at')
  if (error) throw new Error('Failed to load carousel items', { cause: error })
  return data
}

export async function addItem(
  client: Client,
  fields: CarouselFields,
  file: File,
): Promise<CarouselOutcome<CarouselItem>> {
  const sent = await sendPicture(file, 'carousel')
  if (!sent.ok) return { ok: false, reason: 'picture', message: sent.message }
  const { data, error } = await client
    .from('carousel_items')
    .insert({ ...fields, image_url: sent.value })
    .select()
    .single()
  if (!error) return { ok: true, value: data }
  await removePicture(client, sent.value)
  return {
    ok: false,
    reason: 'failed',
    message: 'Failed to add carousel item',
    advice: error.message,
  }
}

/**
 * Saves only if the item is still as it was shown, so that another administrator's change is not
 * overwritten.
 */
export async function changeItem(
  client: Client,
  item: CarouselItem,
  fields: CarouselFields,
  file: File | null,
): Promise<CarouselOutcome<CarouselItem>> {
  const sent = file && (await sendPicture(file, 'carousel'))
  if (sent && !sent.ok) return { ok: false, reason: 'picture', message: sent.message }
  const { data, error } = await client
    .from('carousel_items')
    .update({ ...fields, ...(sent && { image_url: sent.value }) })
    .eq('id', item.id)
    .eq('updated_at', item.updated_at)
    .select()
    .maybeSingle()
  if (data) {
    if (sent) await removePicture(client, item.image_url)
    return { ok: true, value: data }
  }
  if (sent) await removePicture(client, sent.value)
  return notChanged('Failed to save carousel item', error)
}

export async function deleteItem(
  client: Client,
  item: CarouselItem,
): Promise<CarouselOutcome<null>> {
  const { data, error } = await client
    .from('carousel_items')
    .delete()
    .eq('id', item.id)
    .eq('updated_at', item.updated_at)
    .select('id')
  if (error || data.length === 0) return notChanged('Failed to delete carousel item', error)
  await removePicture(client, item.image_url)
  return { ok: true, value: null }
}

export async function saveOrder(
  client: Client,
  items: readonly CarouselItem[],
): Promise<CarouselOutcome<CarouselItem[]>> {
  const seen = items.map(({ id, updated_at }) => ({ id, updated_at }))
  const { data, error } = await client.rpc('reorder_carousel', { items: seen })
  if (!error) return { ok: true, value: data }
  const message = 'Failed to save the new order'
  return error.code === 'PT409'
    ? { ok: false, reason: 'conflict', message, advice: conflictAdvice }
    : { ok: false, reason: 'failed', message }
}

/** Without an error of the database, the item was no longer as this administrator had seen it. */
function notChanged(message: string, error: PostgrestError | null) {
  return error
    ? ({ ok: false, reason: 'failed', message, advice: error.message } as const)
    : ({ ok: false, reason: 'conflict', message, advice: conflictAdvice } as const)
}

/** Does not report failures: a picture that stays in storage unused is no reason to fail the call. */
async function removePicture(client: Client, address: string): Promise<void> {
  const paths = storedPaths(address)
  if (paths.length > 0) await client.storage.from(pictureBucket).remove(paths)
}
