import { cx } from './class-names.ts'

interface SpinnerProps {
  label?: string
  /**
   * Shows the label beside the ring; otherwise only screen readers get it, and people with reduced
   * motion.
   */
  showLabel?: boolean
  size?: 'sm' | 'md' | 'lg'
  className?: string
}

const rings = { sm: 'size-4 border-2', md: 'size-6 border-2', lg: 'size-10 border-3' }

interface SpinnerRingProps extends Pick<SpinnerProps, 'size'> {
  /** Keeps the ring's room without animating it: an animation costs frames even where the ring is hidden. */
  still?: boolean
}

/** The ring without a label, for controls that have a name. */
export function SpinnerRing({ size = 'md', still = false }: SpinnerRingProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-block shrink-0 rounded-full border-current/25 border-t-current',
        !still && 'animate-spin',
        rings[size],
      )}
    />
  )
}

/** A loading indicator. With reduced motion the label is shown instead of the ring. */
export function Spinner({
  label = 'Loading...',
  showLabel = false,
  size = 'md',
  className,
}: SpinnerProps) {
  return (
    <output className={cx('inline-flex items-center gap-3 text-on-surface', className)}>
      <SpinnerRing size={size} />
      <span className={showLabel ? undefined : 'sr-only motion-reduce:not-sr-only'}>{label}</span>
    </output>
  )
}
