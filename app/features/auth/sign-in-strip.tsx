import { X } from 'lucide-react'
import { useId } from 'react'
import { useBrand } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { GoogleButton } from './google-button.tsx'

interface SignInStripProps {
  onClose: () => void
}

/**
 * The question at the foot of the window, for pages that only confirm or inform. It sticks there and
 * has room of its own at the end of the page, so that nothing stays covered.
 */
export function SignInStrip({ onClose }: SignInStripProps) {
  const { name } = useBrand()
  const titleId = useId()
  return (
    <div
      role="dialog"
      aria-labelledby={titleId}
      data-surface="paper"
      className="sticky bottom-0 z-40 animate-from-bottom border-hairline border-t bg-surface text-on-surface shadow-soft print:hidden"
    >
      <div className="mx-auto flex w-full max-w-page items-center gap-x-4 gap-y-1 px-gutter py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] max-sm:flex-wrap">
        <h2 id={titleId} className="grow font-display text-xl">
          {`Sign in to ${name}`}
        </h2>
        <div className="max-sm:order-last max-sm:w-full">
          <GoogleButton slim />
        </div>
        <Button variant="ghost" size="icon" aria-label="Close" onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </div>
  )
}
