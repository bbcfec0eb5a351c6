/** What ties a stop of the list to the map: its number in the colour of its day, and the marking. */
import type { LucideIcon } from 'lucide-react'
import { type ComponentPropsWithRef, useEffect, useRef } from 'react'
import { prefersReducedMotion } from '#app/ui/reduced-motion.ts'
import { dayColour } from '#domain/drawing/day-colours.ts'
import type { StopId } from '#domain/trip/ids.ts'
import { useIsPointed, useIsSelected, useSelection } from './selection.tsx'

interface StopMarkerProps {
  id: StopId
  name: string
  icon: LucideIcon
  /** On the map, from 1 on each day; left out for what the map does not show. */
  number: number | undefined
  /** From 0. */
  dayIndex: number
}

/** The picture of a stop; a button that shows it on the map, where the map has it. */
export function StopMarker({ id, name, icon: Icon, number, dayIndex }: StopMarkerProps) {
  const selected = useIsSelected(id)
  const pointed = useIsPointed(id)
  const { select } = useSelection()
  const circle = 'flex size-10 items-center justify-center rounded-full bg-dusk text-horizon-bright'
  if (number === undefined) {
    return (
      <span aria-hidden="true" className={circle}>
        <Icon className="size-5" strokeWidth={1.75} />
      </span>
    )
  }
  const colour = dayColour(dayIndex)
  return (
    <button
      type="button"
      aria-pressed={selected}
      aria-label={`${number}: show ${name} on the map`}
      onClick={() => select(id, 'list')}
      className="relative -m-0.5 flex size-touch cursor-pointer items-center justify-center self-start rounded-full print:pointer-events-none"
    >
      <span
        className={circle}
        style={selected || pointed ? { boxShadow: `0 0 0 3px ${colour}` } : undefined}
      >
        <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </span>
      <span
        aria-hidden="true"
        className="absolute -right-0.5 bottom-0 flex h-5 min-w-5 items-center justify-center rounded-full px-1 font-semibold text-paper text-xs tabular-nums ring-2 ring-surface"
        style={{ backgroundColor: colour }}
      >
        {number}
      </span>
    </button>
  )
}

/**
 * For the element of a stop in the list: tells what is pointed at, and scrolls into view when the stop is
 * chosen on the map.
 */
export function useStopMark(id: StopId): ComponentPropsWithRef<'li'> {
  const store = useSelection()
  const selected = useIsSelected(id)
  const ref = useRef<HTMLLIElement>(null)
  useEffect(
    () =>
      store.onChoice(({ selected: chosen, selectedIn }) => {
        if (chosen === id && selectedIn === 'map') bringIntoView(ref.current)
      }),
    [store, id],
  )
  return {
    ref,
    'aria-current': selected || undefined,
    onPointerEnter: ({ pointerType }) => {
      if (pointerType !== 'touch') store.point(id)
    },
    onPointerLeave: () => store.point(null),
    onFocus: () => store.point(id),
    onBlur: () => store.point(null),
  }
}

/** Frames in which the page may still move under a stop that was scrolled to: a third of a second. */
const settlingFrames = 20

function bringIntoView(element: HTMLElement | null): void {
  if (!element) return
  const scroll = (behavior: ScrollBehavior) => element.scrollIntoView({ block: 'center', behavior })
  // Days off the screen have an estimated height until they come near it, and their layout then moves what
  // is below: the stop may be out of view again a frame after it was scrolled to.
  const settle = (frames: number) =>
    requestAnimationFrame(() => {
      const { top, bottom } = element.getBoundingClientRect()
      if (bottom < 0 || top > innerHeight) scroll('instant')
      if (frames > 0) settle(frames - 1)
    })
  if (prefersReducedMotion()) {
    scroll('instant')
    settle(settlingFrames)
  } else {
    addEventListener('scrollend', () => settle(settlingFrames), { once: true })
    scroll('smooth')
  }
}
