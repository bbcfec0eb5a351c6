import { useBrand } from '#app/lib/site.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageBody } from '#app/ui/page-body.tsx'
import type { PartnerContent } from './content/partner.ts'
import { HowItWorks } from './how-it-works.tsx'
import { PlacementPromise } from './placement-promise.tsx'
import { PointCards, PointList } from './points.tsx'

/** One template for every kind of partner; what it says is the content's. */
export function PartnerScreen({ content }: { content: PartnerContent }) {
  const { audience, heading, lede, Scene, benefits, steps, fit, closing, note } = content
  const brand = useBrand()
  return (
    <>
      <PageBody className="grid items-center gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,11fr)_minmax(0,9fr)]">
        <div>
          <p className="font-semibold text-horizon-bright">
            {brand.name} for {audience}
          </p>
          <h1 className="mt-3 font-display text-4xl">{heading}</h1>
          <p className="mt-6 max-w-measure text-lg text-on-surface-muted">{lede}</p>
          <LinkButton to="/contact" size="lg" className="mt-8">
            Contact Us
          </LinkButton>
        </div>
        <Scene />
      </PageBody>

      <PageBody aria-label="Benefits" className="pt-0">
        <PointCards points={benefits} />
      </PageBody>

      <HowItWorks steps={steps} />

      <PageBody aria-labelledby="fit" className="grid gap-x-16 gap-y-8 pt-0 lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 id="fit" className="font-display text-3xl">
            {fit.title}
          </h2>
          <p className="mt-4 max-w-measure text-on-surface-muted">{fit.lede}</p>
        </div>
        <PointList points={fit.points} />
      </PageBody>

      <PageBody className="pt-0">
        <PlacementPromise />
        <div className="mt-section max-w-measure">
          <h2 className="font-display text-3xl">{closing.heading}</h2>
          <p className="mt-4 text-lg text-on-surface-muted">{closing.text}</p>
          <LinkButton to="/contact" size="lg" className="mt-8">
            Get in Touch
          </LinkButton>
          {note && <p className="mt-8 text-on-surface-muted text-sm">{note}</p>}
        </div>
      </PageBody>
    </>
  )
}
