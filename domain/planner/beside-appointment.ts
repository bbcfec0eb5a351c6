/** What the sentence of an appointment says besides, where the brief has it without: at what time, on which day, where. */

export interface SaidBeside {
  /** "20:00". */
  time?: string
  /** 0 is Sunday. */
  weekday?: number
  where?: string
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const anyWeekday = new RegExp(`\\b(${weekdays.join('|')})\\b`, 'i')
const clock =
  /\b(?:at|for|from)\s+(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?\s*(?<half>[ap])?\.?(?:m\b)?/i
const somewhere = /\b(?:in|near)\s+(?:the\s+)?(?<name>\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)*)/u
const noPlace =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i

export function besideAppointment(text: string, what: string): SaidBeside {
  const word = what.split(' ')[0] ?? what
  const named = new RegExp(`\\b${word.replace(/[^\p{L}\p{N}]/gu, '.')}`, 'iu')
  // What stands before it is said of the trip: "3 days in Dubrovnik, dinner at 8pm".
  const sentence = text.split(/[.;!?](?!\d)/).flatMap((each) => {
    const at = each.search(named)
    return at < 0 ? [] : [each.slice(at)]
  })[0]
  if (sentence === undefined) return {}
  const time = timeIn(sentence)
  const weekday = anyWeekday.exec(sentence)?.[1]?.toLowerCase()
  const where = somewhere.exec(sentence.split(',')[0] ?? '')?.groups?.name
  return {
    ...(time === undefined ? {} : { time }),
    ...(weekday === undefined ? {} : { weekday: weekdays.indexOf(weekday) }),
    ...(where === undefined || noPlace.test(where) ? {} : { where }),
  }
}

/** Only what is surely a time: with minutes, or with am or pm. */
function timeIn(sentence: string): string | undefined {
  const { hour, minute, half } = clock.exec(sentence)?.groups ?? {}
  if (hour === undefined || (minute === undefined && half === undefined)) return undefined
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour)
  return hours > 23 ? undefined : `${String(hours).padStart(2, '0')}:${minute ?? '00'}`
}
