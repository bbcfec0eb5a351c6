import type { ReactNode } from 'react'
import { AnyLink, type AnyLinkProps } from './any-link.tsx'
import { type ButtonLook, buttonClasses } from './button-classes.ts'
import { cx } from './class-names.ts'

type LinkButtonProps = AnyLinkProps &
  ButtonLook & {
    iconStart?: ReactNode
    iconEnd?: ReactNode
  }

/** A link that looks like a button. */
export function LinkButton({
  variant,
  size,
  fullWidth,
  iconStart,
  iconEnd,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <AnyLink
      {...rest}
      className={cx(buttonClasses({ variant, size, fullWidth }), 'gap-2', className)}
    >
      {iconStart}
      {children}
      {iconEnd}
    </AnyLink>
  )
}
