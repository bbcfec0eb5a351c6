/**
 * The first element in the tab order: skips the navigation, to the main landmark with
 * `tabIndex={-1}`.
 */
export function SkipLink() {
  return (
    <a
      href="#main"
      data-surface="night"
      className="fixed top-3 left-3 z-60 inline-flex min-h-touch -translate-y-20 items-center rounded-control bg-surface px-5 font-semibold text-on-surface opacity-0 shadow-soft transition focus:translate-y-0 focus:opacity-100"
    >
      Skip to content
    </a>
  )
}
