import type { ReactNode } from 'react'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageBody } from '#app/ui/page-body.tsx'

interface UnbuiltScreenProps {
  heading: string
  /** What is true today, in a sentence or two. */
  children: ReactNode
}

/** Stands where a feature is not built yet, and says so. */
export function UnbuiltScreen({ heading, children }: UnbuiltScreenProps) {
  return (
    <PageBody>
      <h1 className="font-display text-4xl">{heading}</h1>
      <p className="mt-4 max-w-measure text-lg text-on-surface-muted">{children}</p>
      <LinkButton to="/" variant="outline" className="mt-8">
        Back to Home
      </LinkButton>
    </PageBody>
  )
}
