/** Feasts of the country right before or after a stay with free dates. */
import { addDays } from '#domain/calendar/calendar-days.ts'
import { type Festivity, festivityOn } from '#domain/holidays/festivities.ts'
import { dayInWords } from '../days-in-words.ts'
import type { KnownStay } from './to-know.ts'

const nearBy = [1, 2]
const inWords = ['', 'the day', 'two days']

export function feastsBeside({ destination, days }: KnownStay): string[] {
  const [first, last] = [days[0]?.date, days.at(-1)?.date]
  if (!(first && last)) return []
  // The town's own festivals have a line elsewhere.
  const own = new Set((destination.festivals ?? []).map(({ name }) => name))
  const met = new Set(days.flatMap(({ date }) => festivityOn(destination, date)?.name ?? []))
  const beside = (date: string): Festivity | null => {
    const feast = festivityOn(destination, date)
    return feast && !met.has(feast.name) && !own.has(feast.name) ? feast : null
  }
  const goesOn = (date: string) =>
    festivityOn(destination, addDays(date, 1))?.name === festivityOn(destination, date)?.name
  for (const away of nearBy) {
    const date = addDays(last, away)
    const feast = beside(date)
    if (feast)
      return [
        `${feast.name} ${goesOn(date) ? 'begins' : 'is'} on ${dayInWords(date)}, ${inWords[away]} after you leave: ${feast.says} Move your days to be there, or to keep clear of it on the way home.`,
      ]
  }
  for (const away of nearBy) {
    const date = addDays(first, -away)
    const feast = beside(date)
    if (feast)
      return [
        `${feast.name} is on ${dayInWords(date)}, ${inWords[away]} before you come: move your days if you would rather be there.`,
      ]
  }
  return []
}
