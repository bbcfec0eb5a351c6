import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useMissingPage } from '#app/lib/account/sign-in-request.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageBody } from '#app/ui/page-body.tsx'
import type { NotFoundDiagnostics } from './not-found-diagnostics.server.ts'
import { NotFoundDrawing } from './not-found-drawing.tsx'
import { SkyBehindPage } from './sky-behind-page.tsx'

interface PageNotFoundProps {
  /** What the server saw of the request; the browser adds the rest. */
  diagnostics?: NotFoundDiagnostics
  reason?: string
}

export function PageNotFound({ diagnostics, reason }: PageNotFoundProps) {
  useMissingPage()
  return (
    <SkyBehindPage>
      <PageBody className="grid grid-cols-1 items-center gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,11fr)_minmax(0,9fr)]">
        <div>
          <h1 className="font-display text-4xl">Page Not Found</h1>
          <p className="mt-5 max-w-measure text-lg">
            Sorry, the page you are looking for doesn't exist or has been moved.
          </p>
          {reason && <p className="mt-2 max-w-measure text-on-surface-muted">{reason}</p>}
          <LinkButton to="/" size="lg" className="mt-8">
            Back to Home
          </LinkButton>
        </div>
        <NotFoundDrawing />
        <Diagnostics seen={diagnostics} />
      </PageBody>
    </SkyBehindPage>
  )
}

function Diagnostics({ seen }: { seen?: NotFoundDiagnostics }) {
  const { pathname, search, hash } = useLocation()
  const [browser, setBrowser] = useState<Partial<NotFoundDiagnostics>>({})
  useEffect(() => {
    const found = {
      userAgent: navigator.userAgent,
      fullLocation: window.location.href,
      referrer: document.referrer,
      timestamp: seen?.timestamp ?? new Date().toISOString(),
    }
    setBrowser(found)
    // biome-ignore lint/suspicious/noConsole: the server logs what it saw; only a browser knows the hash.
    console.info('page not found', JSON.stringify({ path: pathname, search, hash, ...found }))
  }, [seen, pathname, search, hash])
  const facts = { ...seen, ...browser }
  const rows = [
    ['Current path', pathname],
    ['Search', search],
    ['Hash', hash],
    ['User agent', facts.userAgent],
    ['Full location', facts.fullLocation],
    ['Referrer', facts.referrer],
    ['Timestamp', facts.timestamp],
  ]
  return (
    <section
      aria-labelledby="diagnostics"
      className="border-hairline border-t pt-6 text-on-surface-muted text-sm lg:col-span-2"
    >
      <h2 id="diagnostics" className="font-sans font-semibold text-sm">
        Diagnostics
      </h2>
      <dl className="mt-4 grid gap-x-8 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-1">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="wrap-anywhere font-mono text-xs leading-6 max-sm:mb-2">
              {value || 'none'}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
