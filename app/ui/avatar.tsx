import { useState } from 'react'
import { cx } from './class-names.ts'
import { initialsOf } from './initials.ts'

interface AvatarProps {
  name?: string | null
  picture?: string | null
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** Hides it from screen readers, where the name is written beside it. */
  decorative?: boolean
  className?: string
}

const sizes = {
  sm: 'size-8 text-xs',
  md: 'size-10 text-sm',
  lg: 'size-16 text-xl',
  xl: 'size-24 text-3xl',
}

/** The picture when there is one and it loads, else the initials of the full name, else U. */
export function Avatar({ name, picture, size = 'md', decorative = false, className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const label = name?.trim() || 'User'
  const naming = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }

  /**
   * Checks on mount whether the picture failed before hydration, when no error handler was
   * attached.
   */
  function inspect(image: HTMLImageElement | null) {
    if (image?.complete && image.naturalWidth === 0) setBroken(image.getAttribute('src'))
  }

  return (
    <span
      {...naming}
      className={cx(
        'relative inline-flex shrink-0 select-none items-center justify-center overflow-hidden rounded-full bg-violet font-semibold text-paper',
        sizes[size],
        className,
      )}
    >
      <span aria-hidden="true">{initialsOf(name)}</span>
      {picture && picture !== broken && (
        <img
          ref={inspect}
          src={picture}
          alt=""
          referrerPolicy="no-referrer"
          decoding="async"
          onError={() => setBroken(picture)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  )
}
