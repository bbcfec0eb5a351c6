import { ChatLauncher } from '#app/features/chat/index.ts'
import { Toaster } from '#app/ui/toast.tsx'
import { OfflineLinks } from './offline-links.tsx'

/**
 * What every page has and none needs to be read: toasts, the button of the chat, and
 * what a link says without the network. In one piece that
 * is loaded after hydration, so that a page's own script has nothing of it.
 */
export function AfterHydration() {
  return (
    <>
      <Toaster />
      <ChatLauncher />
      <OfflineLinks />
    </>
  )
}
