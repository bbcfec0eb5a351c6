/** What a festival of a town is, as its catalogue file tells it. */

import { z } from 'zod'
import { weekdays } from '#domain/calendar/english-dates.ts'

const months = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec'
const day = `(?:${months}) \\d{1,2}`
const weekday = `(?:first|second|third|fourth|last) (?:${weekdays.join('|')}) of (?:${months})|(?:${weekdays.join('|')}) from ${day}`
const point = `(?:${weekday}|${day}|${months}|[a-z][a-z-]+)(?: [+-]\\d{1,2})?`
const span = `(?:usually )?${point}(?: until ${point})?`

/** Days that every year has: `festival-days.ts` tells how they are read. */
export const festivalRule = z.string().regex(new RegExp(`^${span}(?:; ${span})*$`))

/** The part of a day for which one goes there. */
export const festivalHours = [
  'morning',
  'noon',
  'afternoon',
  'evening',
  'nightfall',
  'night',
  'midnight',
] as const

export const festivalSchema = z.strictObject({
  name: z.string().trim().min(3).max(60),
  on: festivalRule,
  /** What people travel to the town for: days that may be chosen are not laid beside it. */
  great: z.literal(true).optional(),
  /** What one sees, and what it does to a stay: crowds, closed streets, dear rooms. */
  says: z.string().trim().min(15).max(340),
  /** Where one goes for it, and why there. */
  go: z
    .strictObject({
      place: z.string().min(1),
      at: z.enum(festivalHours),
      says: z.string().trim().min(15).max(200),
      /** The day of the festival on which one does, from 1; any of its days where left out. */
      day: z.number().int().min(1).optional(),
    })
    .optional(),
})

export type Festival = z.infer<typeof festivalSchema>
