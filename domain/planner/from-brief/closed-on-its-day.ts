/** A day that somebody thought of for a sight which is shut on it: "the Taj Mahal, I was thinking Friday". */
import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import { weekdays } from '#domain/calendar/english-dates.ts'
import type { Place } from '#domain/places/schema.ts'
import { dayInWords } from '../days-in-words.ts'
import { openSpans } from '../open-spans.ts'
import type { UnmetWish } from '../plan-outcome.ts'

const day = `(?<day>${weekdays.join('|')})s?\\b`
/** Between the name and its day stand a few words of thinking, and no other wish. */
const gap =
  "(?:,? ?\\b(?:also|too|maybe|perhaps|probably|possibly|i|we|was|were|am|are|'m|'re|is|thinking|thought|think|of|about|planning|plan|planned|hoping|hope|to|go|visit|see|it|this|that|for|on|the|at|in|early|first|morning|afternoon|museums?|would|be|like|do|there))*[ ,:(]* ?"

export function closedOnItsDay(
  named: readonly Place[],
  text: string,
  dates: readonly string[],
): UnmetWish[] {
  return named.flatMap((place) => {
    const said = dayOf(place, text)
    if (said === null) return []
    const on = dates.filter((date) => weekdayOf(date) === said)
    const open = dates.filter((date) => openSpans(place, date).length > 0)
    const isShut = on.length > 0 && on.every((date) => !open.includes(date))
    if (!isShut) return []
    const shut = on.map(dayInWords).join(' and ')
    return [
      {
        wish: place.name,
        reason: 'closed' as const,
        says: `You thought of ${weekdays[said]} for ${place.name}: it is closed on ${shut}.`,
        wayOut:
          open.length > 0
            ? `It is open on ${open.map(dayInWords).join(', ')}.`
            : 'None of your days has it open: move them to have it.',
      },
    ]
  })
}

/** The weekday right behind the name, or right in front of it. */
function dayOf({ name }: Place, text: string): number | null {
  // "Taj Mahal, Agra" is called by what stands before the comma.
  const called = (name.split(/,| \(/)[0] ?? name).replace(/[^\p{L}\p{N} ]/gu, '.')
  const behind = new RegExp(`${called}${gap}${day}`, 'iu').exec(text)
  const before = new RegExp(
    `\\b(?:on )?${day},?(?: (?:for|at|to|we|the|visit|see))* ${called}`,
    'iu',
  ).exec(text)
  const word = (behind ?? before)?.groups?.day?.toLowerCase()
  const index = weekdays.findIndex((each) => each.toLowerCase() === word)
  return index < 0 ? null : index
}
