/** A wish as it stands in an address: what can be planned, and what is answered to the rest. */

/** More is a letter, not a wish; the field takes no more either. */
export const longestWish = 1000

export type WishText =
  | { kind: 'none' }
  | { kind: 'empty' }
  | { kind: 'too-long'; length: number }
  | { kind: 'wish'; text: string }

/** Control characters and runs of white space count as one space. */
export function readWish(asked: string | null): WishText {
  if (asked === null) return { kind: 'none' }
  const text = asked.replace(/[\s\p{C}]+/gu, ' ').trim()
  if (text === '') return { kind: 'empty' }
  return text.length > longestWish
    ? { kind: 'too-long', length: text.length }
    : { kind: 'wish', text }
}

/** The address that plans a wish; `whole` waits for the last plan instead of streaming. */
export function planAddress(wish: string, { whole = false } = {}): string {
  const query = new URLSearchParams({ q: wish, ...(whole ? { whole: '1' } : {}) })
  return `/generate-itinerary?${query}`
}
