/** What the page editor asks of the backend. What is expected to happen now and then is a value. */
import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js'
import type { Database, Tables } from '#app/lib/supabase/database.generated.ts'
import type { PageContent } from '#domain/pages/page-content.ts'

type Client = SupabaseClient<Database>

/** `conflict`: somebody else saved meanwhile. `taken`: another page has the address. */
export type SaveFailure = {
  ok: false
  reason: 'conflict' | 'taken' | 'gone' | 'failed'
  message: string
}

type Call<Value extends object = object> = Promise<({ ok: true } & Value) | SaveFailure>

/** A client that does not arrive is a failure like any other. */
export async function withClient<Value extends object>(
  supabase: () => Promise<Client>,
  call: (client: Client) => Call<Value>,
): Call<Value> {
  try {
    return await call(await supabase())
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { ok: false, reason: 'failed', message }
  }
}

/** Which state of a page its author has seen. */
export interface SeenPage {
  id: string
  updatedAt: string
}

export async function savePage(
  client: Client,
  page: PageContent,
  seen: SeenPage | null,
): Call<{ page: Tables<'pages'> }> {
  const { data, error } = await client.rpc('save_page', {
    page,
    ...(seen && { page_id: seen.id, seen_at: seen.updatedAt }),
  })
  return error ? failureOf(error) : { ok: true, page: data }
}

/** Null is a draft that was never begun. */
export async function saveDraft(
  client: Client,
  content: PageContent,
  seen: SeenPage,
  draftAt: string | null,
): Call<{ draftAt: string }> {
  const { data, error } = await client.rpc('save_page_draft', {
    page_id: seen.id,
    content,
    page_seen_at: seen.updatedAt,
    ...(draftAt !== null && { seen_at: draftAt }),
  })
  return error ? failureOf(error) : { ok: true, draftAt: data }
}

/** The latest state, for an author who decides that their own text comes next. */
export async function latestState(
  client: Client,
  id: string,
): Call<{ updatedAt: string; draftAt: string | null }> {
  const { data, error } = await client
    .from('pages')
    .select('updated_at, page_drafts(updated_at)')
    .eq('id', id)
    .maybeSingle()
  if (error) return failureOf(error)
  if (!data) return gone
  return { ok: true, updatedAt: data.updated_at, draftAt: data.page_drafts?.updated_at ?? null }
}

export async function discardDraft(client: Client, pageId: string): Call {
  const { error } = await client.from('page_drafts').delete().eq('page_id', pageId)
  return error ? failureOf(error) : { ok: true }
}

export async function deletePage(client: Client, { id, updatedAt }: SeenPage): Call {
  const { data, error } = await client
    .from('pages')
    .delete()
    .eq('id', id)
    .eq('updated_at', updatedAt)
    .select('id')
  if (error) return failureOf(error)
  if (data.length > 0) return { ok: true }
  return { ok: false, reason: 'conflict', message: 'Somebody else changed it meanwhile.' }
}

/** Undefined where it could not be asked. */
export async function isSlugFree(
  client: Client,
  slug: string,
  ownId: string | null,
): Promise<boolean | undefined> {
  const { data, error } = await client.from('pages').select('id').eq('slug', slug).limit(1)
  if (error) return undefined
  return data.every(({ id }) => id === ownId)
}

const gone: SaveFailure = { ok: false, reason: 'gone', message: 'This page was deleted.' }

function failureOf({ code, message }: PostgrestError): SaveFailure {
  if (code === 'PT409') return { ok: false, reason: 'conflict', message }
  if (code === 'PT404') return gone
  if (code === '23505') {
    return { ok: false, reason: 'taken', message: 'Another page has this address already.' }
  }
  return { ok: false, reason: 'failed', message }
}
