// Whether a person asked for stillness. The stylesheet stops what it moves; this is for what a script moves.
import { useSyncExternalStore } from 'react'

const question = '(prefers-reduced-motion: reduce)'

export const asksForStillness = () => matchMedia(question).matches

function listen(changed: () => void): () => void {
  const media = matchMedia(question)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Follows the wish while it changes. The server, which can't know it, holds still. */
export function useStillness(): boolean {
  return useSyncExternalStore(listen, asksForStillness, () => true)
}
