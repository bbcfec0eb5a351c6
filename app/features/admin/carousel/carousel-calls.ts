/** What the carousel's screen asks of the backend. Every outcome is a value with the words to show. */
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database, Tables } from '#app/lib/supabase/database.generated.ts'
import type { CarouselFields } from '#domain/carousel/carousel-item.ts'
import { pictureBucket, storedPaths } from '#domain/pages/content-image.ts'
import { sendPicture } from '../send-picture.ts'

type Client = SupabaseClient<Database>
export type CarouselItem = Tables<'carousel_items'>

export interface Failure {
  ok: false
  error: string
  advice?: string
}
type Outcome<Value> = { ok: true; value: Value } | Failure

const changedMeanwhile =
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
): Promise<Outcome<CarouselItem>> {
  const sent = await sendPicture(file, 'carousel')
  if (!sent.ok) return { ok: false, error: sent.message }
  const { data, error } = await client
    .from('carousel_items')
    .insert({ ...fields, image_url: sent.address })
    .select()
    .single()
  if (!error) return { ok: true, value: data }
  await removePicture(client, sent.address)
  return { ok: false, error: 'Failed to add carousel item', advice: error.message }
}

/** Only over the item as it was seen: what somebody else wrote meanwhile is not lost. */
export async function changeItem(
  client: Client,
  item: CarouselItem,
  fields: CarouselFields,
  file: File | null,
): Promise<Outcome<CarouselItem>> {
  const sent = file && (await sendPicture(file, 'carousel'))
  if (sent && !sent.ok) return { ok: false, error: sent.message }
  const { data, error } = await client
    .from('carousel_items')
    .update({ ...fields, ...(sent && { image_url: sent.address }) })
    .eq('id', item.id)
    .eq('updated_at', item.updated_at)
    .select()
    .maybeSingle()
  if (data) {
    if (sent) await removePicture(client, item.image_url)
    return { ok: true, value: data }
  }
  if (sent) await removePicture(client, sent.address)
  return {
    ok: false,
    error: 'Failed to save carousel item',
    advice: error?.message ?? changedMeanwhile,
  }
}

export async function deleteItem(client: Client, item: CarouselItem): Promise<Outcome<null>> {
  const { data, error } = await client
    .from('carousel_items')
    .delete()
    .eq('id', item.id)
    .eq('updated_at', item.updated_at)
    .select('id')
  if (error || data.length === 0) {
    const advice = error?.message ?? changedMeanwhile
    return { ok: false, error: 'Failed to delete carousel item', advice }
  }
  await removePicture(client, item.image_url)
  return { ok: true, value: null }
}

export async function saveOrder(
  client: Client,
  items: readonly CarouselItem[],
): Promise<Outcome<CarouselItem[]>> {
  const seen = items.map(({ id, updated_at }) => ({ id, updated_at }))
  const { data, error } = await client.rpc('reorder_carousel', { items: seen })
  if (!error) return { ok: true, value: data }
  return {
    ok: false,
    error: 'Failed to save the new order',
    ...(error.code === 'PT409' && { advice: changedMeanwhile }),
  }
}

/** A file that stays behind harms nobody, so it is no reason to fail. */
async function removePicture(client: Client, address: string): Promise<void> {
  const paths = storedPaths(address)
  if (paths.length > 0) await client.storage.from(pictureBucket).remove(paths)
}
