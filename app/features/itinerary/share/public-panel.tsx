import { useState } from 'react'
import { publishTrip, type TripLink, unpublishTrip } from '#app/data/shares/trip-sharing.ts'
import type { UseSharing } from '#app/data/shares/use-sharing.ts'
import { Button } from '#app/ui/button.tsx'
import { type LinkTick, linkTicks } from '#domain/sharing/links.ts'
import type { TripId } from '#domain/trip/ids.ts'
import { Ticks } from './choices.tsx'
import { GiveLink } from './give-link.tsx'
import { useAccountWork } from './use-account-work.ts'

interface PublicPanelProps {
  tripId: TripId
  title: string
  published: TripLink | null
  act: UseSharing['act']
}

/** Publishes a trip for everybody, search engines included, until it is taken back. */
export function PublicPanel({ tripId, title, published, act }: PublicPanelProps) {
  const [ticked, setTicked] = useState<readonly LinkTick[]>(() =>
    linkTicks.filter((tick) => published?.includes.includes(tick)),
  )
  const publishing = useAccountWork(act)
  const unpublishing = useAccountWork(act)
  const publish = () => {
    unpublishing.setProblem(null)
    void publishing.doing((client) => publishTrip(client, tripId, ticked))
  }
  const unpublish = () => {
    publishing.setProblem(null)
    void unpublishing.doing((client) => unpublishTrip(client, tripId))
  }
  return (
    <>
      <p className="text-on-surface-muted">
        Everybody who has the address can see it, and search engines may show it. Nobody sees whose
        it is.
      </p>
      {published && <GiveLink address={tripId} title={title} label="Public address" />}
      <Ticks ticked={ticked} onChange={setTicked} />
      <p role="alert" className="text-danger empty:hidden">
        {publishing.problem ?? unpublishing.problem}
      </p>
      <div className="flex flex-col gap-3 sm:flex-row-reverse">
        <Button
          className="grow"
          loading={publishing.isBusy}
          loadingLabel="Publishing…"
          onClick={publish}
        >
          {published ? 'Save what it shows' : 'Make it public'}
        </Button>
        {published && (
          <Button
            variant="secondary"
            className="grow"
            loading={unpublishing.isBusy}
            loadingLabel="Taking it back…"
            onClick={unpublish}
          >
            Make it private
          </Button>
        )}
      </div>
    </>
  )
}
