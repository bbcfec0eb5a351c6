/** Hours of a weekday on which one of the party is elsewhere: "my husband is working Monday until 2pm". */
import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import type { Place } from '#domain/places/schema.ts'
import { dayInWords } from '../days-in-words.ts'
import type { PlanRequest } from '../schema.ts'

export interface ApartHours {
  closures: PlanRequest['closures']
  notes: string[]
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const busy =
  /\bmy (?<who>husband|wife|partner|boyfriend|girlfriend|sister|brother|mother|father|mum|mom|dad|son|daughter|friend|parents)\b[^.;!?]{0,25}?\b(?:works?|working|(?:in|has|have|having) (?:a |an )?(?:meetings?|conference|workshop|exam|appointment)|busy|at (?:a|the) (?:conference|meeting|office))\b[^.;!?]{0,20}?\b(?<day>sunday|monday|tuesday|wednesday|thursday|friday|saturday)\b(?<when>[^.;!?,]{0,30})/i
/** From so many minutes on a visit takes the better part of the day. */
const wholeDay = 300

/** Nobody goes for a whole day without one who would have come along. */
export function apartHours(
  text: string,
  dates: readonly string[],
  places: readonly Place[],
): ApartHours {
  const said = busy.exec(text)?.groups
  const date = dates.find((each) => weekdays[weekdayOf(each)] === said?.day?.toLowerCase())
  if (!(said && date)) return { closures: [], notes: [] }
  const until = /\b(?:until|till|to) (?<hour>[\d:.]+ ?(?:[ap]m)?|noon|lunch)/i.exec(said.when ?? '')
  const hours = until?.groups?.hour ? ` until ${until.groups.hour.trim()}` : ''
  return {
    closures: places
      .filter(({ dayTrip, minutes }) => dayTrip || minutes >= wholeDay)
      .map(({ id }) => ({ placeId: id, date })),
    notes: [
      `${dayInWords(date)}: your ${said.who?.toLowerCase()} is not with you${hours}, so nothing that takes a whole day is planned then.`,
    ],
  }
}
