import { useEffect, useState } from 'react'
import { cx } from '#app/ui/class-names.ts'
import { taglineMs, taglines } from './taglines.ts'

/**
 * One phrase at a time. All of them lie in the same place, so the tallest sets the height and nothing
 * around moves; people who listen hear the six once, as one paragraph, and no change is announced.
 */
export function Tagline({ turning }: { turning: boolean }) {
  const [current, setCurrent] = useState(0)

  useEffect(() => {
    if (!turning) return
    const timer = setInterval(() => setCurrent((index) => (index + 1) % taglines.length), taglineMs)
    return () => clearInterval(timer)
  }, [turning])

  return (
    <p className="font-display text-2xl text-horizon-bright">
      <span className="sr-only">{taglines.join(' ')}</span>
      <span aria-hidden="true" className="grid grid-cols-[minmax(0,1fr)]">
        {taglines.map((phrase, index) => (
          <span
            key={phrase}
            className={cx(
              'col-start-1 row-start-1 transition-[opacity,transform,visibility] duration-calm',
              index === current ? 'visible' : 'invisible translate-y-2 opacity-0',
            )}
          >
            {phrase}
          </span>
        ))}
      </span>
    </p>
  )
}
