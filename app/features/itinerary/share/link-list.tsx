import { endLink, type TripLink } from '#app/data/shares/trip-sharing.ts'
import type { UseSharing } from '#app/data/shares/use-sharing.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { shortDay } from '#domain/calendar/english-dates.ts'
import { localDay, localMoment } from '#domain/calendar/local-time.ts'
import { stateOfLink } from '#domain/sharing/links.ts'
import { GiveLink } from './give-link.tsx'
import { useAccountWork } from './use-account-work.ts'

interface LinkListProps {
  links: readonly TripLink[]
  title: string
  act: UseSharing['act']
}

/** Links in force with their address; those that are over as one line each. */
export function LinkList({ links, title, act }: LinkListProps) {
  const now = new Date()
  const live = links.filter((link) => stateOfLink(link, now) === 'live')
  const over = links.filter((link) => stateOfLink(link, now) !== 'live')
  if (links.length === 0) return null
  return (
    <section aria-label="Links" className="flex flex-col gap-4">
      <ul className="flex flex-col gap-4">
        {live.map((link) => (
          <li key={link.id}>
            <LiveLink link={link} title={title} act={act} />
          </li>
        ))}
      </ul>
      {over.length > 0 && (
        <details>
          <summary className="flex min-h-touch cursor-pointer items-center text-on-surface-muted">
            Links that are over ({over.length})
          </summary>
          <ul className="flex flex-col gap-2 text-on-surface-muted text-sm">
            {over.map((link) => (
              <li key={link.id}>
                {rightsInWords(link)}, made {localDay(link.createdAt)},{' '}
                {stateOfLink(link, now) === 'revoked'
                  ? `ended by you ${localDay(link.revokedAt ?? link.createdAt)}`
                  : `ran out ${localDay(link.expiresAt ?? link.createdAt)}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function LiveLink({ link, title, act }: Omit<LinkListProps, 'links'> & { link: TripLink }) {
  const { isBusy, problem, doing } = useAccountWork(act)
  return (
    <div className="flex flex-col gap-3 rounded-control border border-hairline bg-surface-sunken p-4">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="info">{rightsInWords(link)}</Badge>
        <span className="text-on-surface-muted text-sm">{termInWords(link)}</span>
      </p>
      <GiveLink address={link.secret ?? ''} title={title} label={`Link, ${rightsInWords(link)}`} />
      <div className="-mb-2 flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-on-surface-muted text-sm">
          {link.lastUsedOn ? `Last opened ${shortDay(link.lastUsedOn)}` : 'Not opened yet'}
        </p>
        <Button
          variant="ghost"
          size="sm"
          className="-mr-2"
          loading={isBusy}
          loadingLabel="Ending…"
          onClick={() => void doing((client) => endLink(client, link.id))}
        >
          End this link
        </Button>
      </div>
      <p role="alert" className="text-danger text-sm empty:hidden">
        {problem}
      </p>
    </div>
  )
}

const termInWords = ({ createdAt, expiresAt }: TripLink): string =>
  expiresAt
    ? `Made ${localDay(createdAt)}, works until ${localMoment(expiresAt)}`
    : `Made ${localDay(createdAt)}`

const rightsInWords = ({ rights }: TripLink): string =>
  rights === 'suggest' ? 'Look and suggest' : 'Look'
