import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { type ButtonLook, buttonClasses } from './button-classes.ts'
import { cx } from './class-names.ts'
import { SpinnerRing } from './spinner.tsx'

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Work is under way: announced as busy, keeps focus and width, and swallows further presses. */
  loading?: boolean
  /** What the button says meanwhile; without it the label stays its name and a ring covers it. */
  loadingLabel?: string
  iconStart?: ReactNode
  iconEnd?: ReactNode
}

/** A verb to press. With `size="icon"` the child is an icon and `aria-label` is its name. */
export function Button({
  variant,
  size,
  fullWidth,
  loading = false,
  loadingLabel,
  iconStart,
  iconEnd,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    // A disabled button would drop the keyboard focus; this one only stops acting.
    if (loading) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      className={cx(buttonClasses({ variant, size, fullWidth }), className)}
    >
      {/* Both labels share one cell, so the wider one sets the width for either state. */}
      <span className="grid place-items-center">
        <span className={cx(cell, loading && (loadingLabel ? 'invisible' : 'opacity-0'))}>
          {iconStart}
          {children}
          {iconEnd}
        </span>
        {loadingLabel !== undefined && (
          <span className={cx(cell, !loading && 'invisible')}>
            <SpinnerRing size="sm" />
            {loadingLabel}
          </span>
        )}
        {loading && loadingLabel === undefined && (
          <span className={cell}>
            <SpinnerRing size="sm" />
          </span>
        )}
      </span>
    </button>
  )
}

const cell = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2'
