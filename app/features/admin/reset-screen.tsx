import { useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { cx } from '#app/ui/class-names.ts'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '#app/ui/dialog.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageBody } from '#app/ui/page-body.tsx'
import type { ResetCounts, ResetResult } from '#domain/site/reset.ts'

interface ResetScreenProps {
  counts: ResetCounts
  result: ResetResult | undefined
}

export function ResetScreen({ counts, result }: ResetScreenProps) {
  const busy = useNavigation().formMethod === 'POST'
  const submit = useSubmit()
  const [asking, setAsking] = useState(false)
  const reset = () => {
    setAsking(false)
    void submit(null, { method: 'post' })
  }
  return (
    <PageBody>
      <h1 className="font-display text-4xl">Reset Database</h1>
      <p className="mt-4 max-w-measure text-lg text-on-surface-muted">
        Pages, carousel and admin rights become those of a first start. Accounts, trips and messages
        stay. This screen exists only where the product runs locally.
      </p>
      <h2 className="mt-8 font-semibold text-xl">What goes</h2>
      <ul className="mt-3 list-disc pl-6">
        {removed(counts).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap gap-3">
        <Dialog open={asking} onOpenChange={setAsking}>
          <DialogTrigger asChild>
            <Button variant="destructive" loading={busy} loadingLabel="Resetting...">
              Reset Database
            </Button>
          </DialogTrigger>
          <DialogContent
            title="Reset the database?"
            description={`${removed(counts).join(', ')}: all of it is replaced by the content of a first start. This can’t be undone.`}
            footer={
              <>
                <Button variant="destructive" onClick={reset}>
                  Yes, reset it
                </Button>
                <DialogClose asChild>
                  <Button variant="secondary">Keep everything</Button>
                </DialogClose>
              </>
            }
          />
        </Dialog>
        <LinkButton to="/" variant="outline">
          Back to Home
        </LinkButton>
      </div>
      <output className="mt-6 block">
        {result && !busy && (
          <p
            data-surface="paper"
            className={cx(
              'w-fit rounded-control px-4 py-3 font-semibold',
              result.success ? 'bg-success-wash text-success' : 'bg-danger-wash text-danger',
            )}
          >
            {result.message}
          </p>
        )}
      </output>
    </PageBody>
  )
}

function removed(counts: ResetCounts): string[] {
  const some = (count: number, one: string, several: string) =>
    `${count} ${count === 1 ? one : several}`
  return [
    some(counts.pages, 'page', 'pages'),
    some(counts.carouselItems, 'carousel item', 'carousel items'),
    some(counts.administrators, 'administrator’s rights', 'administrators’ rights'),
    some(counts.adminActions, 'line of the audit trail', 'lines of the audit trail'),
  ]
}
