const ways = {
  /** Straight over to the left. */
  over: 'M860 8C860 120 620 60 460 74 300 88 0 66 0 150',
  /** Out to the right first, and back. */
  round: 'M420 8C420 58 700 26 880 40 1060 54 1060 100 860 100 560 100 0 62 0 150',
}

interface DottedLineProps {
  way: keyof typeof ways
}

/** A decorative dotted line from one demo to the heading of the next. */
export function DottedLine({ way }: DottedLineProps) {
  return (
    <div aria-hidden="true" className="relative mb-2 h-11 pb-3 pl-1.5 lg:h-40">
      <svg
        aria-hidden="true"
        viewBox="0 0 1200 150"
        preserveAspectRatio="none"
        fill="none"
        className="block size-full overflow-visible stroke-horizon opacity-75"
      >
        <path
          d={ways[way]}
          strokeWidth="2.5"
          strokeDasharray="1 9"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <span className="absolute bottom-0 left-0 size-3 rounded-full border-2 border-horizon" />
    </div>
  )
}
