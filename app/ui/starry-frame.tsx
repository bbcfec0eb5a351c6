import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { StarrySky } from './starry-sky.tsx'

interface StarryFrameProps {
  /** Shown on the night sky. */
  children: ReactNode
  /** Shown on the dark sea below the horizon. */
  footer?: ReactNode
  /** The minimum height: the screen's or the parent's. */
  fill?: 'screen' | 'parent'
  className?: string
}

/**
 * A page's background: a starry sky above a bright horizon and the sea. No text is placed on the
 * bright band.
 */
export function StarryFrame({ children, footer, fill = 'screen', className }: StarryFrameProps) {
  return (
    <div
      data-surface="night"
      className={cx(
        'relative isolate flex flex-col overflow-x-clip bg-night [--horizon:clamp(9rem,26svh,17rem)]',
        fill === 'screen' ? 'min-h-svh' : 'min-h-full',
        className,
      )}
    >
      <div className="relative flex grow flex-col">
        <Sky />
        <div className="flex grow flex-col">{children}</div>
        <div aria-hidden="true" className="h-(--horizon) shrink-0" />
      </div>
      <div className="relative bg-night">
        <Sea />
        <div className="relative">{footer}</div>
      </div>
    </div>
  )
}

/**
 * As tall as the page, and first in it: when something above the reader grows, scroll anchoring then keeps
 * the text in place, not the sky.
 */
function Sky() {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 -z-10 overflow-hidden [overflow-anchor:none]"
    >
      <div className="absolute inset-0 bg-[linear-gradient(in_oklab,var(--color-night),var(--color-dusk)_56%,var(--color-violet)_calc(100%-var(--horizon)*0.7))]" />
      <div className="absolute inset-x-0 top-14 animate-after-paint">
        <StarrySky />
      </div>
      <div className="absolute inset-x-0 bottom-0 h-(--horizon) bg-[linear-gradient(in_oklab,transparent,color-mix(in_oklab,var(--color-coral)_12%,transparent)_22%,color-mix(in_oklab,var(--color-coral)_62%,transparent)_66%,var(--color-horizon)_94%)]" />
      <div className="absolute inset-x-0 bottom-0 h-(--horizon) bg-[radial-gradient(ellipse_44%_80%_at_50%_100%,var(--color-horizon-bright),transparent)] opacity-60" />
      <Islands />
    </div>
  )
}

function Islands() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 90"
      preserveAspectRatio="none"
      className="absolute inset-x-0 bottom-0 h-[clamp(2.5rem,6svh,4.5rem)] w-full"
    >
      <path
        fill="var(--color-violet)"
        opacity="0.75"
        d="M0 62c70-8 110-34 176-30 52 3 88 30 150 38 70 9 150 2 214 20H0ZM980 90c66-6 96-22 160-26 56-4 84-30 140-32 66-2 104 26 160 24v34Z"
      />
      <path
        fill="var(--color-dusk)"
        d="M0 78c60-4 92-20 146-18 60 2 96 20 170 30H0ZM1120 90c60-8 110-12 160-24 50-12 90-10 160-4v28Z"
      />
    </svg>
  )
}

/** The reflection ends above the first line of text, for its contrast. */
function Sea() {
  return (
    <div aria-hidden="true" className="pointer-events-none relative h-24 overflow-hidden">
      <div className="absolute inset-0 bg-[linear-gradient(in_oklab,var(--color-violet),var(--color-dusk)_38%,var(--color-night))]" />
      <div className="absolute inset-0 bg-[radial-gradient(ellipse_34%_70%_at_50%_0%,var(--color-horizon),transparent)] opacity-55" />
      <svg
        aria-hidden="true"
        viewBox="0 0 480 96"
        preserveAspectRatio="xMidYMin meet"
        className="absolute inset-x-0 top-0 mx-auto h-full w-[min(100%,48rem)] stroke-horizon-bright"
      >
        <path
          strokeWidth="1.5"
          strokeLinecap="round"
          d="M182 5h96M300 5h34M150 11h22M204 12h116M228 20h64M172 21h28M306 22h18M212 30h52M236 40h44M198 42h14M228 53h30M246 66h16"
          opacity="0.6"
        />
      </svg>
    </div>
  )
}
