/** Parses a wish from an address: one that can be planned, or why it can't. */
import { type ReadSlots, readSlots, type SetSlots } from '#domain/brief/set-by-hand/slots.ts'

/** Longest wish in characters. */
export const longestWish = 1000

/** What somebody asks for: words, and what they set beside them. One of the two may be empty. */
export interface TypedWish {
  text: string
  slots: SetSlots
}

export const nothingAsked: TypedWish = { text: '', slots: {} }

export type WishText =
  | { kind: 'none' }
  | { kind: 'empty' }
  | { kind: 'too-long'; asked: TypedWish; error: string }
  | { kind: 'wish'; asked: TypedWish; set: ReadSlots }

/** From the query of an address; control characters and runs of white space count as one space. */
export function readWish(query: URLSearchParams): WishText {
  const words = query.get('q')
  const set = readSlots(query)
  const isSet = Object.keys(set.slots).length > 0 || set.problems.length > 0
  if (words === null && !isSet) return { kind: query.size === 0 ? 'none' : 'empty' }
  const text = plainText(words ?? '')
  const error = tooLong(text)
  const asked = { text, slots: set.slots }
  if (error) return { kind: 'too-long', asked, error }
  return text === '' && !isSet ? { kind: 'empty' } : { kind: 'wish', asked, set }
}

const plainText = (words: string): string => words.replace(/[\s\p{C}]+/gu, ' ').trim()

/** What is wrong with the length, or undefined. */
export function tooLong(text: string): string | undefined {
  return text.length > longestWish
    ? `That is ${counted(text.length)} characters. Please say it in ${counted(longestWish)} at most: where, when, with whom, and what matters most.`
    : undefined
}

const counted = (count: number) => count.toLocaleString('en-US')
