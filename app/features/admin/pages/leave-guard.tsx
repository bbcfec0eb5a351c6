import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent } from '#app/ui/dialog.tsx'

interface LeaveGuardProps {
  /** Called when a navigation begins. */
  hasUnsaved: () => boolean
}

/** Asks for confirmation before a navigation that would lose unsaved changes. */
export function LeaveGuard({ hasUnsaved }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasUnsaved(),
  )
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [hasUnsaved])
  const stay = () => blocker.reset?.()
  return (
    <Dialog open={blocker.state === 'blocked'} onOpenChange={(open) => !open && stay()}>
      <DialogContent
        title="Leave without saving?"
        description="Your latest changes are not saved yet. They are lost when you leave."
        footer={
          <>
            <Button variant="destructive" onClick={() => blocker.proceed?.()}>
              Leave
            </Button>
            <Button variant="secondary" onClick={stay}>
              Stay
            </Button>
          </>
        }
      />
    </Dialog>
  )
}
