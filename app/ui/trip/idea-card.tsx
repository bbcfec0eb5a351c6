import { Pin } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'

interface IdeaCardProps {
  title: string
  description?: string | undefined
  date?: string | undefined
  time?: string | undefined
  /** Any CSS colour; the tape that holds the note. */
  color?: string | undefined
  pinned?: boolean
  /** Pin, move, delete: whatever the board offers. */
  actions?: ReactNode
  className?: string
}

/** An idea on a slip of paper, held by a strip of tape in its colour. */
export function IdeaCard({
  title,
  description,
  date,
  time,
  color = '#ffffff',
  pinned = false,
  actions,
  className,
}: IdeaCardProps) {
  return (
    <div
      data-surface="paper"
      className={cx(
        'relative rounded-control border border-hairline bg-surface px-4 pt-6 pb-3 text-on-surface shadow-soft',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className="absolute -top-1.5 left-4 h-4 w-14 -rotate-2 rounded-[2px] border border-ink/10"
        style={{ backgroundColor: color }}
      />
      {pinned && (
        <span className="absolute top-3 right-3">
          <Pin aria-hidden="true" className="size-4 fill-coral text-coral-deep" />
          <span className="sr-only">Pinned</span>
        </span>
      )}
      <p className={cx('font-semibold', pinned && 'pr-6')}>{title}</p>
      {description && <p className="text-on-surface-muted text-sm">{description}</p>}
      {(date || time) && (
        <p className="mt-1 text-sm tabular-nums">{[date, time].filter(Boolean).join(' · ')}</p>
      )}
      {actions}
    </div>
  )
}
