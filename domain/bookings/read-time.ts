/** A time of day for a booking, as `20:00`. */
import type { BookingKind } from './booking-form.ts'

const clock =
  /\b(?:(?:at|around|about|by|for|from|make it|@)\s*)?(?<hour>[01]?\d|2[0-3])[:.h](?<minute>[0-5]\d)\s?(?<half>[ap])?\.?m?\b/
const halved = /\b(?<hour>1[0-2]|[1-9])\s?(?<half>[ap])\.?m\b/
const bare =
  /\b(?:at|around|about|make it|by|@)\s*(?<hour>1[0-2]|[1-9])(?:\s?o'?clock)?(?!\s?(?:people|persons|nights?|days?|adults|of us|[:.\d/]|(?:st|nd|rd|th)\b|january|february|march|april|may|june|july|august|september|october|november|december))\b/
const words = /\b(?:at )?(?<word>noon|midday|midnight)\b/
const hours = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const spoken = new RegExp(
  `\\b(?:at|around|about|make it)\\s+(?<part>half past |quarter past |quarter to )?(?<named>${hours.join('|')})\\b(?!\\s+(?:people|nights?|days?|of us|adults))`,
)

/** "At eight" is in the evening for a table, and in the morning for a ride. */
export function readTime(text: string, kind: BookingKind | undefined): string | undefined {
  const lower = text.toLowerCase()
  const groups = (clock.exec(lower) ?? halved.exec(lower))?.groups
  if (groups) return written(Number(groups.hour), Number(groups.minute ?? 0), groups.half)
  const word = words.exec(lower)?.groups?.word
  if (word) return word === 'midnight' ? '00:00' : '12:00'
  const said = spoken.exec(lower)?.groups
  if (said) {
    const hour = hours.indexOf(said.named ?? '') + 1
    const minutes = hour * 60 + minutesOf(said.part)
    return written(Math.floor(minutes / 60), minutes % 60, halfOf(hour, kind, lower))
  }
  const hour = Number(bare.exec(lower)?.groups?.hour ?? 0)
  return hour > 0 ? written(hour, 0, halfOf(hour, kind, lower)) : undefined
}

function minutesOf(part: string | undefined): number {
  if (part?.startsWith('half')) return 30
  if (part?.endsWith('past ')) return 15
  return part ? -15 : 0
}

/** Morning or afternoon of an hour: meals are from noon to eleven at night. */
function halfOf(hour: number, kind: BookingKind | undefined, text: string): string | undefined {
  if (/\b(?:morning|breakfast)\b/.test(text)) return 'a'
  if (/\b(?:evening|tonight|night|afternoon|dinner)\b/.test(text)) return 'p'
  if (hour === 12) return 'p'
  return kind === 'table' ? 'p' : undefined
}

function written(hour: number, minute: number, half: string | undefined): string {
  const turned = half === 'p' ? (hour % 12) + 12 : half === 'a' ? hour % 12 : hour
  return `${String(turned % 24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
