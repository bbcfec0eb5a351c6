import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { useBrand } from '#app/lib/site.ts'
import { Card } from '#app/ui/card.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageBody } from '#app/ui/page-body.tsx'
import type { PartnerContent } from './content/partner.ts'
import { partners } from './content/partners.ts'
import { PartnerClosing } from './partner-closing.tsx'
import { PlacementPromise } from './placement-promise.tsx'

/** The overview of the partner pages, with a card for each. */
export function PartnersScreen() {
  const brand = useBrand()
  return (
    <>
      <PageBody className="grid grid-cols-1 items-baseline gap-x-6 gap-y-6 pb-12 lg:grid-cols-2">
        <h1 className="font-display text-4xl">{brand.name} for Business</h1>
        <div>
          <p className="max-w-measure text-balance text-lg text-on-surface-muted">
            People plan their days here, stop by stop. If you run one of the places that make a day
            worth remembering, you can be part of the plan: at the right hour, for the right people.
          </p>
          <LinkButton to="/contact" size="lg" className="mt-8">
            Contact Us
          </LinkButton>
        </div>
      </PageBody>
      <PageBody aria-label="Partners" className="pt-0">
        <ul className="grid gap-6 sm:grid-cols-2">
          {partners.map((content) => (
            <PartnerCard key={content.path} content={content} />
          ))}
        </ul>
      </PageBody>
      <PageBody className="pt-0">
        <PlacementPromise />
      </PageBody>
      <PartnerClosing
        heading="Not sure where you fit?"
        text="Tell us what you do and where. We’ll answer plainly, also when the answer is that it is too early."
      />
    </>
  )
}

function PartnerCard({ content: { path, audience, summary, Scene } }: { content: PartnerContent }) {
  return (
    <Card as="li" padding="none" lifts className="flex flex-col">
      <div data-surface="night" className="bg-night [&>svg]:rounded-none [&>svg]:border-0">
        <Scene />
      </div>
      <div className="flex grow flex-col p-card">
        <h2 className="font-display text-2xl">
          <Link to={path} className="rounded-control after:absolute after:inset-0">
            {audience}
          </Link>
        </h2>
        <p className="mt-3 mb-5 text-balance text-on-surface-muted">{summary}</p>
        <span
          aria-hidden="true"
          className="mt-auto inline-flex items-center gap-2 font-semibold text-link"
        >
          See how it works <ArrowRight className="size-4.5" />
        </span>
      </div>
    </Card>
  )
}
