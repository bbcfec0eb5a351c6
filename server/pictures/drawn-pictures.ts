/** The pictures that the product draws itself: posters, and the previews of its public pages. */
import path from 'node:path'
import type { Brand } from '#domain/brand/brand.ts'
import { posterFiles } from './poster-files.ts'
import { socialCardFiles } from './social-cards/social-card-files.ts'

/** Where the build prints the posters. */
export const posterFolder = path.join(import.meta.dirname, '..', '..', 'build', 'posters')

export function drawnPictures(brand: Brand) {
  const posters = posterFiles(posterFolder)
  const cards = socialCardFiles(brand, posterFolder)
  return async (request: Request): Promise<Response | undefined> =>
    (await posters(request)) ?? (await cards(request))
}
