/** Structured data (JSON-LD) of a destination for search engines. */
import type { MetaDescriptor } from 'react-router'
import { type MetaArguments, siteFacts } from './page-meta.ts'

interface DestinationFacts {
  name: string
  slug: string
  description?: string | null | undefined
  image?: string | null | undefined
}

export function destinationData(
  { matches }: Pick<MetaArguments, 'matches'>,
  { name, slug, description, image }: DestinationFacts,
): MetaDescriptor {
  const { publicUrl } = siteFacts(matches)
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'TouristDestination',
      name,
      url: `${publicUrl}/${slug}`,
      ...(description && { description }),
      ...(image && { image: new URL(image, `${publicUrl}/`).href }),
    },
  }
}
