import { useEffect, useState } from 'react'
import { useAccount } from '#app/lib/account/account-context.ts'
import { authorizeCalendar } from '#app/lib/account/calendar-authorization.ts'
import { calendarPending } from '#app/lib/account/stored-keys.ts'
import { useBrand, useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#app/ui/dialog.tsx'
import { notify } from '#app/ui/notify.ts'

interface CalendarDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  connected: boolean
}

/** Explains the permission before Google asks for it, and confirms it afterwards. */
export function CalendarDialog({ open, onOpenChange, connected }: CalendarDialogProps) {
  useEffect(() => {
    if (open) calendarPending.clear()
  }, [open])
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      {connected ? <Connected /> : <Question />}
    </Dialog>
  )
}

function Connected() {
  const brand = useBrand()
  return (
    <DialogContent
      title="Google Calendar is connected"
      description={`${brand.name} can now put your plans into your calendar: open a trip and choose Calendar.`}
      footer={
        <DialogClose asChild>
          <Button>Done</Button>
        </DialogClose>
      }
    />
  )
}

function Question() {
  const { supabase } = useAccount()
  const calendar = useSite()?.calendar
  const brand = useBrand()
  const [leaving, setLeaving] = useState(false)

  useEffect(() => {
    // The Back button restores the page from the browser's cache with its state, in which the
    // button is still busy.
    const stay = () => setLeaving(false)
    window.addEventListener('pageshow', stay)
    return () => window.removeEventListener('pageshow', stay)
  }, [])

  const leave = async () => {
    setLeaving(true)
    const { error } = await authorizeCalendar(supabase, calendar)
    if (!error) return
    setLeaving(false)
    notify.error('Error', { description: error.message })
  }
  return (
    <DialogContent
      title="Connect Google Calendar"
      description={`Google will ask you to let ${brand.name} see your calendars and change their events. You can disconnect at any time.`}
      footer={
        <>
          <Button loading={leaving} onClick={leave}>
            Continue to Google
          </Button>
          <DialogClose asChild>
            <Button variant="secondary">Not now</Button>
          </DialogClose>
        </>
      }
    />
  )
}
