/** Reads the carousel for everybody. It never fails: what can't be read is replaced, and said so. */
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '#app/lib/supabase/database.generated.ts'
import type { CarouselSlide } from '#domain/carousel/carousel-item.ts'
import { sampleSlides } from '#domain/carousel/fallback-slides.ts'

export interface FetchedSlides {
  slides: readonly CarouselSlide[]
  /** The slides stand in for those that could not be read. */
  failed: boolean
}

export async function fetchSlides(client: SupabaseClient<Database>): Promise<FetchedSlides> {
  const { data, error } = await storedSlides(client)
  if (error) return { slides: sampleSlides, failed: true }
  return { slides: data.length > 0 ? data : sampleSlides, failed: false }
}

/** Nothing of its own stands in here: the landing page fills up from a list. */
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
