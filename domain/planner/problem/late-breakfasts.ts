/** Late breakfasts replace lunch: nobody has eggs at eleven and a second meal at one. */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Meal } from '#domain/places/schema.ts'

/** Latest begin (minute of the day) of a breakfast that does not replace lunch. */
export const lastBreakfast = 540
/** Start span of a brunch. */
const brunch: OpenSpan = { from: 630, to: 655 }

/** Windows of a breakfast, and of one in place of lunch. */
export function breakfastWindows(
  usual: OpenSpan,
): readonly { window: OpenSpan; instead: readonly Meal[] }[] {
  return [
    { window: { from: usual.from, to: Math.min(usual.to, lastBreakfast) }, instead: [] },
    { window: brunch, instead: ['lunch'] },
  ]
}
