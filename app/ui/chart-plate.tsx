import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

interface ChartPlateProps {
  /** SVG drawn on a canvas of 480 by 360. */
  children: ReactNode
  className?: string
}

const width = 480
const height = 360
const hubs = compassPoints(240, 180, 300, 16)
const rhumbLines = hubs.flatMap((from, index) =>
  hubs.slice(index + 1).map((to) => `M${from}L${to}`),
)
const scaleBar = Array.from({ length: 12 }, (_, index) => index * 40)

/** The background of drawings: a dark sea chart with compass lines and a scale along the edge. */
export function ChartPlate({ children, className }: ChartPlateProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('block rounded-card border border-hairline bg-night/70', className)}
    >
      <path d={rhumbLines.join('')} className="stroke-mist-line" strokeWidth="0.6" opacity="0.16" />
      {children}
      <g className="fill-mist-line" opacity="0.45">
        {scaleBar.map((start, index) => (
          <path
            key={start}
            d={
              index % 2 === 0
                ? `M${start} 0h40v5h-40zM${start} ${height - 5}h40v5h-40z`
                : `M${start} 4h40v1h-40zM${start} ${height - 5}h40v1h-40z`
            }
          />
        ))}
      </g>
    </svg>
  )
}

/** Rounded, so that the server and every browser render the same digits. */
function compassPoints(x: number, y: number, radius: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count
    return `${Math.round(x + radius * Math.cos(angle))} ${Math.round(y + radius * Math.sin(angle))}`
  })
}
