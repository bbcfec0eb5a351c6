import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'
import { controlClasses, useFieldControl } from './field-control.ts'

/**
 * Several lines of text, growing with what is written where the browser can. Kerning is off: in a
 * word of many thousand characters, pasted by mistake, it holds the page for minutes.
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
