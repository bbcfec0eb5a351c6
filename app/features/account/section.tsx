import { type ReactNode, useId } from 'react'
import { Card } from '#app/ui/card.tsx'

interface SectionProps {
  title: string
  description?: string
  children: ReactNode
}

/** One part of the account page: a card with a heading. */
export function Section({ title, description, children }: SectionProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="font-display text-2xl">
        {title}
      </h2>
      {description && <p className="mt-2 max-w-measure text-on-surface-muted">{description}</p>}
      <div className="mt-6">{children}</div>
    </Card>
  )
}
