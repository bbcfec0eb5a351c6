/** The three columns of the board, and what a drop somewhere does to an idea. */
import { isoDay, monthLength } from '#domain/calendar/calendar-days.ts'
import type { Idea, IdeaFields } from './idea.ts'

export const columns = [
  { id: 'want', title: 'Want to do this!', day: null },
  { id: 'doing', title: 'Doing this!!', day: 2 },
  { id: 'done', title: 'Done and Done!!', day: 3 },
] as const satisfies readonly { id: string; title: string; day: Idea['day'] }[]

export type ColumnId = (typeof columns)[number]['id']

export function columnOf({ day }: Pick<Idea, 'day'>): ColumnId {
  return day === 2 ? 'doing' : day === 3 ? 'done' : 'want'
}

/**
 * The fields that a drop changes: a column sets the day code, a number is a day of the month that is on
 * screen and sets the date, leaving the column as it was. Null where the drop changes nothing.
 */
export function dropOn(
  droppableId: string | null | undefined,
  month: { year: number; month: number },
): IdeaFields | null {
  if (droppableId === null || droppableId === undefined) return null
  const column = columns.find(({ id }) => id === droppableId)
  if (column) return { day: column.day }
  if (!/^\d{1,2}$/.test(droppableId)) return null
  const day = Number(droppableId)
  if (day < 1 || day > monthLength(month.year, month.month)) return null
  return { date: isoDay(month.year, month.month, day) }
}

/** Whether these fields would change anything of it. */
export function changes(idea: Idea, fields: IdeaFields): boolean {
  return Object.entries(fields).some(([name, value]) => idea[name as keyof IdeaFields] !== value)
}
