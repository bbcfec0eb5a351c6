import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'
import { controlClasses, useFieldControl } from './field-control.ts'

/** The browser's own select: for long lists, and where a form must work without JavaScript. */
export function NativeSelect({ className, ...rest }: ComponentProps<'select'>) {
  const field = useFieldControl()
  return (
    <span className="relative block">
      <select
        {...field}
        {...rest}
        className={cx(
          controlClasses,
          'min-h-12 cursor-pointer appearance-none text-ellipsis py-2.5 pr-12',
          className,
        )}
      />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-on-surface-muted"
      />
    </span>
  )
}
