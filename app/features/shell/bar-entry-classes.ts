import { cx } from '#app/ui/class-names.ts'

/** The classes of a link or menu in the navigation bar, by whether it is the current page. */
export const barEntryClasses = (current: boolean) =>
  cx(
    'relative inline-flex min-h-touch items-center gap-1 rounded-control px-3 text-sm transition-colors hover:bg-hover aria-expanded:bg-hover',
    current
      ? 'font-semibold text-horizon-bright after:absolute after:inset-x-3 after:bottom-1.5 after:h-0.5 after:rounded-full after:bg-horizon'
      : 'text-on-surface',
  )
