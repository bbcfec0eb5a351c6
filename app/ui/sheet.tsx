import * as DialogPrimitive from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { CloseButton, OverlayHeading, overlayPlace, Veil } from './overlay.tsx'

export const Sheet = DialogPrimitive.Root
export const SheetTrigger = DialogPrimitive.Trigger
export const SheetClose = DialogPrimitive.Close

interface SheetContentProps {
  title: string
  side?: 'left' | 'right'
  surface?: 'paper' | 'night'
  children: ReactNode
}

const sides = {
  left: 'left-0 data-[state=closed]:animate-to-left data-[state=open]:animate-from-left',
  right: 'right-0 data-[state=closed]:animate-to-right data-[state=open]:animate-from-right',
}

/** A panel that slides in from a side of the screen, as modal as a dialog. */
export function SheetContent({
  title,
  side = 'right',
  surface = 'paper',
  children,
}: SheetContentProps) {
  return (
    <DialogPrimitive.Portal container={overlayPlace()}>
      <Veil />
      <DialogPrimitive.Content
        aria-describedby={undefined}
        data-surface={surface}
        className={cx(
          'fixed inset-y-0 z-50 flex w-75 max-w-[calc(100vw-2rem)] flex-col gap-6 overflow-y-auto overscroll-contain bg-surface p-6 text-on-surface shadow-soft sm:w-100',
          sides[side],
        )}
      >
        <OverlayHeading title={title} />
        <div className="grow">{children}</div>
        <CloseButton className="top-0" />
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  )
}
