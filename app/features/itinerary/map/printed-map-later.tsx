import { lazy, Suspense, startTransition, useEffect, useState } from 'react'
import { whenStaying } from '#app/lib/when-staying.ts'
import type { Trip } from '#domain/trip/schema.ts'

const PrintedMap = lazy(() =>
  import('./printed-map.tsx').then((module) => ({ default: module.PrintedMap })),
)

/** Makes the drawing on paper ready for a reader who stays. */
export function PrintedMapLater({ trip }: { trip: Trip }) {
  const [isReady, setReady] = useState(false)
  useEffect(() => whenStaying(() => startTransition(() => setReady(true))), [])
  if (!isReady) return null
  return (
    <Suspense>
      <PrintedMap trip={trip} />
    </Suspense>
  )
}
