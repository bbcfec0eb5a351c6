/** The prints of sections' pictures. Resolved for the loader, so that browsers load no list of them. */
import { type PosterPicture, posterFolder } from '#domain/site/posters.ts'
import { isSectionPicture, sectionPicture } from '#domain/site/section-pictures.ts'

interface Pictured {
  id: string
  image_url: string | null
}

export type SectionPictures = Readonly<Record<string, PosterPicture>>

/**
 * By the section's id, for those whose picture is one of ours. A section with the header's own
 * poster shows a detail of it.
 */
export function picturesOf(sections: readonly Pictured[]): SectionPictures {
  const hero = sections[0]?.image_url
  return Object.fromEntries(
    sections.flatMap(({ id, image_url }) => {
      if (!image_url?.startsWith(`${posterFolder}/`)) return []
      const named = image_url.slice(posterFolder.length + 1)
      const name = image_url === hero && !isSectionPicture(named) ? `${named}-detail` : named
      return isSectionPicture(name) ? [[id, sectionPicture(name)]] : []
    }),
  )
}
