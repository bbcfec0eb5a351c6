/**
 * The drawing of a trip on paper. It is rendered when somebody prints and removed afterwards; its coasts are
 * loaded before, because printing does not wait.
 */
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { whenIdle } from '#app/lib/when-idle.ts'
import type { Coast } from '#domain/drawing/coast/coast.ts'
import { loadCoasts } from '#domain/drawing/coast/load-coasts.ts'
import { coastsOfTrip, drawTrip } from '#domain/drawing/draw-trip.ts'
import { paper } from '#domain/drawing/themes.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { DrawingPicture } from './drawing-picture.tsx'

/** As wide as a sheet between its margins, and half as high, so that the first day begins below it. */
const frame = { width: 720, height: 400 }

export function PrintedMap({ trip }: { trip: Trip }) {
  const [isPrinting, setPrinting] = useState(false)
  const coasts = useRef<readonly Coast[]>([])
  const first = useRef(trip)
  useEffect(() => {
    const load = async () => {
      const shown = coastsOfTrip(first.current, frame)
      if (shown) coasts.current = await loadCoasts(shown)
    }
    // A sketch without its coasts is still a sketch: the network may be gone.
    const callOff = whenIdle(() => void load().catch(() => undefined))
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      callOff()
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  if (!isPrinting) return null
  const drawing = drawTrip(trip, frame, { coasts: coasts.current })
  if (drawing.empty) return null
  return (
    <div className="hidden break-inside-avoid overflow-hidden rounded-card border border-hairline print:block">
      <DrawingPicture drawing={drawing} theme={paper} className="w-full" />
    </div>
  )
}
