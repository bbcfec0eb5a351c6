import { type ReactNode, Suspense } from 'react'
import { Await, Link, useRevalidator } from 'react-router'
import { DestinationCarousel } from '#app/features/carousel/index.ts'
import type { PageTeaser } from '#app/features/pages/index.server.ts'
import { ContentImage } from '#app/features/pages/index.ts'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import { HydrateInTurns } from '#app/ui/hydrate-in-turns.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageBody } from '#app/ui/page-body.tsx'
import { Skeleton, SkeletonRegion } from '#app/ui/skeleton.tsx'
import { EveningHeader } from './evening-header.tsx'
import type { fetchInspirations, Teasers } from './fetch-inspirations.server.ts'

type Inspirations = ReturnType<typeof fetchInspirations>

interface InspirationsScreenProps {
  /** Resolved when the server renders the page; a promise after a client-side navigation. */
  teasers: Inspirations['teasers'] | Awaited<Inspirations['teasers']>
  slides: Inspirations['slides'] | Awaited<Inspirations['slides']>
}

const tall = 'h-128 sm:h-160 lg:h-200'

export function InspirationsScreen({ teasers, slides }: InspirationsScreenProps) {
  return (
    <>
      <EveningHeader>
        <h1 className="font-display text-4xl">Travel Inspirations</h1>
        <p className="mt-4 max-w-measure text-lg text-on-surface-muted">
          Destinations worth a detour, with the days already thought through.
        </p>
      </EveningHeader>
      <PageBody className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 pt-6 lg:grid-cols-2 lg:gap-12">
        <section aria-label="Destinations to read about">
          <Coming value={teasers} fallback={<TeasersLoading />}>
            {(read) => <TeaserList read={read} />}
          </Coming>
        </section>
        {/* Above the list on a phone, where few people would scroll past the list. */}
        <div className="order-first lg:sticky lg:top-6 lg:order-none">
          <Coming
            value={slides}
            fallback={<DestinationCarousel slides={[]} loading className={tall} />}
          >
            {(read) => (
              <DestinationCarousel
                {...read}
                dots
                priority
                overlay="over"
                sizes="(min-width: 64rem) 50rem, 92vw"
                shape="square"
                className={tall}
              />
            )}
          </Coming>
        </div>
      </PageBody>
    </>
  )
}

interface ComingProps<T> {
  value: T | Promise<T>
  fallback: ReactNode
  children: (value: T) => ReactNode
}

/**
 * Renders resolved values directly: under Suspense the server would send them hidden, to be placed
 * by a script.
 */
function Coming<T>({ value, fallback, children }: ComingProps<T>) {
  if (!(value instanceof Promise)) return children(value)
  return (
    <Suspense fallback={fallback}>
      <Await resolve={value}>{children}</Await>
    </Suspense>
  )
}

function TeaserList({ read }: { read: Teasers }) {
  const { revalidate, state } = useRevalidator()
  if (!read.ok) {
    return (
      <ErrorState
        message={read.message}
        onRetry={() => void revalidate()}
        retrying={state === 'loading'}
      />
    )
  }
  if (read.value.length === 0) {
    return (
      <EmptyState
        message="The first destinations are being written."
        action={<LinkButton to="/itinerary/new/plan">Plan your own</LinkButton>}
      />
    )
  }
  return (
    <ul className="flex flex-col gap-4">
      <HydrateInTurns each={4}>
        {read.value.map((page) => (
          <Teaser key={page.slug} page={page} />
        ))}
      </HydrateInTurns>
    </ul>
  )
}

function Teaser({ page: { slug, name, image, description } }: { page: PageTeaser }) {
  return (
    <Card as="li" padding="none" lifts className="flex">
      <div className="w-28 max-w-1/4 shrink-0 sm:w-40 sm:max-w-none">
        <ContentImage src={image} alt="" sizes="10rem" shape="square" />
      </div>
      <div className="flex min-w-0 grow flex-col gap-1 p-4 sm:p-5">
        <h2 className="font-display text-xl">
          {/* The link's `::after` covers the card, so that all of it can be clicked. */}
          <Link to={`/${slug}`} className="after:absolute after:inset-0 after:rounded-card">
            {name}
          </Link>
        </h2>
        <p className="line-clamp-4 text-on-surface-muted text-sm">
          {description || 'Explore this destination'}
        </p>
      </div>
    </Card>
  )
}

function TeasersLoading() {
  return (
    <SkeletonRegion label="Loading destinations..." className="flex flex-col gap-4">
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <Skeleton key={key} className="h-32 rounded-card" />
      ))}
    </SkeletonRegion>
  )
}
