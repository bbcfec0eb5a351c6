/** The organisation behind the site, as search engines read it. */
import type { MetaDescriptor } from 'react-router'
import { type MetaArguments, siteFacts } from './page-meta.ts'

/** A block of data, not a script: nothing of it runs, so it needs no leave from the policy. */
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
