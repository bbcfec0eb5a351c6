import { Bookmark, BookmarkCheck } from 'lucide-react'
import { useKeeping } from '#app/data/trips/index.ts'
import { usePerson } from '#app/lib/account/account-context.ts'
import { askToSignIn } from '#app/lib/account/sign-in-request.ts'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import type { TripId } from '#domain/trip/ids.ts'

/** Saves a draft among one's trips. A visitor is told where it is kept, and how to have it on other devices. */
export function SaveButton({ id }: { id: TripId }) {
  const [keeping, setKeeping] = useKeeping(id)
  const person = usePerson()
  if (keeping === null) return null
  const saved = keeping === 'saved' || keeping === 'archived'
  const press = () => {
    setKeeping(saved ? 'draft' : 'saved')
    if (saved) return
    if (person) notify.success('Saved to My Trips')
    else {
      notify.success('Saved in this browser', {
        description: 'With an account you have it on every device. Nothing is lost on the way.',
        action: { label: 'Sign in', onClick: askToSignIn },
      })
    }
  }
  const Icon = saved ? BookmarkCheck : Bookmark
  return (
    <Button
      variant="outline"
      size="sm"
      aria-pressed={saved}
      disabled={keeping === undefined}
      iconStart={<Icon aria-hidden="true" className="size-5" />}
      onClick={press}
    >
      {saved ? 'Saved' : 'Save'}
    </Button>
  )
}
