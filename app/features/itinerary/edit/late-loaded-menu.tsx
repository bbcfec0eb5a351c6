import { Ellipsis } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { Button } from '#app/ui/button.tsx'

interface LateLoadedMenuProps {
  ready: boolean
  label: string
  children: ReactNode
}

/** A menu that is loaded after the first paint; until then its button does nothing. */
export function LateLoadedMenu({ ready, label, children }: LateLoadedMenuProps) {
  const waiting = (
    <Button variant="ghost" size="icon" disabled aria-label={label}>
      <Ellipsis aria-hidden="true" className="size-5" />
    </Button>
  )
  return ready ? <Suspense fallback={waiting}>{children}</Suspense> : waiting
}
