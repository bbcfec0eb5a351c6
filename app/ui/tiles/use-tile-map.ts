/** A map on the tiles of a style of MapLibre's, in a box of the page. For browsers only: load it lazily. */
import 'maplibre-gl/dist/maplibre-gl.css'
import { LngLatBounds, NavigationControl, setWorkerUrl, Map as TileMap } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { type RefObject, useEffect, useState } from 'react'
import { prefersReducedMotion } from '../reduced-motion.ts'

interface TileMapOptions {
  /** The address of the style. */
  style: string
  /** What is in view at first, and again whenever it changes; each as east and north. */
  frame: readonly (readonly [number, number])[]
  /** The scale at which a small frame is shown. */
  closest: number
  /** Without anything to press, in a page, or on the whole screen. */
  use: 'picture' | 'page' | 'screen'
  /** Called where the style or its tiles can't be loaded, or the browser can't show them. */
  onFail: () => void
  /** Adds sources and layers once the style is there; one function for the life of the map. */
  prepare?: (map: TileMap) => void
}

// Served from the page's own origin, because the content security policy allows no other.
setWorkerUrl(workerUrl)

/** Once its style is there; null before. */
export function useTileMap(
  box: RefObject<HTMLDivElement | null>,
  { style, frame, closest, use, onFail, prepare }: TileMapOptions,
): TileMap | null {
  const [ready, setReady] = useState<TileMap | null>(null)
  const [first] = useState(() => ({ bounds: boundsOf(frame), options: fitting(closest) }))
  useEffect(() => {
    if (!box.current) return
    let map: TileMap
    try {
      map = new TileMap({
        container: box.current,
        style,
        // Begins at the frame: the whole world would be one tile, and its failure would look like the
        // failure of all.
        bounds: first.bounds,
        fitBoundsOptions: first.options,
        // Within a page the wheel and one finger scroll; zooming and moving the map takes a key or a second
        // finger.
        cooperativeGestures: use === 'page',
        interactive: use !== 'picture',
        attributionControl: { compact: true },
        fadeDuration: prefersReducedMotion() ? 0 : 200,
      })
    } catch {
      // Thrown without WebGL.
      onFail()
      return
    }
    if (use !== 'picture') map.addControl(new NavigationControl({ showCompass: false }), 'top-left')
    let isLoaded = false
    const tiles = { came: 0, failed: 0 }
    map.on('sourcedata', ({ tile }) => {
      if (tile) tiles.came += 1
    })
    map.on('load', () => {
      // Where every tile fails, only a grey box would be left.
      if (tiles.failed > 0 && tiles.came === 0) return onFail()
      isLoaded = true
      prepare?.(map)
      setReady(map)
    })
    map.on('error', (event) => {
      // A missing tile leaves a hole; without the style nothing is shown.
      if ('tile' in event) tiles.failed += 1
      else if (!isLoaded) onFail()
    })
    return () => {
      setReady(null)
      map.remove()
    }
  }, [box, style, first, use, onFail, prepare])
  useEffect(() => {
    const bounds = boundsOf(frame)
    if (ready && bounds) ready.fitBounds(bounds, { ...fitting(closest), animate: false })
  }, [ready, frame, closest])
  return ready
}

/** Undefined without places. */
function boundsOf(frame: TileMapOptions['frame']): LngLatBounds | undefined {
  const bounds = new LngLatBounds()
  for (const [east, north] of frame) bounds.extend([east, north])
  return bounds.isEmpty() ? undefined : bounds
}

const fitting = (closest: number) => ({ padding: 48, maxZoom: closest })
