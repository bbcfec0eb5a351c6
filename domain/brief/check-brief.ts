/** What a brief lacks, in the order to ask for it, and what in it can't all be true. */
import { addDays, daysBetween } from '../calendar/calendar-days.ts'
import type { PlaceRef, TripBrief } from './schema.ts'
import { askableSlots } from './slots.ts'

type Missing = TripBrief['missing'][number]
type Contradiction = TripBrief['contradictions'][number]

export function missingIn(brief: TripBrief): Missing[] {
  const { dates, party } = brief
  const lacks: Record<Missing, boolean> = {
    destinations: brief.destinations.length === 0,
    dates: dates === undefined,
    days: brief.days === undefined && !(dates?.start && dates.end),
    party: party.total === undefined,
    origin: brief.origin === undefined,
    budget: brief.budget === undefined && brief.spending === undefined,
    interests: brief.interests.length === 0 && brief.wantedKinds.length === 0,
  }
  return askableSlots.filter((slot) => lacks[slot])
}

/** One question a slot, for a screen or a chat. */
export const questions: Readonly<Record<Missing, string>> = {
  destinations: 'Where would you like to go?',
  dates: 'When do you want to travel?',
  days: 'How many days do you have?',
  party: 'How many of you are traveling?',
  origin: 'Where do you start from?',
  budget: 'What may the trip cost?',
  interests: 'What do you enjoy most when you travel?',
}

export function contradictionsIn(brief: TripBrief, today: string): Contradiction[] {
  return [
    ...timeContradictions(brief, today),
    ...partyContradictions(brief),
    ...wishContradictions(brief),
  ]
}

function timeContradictions(brief: TripBrief, today: string): Contradiction[] {
  const found: Contradiction[] = []
  const { dates, days, nights, stays } = brief
  if (dates?.start && dates.end && days !== undefined) {
    const span = daysBetween(dates.start, dates.end) + 1
    // Who counts nights, or leaves early, says a day less than the calendar.
    if (span !== days && span !== days + 1) {
      found.push({
        slots: ['dates', 'length'],
        says: `From ${dates.start} to ${dates.end} is ${span} days, not ${days}.`,
      })
    }
  }
  if (days !== undefined && nights !== undefined && Math.abs(days - nights) > 1) {
    found.push({ slots: ['length'], says: `${days} days and ${nights} nights do not go together.` })
  }
  const lastDay = dates?.end ?? dates?.start ?? dates?.latest
  if (lastDay && lastDay < today) {
    found.push({ slots: ['dates'], says: `${lastDay} is in the past.` })
  }
  const shared = stays.reduce((sum, stay) => sum + (stay.days ?? stay.nights ?? 0), 0)
  // The day of a journey belongs to both of its ends.
  const needed = shared - Math.max(0, stays.length - 1)
  if (days !== undefined && stays.length > 0 && needed > days) {
    found.push({
      slots: ['stay', 'length'],
      says: `The stays need at least ${needed} days, but the trip has ${days}.`,
    })
  }
  for (const stay of stays) {
    const late = stay.windows.find(
      (window) => days !== undefined && (window.days?.last ?? 0) > days,
    )
    if (late?.days) {
      found.push({
        slots: ['stay', 'length'],
        says: `Day ${late.days.last} in ${stay.place} lies after the trip's ${days} days.`,
      })
    }
  }
  for (const { date, what } of brief.appointments) {
    const last = dates?.end ?? (dates?.start && days ? addDays(dates.start, days - 1) : undefined)
    if (date && dates?.start && last && (date < dates.start || date > last)) {
      found.push({
        slots: ['appointment', 'dates'],
        says: `The ${what} on ${date} is not within the trip.`,
      })
    }
  }
  return found
}

function partyContradictions({ party }: TripBrief): Contradiction[] {
  const { total, adults = 0, children = 0 } = party
  if (total !== undefined && adults + children > total) {
    return [
      {
        slots: ['party'],
        says: `${adults + children} people were named, but ${total} are to travel.`,
      },
    ]
  }
  if (party.kinds.includes('solo') && (total ?? 1) > 1) {
    return [{ slots: ['party'], says: `A solo trip, but ${total} people.` }]
  }
  return []
}

function wishContradictions(brief: TripBrief): Contradiction[] {
  const found: Contradiction[] = []
  const seen = brief.mustSee.filter((name) => brief.mustAvoid.includes(name))
  for (const name of seen) {
    found.push({ slots: ['mustSee', 'mustAvoid'], says: `${name} is both wanted and refused.` })
  }
  const goals = new Set(brief.destinations.map(({ name }) => name))
  for (const name of brief.mustAvoid.filter((each) => goals.has(each))) {
    found.push({ slots: ['destination', 'mustAvoid'], says: `${name} is both a goal and refused.` })
  }
  if (brief.choice) {
    const names = brief.destinations.map(({ name }) => name)
    found.push({
      slots: ['destination'],
      says: `Only one is to be chosen: ${names.slice(0, -1).join(', ')} or ${names.at(-1)}?`,
    })
  }
  if (brief.open) {
    const names = brief.destinations.map(({ name }) => name).join(', ')
    found.push({ slots: ['destination'], says: `Where in ${names} would you like to go?` })
  }
  for (const { name, kind, at } of brief.destinations) {
    if (kind !== 'unknown' || at) continue
    found.push({
      slots: ['destination'],
      says: `${name} is not a place that is known here: where is it?`,
    })
  }
  if (brief.origin?.kind === 'city' && isThere(brief.origin, brief.destinations)) {
    found.push({
      slots: ['origin', 'destination'],
      says: `The trip begins in ${brief.origin.name} and goes to ${brief.origin.name}: which is the goal?`,
    })
  }
  const doubt = doubtIn(brief)
  if (doubt && found.every(({ slots }) => !slots.includes('destination')))
    found.push({ slots: ['destination'], says: doubt })
  for (const { name, unsure } of brief.destinations) {
    if (unsure)
      found.push({ slots: ['destination'], says: `Which ${name} do you mean: ${orList(unsure)}?` })
  }
  if (brief.cityCount !== undefined && brief.destinations.length > brief.cityCount) {
    found.push({
      slots: ['cityCount', 'destination'],
      says: `${brief.destinations.length} places are named, but only ${brief.cityCount} are wanted.`,
    })
  }
  return found
}

/** "Is Patagonia part of the trip, or only Innsbruck?" */
function doubtIn({ destinations }: TripBrief): string | undefined {
  const doubted = destinations.filter((place) => place.doubted).map(({ name }) => name)
  if (doubted.length === 0) return undefined
  const sure = destinations.filter((place) => !place.doubted).map(({ name }) => name)
  if (sure.length === 0) return `Do you want to go to ${andList(doubted)}?`
  return `${doubted.length > 1 ? 'Are' : 'Is'} ${andList(doubted)} part of the trip, or only ${andList(sure)}?`
}

/** "Rome", "Rome, Pisa and Siena". */
export function andList(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

function orList(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

/** Whether the only goal is where the trip begins. */
function isThere({ name, at }: PlaceRef, goals: readonly PlaceRef[]): boolean {
  const [only, ...others] = goals
  return (
    only !== undefined &&
    others.length === 0 &&
    only.name === name &&
    only.at?.[0] === at?.[0] &&
    only.at?.[1] === at?.[1]
  )
}

/** The brief with what it lacks and what in it can't be, found anew. */
export function checked(brief: TripBrief, today: string): TripBrief {
  return { ...brief, missing: missingIn(brief), contradictions: contradictionsIn(brief, today) }
}
