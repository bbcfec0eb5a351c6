/** The stops on tiles, moved apart or counted together as in the drawing, so that each can be pressed. */
import type { Map as TileMap } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { prefersReducedMotion } from '#app/ui/reduced-motion.ts'
import { PlacedOnTiles } from '#app/ui/tiles/placed-on-tiles.tsx'
import { type Marker, placeMarkers } from '#domain/drawing/place-markers.ts'
import { night } from '#domain/drawing/themes.ts'
import type { ShownPlace } from '#domain/drawing/trip-ways.ts'
import type { StopId } from '#domain/trip/ids.ts'
import { useSelection } from '../trip/selection.tsx'
import { MarkerMark } from './marker-mark.tsx'
import { StopButton } from './stop-button.tsx'
import { positionOf } from './tile-lines.ts'

interface Pin {
  marker: Marker
  ids: StopId[]
  places: ShownPlace[]
  /** East and north. */
  position: [number, number]
}

/** No edge: the map can be moved, so pins need not keep inside. */
const everywhere = { x: -1e9, y: -1e9, width: 2e9, height: 2e9 }

export function TilePins({ map, stops }: { map: TileMap; stops: readonly ShownPlace[] }) {
  const pins = usePins(map, stops)
  return pins.map((pin) => <TilePin key={pin.ids.join(' ')} map={map} pin={pin} />)
}

/** Pins are placed anew when the scale changes; moving the map moves all of them alike. */
function usePins(map: TileMap, stops: readonly ShownPlace[]): Pin[] {
  const [pins, setPins] = useState<Pin[]>([])
  useEffect(() => {
    const place = () => setPins(pinsOf(map, stops))
    place()
    map.on('zoomend', place)
    return () => {
      map.off('zoomend', place)
    }
  }, [map, stops])
  return pins
}

function pinsOf(map: TileMap, stops: readonly ShownPlace[]): Pin[] {
  const spots = stops.map((place) => ({ place, at: map.project(positionOf(place.at)) }))
  return placeMarkers(spots, everywhere, 1).map((marker) => {
    const places = marker.spots.map(({ place }) => place)
    const { lng, lat } = map.unproject([marker.at.x, marker.at.y])
    const ids = places.flatMap(({ id }) => (id === null ? [] : id))
    return { marker, ids, places, position: [lng, lat] }
  })
}

/** A pin of the map's own, with our button in it. */
function TilePin({ map, pin }: { map: TileMap; pin: Pin }) {
  const { marker, ids, places, position } = pin
  const { select } = useSelection()
  const [id] = ids
  if (id === undefined) return null
  const isHub = ids.length > 1
  const lookCloser = () =>
    map.easeTo({ center: position, zoom: map.getZoom() + 1.4, animate: !prefersReducedMotion() })
  return (
    <PlacedOnTiles
      map={map}
      position={position}
      offset={[marker.x - marker.at.x, marker.y - marker.at.y]}
    >
      <StopButton
        ids={ids}
        places={places}
        size={2 * marker.radius + 4}
        onPress={() => (isHub ? lookCloser() : select(id, 'map'))}
        className="pointer-events-auto"
      >
        <svg viewBox="-20 -20 40 40" aria-hidden="true" fill="none" className="size-10">
          <MarkerMark marker={{ ...marker, x: 0, y: 0 }} theme={night} />
        </svg>
      </StopButton>
    </PlacedOnTiles>
  )
}
