/**
 * What screens tell the sign-in prompt: that somebody wants something for which an account is needed,
 * or that the page was not found.
 */
import { useLayoutEffect, useSyncExternalStore } from 'react'

interface Told {
  /** How many screens on the page say that it was not found: one or none, but for a moment. */
  missing: number
  asked: boolean
}

const nothing: Told = { missing: 0, asked: false }
/** The same object as the server's until something is told: another one has React draw the page's prompt again at once. */
let told = nothing
const listeners = new Set<() => void>()

function tell(more: Partial<Told>): void {
  told = { ...told, ...more }
  for (const listener of listeners) listener()
}

/** Asks again, also where the prompt was closed in this visit. */
export const askToSignIn = (): void => tell({ asked: true })
export const signInAnswered = (): void => tell({ asked: false })

export function useSignInRequest(): { isFound: boolean; asked: boolean } {
  const { missing, asked } = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => told,
    () => nothing,
  )
  return { isFound: missing === 0, asked }
}

/** For the screen that stands for a missing page. Before the paint, so that nothing is asked twice. */
export function useMissingPage(): void {
  useLayoutEffect(() => {
    tell({ missing: told.missing + 1 })
    return () => tell({ missing: told.missing - 1 })
  }, [])
}
