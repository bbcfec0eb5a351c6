import { Plus } from 'lucide-react'
import { cx } from '#app/ui/class-names.ts'
import type { Chip, ChipName } from './wish-chips.ts'

interface ChipRowProps {
  chips: readonly Chip[]
  open: ChipName | undefined
  panelId: string
  onOpen: (name: ChipName) => void
}

/** What is known of the trip, each to be opened and changed; what is not known yet asks to be added. */
export function ChipRow({ chips, open, panelId, onOpen }: ChipRowProps) {
  return (
    <ul
      aria-label="What is understood"
      className="flex flex-wrap gap-2 [@media(scripting:none)]:hidden"
    >
      {chips.map(({ name, label, value, isSet }) => (
        <li key={name} className="max-w-full">
          <button
            type="button"
            data-chip={name}
            aria-expanded={open === name}
            aria-controls={panelId}
            onClick={() => onOpen(name)}
            className={cx(
              'inline-flex min-h-touch max-w-full items-center gap-2 rounded-full border px-4 py-1 text-left text-sm transition-colors',
              value === undefined
                ? 'border-control-line border-dashed text-on-surface-muted hover:border-on-surface hover:text-on-surface'
                : 'border-transparent bg-surface-sunken hover:bg-pressed',
              open === name && 'ring-2 ring-info',
            )}
          >
            {value === undefined ? (
              <>
                <Plus aria-hidden="true" className="-ml-1 size-4" />
                {label}
              </>
            ) : (
              <>
                <span className="shrink-0 text-on-surface-muted">{label}</span>
                <span className="min-w-0 break-words font-semibold">{value}</span>
                {isSet && (
                  <span className="shrink-0 rounded-full bg-info-wash px-2 py-0.5 font-semibold text-info text-xs">
                    yours
                  </span>
                )}
              </>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
