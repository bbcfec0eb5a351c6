/** The drawing of a trip as elements of the page; `drawingToSvg` writes the same as text. */
import { memo } from 'react'
import type { Sheet } from '#domain/drawing/draw-sheet.ts'
import type { Drawing, DrawnInset } from '#domain/drawing/drawing.ts'
import { type DrawnLabel, isSerif, letterSizes, underSize } from '#domain/drawing/place-labels.ts'
import {
  compassLines,
  dashes,
  digits,
  linePath,
  ringPath,
  wayPath,
} from '#domain/drawing/svg-paths.ts'
import { shortened } from '#domain/drawing/text-width.ts'
import { type DrawingTheme, night } from '#domain/drawing/themes.ts'
import { MarkerMark } from './marker-mark.tsx'

interface DrawingPictureProps {
  drawing: Drawing
  theme?: DrawingTheme
  className?: string
}

export const DrawingPicture = memo(function DrawingPicture({
  drawing,
  theme = night,
  className,
}: DrawingPictureProps) {
  const { width, height, sheet, insets } = drawing
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={className} fill="none">
      <rect width={width} height={height} fill={sheet.land.length > 0 ? theme.sea : theme.ground} />
      <path d={compassLines(width, height)} stroke={theme.grid} strokeWidth="0.6" opacity="0.16" />
      <Ground sheet={sheet} theme={theme} />
      <Marks sheet={sheet} theme={theme} />
      {insets.map((inset) => (
        <InsetBox key={inset.name} inset={inset} theme={theme} />
      ))}
      <Furniture drawing={drawing} theme={theme} />
    </svg>
  )
})

function Ground({ sheet, theme }: { sheet: Sheet; theme: DrawingTheme }) {
  const { land, coasts, borders, rivers, parks } = sheet
  const shore = coasts.map(linePath).join('')
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path d={shore} stroke={theme.coast} strokeOpacity="0.16" strokeWidth="11" />
      <path d={land.map(ringPath).join('')} fill={theme.land} />
      <path d={parks.map(({ ring }) => ringPath(ring)).join('')} fill={theme.park} />
      {rivers.map(({ name, lines, width }) => (
        <path
          key={name}
          d={lines.map(linePath).join('')}
          stroke={theme.river}
          strokeWidth={digits(width)}
        />
      ))}
      <path d={borders.map(linePath).join('')} stroke={theme.border} strokeDasharray="3 3" />
      <path d={shore} stroke={theme.coast} strokeWidth="1.2" />
    </g>
  )
}

function Marks({ sheet: { ways, markers, labels }, theme }: { sheet: Sheet; theme: DrawingTheme }) {
  return (
    <>
      <g strokeWidth="2.4" strokeLinecap="round">
        {ways.map((way) => (
          <path
            key={`${way.day} ${wayPath(way)}`}
            d={wayPath(way)}
            stroke={theme.line(way.day)}
            strokeDasharray={dashes[way.style].join(' ') || undefined}
            opacity={way.broken ? 0.6 : undefined}
          />
        ))}
      </g>
      {markers.map((marker) => (
        <MarkerMark
          key={marker.spots[0]?.place.id ?? `${digits(marker.x)} ${digits(marker.y)}`}
          marker={marker}
          theme={theme}
        />
      ))}
      {labels.map((label) => (
        <LabelText
          key={`${label.text} ${label.box.x} ${label.box.y}`}
          label={label}
          theme={theme}
        />
      ))}
    </>
  )
}

function LabelText({ label, theme }: { label: DrawnLabel; theme: DrawingTheme }) {
  const { kind, text, under, box, anchor } = label
  const size = letterSizes[kind]
  const x = digits(box.x + (anchor === 'start' ? 0 : anchor === 'end' ? box.width : box.width / 2))
  const isArea = kind === 'area'
  return (
    <g
      textAnchor={anchor}
      className={isSerif(kind) ? 'font-display' : 'font-sans'}
      stroke={theme.halo}
      strokeWidth="3"
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      <text
        x={x}
        y={digits(box.y + size)}
        fontSize={size}
        fontStyle={isArea ? 'italic' : undefined}
        letterSpacing={isArea ? 0.06 * size : undefined}
        fill={isArea ? theme.muted : theme.text}
      >
        {text}
      </text>
      {under !== null && (
        <text
          x={x}
          y={digits(box.y + size * 1.3 + underSize)}
          fontSize={underSize}
          fill={theme.muted}
        >
          {under}
        </text>
      )}
    </g>
  )
}

function InsetBox({ inset, theme }: { inset: DrawnInset; theme: DrawingTheme }) {
  const { box, name, kilometres, sheet } = inset
  const words = `${name}, ${Math.round(kilometres)} km away`
  return (
    <>
      <rect
        x={digits(box.x)}
        y={digits(box.y)}
        width={digits(box.width)}
        height={digits(box.height)}
        rx="8"
        fill={theme.box}
        stroke={theme.grid}
        strokeOpacity="0.5"
        strokeDasharray="5 4"
      />
      <text
        x={digits(box.x + 10)}
        y={digits(box.y + 19)}
        fontSize="13"
        className="font-display"
        fill={theme.text}
      >
        {shortened(words, Math.max(8, Math.floor(box.width / 7)))}
      </text>
      <Marks sheet={sheet} theme={theme} />
    </>
  )
}

function Furniture({ drawing, theme }: { drawing: Drawing; theme: DrawingTheme }) {
  const { sheet, scale, empty } = drawing
  const { area } = sheet
  const [right = 0, bottom = 0] = [area.x + area.width, area.y + area.height].map(digits)
  const [from = 0, foot = 0, length = 0] = [scale.x, scale.y, scale.length].map(digits)
  if (empty) {
    return (
      <text
        x={area.x + area.width / 2}
        y={area.y + area.height / 2}
        textAnchor="middle"
        fontSize="13"
        fill={theme.muted}
      >
        No stop has a place on the map yet
      </text>
    )
  }
  return (
    <g fontSize="11" fill={theme.muted}>
      <path
        d={`M${from} ${foot + 16}v6h${length}v-6`}
        fill="none"
        stroke={theme.muted}
        strokeWidth="1.4"
      />
      <text x={from + length + 6} y={foot + 22}>
        {scale.label}
      </text>
      <path d={`M${right - 22} ${area.y + 12}l6 18l-6 -4l-6 4Z`} />
      <text x={right - 22} y={area.y + 43} textAnchor="middle">
        N
      </text>
      <text x={right - 10} y={bottom - 12} textAnchor="end" fontStyle="italic">
        A sketch
      </text>
    </g>
  )
}
