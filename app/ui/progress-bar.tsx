import * as ProgressPrimitive from 'radix-ui/progress'
import { useId } from 'react'
import { cx } from './class-names.ts'

interface ProgressBarProps {
  label: string
  /** From 0 to `max`; undefined where the end is unknown. */
  value?: number
  max?: number
  /** Text at the end of the label instead of the percentage, such as "3 of 8 stops". */
  detail?: string
  className?: string
}

export function ProgressBar({ label, value, max = 100, detail, className }: ProgressBarProps) {
  const id = useId()
  const share = value === undefined ? undefined : Math.min(Math.max(value / max, 0), 1)
  const percent = share === undefined ? undefined : `${Math.round(share * 100)}%`

  return (
    <div className={cx('flex flex-col gap-2', className)}>
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <span id={id} className="font-semibold text-on-surface">
          {label}
        </span>
        <span className="text-on-surface-muted tabular-nums">{detail ?? percent}</span>
      </div>
      <ProgressPrimitive.Root
        aria-labelledby={id}
        value={share === undefined ? null : share * max}
        max={max}
        getValueLabel={() => detail ?? percent ?? ''}
        className="h-2.5 overflow-hidden rounded-full bg-on-surface/12 forced-colors:border"
      >
        <ProgressPrimitive.Indicator
          style={
            share === undefined ? undefined : { transform: `translateX(${(share - 1) * 100}%)` }
          }
          className={cx(
            'h-full rounded-full bg-progress forced-colors:bg-[CanvasText]',
            share === undefined
              ? 'w-2/5 animate-sweep motion-reduce:w-full motion-reduce:opacity-60'
              : 'transition-transform duration-calm',
          )}
        />
      </ProgressPrimitive.Root>
    </div>
  )
}
