/** Whether a person prefers reduced motion: for what a script moves. The stylesheet stops its own. */
import { useSyncExternalStore } from 'react'

const question = '(prefers-reduced-motion: reduce)'

export const prefersReducedMotion = () => matchMedia(question).matches

function listen(changed: () => void): () => void {
  const media = matchMedia(question)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Follows the preference while it changes. The server can't know it, and renders without motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(listen, prefersReducedMotion, () => true)
}
