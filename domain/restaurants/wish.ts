/**
 * What somebody looks for at a table: the one definition, whether it was said in words, set in a form or
 * stands in an address. A value that can't be used is left out, and said.
 */
import { z } from 'zod'
import { diets } from '#domain/brief/slots.ts'
import { addDays } from '#domain/calendar/calendar-days.ts'
import { meals } from '#domain/places/schema.ts'
import { longestWords, wishFields } from './wish-fields.ts'

/** Most days ahead for a date: houses change. */
const farthestDays = 730

export const restaurantWishSchema = z.strictObject({
  /** A town, or a place in one: "Lisbon", "Alfama, Lisbon", "Eiffel Tower". */
  where: z.string().trim().min(1).max(120).optional(),
  words: z.string().trim().min(1).max(longestWords).optional(),
  /** By the clock and the calendar of the place. */
  date: z.iso.date().optional(),
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .optional(),
  meal: z.enum(meals).optional(),
  cuisines: z
    .array(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))
    .max(12)
    .default([]),
  diets: z.array(z.enum(diets)).default([]),
  /** At most this level, from 1 to 4. */
  price: z.number().int().min(1).max(4).optional(),
  /** Only what is open then; now, where no time is said. */
  open: z.boolean().default(false),
  kids: z.boolean().default(false),
  stepFree: z.boolean().default(false),
  /** At most so many minutes on foot. */
  walk: z.number().int().min(1).max(120).optional(),
  people: z.number().int().min(1).max(100).optional(),
  /** Something to remember: dearer tables come first. */
  special: z.boolean().default(false),
})

export type RestaurantWish = z.output<typeof restaurantWishSchema>

export interface ReadWish {
  wish: RestaurantWish
  /** What of it could not be used, each in a sentence. */
  notes: string[]
}

export const emptyWish = (): RestaurantWish => restaurantWishSchema.parse({})

const isOn = (text: string | null) => text === '1' || text === 'on' || text === 'true'

export function readWish(fields: URLSearchParams, today: string): ReadWish {
  const notes: string[] = []
  const { shape } = restaurantWishSchema
  const text = (field: string) => fields.get(field)?.trim() || undefined
  const checked = <T>(schema: z.ZodType<T>, field: string, what: string): T | undefined => {
    const value = text(field)
    if (value === undefined) return undefined
    const read = schema.safeParse(/^\d+$/.test(value) && field !== 'date' ? Number(value) : value)
    if (read.success) return read.data
    notes.push(`${what} “${value.slice(0, 40)}” was left out: it can’t be read.`)
    return undefined
  }
  const words = text(wishFields.words)
  if (words && words.length > longestWords) {
    notes.push(`Only the first ${longestWords.toLocaleString('en-US')} characters were read.`)
  }
  const list = <T>(schema: z.ZodType<T>, field: string, what: string): T[] =>
    [...new Set(fields.getAll(field).flatMap((value) => value.split(',')))]
      .filter((value) => value.trim() !== '')
      .slice(0, 12)
      .flatMap((value) => {
        const read = schema.safeParse(value.trim().toLowerCase())
        if (read.success) return [read.data]
        notes.push(`${what} “${value.slice(0, 40)}” is not known here.`)
        return []
      })
  const wish: RestaurantWish = {
    ...given('where', text(wishFields.where)?.slice(0, 120)),
    ...given('words', words?.slice(0, longestWords).trim()),
    ...given('date', dateIn(checked(shape.date.unwrap(), 'date', 'The date'), today, notes)),
    ...given('time', checked(shape.time.unwrap(), 'time', 'The time')),
    ...given('meal', checked(shape.meal.unwrap(), 'meal', 'The meal')),
    cuisines: list(shape.cuisines.unwrap().element, wishFields.cuisines, 'The cuisine'),
    diets: list(shape.diets.unwrap().element, wishFields.diets, 'The diet'),
    ...given('price', checked(shape.price.unwrap(), 'price', 'The price level')),
    open: isOn(fields.get(wishFields.open)),
    kids: isOn(fields.get(wishFields.kids)),
    stepFree: isOn(fields.get(wishFields.stepFree)),
    ...given('walk', checked(shape.walk.unwrap(), 'walk', 'The walk')),
    ...given('people', checked(shape.people.unwrap(), 'people', 'The number of people')),
    special: isOn(fields.get(wishFields.special)),
  }
  return { wish, notes }
}

function dateIn(date: string | undefined, today: string, notes: string[]): string | undefined {
  if (date === undefined) return undefined
  // It may still be yesterday elsewhere.
  if (date < addDays(today, -1)) notes.push(`The date ${date} was left out: it is over.`)
  else if (date > addDays(today, farthestDays))
    notes.push(`The date ${date} was left out: nobody knows who is open so far ahead.`)
  else return date
  return undefined
}

/** What was set by hand wins over what was said; what was not set is as it was said. */
export function withSaid(set: RestaurantWish, said: Partial<RestaurantWish>): RestaurantWish {
  return {
    ...said,
    ...set,
    cuisines: set.cuisines.length > 0 ? set.cuisines : (said.cuisines ?? []),
    // Diets are hard: one named in words is added to those ticked.
    diets: [...new Set([...set.diets, ...(said.diets ?? [])])],
    open: set.open || (said.open ?? false),
    kids: set.kids || (said.kids ?? false),
    stepFree: set.stepFree || (said.stepFree ?? false),
    special: set.special || (said.special ?? false),
  }
}

function given<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]: V })
}
