import { MapPin } from 'lucide-react'
import { useMemo } from 'react'
import type { Idea } from '#domain/ideas/idea.ts'
import { mapOfIdeas } from '#domain/ideas/place-map.ts'
import type { Place } from '#domain/places/schema.ts'

interface PlaceMapProps {
  ideas: readonly Idea[]
  places: ReadonlyMap<string, Place>
}

const area = { x: 0, y: 0, width: 720, height: 420 }
/** More would cover each other. */
const mostPlaces = 60

/** Where the ideas are that have a place, folded away until it is wanted. */
export function PlaceMap({ ideas, places }: PlaceMapProps) {
  const map = useMemo(() => mapOfIdeas(ideas, places, area), [ideas, places])
  if (!map) return null
  const shown = map.places.slice(0, mostPlaces)
  const { scale } = map
  return (
    <details className="rounded-card border border-hairline bg-surface-sunken/70 print:hidden">
      <summary className="flex min-h-touch cursor-pointer items-center gap-2 px-4 font-semibold">
        <MapPin aria-hidden="true" className="size-5" />
        Map of {map.places.length} {map.places.length === 1 ? 'place' : 'places'}
      </summary>
      <div
        data-surface="paper"
        className="grid gap-4 rounded-b-card bg-surface p-4 text-on-surface md:grid-cols-[1fr_16rem]"
      >
        <svg
          viewBox={`0 0 ${area.width} ${area.height}`}
          role="img"
          aria-label="Where the ideas are; the list beside it names them"
          className="h-auto w-full rounded-control bg-surface-sunken"
        >
          {shown.map(({ idea, number, at }) => (
            <g key={idea.id} transform={`translate(${at.x} ${at.y})`}>
              <circle r="13" fill={idea.color} stroke="var(--color-ink)" strokeWidth="1.5" />
              <circle r="9.5" fill="var(--color-paper)" />
              <text
                textAnchor="middle"
                dy="4"
                fontSize="11"
                fontWeight="700"
                fill="var(--color-ink)"
              >
                {number}
              </text>
            </g>
          ))}
          <g transform={`translate(${scale.x} ${scale.y})`} fill="var(--color-ink)">
            <rect width={scale.length} height="2" y="18" />
            <text fontSize="12" y="12">
              {scale.label}
            </text>
          </g>
        </svg>
        <ol className="max-h-80 overflow-y-auto text-sm">
          {shown.map(({ idea, number }) => (
            <li key={idea.id} className="flex gap-2 py-1">
              <span className="w-6 shrink-0 text-right tabular-nums">{number}.</span>
              <span dir="auto" className="min-w-0 break-words">
                {idea.title}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </details>
  )
}
