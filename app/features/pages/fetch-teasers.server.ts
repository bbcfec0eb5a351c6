/** Queries the teasers of published pages. */
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '#app/lib/supabase/database.generated.ts'

export interface PageTeaser {
  slug: string
  name: string
  image: string | null
  description: string | null
}

/** All published pages, newest first, each with its first section. */
export async function fetchTeasers(client: SupabaseClient<Database>): Promise<PageTeaser[]> {
  const { data, error } = await client
    .from('pages')
    .select('slug, friendly_name, page_sections(image_url, description)')
    .eq('is_published', true)
    .order('created_at', { ascending: false })
    .order('slug')
    .order('section_order', { referencedTable: 'page_sections' })
    .order('created_at', { referencedTable: 'page_sections' })
    .limit(1, { referencedTable: 'page_sections' })
  if (error) throw new Error('The published pages could not be read', { cause: error })
  return data.map(({ slug, friendly_name, page_sections: [first] }) => ({
    slug,
    name: friendly_name,
    image: first?.image_url ?? null,
    description: first?.description ?? null,
  }))
}
