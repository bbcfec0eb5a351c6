import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { AdminFrame } from '../admin-frame.tsx'
import type { Trail } from './fetch-trail.server.ts'
import { TrailList } from './trail-list.tsx'

export function TrailScreen({ entries, older }: Trail) {
  return (
    <AdminFrame heading="Audit Trail">
      {entries.length === 0 ? (
        <EmptyState message="Nothing has been changed yet." />
      ) : (
        <Card>
          <TrailList entries={entries} />
        </Card>
      )}
      {older && (
        <LinkButton to={`?before=${encodeURIComponent(older)}`} variant="outline" className="mt-6">
          Older entries
        </LinkButton>
      )}
    </AdminFrame>
  )
}
