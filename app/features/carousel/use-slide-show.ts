/** Advances to the next slide every five seconds, unless it is hovered, focused or paused. */
import { useCallback, useEffect, useState } from 'react'
import { useReducedMotion } from '#app/ui/reduced-motion.ts'

const slideMs = 5_000

export interface SlideShow {
  shown: number
  /** True for slides that were shown, and for the next one: other pictures are not fetched yet. */
  isNear: (index: number) => boolean
  /** Whether the slides advance at this moment. */
  playing: boolean
  /** Paused by the button, as opposed to a pause by hover or focus. */
  stopped: boolean
  go: (index: number) => void
  toggle: () => void
  /** Handlers for the wrapping element: hover and keyboard focus pause the slides. */
  holders: {
    onPointerEnter: () => void
    onPointerLeave: () => void
    onFocus: (event: { target: Element }) => void
    onBlur: (event: { currentTarget: Element; relatedTarget: EventTarget | null }) => void
  }
}

export function useSlideShow(count: number): SlideShow {
  const still = useReducedMotion()
  const [index, setIndex] = useState(0)
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([0]))
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [choice, setChoice] = useState<'play' | 'stop' | null>(null)
  const stopped = choice === null ? still : choice === 'stop'
  const playing = count > 1 && !stopped && !hovered && !focused
  const shown = count === 0 ? 0 : index % count

  const go = useCallback(
    (wanted: number) => {
      const next = (wanted + count) % count
      setIndex(next)
      setSeen((before) => (before.has(next) ? before : new Set([...before, next])))
    },
    [count],
  )

  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => go(shown + 1), slideMs)
    return () => clearTimeout(timer)
  }, [playing, shown, go])

  return {
    shown,
    isNear: (each) => each === shown || each === (shown + 1) % count || seen.has(each),
    playing,
    stopped,
    go,
    toggle: () => {
      setChoice(stopped ? 'play' : 'stop')
      // The button that was pressed by keyboard keeps its focus, which must not pause the slides at
      // once.
      if (stopped) setFocused(false)
    },
    holders: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      // Only visible focus pauses: a mouse click focuses the button, too, for long after the
      // pointer has left.
      onFocus: ({ target }) => setFocused(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
          setFocused(false)
        }
      },
    },
  }
}
