// Toasts, by which the product confirms what just happened.
import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect } from 'react'
import { Toaster as SonnerToaster, toast } from 'sonner'
import type { Notice, Tone } from './notify.ts'
import { toastsArePlaced } from './toast-place.ts'

const KEPT_TOASTS = 10

/** Rendered once, in the root. Alt+T focuses it. */
export function Toaster() {
  useEffect(toastsArePlaced, [])
  return (
    <SonnerToaster
      // Given, because the library would otherwise read the page's direction, which forces its styles to be
      // computed.
      dir="ltr"
      position="bottom-right"
      duration={5000}
      visibleToasts={3}
      gap={14}
      hotkey={['altKey', 'KeyT']}
      closeButton
      icons={{
        success: <CircleCheck aria-hidden="true" className="size-5 text-success" />,
        error: <TriangleAlert aria-hidden="true" className="size-5" />,
        info: <Info aria-hidden="true" className="size-5 text-info" />,
        close: <X aria-hidden="true" className="size-4" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: 'Close',
        classNames: {
          toast:
            'flex w-(--width) items-start font-sans gap-3 rounded-control border border-hairline py-3.5 pr-12 pl-4 shadow-soft',
          default: 'bg-surface text-on-surface',
          success: 'bg-surface text-on-surface',
          info: 'bg-surface text-on-surface',
          error: 'bg-danger-fill text-on-danger-fill',
          icon: 'flex h-6 shrink-0 items-center',
          content: 'min-w-0 grow wrap-break-word',
          title: 'font-semibold leading-6',
          description: 'text-sm opacity-90',
          actionButton:
            '-my-2.5 min-h-touch shrink-0 rounded-chip px-3 text-sm font-semibold underline underline-offset-4',
          closeButton:
            'absolute top-0.5 right-0.5 inline-flex size-touch items-center justify-center rounded-control hover:bg-current/10',
        },
      }}
    />
  )
}

/** Shows a toast at once, and drops the oldest where there are more than ten. */
export function showToast(tone: Tone, title: string, notice: Notice): void {
  toast[tone](title, notice)
  for (const old of toast.getToasts().slice(0, -KEPT_TOASTS)) toast.dismiss(old.id)
}
