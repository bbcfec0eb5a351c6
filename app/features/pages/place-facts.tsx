import { CalendarDays, Moon, TramFront } from 'lucide-react'
import type { PlaceFacts } from './place-facts.server.ts'

/** Practical facts about the place, below its name. */
export function PlaceFactsLine({ facts }: { facts: PlaceFacts }) {
  const { bestMonths, sample, gettingAround } = facts
  const rows = [
    {
      icon: CalendarDays,
      label: bestMonths.includes(' ') ? 'Best months' : 'Best month',
      value: bestMonths,
    },
    { icon: Moon, label: 'How long', value: `About ${sample.days} days` },
    ...(gettingAround ? [{ icon: TramFront, label: 'Getting around', value: gettingAround }] : []),
  ]
  return (
    <dl className="mx-4 grid gap-x-8 gap-y-3 border-hairline border-t py-4 sm:mx-5 sm:grid-cols-[auto_auto_1fr] sm:py-5">
      {rows.map(({ icon: Icon, label, value }) => (
        <div key={label} className="relative pl-8">
          <dt className="text-on-surface-muted text-sm">
            <Icon aria-hidden="true" className="absolute top-0.5 left-0 size-5 text-violet" />
            {label}
          </dt>
          <dd className="max-w-measure font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
