/** What was set by hand, as short texts: on chips, and among what was understood. */
import { monthOfYear, shortDate, shortDay } from '#domain/calendar/english-dates.ts'
import type { SpanSlot } from '../schema.ts'
import { interestWords, isNone, paceWords, type SetSlots } from './slots.ts'

/** `May 8 to May 11, 2027`, `from May 8, 2027`, `May 2027`. */
export function spanInWords(
  start: string | undefined,
  end: string | undefined,
  month?: string | undefined,
): string | undefined {
  if (start && end && start !== end) {
    const sameYear = start.slice(0, 4) === end.slice(0, 4)
    return `${sameYear ? shortDay(start) : shortDate(start)} to ${shortDate(end)}`
  }
  if (start) return end ? shortDate(start) : `from ${shortDate(start)}`
  if (end) return `until ${shortDate(end)}`
  return month && monthOfYear(month)
}

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

/** `2 adults, 1 child`. */
export function peopleInWords(adults: number | undefined, children: number | undefined): string {
  return [
    adults === undefined ? undefined : counted(adults, 'adult'),
    children ? counted(children, 'child', 'children') : undefined,
  ]
    .filter(Boolean)
    .join(', ')
}

const spendingWords: Readonly<Record<string, string>> = {
  low: 'On a budget',
  medium: 'Mid-range',
  high: 'Splash out',
}

export const budgetInWords = (said: string): string => spendingWords[said] ?? said

export interface SlotWords {
  slot: SpanSlot
  text: string
}

export function slotsInWords(slots: SetSlots): SlotWords[] {
  const { where, start, end, month, days, adults, children, pace, likes, see } = slots
  const all: (SlotWords | undefined)[] = [
    ...(where ?? []).map((text): SlotWords => ({ slot: 'destination', text })),
    worded('dates', spanInWords(start, end, month)),
    worded('length', days === undefined ? undefined : counted(days, 'day')),
    worded('party', peopleInWords(adults, children)),
    worded('pace', pace && `${paceWords[pace]} pace`),
    ...(likes ?? []).map((each): SlotWords => ({ slot: 'interest', text: interestWords[each] })),
    worded(
      'budget',
      isNone(slots.budget) ? undefined : slots.budget && budgetInWords(slots.budget),
    ),
    ...(see ?? []).map((text): SlotWords => ({ slot: 'mustSee', text })),
    ...(slots.diets ?? []).map((text): SlotWords => ({ slot: 'food', text })),
    worded('mobility', slots.stepFree ? 'step-free' : undefined),
    worded('lodging', isNone(slots.stay) ? undefined : slots.stay && `staying at ${slots.stay}`),
  ]
  return all.filter((each) => each !== undefined)
}

function worded(slot: SpanSlot, text: string | undefined): SlotWords | undefined {
  return text ? { slot, text } : undefined
}

/** Days of the calendar inside of a sentence as people say them. */
export const withSpokenDates = (sentence: string): string =>
  sentence.replace(/\b\d{4}-\d{2}-\d{2}\b/g, shortDate)
