import { type ReactNode, useId } from 'react'
import { cx } from '../class-names.ts'

interface BoardColumnProps {
  title: string
  count: number
  headingLevel?: 2 | 3 | 4
  /** Shown when the column is empty. */
  empty: string
  /** List items. */
  children: ReactNode
  className?: string
}

/** A column of a board, with the count of its items. */
export function BoardColumn({
  title,
  count,
  headingLevel = 3,
  empty,
  children,
  className,
}: BoardColumnProps) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section
      aria-labelledby={id}
      className={cx(
        'flex flex-col rounded-card border border-hairline bg-surface-sunken p-4',
        className,
      )}
    >
      <div className="flex items-baseline justify-between gap-3">
        <Heading id={id} className="font-display text-xl">
          {title}
        </Heading>
        <p className="text-on-surface-muted text-sm tabular-nums">
          {count}
          <span className="sr-only"> {count === 1 ? 'idea' : 'ideas'}</span>
        </p>
      </div>
      <ul className={cx('mt-5 flex flex-col gap-4', count > 0 && 'grow')}>{children}</ul>
      {count === 0 && <p className="text-on-surface-muted text-sm">{empty}</p>}
    </section>
  )
}
