import type { ReactNode } from 'react'
import { PageBody } from '#app/ui/page-body.tsx'
import { ridgePath } from '#app/ui/ridge.ts'
import { StarrySky } from '#app/ui/starry-sky.tsx'

const length = 1440

const far = ridgePath(
  {
    length,
    step: 12,
    level: 62,
    waves: [
      { times: 2, height: 16, shift: 0.3 },
      { times: 5, height: 8, shift: 0.7 },
      { times: 11, height: 3, shift: 0.2 },
    ],
  },
  120,
)

const near = ridgePath(
  {
    length,
    step: 12,
    level: 92,
    waves: [
      { times: 1, height: 10, shift: 0.55 },
      { times: 4, height: 7, shift: 0.1 },
    ],
  },
  120,
)

/** The page's header: a starry sky above hills at dusk. */
export function EveningHeader({ children }: { children: ReactNode }) {
  return (
    <header data-surface="night" className="relative isolate overflow-clip bg-night">
      <div aria-hidden="true" className="pointer-events-none absolute inset-0 -z-10">
        <div className="absolute inset-0 bg-[linear-gradient(in_oklab,var(--color-night),var(--color-dusk)_45%,var(--color-violet)_calc(100%-5rem),var(--color-coral)_calc(100%-2.5rem),var(--color-horizon))]" />
        <div className="absolute inset-x-0 top-0 bottom-24 overflow-clip">
          <StarrySky />
        </div>
        <svg
          aria-hidden="true"
          viewBox="0 0 1440 120"
          preserveAspectRatio="none"
          className="absolute bottom-0 left-1/2 h-30 w-full min-w-180 -translate-x-1/2"
        >
          <path d={far} className="fill-dusk" />
          <path d={near} className="fill-paper" />
        </svg>
      </div>
      {/* Padding that keeps the text above the bright part of the sky. */}
      <PageBody className="pt-12 pb-32 sm:pt-16 sm:pb-36">{children}</PageBody>
    </header>
  )
}
