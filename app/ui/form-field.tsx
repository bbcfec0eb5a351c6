import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cx } from './class-names.ts'
import { FieldControlContext } from './field-control.ts'

interface FormFieldProps {
  label: string
  /** The Input, Textarea or Select. It takes its id and descriptions from here. */
  children: ReactNode
  hint?: string
  /** What is wrong and how to put it right. */
  error?: string | undefined
  /** The id of an error message outside of the field, which may belong to several fields. */
  problemId?: string | undefined
  required?: boolean
  /** Shows the label to screen readers only. */
  hideLabel?: boolean
  /** Content at the end of the label's line, such as a link; after the control in the tab order. */
  aside?: ReactNode
  className?: string
}

/** A label, its control, a hint and an error, connected by ids in the HTML. */
export function FormField({
  label,
  children,
  hint,
  error,
  problemId,
  required,
  hideLabel = false,
  aside,
  className,
}: FormFieldProps) {
  const id = useId()
  const hintId = hint === undefined ? undefined : `${id}-hint`
  const errorId = error === undefined ? undefined : `${id}-error`
  const control = {
    id,
    'aria-describedby': [errorId, problemId, hintId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': errorId === undefined && problemId === undefined ? undefined : (true as const),
    required,
  }

  return (
    <div className={cx('flex gap-x-4 gap-y-2', aside ? 'flex-wrap' : 'flex-col', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'font-semibold text-on-surface'}>
        {label}
        {required === false && (
          <span className="font-normal text-on-surface-muted"> (optional)</span>
        )}
      </label>
      <div className="order-last flex w-full flex-col gap-2">
        <FieldControlContext value={control}>{children}</FieldControlContext>
        {/* The live region is always rendered, so that errors that appear later are announced. */}
        <div aria-live="polite" className="empty:-mt-2">
          {errorId !== undefined && (
            <p id={errorId} className="flex items-start gap-2 text-sm text-danger">
              <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
              {error}
            </p>
          )}
        </div>
        {hintId !== undefined && (
          <p id={hintId} className="text-sm text-on-surface-muted">
            {hint}
          </p>
        )}
      </div>
      {aside && <div className="ml-auto">{aside}</div>}
    </div>
  )
}
