import type { ReactNode } from 'react'
import { StampPaper } from '#app/ui/stamp-paper.tsx'

/** Rotations and offsets of the postmark, so that neighbouring cards differ. */
const strikes = [
  'translate(94 41) rotate(-5)',
  'translate(92 35) rotate(3)',
  'translate(95 44) rotate(-8)',
]

const waves = [-12, -6, 0, 6, 12].map(
  (y) => `M${Math.abs(y) === 12 ? 19 : 22} ${y}q8-4 16 0${'t16 0'.repeat(20)}`,
)

interface StampProps {
  /** On a canvas of 72 by 54. */
  picture: ReactNode
  /** The index of its card in the row. */
  nth: number
}

/**
 * A postage stamp with a postmark that runs off the right edge. The drawing is not scaled: what
 * does not fit is cut off.
 */
export function Stamp({ picture, nth }: StampProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 74"
      preserveAspectRatio="xMinYMid"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="block h-24 w-[calc(100%+var(--spacing-card))] max-w-none"
    >
      <g transform="translate(8 10)">
        <StampPaper width={72} height={54} />
        {picture}
      </g>
      <g className="stroke-slate-line" strokeWidth="1.25" transform={strikes[nth % strikes.length]}>
        <circle r="20" />
        <circle r="16.5" strokeWidth="3" strokeDasharray="1 4.76" strokeLinecap="butt" />
        <circle r="13" />
        <path
          className="fill-slate-line"
          strokeWidth="0.5"
          d="m0-9 2.2 6.8L9 0 2.2 2.2 0 9l-2.2-6.8L-9 0l6.8-2.2Z"
        />
        <path d={waves.join('')} />
      </g>
    </svg>
  )
}
