/** Loads what the page editor needs: the saved page, its unsaved draft and its versions. */
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '#app/lib/supabase/database.generated.ts'
import { keptContent, type PageContent } from '#domain/pages/page-content.ts'
import type { SeenPage } from './page-calls.ts'

export interface PageVersion {
  id: string
  number: number
  savedAt: string
  savedBy: string | null
  content: PageContent
}

export interface EditorStart {
  seen: SeenPage
  saved: PageContent
  draft: { content: PageContent; updatedAt: string; savedBy: string | null } | null
  /** Newest first. */
  versions: readonly PageVersion[]
}

const shownVersions = 50

export async function fetchEditor(
  client: SupabaseClient<Database>,
  slug: string,
): Promise<EditorStart | null> {
  const { data, error } = await client
    .from('pages')
    .select(
      `id, slug, friendly_name, is_published, updated_at,
       page_sections(id, image_url, title, description, cta_text, cta_link),
       page_drafts(content, updated_at, profiles(full_name)),
       page_versions(id, number, content, created_at, profiles(full_name))`,
    )
    .eq('slug', slug)
    .order('section_order', { referencedTable: 'page_sections' })
    .order('created_at', { referencedTable: 'page_sections' })
    .order('number', { referencedTable: 'page_versions', ascending: false })
    .limit(shownVersions, { referencedTable: 'page_versions' })
    .maybeSingle()
  if (error) throw new Error('The page could not be read', { cause: error })
  if (!data) return null
  const { page_drafts: draft } = data
  return {
    seen: { id: data.id, updatedAt: data.updated_at },
    saved: keptContent({ ...data, sections: data.page_sections }),
    draft: draft && {
      content: keptContent(draft.content),
      updatedAt: draft.updated_at,
      savedBy: draft.profiles?.full_name ?? null,
    },
    versions: data.page_versions.map(({ id, number, created_at, content, profiles }) => ({
      id,
      number,
      savedAt: created_at,
      savedBy: profiles?.full_name ?? null,
      content: keptContent(content),
    })),
  }
}
