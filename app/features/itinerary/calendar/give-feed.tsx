import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { logInBrowser } from '#app/lib/browser-log.ts'
import { Button } from '#app/ui/button.tsx'
import { buttonClasses } from '#app/ui/button-classes.ts'
import { cx } from '#app/ui/class-names.ts'
import { Input } from '#app/ui/input.tsx'
import { calendarPath } from '#domain/sharing/links.ts'

interface GiveFeedProps {
  secret: string
  /** What is to be known of the address. */
  note: string
}

/** The address of a feed: to copy, and for the program of this device. */
export function GiveFeed({ secret, note }: GiveFeedProps) {
  const url = `${window.location.origin}${calendarPath(secret)}`
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch (error) {
      // The address stands in the field beside, to be copied by hand.
      logInBrowser(`copy: ${error}`)
    }
  }
  return (
    <div className="flex flex-col gap-3 rounded-control border border-hairline bg-surface-sunken p-4">
      <p className="max-w-measure text-sm">{note}</p>
      <div className="flex flex-wrap gap-2">
        <Input
          readOnly
          aria-label="Calendar address"
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
          <span aria-live="polite">{copied ? 'Copied' : 'Copy address'}</span>
        </Button>
        <a
          href={url.replace(/^https?:/, 'webcal:')}
          className={cx(buttonClasses({ variant: 'secondary' }), 'max-sm:grow')}
        >
          Open in a calendar
        </a>
      </div>
    </div>
  )
}
