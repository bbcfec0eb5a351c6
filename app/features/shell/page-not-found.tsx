import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageBody } from '#app/ui/page-body.tsx'
import type { NotFoundDiagnostics } from './not-found-diagnostics.ts'

interface PageNotFoundProps {
  /** What the server saw of the request; the browser adds the rest. */
  diagnostics?: NotFoundDiagnostics
  reason?: string
}

export function PageNotFound({ diagnostics, reason }: PageNotFoundProps) {
  return (
    <PageBody>
      <h1 className="font-display text-4xl">Page Not Found</h1>
      <p className="mt-4 max-w-measure text-lg">
        Sorry, the page you are looking for doesn't exist or has been moved.
      </p>
      {reason && <p className="mt-2 max-w-measure text-on-surface-muted">{reason}</p>}
      <LinkButton to="/" className="mt-8">
        Back to Home
      </LinkButton>
      <Diagnostics seen={diagnostics} />
    </PageBody>
  )
}

function Diagnostics({ seen }: { seen?: NotFoundDiagnostics }) {
  const { pathname, search, hash } = useLocation()
  const [browser, setBrowser] = useState<Partial<NotFoundDiagnostics>>({})
  useEffect(() => {
    setBrowser({
      fullLocation: window.location.href,
      userAgent: navigator.userAgent,
      referrer: document.referrer,
      timestamp: seen?.timestamp ?? new Date().toISOString(),
    })
  }, [seen])
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
      className="mt-12 max-w-measure rounded-card border border-hairline p-card text-sm"
    >
      <h2 id="diagnostics" className="font-sans text-sm font-semibold">
        Diagnostics
      </h2>
      <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-on-surface-muted">{label}</dt>
            <dd className="font-mono text-xs leading-6 break-all max-sm:mb-2">{value || 'none'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
