import type { HTMLAttributes } from 'react'
import { cx } from './class-names.ts'

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section' | 'li'
  /** `none` lets a picture run to the edge. */
  padding?: 'roomy' | 'snug' | 'none'
  /** Lifts under the pointer. For a card whose heading holds the one link of the card. */
  lifts?: boolean
}

const paddings = { roomy: 'p-card', snug: 'p-4', none: '' }

/** A paper postcard laid on the page. What stands on it uses the paper roles, even on the night sky. */
export function Card({
  as: Element = 'div',
  padding = 'roomy',
  lifts = false,
  className,
  ...rest
}: CardProps) {
  return (
    <Element
      {...rest}
      data-surface="paper"
      className={cx(
        'relative overflow-hidden rounded-card border border-hairline bg-surface text-on-surface shadow-soft',
        lifts && 'transition-transform hover:-translate-y-1 focus-within:-translate-y-1',
        paddings[padding],
        className,
      )}
    />
  )
}
