import type { CSSProperties } from 'react'
import { cx } from '#app/ui/class-names.ts'
import { useHouseSelection } from './house-selection.ts'

interface HousePinProps {
  id: string
  name: string
  /** In the list. */
  number: number
  className?: string
  style?: CSSProperties
}

/** A house's number on a map: pressed, it is shown in the list; pointed at there, it grows here. */
export function HousePin({ id, name, number, className, style }: HousePinProps) {
  const { chosen, pointed, choose, point } = useHouseSelection()
  const isLooked = chosen === id || pointed === id
  return (
    <button
      type="button"
      aria-pressed={chosen === id}
      aria-label={`${name}, number ${number} in the list`}
      onClick={() => choose(id, 'map')}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && point(id)}
      onPointerLeave={() => point(null)}
      onFocus={() => point(id)}
      onBlur={() => point(null)}
      className={cx(
        'flex size-8 cursor-pointer items-center justify-center rounded-full',
        isLooked && 'z-10',
        className,
      )}
      style={style}
    >
      <span
        className={cx(
          'flex size-6 items-center justify-center rounded-full font-semibold text-xs tabular-nums shadow-soft transition-transform sm:size-7',
          isLooked ? 'scale-125 bg-horizon text-ink' : 'bg-paper text-ink',
        )}
      >
        {number}
      </span>
    </button>
  )
}
