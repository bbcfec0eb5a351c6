/** Feasts that a trip is to keep clear of: "not over Easter", "outside Ramadan", "avoiding Golden Week". */
import { type DayRange, holidays } from './holidays.ts'

const avoiding =
  "(?:not|never|avoid(?:ing)?|outside(?: of)?|except(?: for)?|away from|skip(?:ping)?|clear of|don't want|rather than)"
const beside = '(?: (?:be|go|travel(?:ing)?|come|to|over|during|in|at|around|on|the|there))*'

export interface AvoidedFeast {
  /** As it was written. */
  name: string
  /** Its days in a year. */
  days: (year: number) => DayRange
}

export function avoidedFeasts(text: string): AvoidedFeast[] {
  return holidays.flatMap(({ pattern, days, weekend }) => {
    const said = new RegExp(`\\b${avoiding}${beside} (?<name>${pattern})\\b`, 'i')
    const name = said.exec(text)?.groups?.name
    // Around Easter the days off are those of its weekend.
    return name ? [{ name, days: weekend ?? days }] : []
  })
}

/** The text without the feasts that it only names to keep clear of them. */
export function withoutAvoided(text: string): string {
  return avoidedFeasts(text).reduce((rest, { name }) => rest.replaceAll(name, ''), text)
}
