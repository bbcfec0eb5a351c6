import * as TooltipPrimitive from 'radix-ui/tooltip'
import type { ReactNode } from 'react'

interface TooltipProps {
  label: ReactNode
  /**
   * The focusable element it describes. It needs its own accessible name, because touch screens
   * show no tooltips.
   */
  children: ReactNode
}

/** A few words about a control, on hover and on focus. */
export function Tooltip({ label, children }: TooltipProps) {
  return (
    <TooltipPrimitive.Provider delayDuration={300}>
      <TooltipPrimitive.Root>
        <TooltipPrimitive.Trigger asChild>{children}</TooltipPrimitive.Trigger>
        <TooltipPrimitive.Portal>
          <TooltipPrimitive.Content
            sideOffset={8}
            collisionPadding={12}
            data-surface="night"
            className="z-60 max-w-72 rounded-chip bg-surface px-3 py-2 text-on-surface text-sm shadow-soft data-[state=closed]:animate-fade-out data-[state=delayed-open]:animate-fade-in"
          >
            {label}
          </TooltipPrimitive.Content>
        </TooltipPrimitive.Portal>
      </TooltipPrimitive.Root>
    </TooltipPrimitive.Provider>
  )
}
