import { Copy, Download, Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { usePerson } from '#app/lib/account/account-context.ts'
import { saveFile } from '#app/lib/save-file.ts'
import { useBrand } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'

interface ShownCodesProps {
  codes: readonly string[]
  onKept: () => void
}

/** Shows new codes once, with ways to copy, save or print them. They can't be shown again. */
export function ShownCodes({ codes, onKept }: ShownCodesProps) {
  const brand = useBrand()
  const email = usePerson()?.email
  const title = `${brand.name} recovery codes for ${email}`
  // The codes get the focus when they appear, so that a screen reader reads them.
  const block = useRef<HTMLDivElement>(null)
  useEffect(() => block.current?.focus(), [])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      notify.success('Copied')
    } catch {
      // The clipboard is refused on pages without HTTPS, and where the person denied it.
      notify.error('Copying did not work here', { description: 'Download the codes instead.' })
    }
  }
  const download = () =>
    saveFile(
      `${brand.name.toLowerCase()}-recovery-codes.txt`,
      `${title}\nEach works once.\n\n${codes.join('\n')}\n`,
      'text/plain',
    )

  return (
    <div className="flex flex-col gap-5">
      <p className="font-semibold">
        Keep these where you find them without your phone. They are shown this once.
      </p>
      <div
        ref={block}
        tabIndex={-1}
        data-print-alone
        className="rounded-card bg-surface-sunken p-5 md:p-6"
      >
        <p className="hidden font-semibold print:mb-4 print:block">{title}. Each works once.</p>
        <ol
          aria-label="Recovery codes"
          className="grid gap-x-8 gap-y-2 font-mono text-base tabular-nums sm:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          iconStart={<Copy aria-hidden="true" className="size-5" />}
          onClick={copy}
        >
          Copy
        </Button>
        <Button
          variant="secondary"
          iconStart={<Download aria-hidden="true" className="size-5" />}
          onClick={download}
        >
          Download
        </Button>
        <Button
          variant="secondary"
          iconStart={<Printer aria-hidden="true" className="size-5" />}
          onClick={() => window.print()}
        >
          Print
        </Button>
        <Button onClick={onKept}>I have kept them</Button>
      </div>
    </div>
  )
}
