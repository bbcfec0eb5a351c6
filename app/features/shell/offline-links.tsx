import { WifiOff, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { worksOffline } from './works-offline.ts'

/** A link whose navigation was held back. */
interface Held {
  to: string
  /** The link's text. */
  name: string
}

/**
 * Offline, holds back links to pages that need the network, and says so. The focus stays on the link; once
 * the network is back, the same page is one tap away.
 */
export function OfflineLinks() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isOnline = useSyncExternalStore(watchNetwork, onLine, onTheServer)
  const [held, setHeld] = useState<Held | null>(null)

  useEffect(() => {
    const hold = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link || navigator.onLine || worksOffline(link.pathname)) return
      event.preventDefault()
      // Keeps every other listener from this click: menus stay open, and the focus stays.
      event.stopPropagation()
      setHeld({ to: link.pathname + link.search + link.hash, name: nameOf(link) })
    }
    // Captures the click before the router's own listener, which is on the same node.
    window.addEventListener('click', hold, true)
    return () => window.removeEventListener('click', hold, true)
  }, [])

  // The notice goes when the person gets to another page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of page that counts.
  useEffect(() => setHeld(null), [pathname])

  return (
    <div
      role="status"
      data-surface="paper"
      className="fixed inset-x-0 top-20 z-50 mx-auto w-fit max-w-[calc(100%-2rem)] print:hidden"
    >
      {held && (
        <div className="flex animate-fade-in items-center gap-3 rounded-control border border-hairline bg-surface py-2 pr-2 pl-4 text-on-surface shadow-soft">
          <WifiOff aria-hidden="true" className="size-5 shrink-0 text-violet" />
          <p>
            {isOnline ? (
              <>You’re back online.</>
            ) : (
              <>
                <span className="font-semibold">You’re offline.</span> “{held.name}” needs the
                network.
              </>
            )}
          </p>
          {isOnline && (
            <Button size="sm" onClick={() => navigate(held.to)}>
              Try again
            </Button>
          )}
          <Button variant="ghost" size="icon" aria-label="Close" onClick={() => setHeld(null)}>
            <X aria-hidden="true" className="size-5" />
          </Button>
        </div>
      )}
    </div>
  )
}

/** The link of this site that a plain click would follow in this window. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin || link.hasAttribute('download')) return undefined
  if (link.target && link.target !== '_self') return undefined
  return link.pathname === location.pathname ? undefined : link
}

function nameOf(link: HTMLAnchorElement): string {
  const words = link.getAttribute('aria-label') ?? link.textContent ?? ''
  return words.replace(/\s+/g, ' ').trim().slice(0, 60) || 'This page'
}

const onLine = () => navigator.onLine
const onTheServer = () => true

function watchNetwork(tell: () => void): () => void {
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  return () => {
    window.removeEventListener('online', tell)
    window.removeEventListener('offline', tell)
  }
}
