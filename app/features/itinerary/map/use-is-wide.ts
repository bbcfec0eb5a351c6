import { useSyncExternalStore } from 'react'

/** The stylesheet's `lg`, from which the map stands beside the days. */
const question = '(min-width: 64rem)'

function listen(changed: () => void): () => void {
  const media = matchMedia(question)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

export const isWideNow = (): boolean => matchMedia(question).matches

/** The server renders for a narrow screen: a picture, with nothing in it to press yet. */
export const useIsWide = (): boolean => useSyncExternalStore(listen, isWideNow, () => false)
