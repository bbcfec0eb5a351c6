import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { DateAndTime } from '#app/ui/date-and-time.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { AdminFrame } from '../admin-frame.tsx'
import { useLiveTables } from '../use-live-tables.ts'
import type { ListedPage } from './fetch-pages.server.ts'

interface PagesScreenProps {
  pages: readonly ListedPage[]
}

export function PagesScreen({ pages }: PagesScreenProps) {
  useLiveTables(['pages'])
  const newPage = (
    <LinkButton to="/admin/pages/new" iconStart={<Plus aria-hidden="true" className="size-5" />}>
      New page
    </LinkButton>
  )
  return (
    <AdminFrame heading="Pages" action={newPage}>
      {pages.length === 0 ? (
        <EmptyState message="There is no page yet." />
      ) : (
        <ul className="flex flex-col gap-3">
          {pages.map((page) => (
            <PageRow key={page.slug} page={page} />
          ))}
        </ul>
      )}
    </AdminFrame>
  )
}

function PageRow({ page }: { page: ListedPage }) {
  return (
    <Card as="li" padding="snug" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 grow basis-60">
        <h2 className="truncate font-sans font-semibold text-lg">
          <Link to={`/admin/pages/edit/${page.slug}`} className="hover:underline">
            {page.name}
          </Link>
        </h2>
        <p className="truncate text-on-surface-muted text-sm">
          /{page.slug}, changed <DateAndTime at={page.updatedAt} />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {page.hasDraft && <Badge tone="warning">Unsaved draft</Badge>}
        <Badge>{page.sections === 1 ? '1 section' : `${page.sections} sections`}</Badge>
        <Badge tone={page.isPublished ? 'success' : 'neutral'}>
          {page.isPublished ? 'Published' : 'Draft'}
        </Badge>
        <TextLink
          href={page.isPublished ? `/${page.slug}` : `/${page.slug}?preview=true`}
          newTab
          className="inline-flex min-h-touch items-center px-2"
        >
          {page.isPublished ? 'View' : 'Preview'}
        </TextLink>
      </div>
    </Card>
  )
}
