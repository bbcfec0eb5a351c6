import { useBrand } from '#app/lib/site.ts'
import { HydrateInTurns } from '#app/ui/hydrate-in-turns.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageBody } from '#app/ui/page-body.tsx'
import type { PartnerContent } from './content/partner.ts'
import { HowItWorks } from './how-it-works.tsx'
import { PartnerClosing } from './partner-closing.tsx'
import { PlacementPromise } from './placement-promise.tsx'
import { BenefitCards, PointList } from './points.tsx'

/** The template of all partner pages. */
export function PartnerScreen({ content }: { content: PartnerContent }) {
  const { audience, heading, lede, Scene, benefits, steps, fit, closing, note } = content
  const brand = useBrand()
  return (
    <HydrateInTurns>
      <PageBody className="grid items-center gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,11fr)_minmax(0,9fr)]">
        <div>
          <p className="font-semibold text-horizon-bright">
            {brand.name} for {audience}
          </p>
          <h1 className="mt-3 font-display text-4xl">{heading}</h1>
          <p className="mt-6 max-w-measure text-balance text-lg text-on-surface-muted">{lede}</p>
          <LinkButton to="/contact" size="lg" className="mt-8">
            Contact Us
          </LinkButton>
        </div>
        <Scene />
      </PageBody>

      <PageBody aria-label="Benefits" className="pt-0">
        <BenefitCards benefits={benefits} />
      </PageBody>

      <HowItWorks steps={steps} />

      <PageBody
        aria-labelledby="fit"
        className="grid grid-cols-1 gap-x-6 gap-y-8 pt-0 lg:grid-cols-3"
      >
        <div>
          <h2 id="fit" className="font-display text-3xl">
            {fit.title}
          </h2>
          <p className="mt-4 max-w-measure text-balance text-on-surface-muted">{fit.lede}</p>
        </div>
        <div className="lg:col-span-2">
          <PointList points={fit.points} />
        </div>
      </PageBody>

      <PageBody className="pt-0">
        <PlacementPromise />
      </PageBody>

      <PartnerClosing {...closing} note={note} />
    </HydrateInTurns>
  )
}
