import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

interface EmptyStateProps {
  /** One line. */
  message: string
  /** One action, such as a Button or a LinkButton. */
  action?: ReactNode
  icon?: ReactNode
  className?: string
}

/** An empty list, with an action to begin. */
export function EmptyState({ message, action, icon, className }: EmptyStateProps) {
  return (
    <div
      className={cx(
        'flex flex-col items-center gap-5 rounded-card border border-control-line/60 border-dashed px-6 py-12 text-center',
        className,
      )}
    >
      {icon !== undefined && <span className="text-on-surface-muted">{icon}</span>}
      <p className="max-w-md text-lg text-on-surface">{message}</p>
      {action}
    </div>
  )
}
