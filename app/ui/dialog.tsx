import * as DialogPrimitive from 'radix-ui/dialog'
import { type ReactNode, useRef } from 'react'
import { cx } from './class-names.ts'
import { CloseButton, describedBy, OverlayHeading, overlayPlace, Veil } from './overlay.tsx'

export const Dialog = DialogPrimitive.Root
export const DialogTrigger = DialogPrimitive.Trigger
export const DialogClose = DialogPrimitive.Close

interface DialogContentProps {
  title: string
  description?: string
  children?: ReactNode
  /** The actions, always in view. On a phone they stack, the first one on top. */
  footer?: ReactNode
  size?: 'md' | 'lg'
  /** The dialog opened by itself: the page is painted with it before it takes the focus. */
  isUnasked?: boolean
}

const sizes = { md: 'md:max-w-lg', lg: 'md:max-w-3xl' }

/**
 * A modal dialog: centred on a large screen, a bottom sheet on a phone. Closed, it gives the focus back
 * to what had it, also where it has no trigger.
 */
export function DialogContent({
  title,
  description,
  children,
  footer,
  size = 'md',
  isUnasked = false,
}: DialogContentProps) {
  const before = useRef<Element>(null)
  const takeFocus = (event: Event) => {
    before.current = document.activeElement
    if (!isUnasked) return
    event.preventDefault()
    oncePainted(() => focusFirstButton(event.target))
  }
  const giveBack = (event: Event) => {
    const { current } = before
    if (!(current instanceof HTMLElement) || current === document.body) return
    event.preventDefault()
    current.focus()
  }
  return (
    <DialogPrimitive.Portal container={overlayPlace()}>
      <Veil className="grid items-end overflow-y-auto md:place-items-center md:p-8">
        <DialogPrimitive.Content
          {...describedBy(description)}
          onOpenAutoFocus={takeFocus}
          onCloseAutoFocus={giveBack}
          data-surface="paper"
          className={cx(
            'relative flex w-full flex-col gap-6 bg-surface p-6 text-on-surface shadow-soft md:p-8 forced-colors:border',
            'max-md:mt-16 max-md:rounded-t-card md:rounded-card',
            'max-md:data-[state=closed]:animate-to-bottom max-md:data-[state=open]:animate-from-bottom',
            'md:data-[state=closed]:animate-rise-out md:data-[state=open]:animate-rise-in',
            sizes[size],
          )}
        >
          <OverlayHeading title={title} description={description} />
          {children}
          {footer !== undefined && (
            <div className="sticky bottom-0 -mx-6 -mb-6 flex flex-col gap-3 rounded-b-card bg-surface px-6 pt-2 pb-[max(1.5rem,env(safe-area-inset-bottom))] md:-bottom-8 md:-mx-8 md:-mb-8 md:flex-row-reverse md:px-8 md:pb-8">
              {footer}
            </div>
          )}
          <CloseButton className="top-2 md:-top-6" />
        </DialogPrimitive.Content>
      </Veil>
    </DialogPrimitive.Portal>
  )
}

/**
 * Runs after the next frame. Focusing before it would force the whole page to be styled and laid out in the
 * dialog's own task.
 */
function oncePainted(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}

function focusFirstButton(dialog: EventTarget | null): void {
  if (!(dialog instanceof HTMLElement) || dialog.dataset.state !== 'open') return
  if (dialog.contains(document.activeElement)) return
  dialog.querySelector('button')?.focus()
}
