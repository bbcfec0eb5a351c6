/** Which slide is shown: the next one every five seconds, unless somebody looks closer. */
import { useCallback, useEffect, useState } from 'react'
import { useReducedMotion } from '#app/ui/reduced-motion.ts'

const slideMs = 5_000

export interface SlideShow {
  shown: number
  /** Shown once, or next: the pictures of all others need not be fetched yet. */
  isNear: (index: number) => boolean
  /** Whether the slides move on by themselves at this moment. */
  playing: boolean
  /** The person's own choice, apart from what pauses it for a moment. */
  stopped: boolean
  go: (index: number) => void
  toggle: () => void
  /** For the element around everything: hovering it or tabbing into it holds the show. */
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
      // Who asks for it to play by keyboard still stands on the button, and is not made to leave it.
      if (stopped) setFocused(false)
    },
    holders: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      // A click leaves focus behind long after the pointer has gone: only a visible one holds.
      onFocus: ({ target }) => setFocused(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
          setFocused(false)
        }
      },
    },
  }
}
