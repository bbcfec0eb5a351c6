/** What a screen adds to the map of its trip: marks of its own, what a press means, and a card at the foot. */
import { createContext, type ReactNode, useContext } from 'react'
import type { Coordinates } from '#domain/places/schema.ts'

interface MapMark {
  name: string
  at: Coordinates
  /** What adding it costs, in a few letters. */
  says: string
  onPress: () => void
}

export interface MapExtras {
  marks: readonly MapMark[]
  /** Called for a press between the stops; null where it means nothing. */
  onPress: ((at: Coordinates) => void) | null
  foot: ReactNode
}

const none: MapExtras = { marks: [], onPress: null, foot: null }

const Extras = createContext<MapExtras>(none)

export function MapExtrasProvider({
  extras,
  children,
}: {
  extras: MapExtras
  children: ReactNode
}) {
  return <Extras value={extras}>{children}</Extras>
}

export const useMapExtras = (): MapExtras => useContext(Extras)

/** A mark of a possible stop: an open ring with its cost beside it. */
export function MarkButton({ mark }: { mark: MapMark }) {
  return (
    <button
      type="button"
      aria-label={`${mark.name}, ${mark.says}`}
      onClick={mark.onPress}
      className="pointer-events-auto flex min-h-touch min-w-touch cursor-pointer items-center justify-center"
    >
      <span className="flex items-center rounded-full border-2 border-horizon-bright border-dashed bg-night px-2 py-0.5 font-semibold text-paper text-xs tabular-nums">
        {mark.says}
      </span>
    </button>
  )
}
