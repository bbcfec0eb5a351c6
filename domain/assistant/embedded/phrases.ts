/** Small parts of speech. */
import { dayInWords } from '#domain/planner/days-in-words.ts'

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "an hour and a half", "40 minutes". */
export function span(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const whole = hours === 1 ? 'an hour' : `${hours} hours`
  if (rest === 0) return whole
  if (rest === 30) return hours === 1 ? 'an hour and a half' : `${hours}½ hours`
  return `${hours} h ${rest} min`
}

const counts = 'no one two three four five six seven eight nine ten'.split(' ')
export const count = (number: number): string => counts[number] ?? String(number)

export function days(number: number): string {
  return number === 1 ? 'one day' : `${count(number)} days`
}

/** "Tue 1 December". */
export const onDay = (date: string): string => dayInWords(date)

/** One of several ways to say it, another one each time. */
export function oneOf(ways: readonly [string, ...string[]], turn: number): string {
  return ways[turn % ways.length] ?? ways[0]
}

/** Whole sentences, as many as fit. */
export function withinLength(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('.\n'), cut.lastIndexOf('? '))
  return end > most / 3 ? cut.slice(0, end + 1) : `${cut.slice(0, most - 1).trimEnd()}…`
}
