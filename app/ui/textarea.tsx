import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'
import { controlClasses, useFieldControl } from './field-control.ts'

/**
 * A multi-line input that grows with its content where browsers support it. Kerning is off, because
 * it blocks the page for minutes in a pasted word of many thousand characters.
 */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  const field = useFieldControl()
  return (
    <textarea
      {...field}
      {...rest}
      rows={rows}
      className={cx(
        controlClasses,
        'field-sizing-content min-h-30 resize-y py-3 [font-kerning:none]',
        className,
      )}
    />
  )
}
