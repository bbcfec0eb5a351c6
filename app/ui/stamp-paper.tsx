interface StampPaperProps {
  /** The picture's size, in multiples of six. */
  width: number
  height: number
}

const margin = 6

/** Part of an SVG: the paper of a postage stamp round a picture at 0, 0, with its perforation. */
export function StampPaper({ width, height }: StampPaperProps) {
  const outline = `M-${margin}-${margin}h${width + 2 * margin}v${height + 2 * margin}H-${margin}z`
  return (
    <>
      <path fill="color-mix(in oklab, var(--color-ink) 9%, var(--color-paper))" d={outline} />
      <path
        stroke="var(--color-paper)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="0 6"
        d={outline}
      />
    </>
  )
}
