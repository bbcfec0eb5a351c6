import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { AdminFrame } from '../admin-frame.tsx'

/** Where an editor was to be: the page was deleted, or has another address now. */
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
