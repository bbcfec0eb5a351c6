import { dayColour } from '#domain/drawing/day-colours.ts'
import { ringParts } from '#domain/drawing/marker-rings.ts'
import type { Marker } from '#domain/drawing/place-markers.ts'
import { digits } from '#domain/drawing/svg-paths.ts'
import type { DrawingTheme } from '#domain/drawing/themes.ts'

/** A stop's number, the count of several with a ring of their days' colours, or a point. */
export function MarkerMark({ marker, theme }: { marker: Marker; theme: DrawingTheme }) {
  const { kind, spots } = marker
  const [x = 0, y = 0, radius = 0] = [marker.x, marker.y, marker.radius].map(digits)
  const day = spots[0]?.place.day ?? 0
  if (kind === 'point') {
    return (
      <circle
        cx={x}
        cy={y}
        r={radius}
        fill={theme.box}
        stroke={theme.line(day)}
        strokeWidth="2.4"
      />
    )
  }
  const isHub = kind === 'hub'
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={radius}
        fill={isHub ? theme.box : dayColour(day)}
        stroke={isHub ? undefined : theme.halo}
        strokeWidth="1.6"
      />
      {isHub &&
        ringParts({ ...marker, radius: radius - 2 }).map((part) => (
          <path key={part.day} d={part.path} stroke={dayColour(part.day)} strokeWidth="4" />
        ))}
      <text
        x={x}
        y={digits(marker.y + 4.3)}
        textAnchor="middle"
        fontSize="12"
        fontWeight="600"
        fill={isHub ? theme.text : '#ffffff'}
      >
        {isHub ? spots.length : spots[0]?.place.number}
      </text>
    </>
  )
}
