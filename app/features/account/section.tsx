import type { ReactNode } from 'react'
import { Card } from '#app/ui/card.tsx'
import { type AccountPartName, accountParts } from './sections.ts'

interface SectionProps {
  part: AccountPartName
  description?: string
  children: ReactNode
}

/** One part of the account page: a card with a heading, which the page's index leads to. */
export function Section({ part, description, children }: SectionProps) {
  const { id, title, icon: Icon } = accountParts[part]
  return (
    <Card as="section" id={id} aria-labelledby={`${id}-title`}>
      <div className="flex items-start gap-4">
        <span
          aria-hidden="true"
          className="mt-0.5 inline-flex size-10 shrink-0 items-center justify-center rounded-control bg-violet-wash text-violet max-sm:hidden"
        >
          <Icon className="size-5" />
        </span>
        <div className="min-w-0">
          <h2 id={`${id}-title`} className="font-display text-2xl">
            {title}
          </h2>
          {description && <p className="mt-1 max-w-measure text-on-surface-muted">{description}</p>}
        </div>
      </div>
      <div className="mt-6 sm:pl-14">{children}</div>
    </Card>
  )
}
