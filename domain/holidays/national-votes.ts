/** Days of a national vote on which a whole country rests, by the rule that its law sets; no list of holidays has them. */
import { daysBetween, nthWeekday } from '#domain/calendar/calendar-days.ts'

const TUESDAY = 2

interface Vote {
  /** A year with one, and how many years lie between two. */
  since: number
  every: number
  on: (year: number) => string
}

const votes: Readonly<Record<string, Vote>> = {
  // The second Tuesday of August in every fifth year.
  KE: { since: 2022, every: 5, on: (year) => nthWeekday(year, 8, TUESDAY, 2) },
}

export const nameOfVote = 'General election'

export function isNationalVote(country: string, date: string): boolean {
  const vote = votes[country]
  const year = Number(date.slice(0, 4))
  return vote !== undefined && (year - vote.since) % vote.every === 0 && vote.on(year) === date
}

/** Days around a vote with crowded streets, and with the wait for the result. */
const around = { before: 7, after: 10 }

export function isNearVote(country: string, date: string): boolean {
  const vote = votes[country]
  const year = Number(date.slice(0, 4))
  if (!vote || (year - vote.since) % vote.every !== 0) return false
  const days = daysBetween(vote.on(year), date)
  return -around.before <= days && days <= around.after
}
