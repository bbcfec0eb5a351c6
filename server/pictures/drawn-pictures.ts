/** The pictures that the product draws itself: posters, and the previews of its public pages. */
import path from 'node:path'
import type { Brand } from '#domain/brand/brand.ts'
import { posterFiles } from './poster-files.ts'
import { socialCardFiles } from './social-cards/social-card-files.ts'

export function drawnPictures(brand: Brand) {
  const folder = path.join(import.meta.dirname, '..', '..', 'build', 'posters')
  const posters = posterFiles(folder)
  const cards = socialCardFiles(brand, folder)
  return async (request: Request): Promise<Response | undefined> =>
    (await posters(request)) ?? (await cards(request))
}
