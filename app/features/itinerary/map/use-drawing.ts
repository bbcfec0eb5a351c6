/** The drawing of a trip for a box of the page, with the coasts of what it shows as soon as they are there. */
import { useEffect, useMemo, useState } from 'react'
import type { Coast } from '#domain/drawing/coast/coast.ts'
import { loadCoasts } from '#domain/drawing/coast/load-coasts.ts'
import { coastsFor, drawTrip } from '#domain/drawing/draw-trip.ts'
import type { Drawing, Frame } from '#domain/drawing/drawing.ts'
import type { View } from '#domain/drawing/projection.ts'
import type { Trip } from '#domain/trip/schema.ts'

interface Wanted {
  trip: Trip
  frame: Frame
  /** From 0; null for all of them. */
  day: number | null
  /** Null shows everything. */
  view: View | null
}

export function useDrawing({ trip, frame, day, view }: Wanted): Drawing {
  const [coasts, setCoasts] = useState<readonly Coast[]>([])
  const { width, height } = frame
  const drawing = useMemo(
    () =>
      drawTrip(
        trip,
        { width, height },
        {
          coasts,
          ...(day === null ? {} : { days: new Set([day]) }),
          ...(view === null ? {} : { view }),
        },
      ),
    [trip, width, height, day, view, coasts],
  )
  const shown = coastsFor(drawing)
  // Whole degrees are exact enough: coasts are loaded by large cells.
  const key = shown && Object.values(shown).map(Math.floor).join(' ')
  useEffect(() => {
    if (!key) return
    const [west = 0, south = 0, east = 0, north = 0] = key.split(' ').map(Number)
    let isWanted = true
    void loadCoasts({ west, south, east: east + 1, north: north + 1 }).then(
      (loaded) => isWanted && setCoasts((now) => (isSame(now, loaded) ? now : loaded)),
      // A sketch without its coasts is still a sketch: the network may be gone.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [key])
  return drawing
}

const isSame = (one: readonly Coast[], other: readonly Coast[]): boolean =>
  one.length === other.length && one.every((coast, index) => coast === other[index])
