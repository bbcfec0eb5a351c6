interface PinProps {
  x: number
  y: number
  lit?: boolean
}

/** A stop of an itinerary; its point stands at `x`, `y`. */
export function Pin({ x, y, lit = false }: PinProps) {
  return (
    <g transform={`translate(${x} ${y})`} strokeWidth="2">
      <path
        className={lit ? 'fill-horizon stroke-horizon' : 'fill-night stroke-horizon'}
        d="M0 0c-8-11-13-17-13-25a13 13 0 0 1 26 0c0 8-5 14-13 25Z"
      />
      <circle cy="-25" r="4.5" className={lit ? 'fill-night' : 'fill-horizon'} />
    </g>
  )
}
