import { createContext, type ReactNode, use } from 'react'
import { StarryFrame } from '#app/ui/starry-frame.tsx'

/** Whether the frame around a page has painted the evening sky already. */
export const SkyContext = createContext(false)

/** The evening sky behind a whole page, in whichever frame it stands. */
export function Evening({ children }: { children: ReactNode }) {
  if (use(SkyContext)) return children
  return (
    <StarryFrame fill="parent" className="grow">
      {children}
    </StarryFrame>
  )
}
