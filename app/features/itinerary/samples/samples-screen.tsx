import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Card } from '#app/ui/card.tsx'
import { HydrateInTurns } from '#app/ui/hydrate-in-turns.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageBody } from '#app/ui/page-body.tsx'
import { Poster } from '#app/ui/poster.tsx'
import { isPosterSlug, posterPicture } from '#domain/site/posters.ts'
import { countInWords } from '../trip/trip-words.ts'
import type { ListedSample, SampleList } from './fetch-samples.server.ts'
import { sampleAddress } from './sample-address.ts'

interface SamplesScreenProps {
  list: SampleList
  /** The visitor's own trips, where there are some. */
  recent: ReactNode
}

export function SamplesScreen({ list: { pictured, others }, recent }: SamplesScreenProps) {
  return (
    <PageBody className="flex flex-col gap-12 py-10 md:py-14">
      <header>
        <h1 className="font-display text-4xl">Itineraries</h1>
        <p className="mt-4 max-w-measure text-lg text-on-surface-muted">
          Days that work, planned by opening hours, distances and daylight. Take one as it is, or
          steal it and make it yours.
        </p>
        <LinkButton to="/itinerary/new/plan" className="mt-6">
          Plan your own
        </LinkButton>
      </header>
      {recent}
      <section aria-labelledby="samples">
        <h2 id="samples" className="mb-5 font-display text-2xl">
          Samples
        </h2>
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5 lg:gap-6">
          <HydrateInTurns each={4}>
            {pictured.map((sample, index) => (
              <li key={sample.slug}>
                <SampleCard sample={sample} isInView={index < 2} />
              </li>
            ))}
          </HydrateInTurns>
        </ul>
      </section>
      <section aria-labelledby="more-samples">
        <h2 id="more-samples" className="mb-4 font-display text-2xl">
          And {others.length} more places
        </h2>
        <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-5">
          <HydrateInTurns each={20}>
            {others.map(({ slug, name }) => (
              <li key={slug}>
                <Link
                  to={sampleAddress(slug)}
                  className="inline-flex min-h-touch items-center underline-offset-4 hover:underline"
                >
                  {name}
                </Link>
              </li>
            ))}
          </HydrateInTurns>
        </ul>
      </section>
    </PageBody>
  )
}

function SampleCard({ sample, isInView }: { sample: ListedSample; isInView: boolean }) {
  const { slug, name, days } = sample
  return (
    <Card padding="none" lifts className="h-full">
      {isPosterSlug(slug) && (
        <Poster
          picture={posterPicture(slug, 'tall')}
          alt=""
          priority={isInView}
          sizes="(min-width: 64rem) 13rem, (min-width: 40rem) 33vw, 50vw"
        />
      )}
      <div className="px-4 py-3">
        <Link
          to={sampleAddress(slug)}
          className="font-display font-semibold text-lg after:absolute after:inset-0"
        >
          {name}
        </Link>
        <p className="text-on-surface-muted text-sm">{countInWords(days, 'day')}</p>
      </div>
    </Card>
  )
}
