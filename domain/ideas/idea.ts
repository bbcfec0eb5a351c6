/** An idea of the Trip Planning Board: what it is made of, by the names that its table has. */
import { z } from 'zod'
import { isRealDay } from '#domain/calendar/calendar-days.ts'

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
const atMost = (most: number) => (text: string) => lengthOf(text) <= most

const dateSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine((text) => {
    const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
    return year >= 1 && isRealDay(year, month, day)
  })
export const isDate = (value: unknown): value is string => dateSchema.safeParse(value).success

export const ideaSchema = z.object({
  id: z.uuid(),
  title: z.string().refine((text) => text.trim() !== '' && atMost(longestTitle)(text)),
  description: z.string().refine(atMost(longestDescription)).nullable(),
  color: z.string().regex(/^#[0-9a-f]{6}$/i),
  /** The column: null is proposed, 2 doing, 3 done. A day of the calendar is in `date`. */
  day: z.union([z.literal(2), z.literal(3)]).nullable(),
  time: z
    .string()
    .regex(/^(1[0-2]|[1-9]):[0-5][0-9] (AM|PM)$/)
    .nullable(),
  date: dateSchema.nullable(),
  /** JSON text of what a provider or the catalogue told about the place. */
  place_details: z.string().max(200_000).nullable(),
  pinned: z.boolean(),
  /** Null is the board that everybody has. */
  board_id: z.uuid().nullable(),
  created_at: z.string().refine((text) => Number.isFinite(Date.parse(text))),
})
export type Idea = z.infer<typeof ideaSchema>

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
