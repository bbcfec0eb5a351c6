/** The drawing of a trip as its cover. Loaded, with the trip itself, when its card comes near the window. */
import { useEffect, useState } from 'react'
import { fetchTripOnce } from '#app/data/trips/index.ts'
import { logInBrowser } from '#app/lib/browser-log.ts'
import { loadCoasts } from '#domain/drawing/coast/load-coasts.ts'
import { coastsFor, drawTrip } from '#domain/drawing/draw-trip.ts'
import type { Drawing } from '#domain/drawing/drawing.ts'
import type { TripId } from '#domain/trip/ids.ts'
import { DrawingPicture } from '../map/drawing-picture.tsx'

/** In the proportion of a wide poster, and as large as a card is shown. */
const frame = { width: 384, height: 216 }

/** Renders nothing where the places of its stops are not known. */
export function DrawnCover({ id }: { id: TripId }) {
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  useEffect(() => {
    let wanted = true
    drawCover(id).then(
      (drawn) => wanted && setDrawing(drawn),
      // Without a network the poster below stays.
      (error) => logInBrowser(`covers: ${error}`),
    )
    return () => {
      wanted = false
    }
  }, [id])
  if (!drawing) return null
  return <DrawingPicture drawing={drawing} className="absolute inset-0 size-full animate-fade-in" />
}

async function drawCover(id: TripId): Promise<Drawing | null> {
  const trip = await fetchTripOnce(id)
  const bare = trip && drawTrip(trip, frame)
  if (!bare || bare.empty) return null
  const shown = coastsFor(bare)
  return shown ? drawTrip(trip, frame, { coasts: await loadCoasts(shown) }) : bare
}
