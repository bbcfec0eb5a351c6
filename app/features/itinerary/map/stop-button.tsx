import type { CSSProperties, ReactNode } from 'react'
import { cx } from '#app/ui/class-names.ts'
import { dayColour } from '#domain/drawing/day-colours.ts'
import type { ShownPlace } from '#domain/drawing/trip-ways.ts'
import type { StopId } from '#domain/trip/ids.ts'
import { useLooked, useSelection } from '../trip/selection.tsx'

interface StopButtonProps {
  ids: readonly StopId[]
  places: readonly ShownPlace[]
  /** Of the ring that marks it. */
  size: number
  onPress: () => void
  className?: string
  style?: CSSProperties
  children?: ReactNode
}

/** One stop on the map, or several; large enough for a thumb, whatever is drawn in it. */
export function StopButton(props: StopButtonProps) {
  const { ids, places, size, onPress, className, style, children } = props
  const { point } = useSelection()
  const selected = useLooked((looked) => looked.selected !== null && ids.includes(looked.selected))
  const pointed = useLooked((looked) => looked.pointed !== null && ids.includes(looked.pointed))
  const [first] = places
  const [id] = ids
  if (!first || id === undefined) return null
  return (
    <button
      type="button"
      aria-pressed={selected}
      aria-label={places.length > 1 ? hubWords(places) : stopWords(first)}
      onClick={onPress}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && point(id)}
      onPointerLeave={() => point(null)}
      onFocus={() => point(id)}
      onBlur={() => point(null)}
      className={cx(
        'flex size-touch cursor-pointer items-center justify-center rounded-full',
        className,
      )}
      style={style}
    >
      {(selected || pointed) && (
        <span
          className="absolute block rounded-full border-3 border-horizon-bright"
          style={{
            width: size,
            height: size,
            boxShadow: selected ? `0 0 0 4px ${dayColour(first.day)}` : undefined,
          }}
        />
      )}
      {children}
    </button>
  )
}

const stopWords = ({ name, number, day }: ShownPlace): string =>
  `${name}, day ${day + 1}, stop ${number ?? ''}`

function hubWords(places: readonly ShownPlace[]): string {
  const names = places.slice(0, 3).map(({ name }) => name)
  const more = places.length - names.length
  return `${places.length} stops, look closer: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
