import { buttonClasses } from '#app/ui/button-classes.ts'
import { cx } from '#app/ui/class-names.ts'
import { calendarPath } from '#domain/sharing/links.ts'
import { AddressToCopy } from '../share/address-to-copy.tsx'

interface GiveFeedProps {
  secret: string
  /** What is to be known of the address. */
  note: string
}

/** The address of a feed: to copy, and for the program of this device. */
export function GiveFeed({ secret, note }: GiveFeedProps) {
  const url = `${window.location.origin}${calendarPath(secret)}`
  return (
    <div className="flex flex-col gap-3 rounded-control border border-hairline bg-surface-sunken p-4">
      <p className="max-w-measure text-sm">{note}</p>
      <div className="flex flex-wrap gap-2">
        <AddressToCopy url={url} label="Calendar address" copyLabel="Copy address" />
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
