/** A wish that was typed and not sent, in session storage; where there is none, it is not kept. */
import { planQuery } from '../trip/plan-address.ts'
import { nothingAsked, readWish, type TypedWish } from './wish-text.ts'

const key = 'wish_draft'

export const wishDraft = {
  read(): TypedWish {
    try {
      const query = new URLSearchParams(sessionStorage.getItem(key) ?? '')
      const wish = readWish(query)
      // The words as they were typed, with their line breaks.
      return 'asked' in wish ? { ...wish.asked, text: query.get('q') ?? '' } : nothingAsked
    } catch {
      return nothingAsked
    }
  },
  write({ text, slots }: TypedWish): void {
    try {
      const query = String(planQuery(text, slots))
      if (query === '') sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, query)
    } catch {}
  },
}
