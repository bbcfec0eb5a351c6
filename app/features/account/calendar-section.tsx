import { CalendarCheck } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useAccount } from '#app/lib/account/account-context.ts'
import { hasCalendarAccess, removeCalendarAccess } from '#app/lib/account/calendar-access.ts'
import { calendarPending } from '#app/lib/account/stored-keys.ts'
import { useBrand, useSite } from '#app/lib/site.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import { notify } from '#app/ui/notify.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import type { Person } from '#domain/account/person.ts'
import { CalendarDialog } from './calendar-dialog.tsx'
import { Section } from './section.tsx'

type Access = 'loading' | 'failed' | 'given' | 'none'

export function CalendarSection({ person }: { person: Person }) {
  const { supabase } = useAccount()
  const site = useSite()
  const brand = useBrand()
  const [access, setAccess] = useState<Access>('loading')
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)

  const load = useCallback(async () => {
    const { data, error } = await hasCalendarAccess(supabase, person.id)
    setAccess(error ? 'failed' : data ? 'given' : 'none')
    // The dialog opens again after the return from the consent page, and shows how it ended.
    if (!error && calendarPending.isSet()) setAsking(true)
  }, [supabase, person.id])
  useEffect(() => void load(), [load])

  const disconnect = async () => {
    setBusy(true)
    const { error } = await removeCalendarAccess(supabase, person.id)
    setBusy(false)
    if (error) return notify.error('Error', { description: error.message })
    setAccess('none')
    notify.success('Google Calendar disconnected')
  }

  return (
    <Section
      part="calendar"
      description={`Lets ${brand.name} put your plans into your own calendar.`}
    >
      {access === 'loading' && <Spinner showLabel />}
      {access === 'failed' && (
        <ErrorState message="Whether it is connected could not be loaded." onRetry={load} />
      )}
      {access === 'given' && (
        <div className="flex flex-col items-start gap-4">
          <Badge tone="success" icon={<CalendarCheck aria-hidden="true" className="size-4" />}>
            Connected
          </Badge>
          <p className="max-w-measure text-on-surface-muted text-sm">
            Disconnecting deletes the access that is stored here. Trips that are in your calendar
            stay there and are no longer updated. Your Google account lists the access among its
            connections until you remove it there as well.
          </p>
          <Button variant="secondary" loading={busy} onClick={disconnect}>
            Disconnect
          </Button>
        </div>
      )}
      {access === 'none' && (
        <div className="flex flex-col items-start gap-4">
          <Badge>Not connected</Badge>
          {site?.calendar && (
            <Button variant="secondary" onClick={() => setAsking(true)}>
              Connect Google Calendar
            </Button>
          )}
        </div>
      )}
      {!site?.calendar && (
        <p className="mt-4 text-on-surface-muted text-sm">Google is not configured on this site.</p>
      )}
      {site?.google === 'stand-in' && (
        <p className="mt-4 text-on-surface-muted text-sm">
          On this laptop a local stand-in answers for Google, and no real calendar is touched.
        </p>
      )}
      <CalendarDialog open={asking} onOpenChange={setAsking} connected={access === 'given'} />
    </Section>
  )
}
