import { TriangleAlert } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { type Account, useAccount } from '#app/lib/account/account-context.ts'
import { accountCall } from '#app/lib/account/account-result.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '#app/ui/dialog.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import { notify } from '#app/ui/notify.ts'
import { Skeleton, SkeletonRegion } from '#app/ui/skeleton.tsx'
import { localLongDay } from '#domain/calendar/local-time.ts'
import { ShownCodes } from './shown-codes.tsx'

interface KeptCode {
  created_at: string
  used_at: string | null
}

type State =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'kept'; codes: readonly KeptCode[] }
  | { kind: 'shown'; codes: readonly string[] }

export const makeRecoveryCodes = (connect: Account['supabase']) =>
  accountCall(async () => (await connect()).rpc('make_recovery_codes'))

interface RecoveryCodesProps {
  /** Codes that were made together with the second factor; null when there are none to show. */
  made: readonly string[] | null
}

/**
 * How many recovery codes are left, and a button that makes new ones. They replace the second
 * factor when its device is lost.
 */
export function RecoveryCodes({ made }: RecoveryCodesProps) {
  const { supabase } = useAccount()
  const [state, setState] = useState<State>(
    made ? { kind: 'shown', codes: made } : { kind: 'loading' },
  )
  const [busy, setBusy] = useState(false)

  const load = useCallback(async () => {
    const { data, error } = await accountCall(async () =>
      (await supabase()).from('recovery_codes').select('created_at, used_at'),
    )
    setState(error ? { kind: 'failed' } : { kind: 'kept', codes: data })
  }, [supabase])
  useEffect(() => {
    if (!made) void load()
  }, [made, load])
  const make = async () => {
    setBusy(true)
    const { data, error } = await makeRecoveryCodes(supabase)
    setBusy(false)
    if (error) notify.error('Error', { description: error.message })
    else setState({ kind: 'shown', codes: data })
  }

  return (
    <div className="mt-6 border-hairline border-t pt-6">
      <h3 className="font-display text-xl">Recovery codes</h3>
      <p className="mt-2 max-w-measure text-on-surface-muted">
        If you lose your phone, one of these signs you in instead of its code. Each works once.
      </p>
      <div className="mt-4">
        {state.kind === 'loading' && (
          <SkeletonRegion label="Loading your recovery codes">
            <Skeleton className="h-5 w-64" />
          </SkeletonRegion>
        )}
        {state.kind === 'failed' && (
          <ErrorState message="Your recovery codes could not be counted." onRetry={load} />
        )}
        {state.kind === 'shown' && <ShownCodes codes={state.codes} onKept={load} />}
        {state.kind === 'kept' && <KeptCodes codes={state.codes} busy={busy} onMake={make} />}
      </div>
    </div>
  )
}

interface KeptCodesProps {
  codes: readonly KeptCode[]
  busy: boolean
  onMake: () => Promise<void>
}

function KeptCodes({ codes, busy, onMake }: KeptCodesProps) {
  const left = codes.filter(({ used_at }) => used_at === null).length
  const [first] = codes
  if (!first || left === 0) {
    return (
      <div className="flex flex-col items-start gap-4">
        <p className="flex items-start gap-2 text-warning">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          You have none left. Without one, a lost phone locks you out.
        </p>
        <Button loading={busy} onClick={onMake}>
          Make recovery codes
        </Button>
      </div>
    )
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p>
        {left} of {codes.length} left
        <span className="block text-on-surface-muted text-sm">
          Made on {localLongDay(first.created_at)}
        </span>
      </p>
      <Dialog>
        <DialogTrigger asChild>
          <Button variant="secondary" loading={busy}>
            Make new codes
          </Button>
        </DialogTrigger>
        <DialogContent
          title="Make new codes"
          description="You get ten new codes. The ones you kept stop working at once."
          footer={
            <>
              <DialogClose asChild>
                <Button onClick={onMake}>Make new codes</Button>
              </DialogClose>
              <DialogClose asChild>
                <Button variant="secondary">Keep the old ones</Button>
              </DialogClose>
            </>
          }
        />
      </Dialog>
    </div>
  )
}
