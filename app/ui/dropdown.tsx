import * as MenuPrimitive from 'radix-ui/dropdown-menu'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from './class-names.ts'

/** Not modal, so that the page stays scrollable and does not shift when it opens. */
export function Dropdown(props: ComponentProps<typeof MenuPrimitive.Root>) {
  return <MenuPrimitive.Root modal={false} {...props} />
}

export const DropdownTrigger = MenuPrimitive.Trigger

/** A menu of actions under its trigger, in the same landmark. `className` sets its width. */
export function DropdownContent({
  className,
  align = 'end',
  ...rest
}: ComponentProps<typeof MenuPrimitive.Content>) {
  return (
    <MenuPrimitive.Content
      {...rest}
      align={align}
      sideOffset={8}
      collisionPadding={12}
      data-surface="paper"
      className={cx(
        'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 overflow-y-auto rounded-control border border-hairline bg-surface p-1.5 text-on-surface shadow-soft',
        'data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in',
        className,
      )}
    />
  )
}

interface DropdownItemProps extends ComponentProps<typeof MenuPrimitive.Item> {
  icon?: ReactNode
  destructive?: boolean
}

/** One action. With `asChild` the child is the item, such as a link. */
export function DropdownItem({
  icon,
  destructive = false,
  className,
  asChild,
  children,
  ...rest
}: DropdownItemProps) {
  return (
    <MenuPrimitive.Item
      {...rest}
      asChild={asChild}
      className={cx(
        'flex min-h-touch cursor-pointer items-center gap-3 rounded-chip px-3 py-2 focus-visible:-outline-offset-3 data-disabled:cursor-default data-disabled:opacity-55',
        destructive
          ? 'text-danger data-highlighted:bg-danger-wash'
          : 'data-highlighted:bg-info-wash',
        className,
      )}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </MenuPrimitive.Item>
  )
}

export function DropdownLabel({ children }: { children: ReactNode }) {
  return (
    <MenuPrimitive.Label className="px-3 py-2 text-sm text-on-surface-muted">
      {children}
    </MenuPrimitive.Label>
  )
}

export function DropdownSeparator() {
  return <MenuPrimitive.Separator className="my-1.5 h-px bg-hairline" />
}
