import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useBrand } from '#app/lib/site.ts'
import { LogoMark } from '#app/ui/logo-mark.tsx'
import { hasChat } from './chat-addresses.ts'

/** Loaded when the chat is first opened. */
const ChatWindow = lazy(() =>
  import('./chat-window.tsx').then((chat) => ({ default: chat.ChatWindow })),
)

/** The button that opens the chat, a lit window in the lower right corner, and the chat itself. */
export function ChatLauncher() {
  const { pathname } = useLocation()
  const { name } = useBrand()
  const [isOpen, setOpen] = useState(false)
  // Not in the server's markup: without JavaScript the button would do nothing.
  const [isAlive, setAlive] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const opener = useRef<Element>(null)
  useEffect(() => {
    setAlive(true)
    // `openChat` asks by this event, and learns from its cancelling that the chat is opened.
    const open = (event: Event) => {
      event.preventDefault()
      opener.current = document.activeElement
      setOpen(true)
    }
    window.addEventListener('piri-open-chat', open)
    return () => window.removeEventListener('piri-open-chat', open)
  }, [])
  if (!isAlive || !hasChat(pathname)) return null
  function close() {
    setOpen(false)
    const before = opener.current
    // Once the button is there again.
    requestAnimationFrame(() => {
      if (before instanceof HTMLElement && before.isConnected && before !== document.body) {
        before.focus()
      } else button.current?.focus()
    })
  }
  return (
    <>
      {!isOpen && (
        <button
          ref={button}
          type="button"
          onClick={() => {
            opener.current = null
            setOpen(true)
          }}
          className="fixed right-4 bottom-4 z-30 flex min-h-14 animate-fade-in items-center gap-2.5 rounded-full border border-horizon bg-night py-2 pr-5 pl-3 font-semibold text-foam shadow-[0_0_28px_-2px_rgb(242_166_90/0.55)] transition-shadow in-[body:has([data-foot-strip])]:bottom-36 hover:shadow-[0_0_36px_2px_rgb(242_166_90/0.7)] sm:in-[body:has([data-foot-strip])]:bottom-24 print:hidden"
        >
          <LogoMark className="size-8" />
          Ask {name}
        </button>
      )}
      {isOpen && (
        <Suspense>
          <ChatWindow onClose={close} />
        </Suspense>
      )}
    </>
  )
}
