/** All pages with drafts. Row-level security returns none to anybody but administrators. */
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '#app/lib/supabase/database.generated.ts'

export interface ListedPage {
  slug: string
  name: string
  isPublished: boolean
  updatedAt: string
  sections: number
  hasDraft: boolean
}

export async function fetchPages(client: SupabaseClient<Database>): Promise<ListedPage[]> {
  const { data, error } = await client
    .from('pages')
    .select(
      'slug, friendly_name, is_published, updated_at, page_sections(count), page_drafts(page_id)',
    )
    .order('updated_at', { ascending: false })
    .order('slug')
  if (error) throw new Error('The pages could not be read', { cause: error })
  return data.map((page) => ({
    slug: page.slug,
    name: page.friendly_name,
    isPublished: page.is_published,
    updatedAt: page.updated_at,
    sections: page.page_sections[0]?.count ?? 0,
    hasDraft: page.page_drafts !== null,
  }))
}
