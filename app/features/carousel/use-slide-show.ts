/** Which slide is shown: the next one every five seconds, unless somebody looks closer. */
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'

const slideMs = 5_000

interface SlideShow {
  shown: number
  /** Shown once, or next: the pictures of all others need not be fetched yet. */
  isNear: (index: number) => boolean
  /** Whether the slides move on by themselves at this moment. */
  playing: boolean
  /** The person's own choice, apart from what pauses it for a moment. */
  stopped: boolean
  show: (index: number) => void
  toggle: () => void
  /** For the element around everything: hovering it or having focus in it holds the show. */
  holders: {
    onMouseEnter: () => void
    onMouseLeave: () => void
    onFocus: () => void
    onBlur: (event: { currentTarget: Element; relatedTarget: EventTarget | null }) => void
  }
}

export function useSlideShow(count: number): SlideShow {
  const still = usePrefersStillness()
  const [index, setIndex] = useState(0)
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([0]))
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [choice, setChoice] = useState<'play' | 'stop' | null>(null)
  const stopped = choice === null ? still : choice === 'stop'
  const playing = count > 1 && !stopped && !hovered && !focused
  const shown = count === 0 ? 0 : index % count

  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => setIndex((shown + 1) % count), slideMs)
    return () => clearTimeout(timer)
  }, [playing, shown, count])

  useEffect(() => {
    setSeen((before) => (before.has(shown) ? before : new Set([...before, shown])))
  }, [shown])

  const show = useCallback((wanted: number) => setIndex((wanted + count) % count), [count])

  return {
    shown,
    isNear: (each) => each === shown || each === (shown + 1) % count || seen.has(each),
    playing,
    stopped,
    show,
    toggle: () => setChoice(stopped ? 'play' : 'stop'),
    holders: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
          setFocused(false)
        }
      },
    },
  }
}

const stillness = '(prefers-reduced-motion: reduce)'

function usePrefersStillness(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(stillness)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => window.matchMedia(stillness).matches,
    () => false,
  )
}
