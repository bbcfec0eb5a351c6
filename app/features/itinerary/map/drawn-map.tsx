/** The map without tiles: the trip's drawing, to be moved and looked at closely. Loaded after the text. */
import { type RefObject, useRef } from 'react'
import { cx } from '#app/ui/class-names.ts'
import { drawTrip } from '#domain/drawing/draw-trip.ts'
import type { Drawing, Frame } from '#domain/drawing/drawing.ts'
import { isInside, onEarth, onSheet, worldPoint } from '#domain/drawing/projection.ts'
import { digits } from '#domain/drawing/svg-paths.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { DrawingPicture } from './drawing-picture.tsx'
import { MapControls } from './map-controls.tsx'
import { MarkButton, useMapExtras } from './map-extras.tsx'
import { StopButtons } from './stop-buttons.tsx'
import { useDrawing } from './use-drawing.ts'
import { useFrame } from './use-frame.ts'
import { usePress } from './use-press.ts'
import { useView } from './use-view.ts'

export interface MapBodyProps {
  trip: Trip
  /** From 0; null for all of them. */
  day: number | null
  /** A picture that leads to the map, or the map itself in the page or on the whole screen. */
  use: 'picture' | 'page' | 'screen'
}

/** In the browser it is drawn once its box is measured, which happens before it is seen. */
export function DrawnMap(props: MapBodyProps) {
  const { ref, frame } = useFrame<HTMLDivElement>()
  return (
    <div
      ref={ref}
      className={cx(
        'relative size-full overflow-hidden',
        props.use === 'screen' ? 'touch-none' : 'touch-pan-y',
      )}
    >
      {frame && <MeasuredMap {...props} box={ref} frame={frame} />}
      {!globalThis.document && <SentDrawings {...props} />}
    </div>
  )
}

interface MeasuredMapProps extends MapBodyProps {
  box: RefObject<HTMLDivElement | null>
  frame: Frame
}

function MeasuredMap({ trip, day, use, box, frame }: MeasuredMapProps) {
  const layer = useRef<HTMLDivElement>(null)
  const { view, follow, zoomTo, ...control } = useView(box, layer, use === 'screen')
  const drawing = useDrawing({ trip, frame, day, view: use === 'picture' ? null : view })
  follow(drawing)
  const extras = useMapExtras()
  const press = usePress((point) => {
    if (drawing.insets.some((each) => isInside(point, each.box))) return
    extras.onPress?.(onEarth(point, drawing.sheet.view, drawing.sheet.area))
  })
  const markers = [drawing.sheet, ...drawing.insets.map(({ sheet }) => sheet)].flatMap(
    (sheet) => sheet.markers,
  )
  return (
    <>
      {/* Has no role for screen readers: a press on the map is a shortcut, and towns are found by name as well. */}
      <div
        ref={layer}
        className="absolute inset-0"
        {...(use === 'picture' || !extras.onPress ? {} : press)}
      >
        <DrawingPicture drawing={drawing} className="absolute inset-0 size-full" />
        {use !== 'picture' && (
          <StopButtons markers={markers} onHub={({ x, y }) => zoomTo({ x, y }, 2.6)} />
        )}
        {use !== 'picture' && <DrawnMarks drawing={drawing} />}
      </div>
      {use !== 'picture' && <MapControls {...control} isWhole={view === null} />}
    </>
  )
}

/** What could be a stop, where the sheet shows its place. */
function DrawnMarks({ drawing: { sheet } }: { drawing: Drawing }) {
  return useMapExtras().marks.map((mark) => {
    const at = onSheet(worldPoint(mark.at), sheet.view, sheet.area)
    if (!isInside(at, sheet.area, 12)) return null
    return (
      <div
        key={mark.name}
        className="absolute -translate-x-1/2 -translate-y-1/2"
        style={{ left: digits(at.x), top: digits(at.y) }}
      >
        <MarkButton mark={mark} />
      </div>
    )
  })
}

/** Boxes that the server draws for: of a phone, whose drawing stays, and of a wide screen. */
const sentFrames = { phone: { width: 366, height: 256 }, wide: { width: 416, height: 560 } }

function SentDrawings({ trip }: MapBodyProps) {
  const place = 'absolute inset-0 size-full'
  return (
    <>
      <DrawingPicture
        drawing={drawTrip(trip, sentFrames.phone)}
        className={cx(place, 'sm:hidden')}
      />
      <DrawingPicture
        drawing={drawTrip(trip, sentFrames.wide)}
        className={cx(place, 'max-sm:hidden')}
      />
    </>
  )
}
