import { createContext, type ReactNode, use } from 'react'
import { StarryFrame } from '#app/ui/starry-frame.tsx'

/** True where the page's frame has rendered the sky already. */
export const SkyContext = createContext(false)

/** Renders the starry sky behind a whole page, unless its frame has. */
export function SkyBehindPage({ children }: { children: ReactNode }) {
  if (use(SkyContext)) return children
  return (
    <StarryFrame fill="parent" className="grow">
      {children}
    </StarryFrame>
  )
}
