import type { ReactNode } from 'react'
import type { TripSharing } from '#app/data/shares/trip-sharing.ts'
import { type UseSharing, useSharing } from '#app/data/shares/use-sharing.ts'
import { usePerson } from '#app/lib/account/account-context.ts'
import { askToSignIn } from '#app/lib/account/sign-in-request.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent } from '#app/ui/dialog.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import { Skeleton, SkeletonRegion } from '#app/ui/skeleton.tsx'
import { Tab, TabPanel, Tabs, TabsList } from '#app/ui/tabs.tsx'
import { stateOfLink } from '#domain/sharing/links.ts'
import type { TripId } from '#domain/trip/ids.ts'
import { countInWords } from '../trip/trip-words.ts'
import { GroupPanel } from './group-panel.tsx'
import { LinkPanel } from './link-panel.tsx'
import { PublicPanel } from './public-panel.tsx'

interface ShareDialogProps {
  tripId: TripId
  title: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Who may see a trip: nobody else, people with a link, a group, or everybody. */
export function ShareDialog({ open, onOpenChange, ...trip }: ShareDialogProps) {
  const person = usePerson()
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      {person ? (
        <Sharing {...trip} />
      ) : (
        <NeedsAccount
          onSignIn={() => {
            onOpenChange(false)
            askToSignIn()
          }}
        />
      )}
    </Dialog>
  )
}

function NeedsAccount({ onSignIn }: { onSignIn: () => void }) {
  return (
    <DialogContent
      title="Share this trip"
      description="A link leads to a trip in an account, so that you can end it at any time. Your trip is kept in this browser, and comes along when you sign in."
      footer={<Button onClick={onSignIn}>Sign in to share</Button>}
    />
  )
}

interface SharedTripNames {
  tripId: TripId
  title: string
}

function Sharing({ tripId, title }: SharedTripNames) {
  const use = useSharing(tripId)
  const { state, again } = use
  if (state.kind === 'loading') {
    return (
      <DialogContent title="Share this trip">
        <SkeletonRegion label="Looking for links…" className="flex flex-col gap-4">
          <Skeleton className="h-12" />
          <Skeleton className="h-40" />
        </SkeletonRegion>
      </DialogContent>
    )
  }
  if (state.kind === 'unreachable') {
    return (
      <DialogContent title="Share this trip">
        <ErrorState
          message="Sharing needs the network, and the trip saved in your account. It is safe in this browser."
          onRetry={again}
        />
      </DialogContent>
    )
  }
  const { value: sharing } = state
  if (!sharing.isOwner) {
    return (
      <DialogContent
        title="Share this trip"
        description="Only the person who planned this trip can share it. You see it because it is your group’s."
      />
    )
  }
  return (
    <DialogContent title="Share this trip" description={stateInWords(sharing)}>
      <Ways tripId={tripId} title={title} sharing={sharing} act={use.act} />
    </DialogContent>
  )
}

interface WaysProps extends SharedTripNames {
  sharing: TripSharing
  act: UseSharing['act']
}

/** The tabs of sharing; the group's only for people who are in one. */
function Ways({ tripId, title, sharing, act }: WaysProps) {
  const hasGroups = sharing.groups.length > 0
  const panel = (value: string, content: ReactNode) => (
    <TabPanel value={value} className="flex flex-col gap-6">
      {content}
    </TabPanel>
  )
  return (
    <Tabs defaultValue="link">
      <TabsList aria-label="Share with">
        <Tab value="link">By link</Tab>
        <Tab value="public">Public</Tab>
        {hasGroups && <Tab value="group">Group</Tab>}
      </TabsList>
      {panel('link', <LinkPanel tripId={tripId} title={title} links={sharing.links} act={act} />)}
      {panel(
        'public',
        <PublicPanel tripId={tripId} title={title} published={sharing.published} act={act} />,
      )}
      {hasGroups && panel('group', <GroupPanel tripId={tripId} sharing={sharing} act={act} />)}
    </Tabs>
  )
}

function stateInWords({ links, published, groupId, groups }: TripSharing): string {
  const now = new Date()
  const live = links.filter((link) => stateOfLink(link, now) === 'live').length
  const group = groups.find(({ id }) => id === groupId)
  const ways = [
    published && 'it is public',
    live > 0 && `${countInWords(live, 'link')} ${live === 1 ? 'leads' : 'lead'} to it`,
    group && `${group.name} plans it with you`,
  ].filter((way) => typeof way === 'string')
  if (ways.length === 0) return 'Private: only you see it.'
  const said = ways.join(', and ')
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`
}
