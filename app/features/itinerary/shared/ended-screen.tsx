import { useMissingPage } from '#app/lib/account/sign-in-request.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { NarrowPage } from '../narrow-page.tsx'

/** Shown for a link that was revoked, has ended or never was, without telling which. */
export function EndedScreen() {
  useMissingPage()
  return (
    <NarrowPage>
      <h1 className="font-display text-4xl">This itinerary isn’t shared here</h1>
      <p className="max-w-measure text-lg text-on-surface-muted">
        The link has ended, was taken back, or lost a letter on its way. Whoever sent it to you can
        make a new one.
      </p>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <LinkButton to="/itinerary/new/plan" size="lg">
          Plan a trip of your own
        </LinkButton>
        <LinkButton to="/" variant="outline" size="lg">
          Back to Home
        </LinkButton>
      </div>
    </NarrowPage>
  )
}
