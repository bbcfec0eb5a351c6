import { lazy, Suspense, startTransition, useEffect, useState } from 'react'
import { whenIdle } from '#app/lib/when-idle.ts'
import type { Trip } from '#domain/trip/schema.ts'

const PrintedMap = lazy(() =>
  import('./printed-map.tsx').then((module) => ({ default: module.PrintedMap })),
)

/** Makes the drawing on paper ready once the page is at rest. */
export function PrintedMapLater({ trip }: { trip: Trip }) {
  const [isReady, setReady] = useState(false)
  useEffect(() => whenIdle(() => startTransition(() => setReady(true))), [])
  if (!isReady) return null
  return (
    <Suspense>
      <PrintedMap trip={trip} />
    </Suspense>
  )
}
