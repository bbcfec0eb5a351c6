import { type ReactNode, type Ref, useId } from 'react'
import { cx } from '../class-names.ts'

interface BoardColumnProps {
  title: string
  count: number
  headingLevel?: 2 | 3 | 4
  /** Shown when the column is empty. */
  empty: string
  /** List items. */
  children: ReactNode
  /** Under the list. */
  after?: ReactNode
  /** For a list whose items are dragged: they bring the space between them along. */
  drag?: { ref: Ref<HTMLUListElement>; props: Readonly<Record<`data-${string}`, string>> }
  className?: string
}

/** A column of a board, with the count of its items. */
export function BoardColumn({
  title,
  count,
  headingLevel = 3,
  empty,
  children,
  after,
  drag,
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
      {count === 0 && <p className="mt-3 text-on-surface-muted text-sm">{empty}</p>}
      <ul
        {...drag?.props}
        ref={drag?.ref}
        className={cx(
          'mt-5 flex flex-col',
          // Has a minimum height when it is empty, so that a card can be dropped on it.
          drag || count === 0 ? 'min-h-20' : 'gap-4',
          count > 0 && 'grow',
        )}
      >
        {children}
      </ul>
      {after}
    </section>
  )
}
