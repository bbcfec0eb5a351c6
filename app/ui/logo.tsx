import { cx } from './class-names.ts'
import { LogoMark } from './logo-mark.tsx'

interface LogoProps {
  /** The product's name, set as a wordmark. */
  name: string
  size?: 'sm' | 'md' | 'lg'
  className?: string
}

const sizes = {
  sm: { mark: 'size-6', word: 'text-xl' },
  md: { mark: 'size-8', word: 'text-2xl' },
  lg: { mark: 'size-12', word: 'text-4xl' },
}

/** The mark and the wordmark, in the colour of the surface they stand on. */
export function Logo({ name, size = 'md', className }: LogoProps) {
  return (
    <span className={cx('inline-flex items-center gap-2.5 text-on-surface', className)}>
      <LogoMark className={sizes[size].mark} />
      <span className={cx('font-display font-semibold tracking-tight', sizes[size].word)}>
        {name}
      </span>
    </span>
  )
}
