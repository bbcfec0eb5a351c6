import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { AdminFrame } from '../admin-frame.tsx'

/** Shown in place of the editor when no page has this address: it was deleted or renamed. */
export function MissingPage({ slug }: { slug: string }) {
  return (
    <AdminFrame heading="Edit Page">
      <EmptyState
        message={`There is no page at /${slug}.`}
        action={<LinkButton to="/admin/pages">All pages</LinkButton>}
      />
    </AdminFrame>
  )
}
