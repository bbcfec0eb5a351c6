import { Share2 } from 'lucide-react'
import { logInBrowser } from '#app/lib/browser-log.ts'
import { Button } from '#app/ui/button.tsx'
import { sharedPath } from '#domain/sharing/links.ts'
import { AddressToCopy } from './address-to-copy.tsx'

interface GiveLinkProps {
  /** The link's secret, or the published trip's id. */
  address: string
  /** The trip's, for the phone's own way of sharing. */
  title: string
  label: string
}

/** An address to copy, or to hand to what the phone shares with. */
export function GiveLink({ address, title, label }: GiveLinkProps) {
  const url = `${window.location.origin}${sharedPath(address)}`
  const canShare = typeof navigator.share === 'function'
  const share = () =>
    navigator.share({ title, url }).catch((error) => logInBrowser(`share: ${error}`))
  return (
    <div className="flex flex-wrap gap-2">
      <AddressToCopy url={url} label={label} copyLabel="Copy link" />
      {canShare && (
        <Button
          variant="secondary"
          className="max-sm:grow"
          iconStart={<Share2 aria-hidden="true" className="size-5" />}
          onClick={() => void share()}
        >
          Send
        </Button>
      )}
    </div>
  )
}
