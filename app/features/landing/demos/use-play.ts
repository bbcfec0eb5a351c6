import { type RefObject, useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '#app/ui/reduced-motion.ts'

export type Play = 'rest' | 'waiting' | 'playing'

interface Stage {
  ref: RefObject<HTMLDivElement | null>
  play: Play
  /** Counts replays: a key that mounts the demo again. */
  run: number
  replay: () => void
}

/**
 * Plays the demo once, when its first animated element scrolls into view. A demo that is visible
 * before hydration is left as it is, and with reduced motion the final state is shown.
 */
export function usePlay(): Stage {
  const ref = useRef<HTMLDivElement>(null)
  const [play, setPlay] = useState<Play>('rest')
  const [run, setRun] = useState(0)

  useEffect(() => {
    const stage = ref.current
    if (!stage || prefersReducedMotion()) return
    const first = stage.querySelector('.demo-builds, .demo-moves')
    if (!first || first.getBoundingClientRect().top < innerHeight) return
    setPlay('waiting')
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        setPlay('playing')
      },
      { rootMargin: '0px 0px -15% 0px' },
    )
    observer.observe(first)
    return () => observer.disconnect()
  }, [])

  return {
    ref,
    play,
    run,
    replay: () => {
      setPlay('playing')
      setRun((count) => count + 1)
    },
  }
}
