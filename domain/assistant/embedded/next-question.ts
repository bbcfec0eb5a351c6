/** Chooses the one question that helps most and that has been neither answered nor asked. */
import type { TripBrief } from '#domain/brief/schema.ts'
import type { Memory, Slot } from './memory.ts'

const wordings: Partial<Record<Slot, readonly [string, string]>> = {
  destinations: ['Where would you like to go?', 'Which city or country do you have in mind?'],
  dates: ['When would you go?', 'Which month are you thinking of?'],
  days: ['How many days do you have?', 'How long would you stay?'],
  party: ['Who is coming along?', 'How many of you are going?'],
}

export interface Question {
  slot: Slot
  words: string
}

export function questionAbout(slot: Slot, memory: Memory, told: readonly Slot[]): Question | null {
  if (memory.quiet || told.includes(slot)) return null
  const [first, second] = wordings[slot] ?? []
  const words = memory.asked.includes(slot) ? second : first
  return words && !memory.answered.includes(words.toLowerCase()) ? { slot, words } : null
}

const order: readonly Slot[] = ['destinations', 'dates', 'days', 'party']

/** What a plan still lacks, the most needed first; each is asked once. */
export function nextSlot(brief: TripBrief, memory: Memory, told: readonly Slot[]): Slot | null {
  if (memory.quiet) return null
  const lacks: Partial<Record<Slot, boolean>> = {
    destinations: brief.destinations.length === 0 || brief.open === true,
    dates: brief.dates === undefined,
    days: brief.days === undefined && brief.nights === undefined,
    party: brief.party.total === undefined && brief.party.has.length === 0,
  }
  return (
    order.find((slot) => lacks[slot] && !told.includes(slot) && !memory.asked.includes(slot)) ??
    null
  )
}
