import { Check, Copy, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { logInBrowser } from '#app/lib/browser-log.ts'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/input.tsx'
import { sharedPath } from '#domain/sharing/links.ts'

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
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 4000)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch (error) {
      // The address stands in the field beside, to be copied by hand.
      logInBrowser(`copy: ${error}`)
    }
  }
  const canShare = typeof navigator.share === 'function'
  const share = () =>
    navigator.share({ title, url }).catch((error) => logInBrowser(`share: ${error}`))
  return (
    <div className="flex flex-wrap gap-2">
      <Input
        readOnly
        aria-label={label}
        value={url}
        className="min-w-0 grow basis-60 text-ellipsis"
        onFocus={({ target }) => target.select()}
      />
      <Button
        variant="secondary"
        className="max-sm:grow"
        iconStart={
          copied ? (
            <Check aria-hidden="true" className="size-5" />
          ) : (
            <Copy aria-hidden="true" className="size-5" />
          )
        }
        onClick={() => void copy()}
      >
        <span aria-live="polite">{copied ? 'Copied' : 'Copy link'}</span>
      </Button>
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
