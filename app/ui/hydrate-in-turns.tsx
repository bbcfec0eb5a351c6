import { Children, type ReactNode, Suspense } from 'react'

interface HydrateInTurnsProps {
  children: ReactNode
  /** How many children come at first, and with every turn after. */
  each?: number
}

/**
 * Hydrates a long page piece by piece, so that a phone can react to a touch between two of them. The
 * boundaries are nested, because React hydrates siblings in a single task. A piece that is touched is
 * hydrated first. Only for children that exist when the page is rendered.
 */
export function HydrateInTurns({ children, each = 1 }: HydrateInTurnsProps) {
  const all = Children.toArray(children)
  const later = all.slice(each)
  return (
    <>
      {all.slice(0, each)}
      {later.length > 0 && (
        <Suspense>
          <HydrateInTurns each={each}>{later}</HydrateInTurns>
        </Suspense>
      )}
    </>
  )
}
