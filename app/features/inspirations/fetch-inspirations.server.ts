/** What the inspirations page shows. A list that can't be read is a value, so that the rest still shows. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { fetchSlides } from '#app/features/carousel/index.server.ts'
import { fetchTeasers, type PageTeaser } from '#app/features/pages/index.server.ts'
import type { Database } from '#app/lib/supabase/database.generated.ts'

export type Teasers = { ok: true; pages: readonly PageTeaser[] } | { ok: false }

export function fetchInspirations(client: SupabaseClient<Database>) {
  return {
    teasers: fetchTeasers(client).then(
      (pages): Teasers => ({ ok: true, pages }),
      (): Teasers => ({ ok: false }),
    ),
    slides: fetchSlides(client),
  }
}
