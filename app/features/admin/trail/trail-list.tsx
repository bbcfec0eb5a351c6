import { DateAndTime } from '#app/ui/date-and-time.tsx'
import type { TrailEntry } from './fetch-trail.server.ts'

export function TrailList({ entries }: { entries: readonly TrailEntry[] }) {
  return (
    <ol className="flex flex-col divide-y divide-hairline">
      {entries.map(({ id, at, actor, did }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-6 py-2.5">
          <span className="min-w-0">
            <strong>{actor}</strong> {did}
          </span>
          <span className="text-on-surface-muted text-sm">
            <DateAndTime at={at} />
          </span>
        </li>
      ))}
    </ol>
  )
}
