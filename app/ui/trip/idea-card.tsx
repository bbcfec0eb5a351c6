import { Pin } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'

interface IdeaCardProps {
  title: string
  description?: string | undefined
  date?: string | undefined
  time?: string | undefined
  /** The colour of the tape: any CSS colour. */
  color?: string | undefined
  pinned?: boolean | undefined
  /** A picture along the top, cropped to a strip. */
  picture?: ReactNode
  /** Whether the paper has a breath of the colour too. */
  tinted?: boolean | undefined
  /** Under everything else. */
  footer?: ReactNode
  /** Buttons, such as pin, move and delete. */
  actions?: ReactNode
  className?: string
}

/** An idea as a paper note with a strip of tape in its colour. */
export function IdeaCard({
  title,
  description,
  date,
  time,
  color = '#ffffff',
  pinned = false,
  tinted = false,
  picture,
  footer,
  actions,
  className,
}: IdeaCardProps) {
  const when = [date, time].filter(Boolean).join(' · ')
  return (
    <div
      data-surface="paper"
      className={cx(
        'relative rounded-control bg-surface text-on-surface shadow-soft ring-1 ring-hairline',
        className,
      )}
      style={
        tinted ? { backgroundColor: `color-mix(in srgb, ${color} 14%, var(--surface))` } : undefined
      }
    >
      <span
        aria-hidden="true"
        className="absolute -top-1.5 left-4 z-1 h-4 w-14 -rotate-2 rounded-[2px] border border-ink/10"
        style={{ backgroundColor: color }}
      />
      {picture && (
        <div className="relative h-22 overflow-hidden rounded-t-control *:h-full">{picture}</div>
      )}
      <div className={cx('relative px-4 pb-3', picture ? 'pt-3' : 'pt-6')}>
        {pinned && (
          <span className="absolute top-3 right-3">
            <Pin aria-hidden="true" className="size-4 fill-coral text-coral-deep" />
            <span className="sr-only">Pinned</span>
          </span>
        )}
        <p dir="auto" className={cx('break-words font-semibold', pinned && 'pr-6')}>
          {title}
        </p>
        {description && (
          <p
            dir="auto"
            className="line-clamp-4 whitespace-pre-line break-words text-on-surface-muted text-sm"
          >
            {description}
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          {when && <p className="mt-1 text-sm tabular-nums">{when}</p>}
          {actions && <div className="ml-auto">{actions}</div>}
        </div>
        {footer}
      </div>
    </div>
  )
}
