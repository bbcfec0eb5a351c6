import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { logInBrowser } from '#app/lib/browser-log.ts'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/input.tsx'

interface AddressToCopyProps {
  url: string
  /** Of the field, for screen readers. */
  label: string
  /** What the button says, such as “Copy link”. */
  copyLabel: string
}

const copiedMs = 4000

/** An address in a field, and a button that copies it. */
export function AddressToCopy({ url, label, copyLabel }: AddressToCopyProps) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), copiedMs)
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
  return (
    <>
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
        <span aria-live="polite">{copied ? 'Copied' : copyLabel}</span>
      </Button>
    </>
  )
}
