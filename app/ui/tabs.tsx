import * as TabsPrimitive from 'radix-ui/tabs'
import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'

export const Tabs = TabsPrimitive.Root

/** The row of tabs. It scrolls sideways rather than wrapping; `aria-label` says what it switches. */
export function TabsList({ className, ...rest }: ComponentProps<typeof TabsPrimitive.List>) {
  return (
    <TabsPrimitive.List
      {...rest}
      className={cx(
        'flex max-w-full gap-1 overflow-x-auto rounded-control border border-hairline bg-surface-sunken p-1',
        className,
      )}
    />
  )
}

export function Tab({ className, ...rest }: ComponentProps<typeof TabsPrimitive.Trigger>) {
  return (
    <TabsPrimitive.Trigger
      {...rest}
      className={cx(
        'inline-flex min-h-touch grow items-center justify-center gap-2 whitespace-nowrap rounded-chip px-4 font-semibold text-on-surface-muted transition-colors hover:text-on-surface focus-visible:-outline-offset-3 disabled:opacity-55 data-[state=active]:bg-surface data-[state=active]:text-on-surface data-[state=active]:shadow-soft forced-colors:data-[state=active]:bg-[Highlight] forced-colors:data-[state=active]:text-[HighlightText] forced-colors:data-[state=active]:forced-color-adjust-none',
        className,
      )}
    />
  )
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof TabsPrimitive.Content>) {
  return <TabsPrimitive.Content {...rest} className={cx('mt-5 rounded-chip', className)} />
}
