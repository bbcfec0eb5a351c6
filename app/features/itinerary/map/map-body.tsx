/** Tiles where there is a style for them, and the drawing where there is none or it fails. */
import { lazy, Suspense, useCallback, useState, useSyncExternalStore } from 'react'
import { useSite } from '#app/lib/site.ts'
import { DrawnMap, type MapBodyProps } from './drawn-map.tsx'

const TiledMap = lazy(() =>
  import('./tiled-map.tsx').then((module) => ({ default: module.TiledMap })),
)

const never = () => () => undefined

export function MapBody(props: MapBodyProps) {
  const map = useSite()?.map
  const [failed, setFailed] = useState(map?.kind === 'drawing' && map.failed)
  const fail = useCallback(() => setFailed(true), [])
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const drawn = <DrawnMap {...props} />
  // MapLibre runs in browsers only, and a picture is drawn faster than tiles.
  if (map?.kind !== 'tiles' || failed || !isBrowser || props.use === 'picture') {
    return (
      <>
        {drawn}
        {failed && (
          <p className="pointer-events-none absolute inset-x-0 top-3 text-center text-on-surface-muted text-sm">
            The street map is away; this is a sketch.
          </p>
        )}
      </>
    )
  }
  // Shows the drawing until the code of the tiles is loaded.
  return (
    <Suspense fallback={drawn}>
      <TiledMap {...props} style={map.style} onFail={fail} />
    </Suspense>
  )
}
