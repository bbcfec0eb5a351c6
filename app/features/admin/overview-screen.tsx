import { Link } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { DateAndTime } from '#app/ui/date-and-time.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { AdminFrame } from './admin-frame.tsx'
import type { Overview } from './fetch-overview.server.ts'
import { TrailList } from './trail/trail-list.tsx'
import { useLiveTables } from './use-live-tables.ts'

export function OverviewScreen({ counts, messages, trail }: Overview) {
  useLiveTables(['pages', 'carousel_items'])
  return (
    <AdminFrame heading="Admin">
      <ul className="grid grid-cols-2 gap-4 lg:grid-cols-5">
        <Count to="/admin/pages" label="Published pages" count={counts.published} />
        <Count to="/admin/pages" label="Drafts" count={counts.drafts} />
        <Count to="/admin/carousel" label="Carousel items" count={counts.slides} />
        <Count to="/admin/messages?show=unread" label="Unread messages" count={counts.unread} />
        <Count to="/admin/users" label="Users" count={counts.people} />
      </ul>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-2">
        <Card as="section" aria-labelledby="recent-messages">
          <h2 id="recent-messages" className="font-display text-2xl">
            Recent messages
          </h2>
          {messages.length === 0 && (
            <p className="mt-3 text-on-surface-muted">Nobody has written yet.</p>
          )}
          <ul className="mt-3 flex flex-col divide-y divide-hairline">
            {messages.map(({ id, name, message, created_at, read_at }) => (
              <li key={id} className="py-3">
                <p className="flex flex-wrap items-center gap-2 font-semibold">
                  {name}
                  {read_at === null && <Badge tone="info">Unread</Badge>}
                </p>
                <p className="line-clamp-2 break-words text-on-surface-muted">{message}</p>
                <p className="text-on-surface-muted text-sm">
                  <DateAndTime at={created_at} />
                </p>
              </li>
            ))}
          </ul>
          <TextLink to="/admin/messages" className="mt-2 inline-flex min-h-touch items-center">
            All messages
          </TextLink>
        </Card>
        <Card as="section" aria-labelledby="recent-actions">
          <h2 id="recent-actions" className="font-display text-2xl">
            Recent changes
          </h2>
          {trail.length === 0 && (
            <p className="mt-3 text-on-surface-muted">Nothing has been changed yet.</p>
          )}
          <div className="mt-3">
            <TrailList entries={trail} />
          </div>
          <TextLink to="/admin/audit" className="mt-2 inline-flex min-h-touch items-center">
            The whole trail
          </TextLink>
        </Card>
      </div>
    </AdminFrame>
  )
}

function Count({ to, label, count }: { to: string; label: string; count: number }) {
  return (
    <Card as="li" padding="snug" lifts>
      <Link to={to} className="flex flex-col after:absolute after:inset-0 after:rounded-card">
        <data value={count} className="font-display text-4xl">
          {count}
        </data>
        <span className="text-on-surface-muted">{label}</span>
      </Link>
    </Card>
  )
}
