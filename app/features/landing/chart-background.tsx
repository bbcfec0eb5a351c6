import type { ReactNode } from 'react'
import { PageBody } from '#app/ui/page-body.tsx'

/** Centres of the compass lines, as fractions of the area, and the number of lines of each. */
const hubs = [
  { x: '86%', y: '9%', winds: 32 },
  { x: '8%', y: '46%', winds: 32 },
  { x: '94%', y: '84%', winds: 32 },
] as const
const reach = 2400

/** Rounded, so that the server and every browser render the same digits. */
function rays(count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count
    return `M0 0L${Math.round(reach * Math.cos(angle))} ${Math.round(reach * Math.sin(angle))}`
  }).join('')
}

/** A section's background: the lines of a sea chart on a dark ground, faded out at the edges. */
export function ChartBackground({ children, label }: { children: ReactNode; label: string }) {
  return (
    <div className="relative isolate overflow-clip bg-[linear-gradient(in_oklab,var(--color-night),color-mix(in_oklab,var(--color-dusk)_72%,var(--color-night))_18%_82%,var(--color-night))]">
      <svg
        aria-hidden="true"
        fill="none"
        className="pointer-events-none absolute inset-0 -z-10 size-full stroke-mist-line"
      >
        {hubs.map(({ x, y, winds }) => (
          <svg key={y} aria-hidden="true" x={x} y={y} overflow="visible">
            <path d={rays(winds)} strokeWidth="0.75" opacity="0.13" />
            <circle r="64" opacity="0.22" />
            <circle r="56" opacity="0.12" />
          </svg>
        ))}
      </svg>
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 -z-10 bg-[linear-gradient(in_oklab,var(--color-night),transparent_16rem_calc(100%-16rem),var(--color-night))]"
      />
      <PageBody aria-labelledby={label}>{children}</PageBody>
    </div>
  )
}
