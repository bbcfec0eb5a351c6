interface LogoMarkProps {
  className?: string
}

/** The product's mark: a compass rose as on portolan charts. */
export function LogoMark({ className = 'size-8' }: LogoMarkProps) {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className={className}>
      <circle cx="16" cy="16" r="10.5" stroke="currentColor" strokeWidth="1.25" opacity="0.5" />
      <path
        fill="currentColor"
        opacity="0.72"
        d="M16 16 24.6 7.4 19.2 16ZM16 16l8.6 8.6L16 19.2ZM16 16l-8.6 8.6L12.8 16ZM16 16 7.4 7.4 16 12.8Z"
      />
      <path fill="currentColor" d="M32 16H16l3.6 3.6ZM0 16h16l-3.6-3.6ZM16 32V16l-3.6 3.6Z" />
      <path
        fill="currentColor"
        opacity="0.55"
        d="M32 16H16l3.6-3.6ZM0 16h16l-3.6 3.6ZM16 32V16l3.6 3.6Z"
      />
      <path fill="var(--color-horizon)" d="M16 0v16l-3.6-3.6Z" />
      <path fill="var(--color-coral)" d="M16 0v16l3.6-3.6Z" />
    </svg>
  )
}
