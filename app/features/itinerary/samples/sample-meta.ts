/** Title, canonical address and structured data (JSON-LD) of a sample and of their list. */
import type { MetaDescriptor } from 'react-router'
import { type MetaArguments, pageMeta, siteFacts } from '#app/lib/page-meta.ts'
import { isPosterSlug, posterFolder, posters } from '#domain/site/posters.ts'
import { dayTitle, touristTrip } from '../trip/trip-words.ts'
import type { FoundSample } from './fetch-sample.server.ts'
import { sampleAddress, samplesAddress } from './sample-address.ts'

export function samplesMeta(args: MetaArguments): MetaDescriptor[] {
  return pageMeta(args, {
    title: 'Itineraries',
    description: 'Sample itineraries day by day, by opening hours, distances and daylight.',
    canonicalPath: samplesAddress,
  })
}

export function sampleMeta(args: MetaArguments, { sample, trip }: FoundSample): MetaDescriptor[] {
  const { slug, name, days } = sample
  const path = sampleAddress(slug)
  const description = `${days} days in ${name}, hour by hour: ${trip.days
    .slice(0, 3)
    .map((day) => dayTitle(day, trip))
    .join('; ')}.`
  const image = isPosterSlug(slug) && { path: `${posterFolder}/${slug}`, alt: posters[slug][1] }
  return [
    ...pageMeta(args, {
      title: `${name}: an itinerary of ${days} days`,
      description,
      canonicalPath: path,
      ...(image && { image }),
    }),
    {
      'script:ld+json': {
        ...touristTrip(trip, `${siteFacts(args.matches).publicUrl}${path}`, description),
        touristType: `Visitors of ${name}`,
      },
    },
  ]
}
