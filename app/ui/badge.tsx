import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

interface BadgeProps {
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger'
  icon?: ReactNode
  children: ReactNode
  className?: string
}

const tones = {
  neutral: '[--wash:var(--surface-sunken)] text-on-surface',
  info: '[--wash:var(--info-wash)] text-info',
  success: '[--wash:var(--success-wash)] text-success',
  warning: '[--wash:var(--warning-wash)] text-warning',
  danger: '[--wash:var(--danger-wash)] text-danger',
}

/** On paper a tinted background; on the night surface, where it would hardly show, an outline. */
const ground =
  'bg-[light-dark(var(--wash),transparent)] inset-ring-1 inset-ring-[light-dark(transparent,color-mix(in_oklab,currentColor_50%,transparent))]'

/** A short label. Its text carries the meaning, its colour only supports it. */
export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex max-w-full items-center gap-1.5 rounded-full px-3 py-1 font-semibold text-xs',
        ground,
        tones[tone],
        className,
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
    </span>
  )
}
