import { CalendarHeart, CloudSun, RefreshCw, Users } from 'lucide-react'
import { useLocation } from 'react-router'
import { useBrand } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#app/ui/dialog.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { GoogleButton } from './google-button.tsx'

const promises = [
  { icon: RefreshCw, text: 'Your trips in step on every device' },
  { icon: Users, text: 'Invite friends and plan together' },
  { icon: CalendarHeart, text: 'Keep the itineraries you like' },
  { icon: CloudSun, text: 'AI calling for bookings and real-time weather swaps' },
]

interface SignInModalProps {
  open: boolean
  onClose: () => void
}

export function SignInModal({ open, onClose }: SignInModalProps) {
  const brand = useBrand()
  const location = useLocation()
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        isUnasked
        title={`Sign in to ${brand.name}`}
        description="No account is needed to begin. With one you get more:"
      >
        <ul className="flex flex-col gap-3">
          {promises.map(({ icon: Icon, text }) => (
            <li key={text} className="flex items-start gap-3">
              <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-violet" />
              {text}
            </li>
          ))}
        </ul>
        <GoogleButton />
        <p className="text-sm text-on-surface-muted">
          Or{' '}
          <TextLink to="/auth" state={{ from: location }}>
            use your email address
          </TextLink>
          .
        </p>
        <DialogClose asChild>
          <Button variant="ghost" size="sm">
            Continue without an account
          </Button>
        </DialogClose>
      </DialogContent>
    </Dialog>
  )
}
