import type { ReactNode } from 'react'
import { LinkButton } from '#app/ui/link-button.tsx'
import { NarrowPage } from './narrow-page.tsx'

interface NoTripPageProps {
  heading: string
  /** Why there is no trip to show. */
  children: ReactNode
  plan: { to: string; label: string }
}

/** In place of a trip that can't be shown: why, and two ways on. */
export function NoTripPage({ heading, children, plan }: NoTripPageProps) {
  return (
    <NarrowPage>
      <h1 className="font-display text-4xl">{heading}</h1>
      <p className="max-w-measure text-lg text-on-surface-muted">{children}</p>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <LinkButton to={plan.to} size="lg">
          {plan.label}
        </LinkButton>
        <LinkButton to="/" variant="outline" size="lg">
          Back to Home
        </LinkButton>
      </div>
    </NarrowPage>
  )
}
