/** Signals to the sign-in prompt: that an action needs an account, or that the page was not found. */
import { useLayoutEffect, useSyncExternalStore } from 'react'

interface Told {
  /** How many mounted screens say that the page was not found: one or none, except for a moment of change. */
  missing: number
  asked: boolean
}

const nothing: Told = { missing: 0, asked: false }
/**
 * The same object as on the server until something changes: another object would render the prompt a second
 * time at once.
 */
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

/** For the screen of a missing page. Runs before the paint, so that the prompt does not show first. */
export function useMissingPage(): void {
  useLayoutEffect(() => {
    tell({ missing: told.missing + 1 })
    return () => tell({ missing: told.missing - 1 })
  }, [])
}
