import type { HTMLAttributes } from 'react'
import { cx } from './class-names.ts'

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section' | 'li'
  /** `none` lets a picture run to the edge. */
  padding?: 'roomy' | 'snug' | 'none'
  /** Lifts under the pointer. For a card whose heading holds the one link of the card. */
  lifts?: boolean
}

const border = 'border border-hairline'

// A border is drawn on the card's own paper and would frame a dark picture in white. This hairline
// lies outside, on whatever the card lies on: seen on paper, gone on the night.
const outerHairline = 'ring-1 ring-hairline'

const paddings = { roomy: `p-card ${border}`, snug: `p-4 ${border}`, none: outerHairline }

// The ring is the whole card's, as its link is, and of two colours: one of them shows on paper, the
// other on the night.
const lifting = [
  'transition-transform hover:-translate-y-1 focus-within:-translate-y-1',
  'has-[a:focus-visible]:ring-3 has-[a:focus-visible]:ring-violet',
  'has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-3 has-[a:focus-visible]:outline-horizon',
  '[&_a:focus-visible]:outline-none',
].join(' ')

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
        'relative overflow-hidden rounded-card bg-surface text-on-surface shadow-soft',
        paddings[padding],
        lifts && lifting,
        className,
      )}
    />
  )
}
