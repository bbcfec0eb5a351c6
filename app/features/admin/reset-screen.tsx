import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { cx } from '#app/ui/class-names.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageBody } from '#app/ui/page-body.tsx'
import type { ResetResult } from '#domain/site/reset.ts'

interface ResetScreenProps {
  result: ResetResult | undefined
}

export function ResetScreen({ result }: ResetScreenProps) {
  const busy = useNavigation().formMethod === 'POST'
  return (
    <PageBody>
      <h1 className="font-display text-4xl">Reset Database</h1>
      <p className="mt-4 max-w-measure text-lg text-on-surface-muted">
        Pages, carousel and admin rights become those of a first start. Accounts, trips and messages
        stay. This screen exists on a laptop only.
      </p>
      <Form method="post" className="mt-8 flex flex-wrap gap-3">
        <Button type="submit" variant="destructive" loading={busy} loadingLabel="Resetting...">
          Reset Database
        </Button>
        <LinkButton to="/" variant="outline">
          Back to Home
        </LinkButton>
      </Form>
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
