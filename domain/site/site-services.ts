/** What the process gives the app on the server; the app's loaders read it from their context. */
import type { Brand } from '#domain/brand/brand.ts'

export interface SiteServices {
  brand: Brand
  /** `local` also shows what exists on a laptop only: stand-ins, the gallery, the reset screen. */
  mode: 'local' | 'production'
  publicUrl: string
  now: () => Date
  /** Where a page's diagnostics go besides the screen. */
  report: (message: string, fields: Readonly<Record<string, unknown>>) => void
}
