import { Link } from 'react-router'
import { cx } from '#app/ui/class-names.ts'

interface ListFilterProps {
  label: string
  options: readonly { to: string; label: string; current: boolean }[]
}

/** Which part of a list is shown, by links of its own. */
export function ListFilter({ label, options }: ListFilterProps) {
  return (
    <nav aria-label={label} className="mb-6 flex gap-2">
      {options.map(({ to, label: words, current }) => (
        <Link
          key={to}
          to={to}
          aria-current={current ? 'page' : undefined}
          className={cx(
            'inline-flex min-h-touch items-center rounded-control border border-control-line px-4 font-semibold',
            current && 'bg-foam text-ink',
          )}
        >
          {words}
        </Link>
      ))}
    </nav>
  )
}
