/** Queries the carousel's slides. On failure it returns fallback slides and `failed`. */
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '#app/lib/supabase/database.generated.ts'
import type { CarouselSlide } from '#domain/carousel/carousel-item.ts'
import { sampleSlides } from '#domain/carousel/fallback-slides.ts'

export interface FetchedSlides {
  slides: readonly CarouselSlide[]
  /** The query failed, and the slides are fallbacks. */
  failed: boolean
}

export async function fetchSlides(client: SupabaseClient<Database>): Promise<FetchedSlides> {
  const { data, error } = await storedSlides(client)
  if (error) return { slides: sampleSlides, failed: true }
  return { slides: data.length > 0 ? data : sampleSlides, failed: false }
}

/** Without fallbacks: `homeSlides` fills the landing page's carousel up. */
export async function fetchHomeSlides(client: SupabaseClient<Database>): Promise<FetchedSlides> {
  const { data, error } = await storedSlides(client)
  return { slides: data ?? [], failed: error !== null }
}

const storedSlides = (client: SupabaseClient<Database>) =>
  client
    .from('carousel_items')
    .select('id, title, description, image_url, itinerary_link')
    .order('display_order')
    .order('created_at')
