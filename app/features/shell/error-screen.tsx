import { isRouteErrorResponse } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageBody } from '#app/ui/page-body.tsx'
import { PageNotFound } from './page-not-found.tsx'

interface ErrorScreenProps {
  error: unknown
}

/** What a person sees when a page could not be made. Details stay in the server's log. */
export function ErrorScreen({ error }: ErrorScreenProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <PageNotFound />
  return (
    <PageBody role="alert">
      <h1 className="font-display text-4xl">Something went wrong</h1>
      <p className="mt-4 max-w-measure text-lg">
        This page could not be shown. Nothing you saved is lost.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>Try again</Button>
        <LinkButton to="/" variant="outline" reloadDocument>
          Back to Home
        </LinkButton>
      </div>
    </PageBody>
  )
}
