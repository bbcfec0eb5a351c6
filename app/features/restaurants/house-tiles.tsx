/** The houses of the list on map tiles, with the same numbers. */
import type { Map as TileMap } from 'maplibre-gl'
import { useEffect, useMemo, useRef, useState } from 'react'
import { prefersReducedMotion } from '#app/ui/reduced-motion.ts'
import { PlacedOnTiles } from '#app/ui/tiles/placed-on-tiles.tsx'
import { useTileMap } from '#app/ui/tiles/use-tile-map.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import { pushedApart } from '#domain/restaurants/house-map.ts'
import type { HouseMapProps } from './house-map-picture.tsx'
import { HousePin } from './house-pin.tsx'
import { useHouseSelection } from './house-selection.ts'

interface HouseTilesProps extends HouseMapProps {
  style: string
  onFail: () => void
}

type Houses = HouseMapProps['houses']

const positionOf = ([north, east]: Coordinates): [number, number] => [east, north]

export function HouseTiles({ houses, anchor, style, onFail }: HouseTilesProps) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useMemo(
    () => [...houses, ...(anchor ? [anchor] : [])].map(({ at }) => positionOf(at)),
    [houses, anchor],
  )
  const map = useTileMap(box, { style, frame, closest: 16, use: 'page', onFail })
  useMoveToChoice(map, houses)
  return (
    <div className="relative aspect-7/6 overflow-hidden rounded-card border border-hairline bg-night">
      <div ref={box} className="absolute inset-0" />
      {map && <Pins map={map} houses={houses} />}
      {map && anchor && (
        <PlacedOnTiles map={map} position={positionOf(anchor.at)}>
          <svg viewBox="-16 -16 32 32" role="img" aria-label={anchor.label} className="size-8">
            <circle r="15" className="fill-night" />
            <path d="M0-10 3-3 10 0 3 3 0 10-3 3-10 0-3-3Z" className="fill-horizon" />
          </svg>
        </PlacedOnTiles>
      )}
    </div>
  )
}

function Pins({ map, houses }: { map: TileMap; houses: Houses }) {
  const offsets = useOffsets(map, houses)
  return houses.map(({ id, name, at }, index) => (
    <PlacedOnTiles key={id} map={map} position={positionOf(at)} offset={offsets[index] ?? [0, 0]}>
      <HousePin id={id} name={name} number={index + 1} className="pointer-events-auto" />
    </PlacedOnTiles>
  ))
}

/** In pixels: pins that would cover each other stand apart, placed anew whenever the scale changes. */
function useOffsets(map: TileMap, houses: Houses): [number, number][] {
  const [offsets, setOffsets] = useState<[number, number][]>([])
  useEffect(() => {
    const place = () => {
      const points = houses.map(({ at }) => map.project(positionOf(at)))
      const apart = pushedApart(points)
      setOffsets(
        points.map(({ x, y }, index) => [(apart[index]?.x ?? x) - x, (apart[index]?.y ?? y) - y]),
      )
    }
    place()
    map.on('zoomend', place)
    return () => {
      map.off('zoomend', place)
    }
  }, [map, houses])
  return offsets
}

/** A house that is chosen in the list comes into view. */
function useMoveToChoice(map: TileMap | null, houses: Houses): void {
  const { chosen } = useHouseSelection()
  useEffect(() => {
    const house = houses.find(({ id }) => id === chosen)
    if (!map || !house || map.getBounds().contains(positionOf(house.at))) return
    map.easeTo({ center: positionOf(house.at), animate: !prefersReducedMotion() })
  }, [map, houses, chosen])
}
