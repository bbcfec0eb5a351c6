/** Queries destination pages. Row-level security decides who may see drafts. */
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '#app/lib/supabase/database.generated.ts'
import { keptContent, type PageContent } from '#domain/pages/page-content.ts'

type Client = SupabaseClient<Database>

export interface DestinationPage extends PageContent {
  /** True in a preview that differs from the published page. */
  unpublished: boolean
}

const contentColumns =
  'slug, friendly_name, is_published, page_sections(id, image_url, title, description, cta_text, cta_link)' as const

/** PostgreSQL's `insufficient_privilege`. */
const notPermitted = '42501'

/** The published page; in a preview also an unpublished one, with its unsaved draft. */
export async function fetchDestination(
  client: Client,
  slug: string,
  preview: boolean,
): Promise<DestinationPage | null> {
  let query = client
    .from('pages')
    .select(`id, ${contentColumns}`)
    .eq('slug', slug)
    .order('section_order', { referencedTable: 'page_sections' })
    .order('created_at', { referencedTable: 'page_sections' })
  if (!preview) query = query.eq('is_published', true)
  const { data, error } = await query.maybeSingle()
  if (error) throw new Error('The page could not be read', { cause: error })
  if (!data) return null
  const { id, page_sections: sections, ...page } = data
  const draft = preview ? await fetchDraft(client, id) : undefined
  return {
    ...(draft ?? { ...page, sections }),
    unpublished: draft !== undefined || !page.is_published,
  }
}

async function fetchDraft(client: Client, pageId: string): Promise<PageContent | undefined> {
  const { data, error } = await client
    .from('page_drafts')
    .select('content')
    .eq('page_id', pageId)
    .maybeSingle()
  // Visitors lack the privilege to select drafts, and get the published page.
  if (error && error.code !== notPermitted) {
    throw new Error('The draft could not be read', { cause: error })
  }
  return data ? keptContent(data.content) : undefined
}
