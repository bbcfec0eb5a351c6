import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Card } from '#app/ui/card.tsx'
import { cx } from '#app/ui/class-names.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageBody } from '#app/ui/page-body.tsx'
import { Poster } from '#app/ui/poster.tsx'
import { posterPicture, posters } from '#domain/site/posters.ts'
import { SkyBehindPage } from './sky-behind-page.tsx'

interface UnbuiltScreenProps {
  heading: string
  /** What is true today, in a sentence or two. */
  children: ReactNode
}

/** The screen of a feature that is not built yet, with links to what is. */
export function UnbuiltScreen({ heading, children }: UnbuiltScreenProps) {
  return (
    <SkyBehindPage>
      <PageBody className="grid grid-cols-1 items-center gap-x-16 gap-y-14 lg:grid-cols-2">
        <div>
          <h1 className="font-display text-4xl">{heading}</h1>
          <p className="mt-5 max-w-measure text-lg text-on-surface-muted">{children}</p>
          <div className="mt-8 flex flex-wrap gap-3 max-sm:*:grow">
            <LinkButton to="/inspirations" size="lg">
              See inspirations
            </LinkButton>
            <LinkButton to="/" variant="outline" size="lg">
              Back to Home
            </LinkButton>
          </div>
        </div>
        <Places />
      </PageBody>
    </SkyBehindPage>
  )
}

const places = [
  { slug: 'paris', place: 'lg:translate-y-6' },
  { slug: 'kyoto', place: 'lg:-translate-y-2' },
  { slug: 'lisbon', place: 'lg:translate-y-6' },
] as const

function Places() {
  return (
    <nav aria-label="Places to look at meanwhile">
      <ul className="grid max-w-xl grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] gap-3 sm:gap-5 lg:max-w-none">
        {places.map(({ slug, place }) => (
          <li key={slug} className={place}>
            <Card padding="none" lifts>
              <Poster
                picture={posterPicture(slug, 'tall')}
                alt=""
                sizes="(min-width: 40rem) 12rem, 33vw"
              />
              <Link
                to={`/view-itinerary/${slug}`}
                className={cx(
                  'flex min-h-touch items-center justify-center px-2 text-center font-display font-semibold',
                  'after:absolute after:inset-0',
                )}
              >
                {posters[slug][0]}
              </Link>
            </Card>
          </li>
        ))}
      </ul>
    </nav>
  )
}
