import { useBrand } from '#app/lib/site.ts'
import { PageBody } from '#app/ui/page-body.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { EnvelopeDrawing } from './envelope-drawing.tsx'

/** What happens to a person's data, in short. */
export function PrivacyStatement() {
  const brand = useBrand()
  return (
    <PageBody
      aria-labelledby="privacy-statement"
      className="grid items-center gap-x-16 gap-y-10 md:grid-cols-[2fr_3fr]"
    >
      <div className="max-md:hidden">
        <EnvelopeDrawing />
      </div>
      <div>
        <h2 id="privacy-statement" className="font-display text-3xl">
          Your plans are nobody else’s business
        </h2>
        <p className="mt-4 max-w-measure text-balance text-lg text-on-surface-muted">
          {brand.name} stores only what is needed to plan your trips, and does not sell data. You
          can take all of it with you, or have it deleted, from your account.
        </p>
        <p className="mt-5">
          <TextLink to="/privacy" className="inline-flex min-h-touch items-center font-semibold">
            Read the privacy policy
          </TextLink>
        </p>
      </div>
    </PageBody>
  )
}
