import { Children, type ReactNode, Suspense } from 'react'

interface InTurnsProps {
  children: ReactNode
  /** How many come with what is around them, and then with every turn. */
  each?: number
}

/**
 * Hydrates a long page piece by piece, so that a phone can answer to a touch between two of them. Each
 * boundary is inside the one before it: React hydrates all that lie side by side in a single task. A piece
 * that is touched before its turn is taken first. Only for what is there when the page is rendered.
 */
export function InTurns({ children, each = 1 }: InTurnsProps) {
  const all = Children.toArray(children)
  const later = all.slice(each)
  return (
    <>
      {all.slice(0, each)}
      {later.length > 0 && (
        <Suspense>
          <InTurns each={each}>{later}</InTurns>
        </Suspense>
      )}
    </>
  )
}
