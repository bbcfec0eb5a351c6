// Shared parts of dialogs and sheets: backdrop, heading and close button.
import { X } from 'lucide-react'
import * as DialogPrimitive from 'radix-ui/dialog'
import { type ReactNode, useEffect, useState } from 'react'
import { buttonClasses } from './button-classes.ts'
import { cx } from './class-names.ts'
import { lockScroll, scrollbarWidth } from './scroll-lock.ts'

/** Where dialogs and sheets are drawn. Named, because Radix would else find it out in a second rendering, which can't be interrupted. */
export const overlayPlace = () => globalThis.document?.body

/** Not Radix's own overlay: see `lockScroll`. */
export function Veil({ children, className }: { children?: ReactNode; className?: string }) {
  const [scrollbar] = useState(scrollbarWidth)
  useEffect(() => lockScroll(scrollbar), [scrollbar])
  return (
    <div
      className={cx(
        'pointer-events-auto fixed inset-0 z-50 animate-fade-in bg-night/60',
        className,
      )}
    >
      {children}
    </div>
  )
}

interface OverlayHeadingProps {
  title: string
  description?: string
}

export function OverlayHeading({ title, description }: OverlayHeadingProps) {
  return (
    <div>
      <DialogPrimitive.Title className="pr-12 text-xl sm:text-2xl">{title}</DialogPrimitive.Title>
      {description !== undefined && (
        <DialogPrimitive.Description className="mt-2 text-on-surface-muted">
          {description}
        </DialogPrimitive.Description>
      )}
    </div>
  )
}

/** Radix warns about a missing description unless told that there is none. */
export const describedBy = (description: string | undefined) =>
  description === undefined ? { 'aria-describedby': undefined } : {}

/** Last in the tab order, shown at the top, and sticky while the content scrolls. */
export function CloseButton({ className }: { className: string }) {
  return (
    <div className={cx('sticky z-10 order-first -mr-2 -mb-6 flex h-0 self-end', className)}>
      <DialogPrimitive.Close
        aria-label="Close"
        className={cx(
          buttonClasses({ variant: 'ghost', size: 'icon' }),
          '-mt-1 shrink-0 bg-surface',
        )}
      >
        <X aria-hidden="true" className="size-5" />
      </DialogPrimitive.Close>
    </div>
  )
}
