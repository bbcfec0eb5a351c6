/** Queries for the inspirations page. A failure is a value, so that the other list still shows. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { fetchSlides } from '#app/features/carousel/index.server.ts'
import { fetchTeasers, type PageTeaser } from '#app/features/pages/index.server.ts'
import type { Database } from '#app/lib/supabase/database.generated.ts'
import type { Outcome } from '#domain/outcome/outcome.ts'

export type Teasers = Outcome<readonly PageTeaser[], 'failed'>

const notLoaded: Teasers = {
  ok: false,
  reason: 'failed',
  message: 'The destinations could not be loaded. Please try again in a moment.',
}

export function fetchInspirations(client: SupabaseClient<Database>) {
  return {
    teasers: fetchTeasers(client).then(
      (value): Teasers => ({ ok: true, value }),
      () => notLoaded,
    ),
    slides: fetchSlides(client),
  }
}
