import { useMissingPage } from '#app/lib/account/sign-in-request.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { NarrowPage } from '../narrow-page.tsx'

/** Of a mail whose trip is deleted, that is months old, or that lost a letter on its way. */
export function NoSuchLink() {
  useMissingPage()
  return (
    <NarrowPage>
      <h1 className="font-display text-4xl">This link leads nowhere now</h1>
      <p className="max-w-measure text-lg text-on-surface-muted">
        Its trip was deleted, the mail is some months old, or the link lost a letter on its way.
        Nothing was changed.
      </p>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <LinkButton to="/saved-trips" size="lg">
          My Trips
        </LinkButton>
      </div>
    </NarrowPage>
  )
}
