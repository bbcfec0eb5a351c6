/** What the inspirations page shows. A list that can't be read is a value, so that the rest still shows. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { readSlides } from '#app/features/carousel/index.ts'
import { type PageTeaser, readTeasers } from '#app/features/pages/index.ts'
import type { Database } from '#app/lib/supabase/database.generated.ts'

export type Teasers = { ok: true; pages: readonly PageTeaser[] } | { ok: false }

export function readInspirations(client: SupabaseClient<Database>) {
  return {
    teasers: readTeasers(client).then(
      (pages): Teasers => ({ ok: true, pages }),
      (): Teasers => ({ ok: false }),
    ),
    slides: readSlides(client),
  }
}
