/** An idea of the Trip Planning Board: what it is made of, by the names that its table has. */
import { isRealDay } from '#domain/calendar/calendar-days.ts'
import type { BoardId } from './ids.ts'

export const longestTitle = 500
export const longestDescription = 5000
export const defaultColor = '#ffffff'

/** The colours that the form offers; any other can be chosen beside them. */
export const presetColors = [
  '#FF6B6B',
  '#4ECDC4',
  '#45B7D1',
  '#96CEB4',
  '#FFEEAD',
  '#D4A5A5',
  '#9B59B6',
  '#3498DB',
  '#2ECC71',
  '#F1C40F',
] as const

/** Hourly, 6:00 AM to 10:00 PM. */
export const timeChoices: readonly string[] = Array.from({ length: 17 }, (_, index) => {
  const hour = index + 6
  return `${((hour + 11) % 12) + 1}:00 ${hour < 12 ? 'AM' : 'PM'}`
})

/** Letters as the database counts them: one that takes two units in a string is one. */
export const lengthOf = (text: string): number => Array.from(text).length

export function isDate(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const [year = 0, month = 0, day = 0] = value.split('-').map(Number)
  return year >= 1 && isRealDay(year, month, day)
}

export const isColor = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

/** What is stored is checked by `ideaSchema`; a screen that shows ideas does not load it. */
export type Idea = {
  id: string
  title: string
  description: string | null
  color: string
  /** The column: null is proposed, 2 doing, 3 done. A day of the calendar is in `date`. */
  day: 2 | 3 | null
  time: string | null
  date: string | null
  /** JSON text of what a provider or the catalogue told about the place. */
  place_details: string | null
  pinned: boolean
  /** Null is the board that everybody has. */
  board_id: BoardId | null
  created_at: string
}

/** What a person changes of an idea. */
export type IdeaFields = Partial<Omit<Idea, 'id' | 'created_at'>>

/** What an idea may begin with; the rest has defaults. */
export type IdeaDraft = IdeaFields & { title: string }

export function newIdea(draft: IdeaDraft, id: string, createdAt: string): Idea {
  return {
    id,
    description: null,
    color: defaultColor,
    day: null,
    time: null,
    date: null,
    place_details: null,
    pinned: false,
    board_id: null,
    created_at: createdAt,
    ...draft,
  }
}

/** Oldest first, as they are stored. */
export function compareIdeas(one: Idea, other: Idea): number {
  return Date.parse(one.created_at) - Date.parse(other.created_at) || (one.id < other.id ? -1 : 1)
}
