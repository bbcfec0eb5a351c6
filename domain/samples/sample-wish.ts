/** A sample as a wish in plain words, with what somebody set on the way. */
import { longDate, monthName } from '#domain/calendar/english-dates.ts'
import type { Sample } from './samples.ts'

export interface SampleChoice {
  days: number
  /** The first day; undefined where nobody chose one. */
  start?: string | undefined
  adults: number
  children: number
  pace: 'slow' | 'balanced' | 'fast'
}

const paces = { slow: ', at a slow pace', balanced: '', fast: ', packed days' } as const

/** The wish that the sample itself is planned from. */
export function sampleWish({ words, days, month }: Sample): string {
  return `${withDays(words, days)} in ${monthName(month)}`
}

/** As somebody would ask for the same way at their own dates, in their own company. */
export function wishLike(sample: Sample, choice: SampleChoice): string {
  const { days, start, adults, children, pace } = choice
  // Nights that were shared out for another length would not fit.
  const words =
    days === sample.days ? sample.words : sample.words.replaceAll(/ \(\d+ nights?\)/g, '')
  const when = start ? ` from ${longDate(start)}` : ''
  const month = start ? '' : ` in ${monthName(sample.month)}`
  return `${withDays(words, days)}${when}${month}, for ${partyInWords(adults, children)}${paces[pace]}`
}

function withDays(words: string, days: number): string {
  return words.replace('{n} days', days === 1 ? '1 day' : `${days} days`).replace('{n}', `${days}`)
}

function partyInWords(adults: number, children: number): string {
  const grown = adults === 1 ? '1 adult' : `${adults} adults`
  if (children === 0) return grown
  return `${grown} and ${children === 1 ? '1 child' : `${children} children`}`
}
