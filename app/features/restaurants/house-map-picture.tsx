import { useMemo } from 'react'
import { compassLines, linePath, ringPath } from '#domain/drawing/svg-paths.ts'
import { night } from '#domain/drawing/themes.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import { mapOfHouses } from '#domain/restaurants/house-map.ts'
import { HousePin } from './house-pin.tsx'

export interface HouseMapProps {
  houses: readonly { id: string; name: string; at: Coordinates }[]
  anchor: { label: string; at: Coordinates } | null
}

const area = { x: 0, y: 0, width: 560, height: 480 }
const percent = (value: number, of: number) => `${(100 * value) / of}%`

/** Where the houses of the list are; a number chosen here is shown in the list, and the other way round. */
export function HouseMapPicture({ houses, anchor }: HouseMapProps) {
  const map = useMemo(() => mapOfHouses(houses, anchor?.at ?? null, area), [houses, anchor])
  if (!map) return null
  const names = new Map(houses.map(({ id, name }) => [id, name]))
  return (
    <div className="relative overflow-hidden rounded-card border border-hairline">
      <svg
        viewBox={`0 0 ${area.width} ${area.height}`}
        fill="none"
        aria-hidden="true"
        className="block w-full"
      >
        <rect width={area.width} height={area.height} fill={night.ground} />
        <path
          d={compassLines(area.width, area.height)}
          stroke={night.grid}
          strokeWidth="0.6"
          opacity="0.22"
        />
        {map.parks.map(({ name, ring }) => (
          <path key={name} d={ringPath(ring)} fill={night.park} />
        ))}
        {map.rivers.map(({ name, lines, width }) => (
          <path
            key={name}
            d={lines.map(linePath).join('')}
            stroke={night.river}
            strokeWidth={width}
            strokeLinecap="round"
          />
        ))}
        {map.marks.map(({ id, at, shown }) => (
          <g key={id}>
            <path
              d={`M${at.x} ${at.y}L${shown.x} ${shown.y}`}
              stroke={night.grid}
              strokeOpacity="0.6"
            />
            <circle cx={at.x} cy={at.y} r="2.5" fill={night.text} />
          </g>
        ))}
        {map.anchor && (
          <g transform={`translate(${map.anchor.x} ${map.anchor.y})`}>
            <circle r="15" fill="var(--color-horizon)" fillOpacity="0.25" />
            <path d="M0-10 3-3 10 0 3 3 0 10-3 3-10 0-3-3Z" fill="var(--color-horizon)" />
          </g>
        )}
        <g transform={`translate(${map.scale.x} ${map.scale.y})`} fill={night.muted}>
          <path
            d={`M0 16v6h${map.scale.length}v-6`}
            fill="none"
            stroke={night.muted}
            strokeWidth="1.4"
          />
          <text x={map.scale.length + 6} y="22" fontSize="12">
            {map.scale.label}
          </text>
        </g>
        <text
          x={area.width - 12}
          y={area.height - 14}
          textAnchor="end"
          fontSize="12"
          fontStyle="italic"
          fill={night.muted}
        >
          A sketch
        </text>
      </svg>
      <ul aria-label="On the map">
        {map.marks.map(({ id, number, shown }) => (
          <li key={id}>
            <HousePin
              id={id}
              name={names.get(id) ?? ''}
              number={number}
              className="absolute -translate-x-1/2 -translate-y-1/2"
              style={{ left: percent(shown.x, area.width), top: percent(shown.y, area.height) }}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
