/** A breakfast that begins late is lunch as well: nobody sits down to eggs at eleven and to a second table at one. */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Meal } from '#domain/places/schema.ts'

/** Who has breakfast until then is hungry again at noon. */
export const lastBreakfast = 540
/** Sat down to before eleven: later it is lunch, whatever is on the plates. */
const brunch: OpenSpan = { from: 630, to: 655 }

/** Breakfast as breakfast, and breakfast in place of lunch. */
export function breakfastWindows(
  usual: OpenSpan,
): readonly { window: OpenSpan; instead: readonly Meal[] }[] {
  return [
    { window: { from: usual.from, to: Math.min(usual.to, lastBreakfast) }, instead: [] },
    { window: brunch, instead: ['lunch'] },
  ]
}
