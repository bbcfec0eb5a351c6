import { useEffect, useState } from 'react'
import { prefersReducedMotion } from '#app/ui/reduced-motion.ts'
import { taglineMs, taglines } from './taglines.ts'

/**
 * Shows one of the phrases at a time. All share a grid cell and have the same number of lines, so
 * that nothing moves; screen readers get all of them once, as one paragraph.
 */
export function Tagline({ turning }: { turning: boolean }) {
  const [current, setCurrent] = useState(0)

  useEffect(() => {
    if (!turning) return
    const timer = setInterval(() => {
      if (!prefersReducedMotion()) setCurrent((index) => (index + 1) % taglines.length)
    }, taglineMs)
    return () => clearInterval(timer)
  }, [turning])

  return (
    <p className="font-display text-2xl text-horizon-bright lg:max-xl:text-[1.625rem]">
      <span className="sr-only">{taglines.flat().join(' ')}</span>
      <span aria-hidden="true" className="grid grid-cols-[minmax(0,1fr)]">
        {taglines.map(([first, rest], index) => (
          <span
            key={first}
            data-shown={index === current || undefined}
            className="tagline-phrase col-start-1 row-start-1"
          >
            {first} <span className="max-sm:block">{rest}</span>
          </span>
        ))}
      </span>
    </p>
  )
}
