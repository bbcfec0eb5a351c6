/** Builds an answer from its words and the grounds of each claim. */
import type { Ground } from '#domain/assistant/contract.ts'
import { type FactSource, fromCatalogue } from '#domain/facts/fact-source.ts'
import type { Ask, Said, Where } from './practical-answer.ts'

export const fromTable: FactSource = { kind: 'catalogue', name: 'facts by country' }
const mostWheres = 3

export function claim(words: string, source: FactSource = fromCatalogue): Said {
  return { words, grounds: [{ claim: words.slice(0, 400), source }] }
}

export function unknown(words: string): Said {
  return { words, grounds: [], unsure: true }
}

export const missingPlace: Said = { words: '', grounds: [], missing: 'destinations' }
export const missingDate: Said = { words: '', grounds: [], missing: 'dates' }

/** The same question of each place that is meant, one after the other. */
export function forEachWhere(ask: Ask, say: (where: Where) => Said | null): Said | null {
  if (ask.where.length === 0) return missingPlace
  return joined(ask.where.slice(0, mostWheres).map(say))
}

export function joined(parts: readonly (Said | null)[]): Said | null {
  const said = parts.filter((part) => part !== null)
  if (said.length === 0) return null
  const answers = said.filter(({ missing }) => !missing)
  if (answers.length === 0) return said[0] ?? null
  const grounds: Ground[] = []
  for (const each of answers.flatMap((part) => part.grounds)) {
    if (!grounds.some((ground) => ground.claim === each.claim)) grounds.push(each)
  }
  const words = [...new Set(answers.map((part) => part.words))].join(' ')
  return { words, grounds, ...(answers.some(({ unsure }) => unsure) && { unsure: true }) }
}

/** "The Louvre", where a text goes on; a sentence begins with a capital letter. */
export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** "9:05" on the 24-hour clock; minutes past midnight are told as hours of the next day. */
export function clock(minutes: number): string {
  const within = ((minutes % 1440) + 1440) % 1440
  return `${Math.floor(within / 60)}:${String(within % 60).padStart(2, '0')}`
}

export function inHours(minutes: number): string {
  if (minutes < 90) return `${Math.round(minutes / 5) * 5} minutes`
  const halves = Math.round(minutes / 30) / 2
  return `${Number.isInteger(halves) ? halves : halves.toFixed(1)} hours`
}
