/** What the page behind the chat does while the chat is open. */
import { type RefObject, useEffect } from 'react'

/** The page does not scroll behind a chat that floats over it. */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return
    const { style } = document.documentElement
    const before = style.overflow
    style.overflow = 'hidden'
    return () => {
      style.overflow = before
    }
  }, [isLocked])
}

/** Makes room in the page beside a docked chat, and tells listeners by an event. */
export function useDocked(docked: boolean): void {
  useEffect(() => {
    if (!docked) return
    tell(true)
    document.body.classList.add('beside-chat')
    return () => {
      document.body.classList.remove('beside-chat')
      tell(false)
    }
  }, [docked])
}

function tell(docked: boolean): void {
  window.dispatchEvent(new CustomEvent('piri-docked', { detail: { docked } }))
}

/** Where the chat covers the whole page, nothing of the page behind it is reached by Tab or read out. */
export function useInertPage(isCovered: boolean, chat: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isCovered) return
    const behind = [...document.body.children].filter(
      (each): each is HTMLElement =>
        each instanceof HTMLElement &&
        !each.inert &&
        !each.contains(chat.current) &&
        // Toasts are shown over the chat.
        !each.matches('section[aria-live], section:has([data-sonner-toaster])'),
    )
    for (const each of behind) each.inert = true
    return () => {
      for (const each of behind) each.inert = false
    }
  }, [isCovered, chat])
}
