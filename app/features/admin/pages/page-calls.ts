/** The page editor's calls of the backend. */
import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js'
import type { Database, Tables } from '#app/lib/supabase/database.generated.ts'
import type { Failure, Outcome } from '#domain/outcome/outcome.ts'
import type { PageContent } from '#domain/pages/page-content.ts'

type Client = SupabaseClient<Database>

/** `conflict`: somebody else saved meanwhile. `taken`: another page has the address. */
type SaveFailureReason = 'conflict' | 'taken' | 'gone' | 'failed'

export type SaveFailure = Failure<SaveFailureReason>
export type SaveOutcome<Value> = Outcome<Value, SaveFailureReason>

/** Runs a call with the client. That the client could not be loaded is the reason `failed`, too. */
export async function withClient<Value>(
  supabase: () => Promise<Client>,
  call: (client: Client) => Promise<SaveOutcome<Value>>,
): Promise<SaveOutcome<Value>> {
  try {
    return await call(await supabase())
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { ok: false, reason: 'failed', message }
  }
}

/**
 * The version of a page that its author has loaded; a save is refused when it is not the latest.
 */
export interface SeenPage {
  id: string
  updatedAt: string
}

export async function savePage(
  client: Client,
  page: PageContent,
  seen: SeenPage | null,
): Promise<SaveOutcome<Tables<'pages'>>> {
  const { data, error } = await client.rpc('save_page', {
    page,
    ...(seen && { page_id: seen.id, seen_at: seen.updatedAt }),
  })
  return error ? failureOf(error) : { ok: true, value: data }
}

/**
 * Gives the moment of the draft as it is stored now. `draftAt` is the moment of the one that the
 * author has seen; null before there is any.
 */
export async function saveDraft(
  client: Client,
  content: PageContent,
  seen: SeenPage,
  draftAt: string | null,
): Promise<SaveOutcome<string>> {
  const { data, error } = await client.rpc('save_page_draft', {
    page_id: seen.id,
    content,
    page_seen_at: seen.updatedAt,
    ...(draftAt !== null && { seen_at: draftAt }),
  })
  return error ? failureOf(error) : { ok: true, value: data }
}

/** The latest stored state, so that an author can save over it on purpose. */
export async function latestState(
  client: Client,
  id: string,
): Promise<SaveOutcome<{ updatedAt: string; draftAt: string | null }>> {
  const { data, error } = await client
    .from('pages')
    .select('updated_at, page_drafts(updated_at)')
    .eq('id', id)
    .maybeSingle()
  if (error) return failureOf(error)
  if (!data) return gone
  const draftAt = data.page_drafts?.updated_at ?? null
  return { ok: true, value: { updatedAt: data.updated_at, draftAt } }
}

export async function discardDraft(client: Client, pageId: string): Promise<SaveOutcome<null>> {
  const { error } = await client.from('page_drafts').delete().eq('page_id', pageId)
  return error ? failureOf(error) : { ok: true, value: null }
}

export async function deletePage(
  client: Client,
  { id, updatedAt }: SeenPage,
): Promise<SaveOutcome<null>> {
  const { data, error } = await client
    .from('pages')
    .delete()
    .eq('id', id)
    .eq('updated_at', updatedAt)
    .select('id')
  if (error) return failureOf(error)
  if (data.length > 0) return { ok: true, value: null }
  return { ok: false, reason: 'conflict', message: 'Somebody else changed it meanwhile.' }
}

/** Undefined where the check failed. */
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
