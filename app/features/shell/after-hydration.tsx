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
 * Parts that every page has and none needs at first: toasts, the chat's button, and what links do offline.
 * One chunk, loaded after hydration, so that it is not in a page's own script.
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

/**
 * Loaded in a task of its own, because its style sheet has the whole page styled again. Earlier toasts wait
 * for it.
 */
function Toasts() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), [])
  return <Suspense>{isIdle && <Toaster />}</Suspense>
}
