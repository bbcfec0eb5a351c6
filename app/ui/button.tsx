import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { type ButtonLook, buttonClasses } from './button-classes.ts'
import { cx } from './class-names.ts'
import { SpinnerRing } from './spinner.tsx'

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /**
   * Shows that work is under way: announced as busy, keeps focus and width, ignores further
   * presses.
   */
  loading?: boolean
  /** The label while loading; without it the label stays and a spinner covers it. */
  loadingLabel?: string
  iconStart?: ReactNode
  iconEnd?: ReactNode
}

/** A button. With `size="icon"` the child is an icon and `aria-label` is its name. */
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
    // Not `disabled` while loading, because that would drop the keyboard focus.
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
      {/* Both labels share a grid cell, so that the width does not change between the states. */}
      <span className="grid place-items-center">
        <span className={cx(cell, loading && (loadingLabel ? 'invisible' : 'opacity-0'))}>
          {iconStart}
          {children}
          {iconEnd}
        </span>
        {loadingLabel !== undefined && (
          <span className={cx(cell, !loading && 'invisible')}>
            <SpinnerRing size="sm" still={!loading} />
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
