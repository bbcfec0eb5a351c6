/** A button over every marker of a drawing: to choose a stop, or to look closer at several. */
import type { Marker } from '#domain/drawing/place-markers.ts'
import { digits } from '#domain/drawing/svg-paths.ts'
import { useSelection } from '../trip/selection.tsx'
import { StopButton } from './stop-button.tsx'

interface StopButtonsProps {
  markers: readonly Marker[]
  onHub: (marker: Marker) => void
}

export function StopButtons({ markers, onHub }: StopButtonsProps) {
  const { select } = useSelection()
  return markers.map((marker) => {
    const places = marker.spots.map(({ place }) => place)
    const ids = places.flatMap(({ id }) => (id === null ? [] : id))
    const [id] = ids
    if (id === undefined) return null
    return (
      <StopButton
        key={ids.join(' ')}
        ids={ids}
        places={places}
        size={2 * marker.radius + 8}
        onPress={() => (ids.length > 1 ? onHub(marker) : select(id, 'map'))}
        className="absolute -translate-x-1/2 -translate-y-1/2"
        style={{ left: digits(marker.x), top: digits(marker.y) }}
      />
    )
  })
}
