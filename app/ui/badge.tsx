import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

interface BadgeProps {
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger'
  icon?: ReactNode
  children: ReactNode
  className?: string
}

const tones = {
  neutral: 'bg-surface-sunken text-on-surface',
  info: 'bg-info-wash text-info',
  success: 'bg-success-wash text-success',
  warning: 'bg-warning-wash text-warning',
  danger: 'bg-danger-wash text-danger',
}

/** A word about the thing beside it. The words carry the meaning, the colour only supports it. */
export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex max-w-full items-center gap-1.5 rounded-full px-3 py-1 font-semibold text-xs',
        tones[tone],
        className,
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
    </span>
  )
}
