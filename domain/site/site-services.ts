/** What the process gives the app on the server; the app's loaders read it from their context. */
import type { Brand } from '#domain/brand/brand.ts'

/** How the backend is reached: the same for a browser and the server, but for the way there. */
export interface SupabaseAccess {
  /** One address for both, because the names of the session cookies are made from it. */
  url: string
  anonKey: string
  fetch?: typeof fetch
}

export interface SiteServices {
  brand: Brand
  /** `local` also shows what exists on a laptop only: stand-ins, the gallery, the reset screen. */
  mode: 'local' | 'production'
  publicUrl: string
  supabase: SupabaseAccess
  now: () => Date
  /** Where a page's diagnostics go besides the screen. */
  report: (message: string, fields: Readonly<Record<string, unknown>>) => void
}
