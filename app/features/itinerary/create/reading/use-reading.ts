import { useEffect, useState } from 'react'
import type { WishReading } from '#domain/brief/set-by-hand/slots-of-brief.ts'
import type { TypedWish } from '../wish-text.ts'
import type { Ask, Suggestion, Town } from './messages.ts'

/** Pause in typing after which the wish is read. */
const pauseMs = 180

export type ReadingState =
  | { state: 'none' }
  /** The reader is on its way; what was read last stays until it answers. */
  | { state: 'reading'; last: WishReading | undefined }
  | { state: 'read'; last: WishReading }
  /** The worker or its data could not be loaded: the wish is read when it is sent. */
  | { state: 'away'; last: WishReading | undefined }

/** Reads what is asked for while it is typed. The reader's code loads with the first word. */
export function useReading({ text, slots }: TypedWish): ReadingState {
  const [reading, setReading] = useState<ReadingState>({ state: 'none' })
  const isEmpty = text.trim() === '' && Object.keys(slots).length === 0
  useEffect(() => {
    if (isEmpty) {
      setReading({ state: 'none' })
      return
    }
    let wanted = true
    const settle = (next: (last: WishReading | undefined) => ReadingState) => {
      if (wanted) setReading((before) => next('last' in before ? before.last : undefined))
    }
    const timer = setTimeout(() => {
      settle((last) => ({ state: 'reading', last }))
      askReader({ kind: 'read', text, slots, today: localDay(new Date()) }).then(
        (last) => settle(() => ({ state: 'read', last })),
        () => settle((last) => ({ state: 'away', last })),
      )
    }, pauseMs)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [text, slots, isEmpty])
  return reading
}

type SuggestionAsk = Exclude<Ask, { kind: 'read' | 'town' }>

/** What to suggest for the words in a field; nothing while there is nothing to ask. */
export function useSuggestions(ask: SuggestionAsk | undefined): readonly Suggestion[] {
  const [found, setFound] = useState<readonly Suggestion[]>([])
  const key = JSON.stringify(ask)
  useEffect(() => {
    if (key === undefined) {
      setFound([])
      return
    }
    let wanted = true
    const show = (suggestions: readonly Suggestion[]) => {
      if (wanted) setFound(suggestions)
    }
    const timer = setTimeout(() => {
      askReader<SuggestionAsk['kind']>(JSON.parse(key)).then(show, () => show([]))
    }, pauseMs)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [key])
  return found
}

/** A town's sketch; null until it is here, or where there is none. */
export function useTown(slug: string | undefined): Town | null {
  const [town, setTown] = useState<Town | null>(null)
  useEffect(() => {
    setTown(null)
    if (slug === undefined) return
    let wanted = true
    const show = (found: Town | null) => {
      if (wanted) setTown(found)
    }
    askReader({ kind: 'town', slug }).then(show, () => show(null))
    return () => {
      wanted = false
    }
  }, [slug])
  return town
}

async function askReader<Kind extends Ask['kind']>(question: Extract<Ask, { kind: Kind }>) {
  const { askWishReader } = await import('./wish-reader.ts')
  return askWishReader<Kind>(question)
}

function localDay(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
