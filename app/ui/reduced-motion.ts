/** The preference for reduced motion, for animations by script; the stylesheet has its own rule. */
import { useSyncExternalStore } from 'react'

const question = '(prefers-reduced-motion: reduce)'

export const prefersReducedMotion = () => matchMedia(question).matches

function listen(changed: () => void): () => void {
  const media = matchMedia(question)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Updates when the preference changes. The server renders as if motion were reduced. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(listen, prefersReducedMotion, () => true)
}
