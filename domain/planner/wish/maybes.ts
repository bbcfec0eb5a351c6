/**
 * Towns that the traveler calls a maybe: "maybe Osaka for the last night?". Where the days hold them they are planned, and the plan
 * says so with the way to do without; where they do not, it is asked.
 */
import { andList } from '#domain/brief/check-brief.ts'
import type { PlaceRef, TripBrief } from '#domain/brief/schema.ts'
import { daysBetween } from '#domain/calendar/calendar-days.ts'
import { kilometres } from '#domain/places/distance.ts'
import type { PlanAnswer } from './answer.ts'
import { proposal } from './proposal.ts'

/** Days for each town, from which one more is no haste. */
const daysATown = 2
/** As far as a maybe lies from what is sure; farther it is another trip. */
const besideKilometres = 600

export function isMaybe({ name }: PlaceRef, text: string): boolean {
  const town = name.replace(/[^\p{L}\p{N} ]/gu, '.')
  return new RegExp(
    `\\b(?:maybe|perhaps|possibly|potentially)\\b[^.,;!?]{0,24}\\b${town}\\b|\\b${town}\\b(?:,? \\(?(?:maybe|perhaps|possibly)\\b|,? \\(?(?:but )?(?:only )?if (?:it|there|that|they|we|possible|time)\\b)`,
    'iu',
  ).test(text)
}

interface WithMaybes {
  brief: TripBrief
  says: string[]
  ways: PlanAnswer['waysOut']
}

export function withMaybes(brief: TripBrief, text: string): WithMaybes {
  const asked: WithMaybes = { brief, says: [], ways: [] }
  const { destinations } = brief
  const open = destinations.filter(({ doubted }) => doubted)
  const sure = destinations.filter(({ doubted }) => !doubted)
  const days = lengthOf(brief)
  const isChosen = brief.choice === true || brief.open === true
  if (open.length === 0 || sure.length === 0 || isChosen || days === undefined) return asked
  if (!open.every((ref) => isMaybe(ref, text) && isBeside(ref, sure))) return asked
  if (days < daysATown * destinations.length) return asked
  const names = andList(open.map(({ name }) => name))
  const others = andList(sure.map(({ name }) => name))
  const without = proposal(others, { ...brief, days }, sure)
  const [is, it] = open.length > 1 ? ['are', 'them'] : ['is', 'it']
  return {
    brief: {
      ...brief,
      destinations: destinations.map(({ doubted: _doubted, ...ref }) => ref),
      contradictions: brief.contradictions.filter(({ slots }) => !slots.includes('destination')),
    },
    says: [
      `You said maybe of ${names}: there is time, so ${names} ${is} in. Would you rather have the time in ${others}? Then leave ${it} out.`,
    ],
    ways: [{ says: `Only ${others}, without ${names}.`, wish: without.wish }],
  }
}

function isBeside({ at }: PlaceRef, sure: readonly PlaceRef[]): boolean {
  return (
    at !== undefined &&
    sure.some((each) => each.at !== undefined && kilometres(each.at, at) < besideKilometres)
  )
}

function lengthOf({ days, nights, dates }: TripBrief): number | undefined {
  if (days !== undefined) return days
  if (nights !== undefined) return nights + 1
  return dates?.start && dates.end ? daysBetween(dates.start, dates.end) + 1 : undefined
}
