import type { HTMLAttributes } from 'react'
import { cx } from './class-names.ts'

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section' | 'li'
  /** `none` is for pictures that reach the edge. */
  padding?: 'roomy' | 'snug' | 'none'
  /** Lifts on hover. For a card whose heading holds the card's one link. */
  lifts?: boolean
}

const border = 'border border-hairline'

// A ring outside of the card instead of a border, which would frame dark pictures in white. It is
// visible on paper only.
const outerHairline = 'ring-1 ring-hairline'

const paddings = { roomy: `p-card ${border}`, snug: `p-4 ${border}`, none: outerHairline }

// The focus ring surrounds the card, since its link covers it, in two colours: one is visible on
// paper, the other on the night surface.
const lifting = [
  'transition-transform hover:-translate-y-1 focus-within:-translate-y-1',
  'has-[a:focus-visible]:ring-3 has-[a:focus-visible]:ring-violet',
  'has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-3 has-[a:focus-visible]:outline-horizon',
  '[&_a:focus-visible]:outline-none',
].join(' ')

/** A card. Its content uses the paper roles, also on the night surface. */
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
        'relative overflow-hidden rounded-card bg-surface text-on-surface shadow-soft',
        paddings[padding],
        lifts && lifting,
        className,
      )}
    />
  )
}
