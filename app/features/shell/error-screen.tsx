import { lazy } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageBody } from '#app/ui/page-body.tsx'
import { SkyBehindPage } from './sky-behind-page.tsx'

// Loaded lazily, because every page includes the error screen but few show a missing page.
const PageNotFound = lazy(() =>
  import('./page-not-found.tsx').then(({ PageNotFound: screen }) => ({ default: screen })),
)

interface ErrorScreenProps {
  error: unknown
}

/** What a person sees when a page could not be made. Details stay in the server's log. */
export function ErrorScreen({ error }: ErrorScreenProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <PageNotFound />
  return (
    <SkyBehindPage>
      <PageBody role="alert">
        <h1 className="font-display text-4xl">Something went wrong</h1>
        <p className="mt-5 max-w-measure text-lg text-on-surface-muted">
          This page could not be shown. Nothing you saved is lost.
        </p>
        <div className="mt-8 flex flex-wrap gap-3 max-sm:*:grow">
          <Button size="lg" onClick={() => window.location.reload()}>
            Try again
          </Button>
          <LinkButton to="/" variant="outline" size="lg" reloadDocument>
            Back to Home
          </LinkButton>
        </div>
      </PageBody>
    </SkyBehindPage>
  )
}
