import { lazy, Suspense, startTransition, useEffect, useState } from 'react'
import { ChatLauncher } from '#app/features/chat/index.ts'
import { whenIdle } from '#app/lib/when-idle.ts'
import { OfflineLinks } from './offline-links.tsx'

// If their code can't be loaded, the page stays as it is.
const Toaster = lazy(() =>
  import('#app/ui/toast.tsx').then(
    (toasts) => ({ default: toasts.Toaster }),
    () => ({ default: () => <></> }),
  ),
)

/**
 * What every page has and none needs to be read: toasts, the button of the chat, and
 * what a link says without the network. In one piece that
 * is loaded after hydration, so that a page's own script has nothing of it.
 */
export function AfterHydration() {
  return (
    <>
      <Toasts />
      <ChatLauncher />
      <OfflineLinks />
    </>
  )
}

/** In a task of its own: its code brings a style sheet, and has the page styled for it. What is said before it is there waits for it. */
function Toasts() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), [])
  return <Suspense>{isIdle && <Toaster />}</Suspense>
}
