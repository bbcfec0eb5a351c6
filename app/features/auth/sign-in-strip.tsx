import { X } from 'lucide-react'
import { type FocusEvent, type MouseEvent, useId, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useBrand } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { GoogleButton } from './google-button.tsx'

interface SignInStripProps {
  onClose: () => void
}

/**
 * The sign-in question as a strip at the foot of the window, for pages that confirm, inform or are planned
 * on. It is sticky with room of its own at the end of the page, so that nothing stays covered. Closed, it
 * gives the focus back.
 */
export function SignInStrip({ onClose }: SignInStripProps) {
  const { name } = useBrand()
  const location = useLocation()
  const navigate = useNavigate()
  const titleId = useId()
  const focusedBefore = useRef<HTMLElement | null>(null)
  const remember = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      focusedBefore.current = relatedTarget
    }
  }
  /**
   * Takes the page from the address, which may be newer than the one that is drawn: a finished plan moves to
   * its own.
   */
  const leave = (event: MouseEvent) => {
    const { pathname, search, hash } = window.location
    if (pathname === location.pathname || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void navigate('/auth', { state: { from: { pathname, search, hash } } })
  }
  const close = () => {
    onClose()
    focusedBefore.current?.focus()
  }
  return (
    <div
      onFocus={remember}
      role="dialog"
      aria-labelledby={titleId}
      data-surface="paper"
      data-foot-strip=""
      className="sticky bottom-0 z-40 motion-safe:animate-from-bottom border-hairline border-t bg-surface text-on-surface shadow-soft print:hidden"
    >
      <div className="mx-auto flex w-full max-w-page items-center gap-x-4 gap-y-1 px-gutter py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] max-sm:flex-wrap">
        <div className="flex min-w-0 grow flex-wrap items-baseline gap-x-4 max-sm:basis-0">
          <h2 id={titleId} className="font-display text-xl">
            {`Sign in to ${name}`}
          </h2>
          <p className="text-on-surface-muted text-sm">
            Optional: with Google, or{' '}
            <TextLink to="/auth" state={{ from: location }} onClick={leave}>
              by email
            </TextLink>
            .
          </p>
        </div>
        <div className="max-sm:order-last max-sm:w-full">
          <GoogleButton slim />
        </div>
        <Button variant="ghost" size="icon" aria-label="Close" onClick={close}>
          <X aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </div>
  )
}
