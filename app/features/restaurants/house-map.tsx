/** The map beside the list: on tiles where there is a style for them, and else, or where they fail, a sketch. */
import { lazy, Suspense, useCallback, useState } from 'react'
import { useSite } from '#app/lib/site.ts'
import { HouseMapPicture, type HouseMapProps } from './house-map-picture.tsx'

const HouseTiles = lazy(() =>
  import('./house-tiles.tsx').then((module) => ({ default: module.HouseTiles })),
)

export function HouseMap(props: HouseMapProps) {
  const map = useSite()?.map
  const [failed, setFailed] = useState(map?.kind === 'drawing' && map.failed)
  const fail = useCallback(() => setFailed(true), [])
  const sketch = <HouseMapPicture {...props} />
  if (map?.kind !== 'tiles' || failed) {
    return (
      <>
        {sketch}
        {failed && (
          <p className="mt-2 text-on-surface-muted text-sm">
            The street map is away; this is a sketch.
          </p>
        )}
      </>
    )
  }
  // Shows the sketch until the code of the tiles is loaded.
  return (
    <Suspense fallback={sketch}>
      <HouseTiles {...props} style={map.style} onFail={fail} />
    </Suspense>
  )
}
