import { Check, ChevronDown } from 'lucide-react'
import * as SelectPrimitive from 'radix-ui/select'
import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'
import { controlClasses, useFieldControl } from './field-control.ts'

interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

interface SelectProps extends Omit<ComponentProps<typeof SelectPrimitive.Root>, 'children'> {
  options: readonly SelectOption[]
  placeholder?: string
  /** Needed outside of a FormField. */
  'aria-label'?: string
  className?: string
}

/** A select. With a `name` it is submitted with its form. */
export function Select({
  options,
  placeholder,
  className,
  'aria-label': ariaLabel,
  ...root
}: SelectProps) {
  const { required, ...field } = useFieldControl()
  return (
    <SelectPrimitive.Root required={required} {...root}>
      <SelectPrimitive.Trigger
        {...field}
        aria-label={ariaLabel}
        className={cx(
          controlClasses,
          'flex min-h-12 items-center justify-between gap-3 py-2.5 text-left data-placeholder:text-on-surface-muted',
          className,
        )}
      >
        <span className="truncate">
          <SelectPrimitive.Value placeholder={placeholder} />
        </span>
        <SelectPrimitive.Icon>
          <ChevronDown aria-hidden="true" className="size-5 text-on-surface-muted" />
        </SelectPrimitive.Icon>
      </SelectPrimitive.Trigger>
      <SelectPrimitive.Portal>
        <SelectPrimitive.Content
          position="popper"
          sideOffset={6}
          collisionPadding={12}
          data-surface="paper"
          className="z-60 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) max-w-[calc(100vw-1.5rem)] overflow-hidden rounded-control border border-hairline bg-surface text-on-surface shadow-soft data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in"
        >
          <SelectPrimitive.Viewport className="p-1.5">
            {options.map((option) => (
              <Option key={option.value} {...option} />
            ))}
          </SelectPrimitive.Viewport>
        </SelectPrimitive.Content>
      </SelectPrimitive.Portal>
    </SelectPrimitive.Root>
  )
}

function Option({ value, label, disabled }: SelectOption) {
  return (
    <SelectPrimitive.Item
      value={value}
      disabled={disabled}
      className="flex min-h-touch cursor-pointer items-center justify-between gap-3 rounded-chip px-3 py-2 focus-visible:-outline-offset-3 data-disabled:cursor-default data-disabled:opacity-55 data-highlighted:bg-info-wash"
    >
      <SelectPrimitive.ItemText>{label}</SelectPrimitive.ItemText>
      <SelectPrimitive.ItemIndicator>
        <Check aria-hidden="true" className="size-5 text-info" />
      </SelectPrimitive.ItemIndicator>
    </SelectPrimitive.Item>
  )
}
