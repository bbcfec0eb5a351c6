import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { logInBrowser } from '#app/lib/browser-log.ts'
import { whenStaying } from '#app/lib/when-staying.ts'
import type { Trip } from '#domain/trip/schema.ts'

/** Prepares the drawing for print, for a reader who stays. */
export function PrintedMapLater({ trip }: { trip: Trip }) {
  const [Printed, setPrinted] = useState<ComponentType<{ trip: Trip }> | null>(null)
  useEffect(
    () =>
      whenStaying(() => {
        import('./printed-map.tsx').then(
          ({ PrintedMap }) => startTransition(() => setPrinted(() => PrintedMap)),
          // Without a network the days are printed without their drawing.
          (error: unknown) => logInBrowser(`printed map: ${error}`),
        )
      }),
    [],
  )
  return Printed && <Printed trip={trip} />
}
