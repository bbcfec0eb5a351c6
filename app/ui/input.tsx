import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'
import { controlClasses, useFieldControl } from './field-control.ts'

/** A one-line input. Inside a FormField it gets its label and description from it. */
export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  const field = useFieldControl()
  return (
    <input
      {...field}
      {...rest}
      type={type}
      className={cx(controlClasses, 'min-h-12 py-2.5', className)}
    />
  )
}
