// The classes of buttons and of links that look like buttons.
import { cx } from './class-names.ts'

const variants = {
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover active:bg-accent',
  secondary:
    'border-control-line bg-surface-control text-on-surface hover:border-on-surface active:bg-pressed',
  ghost: 'border-transparent text-on-surface hover:bg-hover active:bg-pressed',
  destructive:
    'border-transparent bg-danger-fill text-on-danger-fill hover:brightness-110 active:brightness-95',
  outline:
    'border-control-line text-on-surface hover:border-on-surface hover:bg-hover active:bg-pressed',
} as const

const sizes = {
  sm: 'min-h-touch px-4 py-1.5 text-sm',
  md: 'min-h-touch px-5 py-2 text-base',
  lg: 'min-h-14 px-7 py-3 text-lg',
  icon: 'size-touch',
} as const

export interface ButtonLook {
  /**
   * `primary` is the one main action of a screen; `outline` is the second one on the night surface.
   */
  variant?: keyof typeof variants
  size?: keyof typeof sizes
  fullWidth?: boolean
}

export function buttonClasses({
  variant = 'primary',
  size = 'md',
  fullWidth = false,
}: ButtonLook): string {
  return cx(
    'relative inline-flex select-none items-center justify-center rounded-control border text-center font-semibold',
    'transition-[background-color,border-color,color,filter,transform] active:scale-[0.985]',
    'disabled:pointer-events-none disabled:opacity-55',
    variants[variant],
    sizes[size],
    fullWidth && 'w-full',
  )
}
