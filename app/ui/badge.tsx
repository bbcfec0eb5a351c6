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

/** A wash shows on paper; on the night it would be a smudge, so that there a line is drawn instead. */
const ground =
  'bg-[light-dark(var(--wash),transparent)] inset-ring-1 inset-ring-[light-dark(transparent,color-mix(in_oklab,currentColor_50%,transparent))]'

/** A word about the thing beside it. The words carry the meaning, the colour only supports it. */
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
