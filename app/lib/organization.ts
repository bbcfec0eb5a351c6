/** Structured data (JSON-LD) of the organisation for search engines. */
import type { MetaDescriptor } from 'react-router'
import { type MetaArguments, siteFacts } from './page-meta.ts'

/** A data block, which the content security policy does not restrict. */
export function organizationData({ matches }: Pick<MetaArguments, 'matches'>): MetaDescriptor {
  const { brand, publicUrl } = siteFacts(matches)
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: brand.name,
      url: `${publicUrl}/`,
      logo: `${publicUrl}/images/icons/icon-512.png`,
      email: brand.email,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        email: brand.email,
        url: `${publicUrl}/contact`,
      },
    },
  }
}
