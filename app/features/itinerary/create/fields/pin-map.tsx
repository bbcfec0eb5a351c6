import type { KeyboardEvent, MouseEvent } from 'react'
import type { Coordinates } from '#domain/places/schema.ts'
import type { Town } from '../reading/messages.ts'
import { sheet, sketchLabels, townFrame } from './town-frame.ts'

interface PinMapProps {
  town: Town
  pin: Coordinates | undefined
  onPin: (at: Coordinates) => void
}

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A sketch of the town by its places; a tap or the arrow keys set a pin on it. */
export function PinMap({ town, pin, onPin }: PinMapProps) {
  const areas = town.dots.filter(({ isArea }) => isArea)
  const frame = townFrame(
    town.at,
    (areas.length > 1 ? areas : town.dots).map(({ at }) => at),
  )
  const places = town.dots.filter(({ at, isArea }) => !isArea && frame.shows(at))
  const labels = sketchLabels([...areas, ...places], frame)
  const [x, y] = pin && frame.shows(pin) ? frame.toSheet(pin) : [sheet.width / 2, sheet.height / 2]
  const set = (event: MouseEvent<HTMLButtonElement>) => {
    // A press by Enter or Space has no position: the pin then stays where it is.
    if (event.detail === 0) return onPin(frame.toEarth(x, y))
    const box = event.currentTarget.getBoundingClientRect()
    onPin(
      frame.toEarth(
        ((event.clientX - box.left) / box.width) * sheet.width,
        ((event.clientY - box.top) / box.height) * sheet.height,
      ),
    )
  }
  const move = (event: KeyboardEvent) => {
    const way = arrows[event.key]
    if (!way) return
    event.preventDefault()
    const along = (at: number, by: number, most: number) =>
      Math.max(0, Math.min(most, at + by * frame.step))
    onPin(frame.toEarth(along(x, way[0], sheet.width), along(y, way[1], sheet.height)))
  }
  return (
    <button
      type="button"
      aria-label={`Set a pin in ${town.name}. Arrow keys move it.`}
      onClick={set}
      onKeyDown={move}
      className="block w-full max-w-lg cursor-crosshair overflow-hidden rounded-control border border-hairline bg-surface"
    >
      <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true" className="w-full">
        {places.map(({ name, at }) => {
          const [dotX, dotY] = frame.toSheet(at)
          return <circle key={name} cx={dotX} cy={dotY} r="1.8" className="fill-on-surface/25" />
        })}
        {labels.map(({ name, x: labelX, y: labelY }) => (
          <text
            key={name}
            x={labelX}
            y={labelY - 3}
            textAnchor="middle"
            className={
              areas.some((area) => area.name === name)
                ? 'fill-on-surface font-semibold text-[8px]'
                : 'fill-on-surface-muted text-[7px]'
            }
          >
            {name}
          </text>
        ))}
        {pin && frame.shows(pin) && (
          <path
            d={`M${x} ${y}c-7 -9 -9 -12 -9 -17a9 9 0 0 1 18 0c0 5 -2 8 -9 17z`}
            className="fill-coral stroke-2 stroke-surface"
          />
        )}
      </svg>
    </button>
  )
}
