import { Laptop, MonitorSmartphone, Smartphone, Tablet } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useSignOut } from '#app/features/auth/index.ts'
import { useAccount } from '#app/lib/account/account-context.ts'
import { accountCall } from '#app/lib/account/account-result.ts'
import type { Database } from '#app/lib/supabase/database.generated.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import { notify } from '#app/ui/notify.ts'
import { Skeleton, SkeletonRegion } from '#app/ui/skeleton.tsx'
import { type DeviceKind, deviceInWords } from '#domain/account/device-in-words.ts'
import { lastUsedInWords } from '#domain/account/last-used.ts'
import { Section } from './section.tsx'

type OwnSession = Database['public']['Functions']['list_own_sessions']['Returns'][number]

/** Lists the person's sessions, and ends them: an ended session is refused at once. */
export function SessionsSection() {
  const { supabase } = useAccount()
  const signOut = useSignOut('global')
  const [busy, setBusy] = useState(false)
  const [sessions, setSessions] = useState<readonly OwnSession[] | 'failed'>()

  const load = useCallback(async () => {
    const { data, error } = await accountCall(async () =>
      (await supabase()).rpc('list_own_sessions'),
    )
    setSessions(error ? 'failed' : data)
  }, [supabase])
  useEffect(() => void load(), [load])

  const end = async ({ id, user_agent }: OwnSession) => {
    const { error } = await accountCall(async () =>
      (await supabase()).rpc('end_own_session', { session_id: id }),
    )
    if (error) notify.error('Error', { description: error.message })
    else notify.success('Signed out there', { description: deviceInWords(user_agent).words })
    await load()
  }
  const signOutEverywhere = async () => {
    setBusy(true)
    await signOut()
    setBusy(false)
  }

  return (
    <Section
      part="devices"
      description="Where you are signed in. One you don’t know? Sign out there, and change your password."
    >
      {sessions === undefined && <DevicesSkeleton />}
      {sessions === 'failed' && (
        <ErrorState message="Your devices could not be loaded." onRetry={load} />
      )}
      {Array.isArray(sessions) && (
        <>
          <ul className="divide-y divide-hairline border-hairline border-y">
            {sessions.map((session) => (
              <Device key={session.id} session={session} onEnd={() => end(session)} />
            ))}
          </ul>
          {sessions.length < 2 && (
            <p className="mt-4 text-on-surface-muted">You are signed in nowhere else.</p>
          )}
        </>
      )}
      <Button variant="secondary" className="mt-6" loading={busy} onClick={signOutEverywhere}>
        Sign out everywhere
      </Button>
      <p className="mt-3 text-on-surface-muted text-sm">Ends every session, this one included.</p>
    </Section>
  )
}

const icons: Readonly<Record<DeviceKind, typeof Laptop>> = {
  phone: Smartphone,
  tablet: Tablet,
  computer: Laptop,
  unknown: MonitorSmartphone,
}

interface DeviceProps {
  session: OwnSession
  onEnd: () => Promise<void>
}

function Device({ session, onEnd }: DeviceProps) {
  const [busy, setBusy] = useState(false)
  const { kind, words } = deviceInWords(session.user_agent)
  const Icon = icons[kind]
  const end = async () => {
    setBusy(true)
    await onEnd()
    setBusy(false)
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-on-surface-muted" />
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {words}
          {session.is_current && <Badge tone="success">This device</Badge>}
        </p>
        <p className="text-on-surface-muted text-sm">
          <time dateTime={session.last_used_at}>
            {lastUsedInWords(new Date(session.last_used_at), new Date())}
          </time>
        </p>
      </div>
      {!session.is_current && (
        <Button
          variant="secondary"
          size="sm"
          loading={busy}
          className="max-sm:ml-10"
          aria-label={`Sign out there: ${words}`}
          onClick={end}
        >
          Sign out there
        </Button>
      )}
    </li>
  )
}

function DevicesSkeleton() {
  return (
    <SkeletonRegion label="Loading your devices" className="flex flex-col gap-6 py-4">
      {['this', 'another'].map((device) => (
        <div key={device} className="flex items-center gap-4">
          <Skeleton className="size-6 rounded-full" />
          <div className="flex grow flex-col gap-2">
            <Skeleton className="h-5 w-48" />
            <Skeleton className="h-4 w-36" />
          </div>
        </div>
      ))}
    </SkeletonRegion>
  )
}
