/** The map on tiles: the numbers, colours and ways of the drawing, laid on a style of MapLibre's. */
import type { GeoJSONSource, MapMouseEvent, Map as TileMap } from 'maplibre-gl'
import { useEffect, useMemo, useRef } from 'react'
import { prefersReducedMotion } from '#app/ui/reduced-motion.ts'
import { PlacedOnTiles } from '#app/ui/tiles/placed-on-tiles.tsx'
import { useTileMap } from '#app/ui/tiles/use-tile-map.ts'
import { type ShownPlace, shownTrip } from '#domain/drawing/trip-ways.ts'
import { useLooked } from '../trip/selection.tsx'
import type { MapBodyProps } from './drawn-map.tsx'
import { MarkButton, useMapExtras } from './map-extras.tsx'
import { positionOf, waysAsLines } from './tile-lines.ts'
import { TilePins } from './tile-pins.tsx'
import { wayLayers } from './way-layers.ts'

interface TiledMapProps extends MapBodyProps {
  style: string
  /** Called where the style or its tiles can't be loaded, or the browser can't show them. */
  onFail: () => void
}

export function TiledMap({ trip, day, use, style, onFail }: TiledMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const shown = useMemo(
    () => shownTrip(trip, day === null ? undefined : new Set([day])),
    [trip, day],
  )
  const frame = useMemo(
    () =>
      [
        ...[...shown.stops, ...shown.points].map(({ at }) => at),
        ...shown.ways.flatMap(({ line }) => line ?? []),
      ].map(positionOf),
    [shown],
  )
  const map = useTileMap(box, { style, frame, closest: 15, use, onFail, prepare: addWays })
  useEffect(() => {
    map?.getSource<GeoJSONSource>('ways')?.setData(waysAsLines(shown.ways))
  }, [map, shown])
  useMoveToChoice(map, shown.stops)
  return (
    <div className="absolute inset-0">
      <div ref={box} className="size-full" />
      {map && <TilePins map={map} stops={shown.stops} />}
      {map && <TileMarks map={map} />}
    </div>
  )
}

/** What could be a stop, and what a press between the stops means. */
function TileMarks({ map }: { map: TileMap }) {
  const { marks, onPress } = useMapExtras()
  useEffect(() => {
    const press = ({ lngLat, originalEvent: { target } }: MapMouseEvent) => {
      if (target instanceof Element && target.closest('button')) return
      const { lat, lng } = lngLat.wrap()
      onPress?.([lat, lng])
    }
    map.on('click', press)
    return () => {
      map.off('click', press)
    }
  }, [map, onPress])
  return marks.map((mark) => (
    <PlacedOnTiles key={mark.name} map={map} position={[mark.at[1], mark.at[0]]} offset={[0, 0]}>
      <MarkButton mark={mark} />
    </PlacedOnTiles>
  ))
}

/** Before the first trip is laid on it. */
function addWays(map: TileMap): void {
  map.addSource('ways', { type: 'geojson', data: waysAsLines([]) })
  for (const layer of wayLayers) map.addLayer(layer)
}

/** A stop that is chosen in the list comes into view. */
function useMoveToChoice(map: TileMap | null, stops: readonly ShownPlace[]): void {
  const selected = useLooked((looked) => looked.selected)
  useEffect(() => {
    const stop = stops.find(({ id }) => id !== null && id === selected)
    if (!map || !stop || map.getBounds().contains(positionOf(stop.at))) return
    map.easeTo({ center: positionOf(stop.at), animate: !prefersReducedMotion() })
  }, [map, stops, selected])
}
