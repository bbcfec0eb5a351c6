interface SkipLinkProps {
  /** The id of the main landmark, which should carry `tabIndex={-1}`. */
  target?: string
  children?: string
}

/** The first stop of the Tab key: past the navigation, to the content. */
export function SkipLink({ target = 'main', children = 'Skip to content' }: SkipLinkProps) {
  return (
    <a
      href={`#${target}`}
      data-surface="night"
      className="fixed top-3 left-3 z-60 inline-flex min-h-touch -translate-y-20 items-center rounded-control bg-surface px-5 font-semibold text-on-surface opacity-0 shadow-soft transition focus:translate-y-0 focus:opacity-100"
    >
      {children}
    </a>
  )
}
