import { type Map as TileMap, Marker as TileMarker } from 'maplibre-gl'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

interface TileMarkerProps {
  map: TileMap
  /** East and north. */
  position: readonly [number, number]
  /** In pixels, to the right and down. */
  offset?: readonly [number, number]
  /** A child that takes the pointer says so itself (`pointer-events-auto`). */
  children: ReactNode
}

/**
 * The element itself takes no pointer, because the corners of its square lie over neighbours: only what is
 * drawn in it does.
 */
function makeElement(): HTMLElement {
  const element = document.createElement('div')
  element.style.pointerEvents = 'none'
  return element
}

/** A marker of the map's own, with something of ours in it. */
export function PlacedOnTiles({ map, position, offset = [0, 0], children }: TileMarkerProps) {
  const [element] = useState(makeElement)
  const [east, north] = position
  const [byX, byY] = offset
  useEffect(() => {
    const placed = new TileMarker({ element, offset: [byX, byY] })
    placed.setLngLat([east, north]).addTo(map)
    return () => {
      placed.remove()
    }
  }, [map, element, east, north, byX, byY])
  return createPortal(children, element)
}
